import Foundation

/// What `$(NAME)` stands for in an app's property list.
struct BuildVariables {
    private let values: [String: String]

    init(_ module: AppModule) {
        let name = module.targetName ?? module.name
        let standard = [
            "TARGET_NAME": name, "PRODUCT_NAME": name, "PRODUCT_MODULE_NAME": module.name,
            "EXECUTABLE_NAME": module.name, "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "DEVELOPMENT_LANGUAGE": "en",
            "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1", "CONFIGURATION": "Debug",
            "PLATFORM_NAME": "iphonesimulator",
        ]
        var values = standard.merging(module.settings) { $1 }
        // What the program is called here, whatever the project says.
        values["EXECUTABLE_NAME"] = module.name
        values["PRODUCT_MODULE_NAME"] = module.name
        if values["PRODUCT_BUNDLE_IDENTIFIER"]?.isEmpty ?? true {
            values["PRODUCT_BUNDLE_IDENTIFIER"] = "com.example.\(BuildVariables.plain(name, "-"))"
        }
        self.values = values
    }

    /// A text with its variables filled in; those that nobody knows are empty, as Xcode has it.
    func expand(_ text: String) -> String {
        var room = BuildVariables.longest
        return expand(text, depth: 0, &room)
    }

    /// - Parameter room: The bytes of values that may still be filled in.
    private func expand(_ text: String, depth: Int, _ room: inout Int) -> String {
        guard text.contains("$"), depth < BuildVariables.deepest else { return text }
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[dollar...].dropFirst()
            guard let open = rest.first, let close = ["(": ")", "{": "}"][open],
                let end = rest.firstIndex(of: Character(close))
            else {
                result += "$"
                continue
            }
            result += value(String(rest[rest.index(after: rest.startIndex)..<end]), depth, &room)
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    /// `NAME`, or `NAME:c99extidentifier`.
    private func value(_ name: String, _ depth: Int, _ room: inout Int) -> String {
        let parts = name.split(separator: ":").map(String.init)
        // `$(inherited)` and the value's own name lead nowhere.
        let own = parts.first.flatMap { values[$0] } ?? ""
        room -= own.utf8.count + 1
        guard room >= 0 else { return "" }
        var value = expand(own, depth: depth + 1, &room)
        for change in parts.dropFirst() {
            switch change {
            case "c99extidentifier", "identifier": value = BuildVariables.plain(value, "_")
            case "rfc1034identifier": value = BuildVariables.plain(value, "-")
            case "lower": value = value.lowercased()
            case "upper": value = value.uppercased()
            default: break
            }
        }
        return value
    }

    private static func plain(_ text: String, _ other: Character) -> String {
        String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : other })
    }

    /// Variables that stand for each other go no deeper. Decided: real projects go three deep.
    private static let deepest = 8
    /// Of variables that stand twice for each other few make a text without end. In bytes; decided.
    private static let longest = 1 << 20
}
