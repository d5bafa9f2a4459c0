import CoreGraphics
import Foundation
import FoundationXML

/// Decides whether a vector image (SVG) may be drawn: the library that draws it aborts the process on some numbers, and has no limit on
/// images that a file embeds.
///
/// Measured with librsvg 2.54.7: a scan takes as long as the drawing of an icon (0.15 ms); drawing in a child process takes 31 ms.
/// A font size of 99,999,999, or three groups of 900 em in each other, abort the process; 100,000 does not. The library's own limits
/// (256 elements deep, 500,000 uses of a shape) hold for the rest.
package final class VectorScan: NSObject, XMLParserDelegate {
    /// Decided: the largest of the icon sets in use have 300 kB.
    private static let mostBytes = 16 << 20
    /// Decided: libxml2 gives up at 256.
    private static let greatestDepth = 200
    /// Decided: a map of the world has 10,000.
    private static let mostElements = 200_000
    /// Decided: larger than any drawing, in any unit; far below the numbers that overflow.
    private static let largestNumber = 1e6
    /// In pixels. Measured: see above.
    private static let largestFont = 100_000.0

    private var depth = 0
    private var deepest = 0
    private var elements = 0
    private var hasText = false
    private var style = ""
    private var isInStyle = false
    /// The largest font size that is absolute, in pixels, and the largest factor of those that depend on the element around.
    private var font = (absolute: 16.0, factor: 1.0)
    private var embeddedPixels = 0
    private var isRefused = false

    /// Whether a file may be drawn.
    package static func allows(_ data: Data) -> Bool {
        // Foundation's parser ends the process where a name is no text.
        guard data.count <= mostBytes, !data.contains(0), String(validating: data, as: UTF8.self) != nil,
            !definesEntities(data)
        else { return false }
        let scan = VectorScan()
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = scan
        let isWhole = parser.parse()
        scan.take(property: "style", scan.style)
        return isWhole && scan.elements > 0 && !scan.isRefused && scan.fontIsWithinLimits
    }

    /// An entity could hide what is looked for. In attributes and texts the sign `<` is written otherwise.
    private static func definesEntities(_ data: Data) -> Bool {
        ["<!ENTITY", "<?xml-stylesheet"].contains { data.range(of: Data($0.utf8)) != nil }
    }

    /// Every level may multiply the size of the one around it.
    private var fontIsWithinLimits: Bool {
        !hasText || font.absolute * pow(max(1, font.factor), Double(deepest)) <= Self.largestFont
    }

    private func refuse(_ parser: XMLParser) {
        isRefused = true
        parser.abortParsing()
    }

    package func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard !isRefused else { return }
        depth += 1
        elements += 1
        deepest = max(deepest, depth)
        let name = Self.local(elementName)
        if name == "text" { hasText = true }
        isInStyle = name == "style"
        for (key, value) in attributes { take(property: Self.local(key), value) }
        if isRefused || depth > Self.greatestDepth || elements > Self.mostElements { refuse(parser) }
    }

    package func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
    ) {
        depth -= 1
        isInStyle = false
    }

    package func parser(_ parser: XMLParser, foundCharacters string: String) { if isInStyle { style += string } }

    package func parser(_ parser: XMLParser, foundCDATA block: Data) {
        if isInStyle { style += String(decoding: block, as: UTF8.self) }
    }

    private static func local(_ name: String) -> String { String(name.split(separator: ":").last ?? "") }

    // MARK: Values

    private func take(property name: String, _ value: String) {
        switch name {
        case "id", "class", "xmlns", "data-name": return
        case "href": return take(reference: value)
        case "font-size": takeFont(value)
        case "style", "font": if value.contains("font") || name == "font" { takeFont(value) }
        default: break
        }
        if VectorNumbers(value, hasNames: name != "d").contains(where: { !($0.value.magnitude <= Self.largestNumber) })
        {
            isRefused = true
        }
    }

    /// All numbers of a text about fonts count as sizes: one too many is refused sooner than one too few.
    private func takeFont(_ value: String) {
        for number in VectorNumbers(value) {
            let size = number.value.magnitude
            switch number.unit {
            case "em", "ex", "rem": font.factor = max(font.factor, size)
            case "%": font.factor = max(font.factor, size / 100)
            // CSS Values: a pica has 16 pixels, an inch 96.
            case "in": font.absolute = max(font.absolute, size * 96)
            case "cm": font.absolute = max(font.absolute, size * 38)
            case "pc": font.absolute = max(font.absolute, size * 16)
            case "mm": font.absolute = max(font.absolute, size * 4)
            default: font.absolute = max(font.absolute, size * 4 / 3)
            }
        }
        // CSS Fonts: about 1.2.
        if value.contains("larger") { font.factor = max(font.factor, 1.2) }
    }

    /// A file inside the file: an image of a format that can be checked, and all of them together no larger than one may be.
    private func take(reference: String) {
        let text = reference.trimmingCharacters(in: .whitespacesAndNewlines)
        guard text.prefix(5).lowercased() == "data:" else { return }
        guard let comma = text.firstIndex(of: ","), text[..<comma].lowercased().hasSuffix(";base64"),
            let data = Data(
                base64Encoded: String(text[text.index(after: comma)...]), options: .ignoreUnknownCharacters),
            ImageHeader(data)?.isWithinLimits == true, let size = ImageLoader.declaredSize(of: data),
            PixelBuffer.canHold(width: size.width, height: size.height)
        else {
            isRefused = true
            return
        }
        embeddedPixels += size.width * size.height
        if embeddedPixels > PixelBuffer.mostPixels { isRefused = true }
    }
}

/// The numbers in an attribute's value or a style sheet, with their units. Digits inside names, as in `#path1234` and `#aabbcc`, are not
/// numbers.
package struct VectorNumbers: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private let hasNames: Bool
    private var place = 0

    /// - Parameter hasNames: `false` for the data of a path, where a letter is a command.
    package init(_ text: String, hasNames: Bool = true) {
        bytes = Array(text.utf8)
        self.hasNames = hasNames
    }

    package mutating func next() -> (value: Double, unit: String)? {
        while place < bytes.count {
            if hasNames, Self.isName(bytes[place]) {
                skip { Self.isName($0) || Self.isDigit($0) || $0 == UInt8(ascii: "-") }
            } else if Self.isDigit(bytes[place]) || bytes[place] == UInt8(ascii: ".") && Self.isDigit(byte(place + 1)) {
                return number()
            } else {
                place += 1
            }
        }
        return nil
    }

    private mutating func number() -> (value: Double, unit: String) {
        let start = place
        skip(Self.isDigit)
        if byte(place) == UInt8(ascii: ".") {
            place += 1
            skip(Self.isDigit)
        }
        skipExponent()
        let value = Double(String(decoding: bytes[start..<place], as: UTF8.self)) ?? .infinity
        let end = place
        if hasNames { skip { Self.isLetter($0) || $0 == UInt8(ascii: "%") } }
        return (value, String(decoding: bytes[end..<place], as: UTF8.self).lowercased())
    }

    /// An exponent, and not the unit em or ex.
    private mutating func skipExponent() {
        guard byte(place) | 0x20 == UInt8(ascii: "e") else { return }
        let isSigned = [UInt8(ascii: "-"), UInt8(ascii: "+")].contains(byte(place + 1))
        guard Self.isDigit(byte(place + (isSigned ? 2 : 1))) else { return }
        place += isSigned ? 2 : 1
        skip(Self.isDigit)
    }

    private mutating func skip(_ belongs: (UInt8) -> Bool) {
        while place < bytes.count, belongs(bytes[place]) { place += 1 }
    }

    private func byte(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    private static func isName(_ byte: UInt8) -> Bool {
        isLetter(byte) || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "_") || byte >= 0x80
    }
}
