/// A text as it appears in XML and HTML, between tags and in quotes. What XML does not allow at all becomes `�`.
package func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        case "\n", "\t", "\r": result.unicodeScalars.append(scalar)
        case _ where scalar.value < 0x20: result += "\u{FFFD}"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}
