import Foundation
import InterludeFoundation

extension PropertyListText {
    /// Reads a property list of any kind: in the old style, as XML, or binary. Tools have written projects in all of them.
    package init(_ data: Data) throws {
        let isText = !data.starts(with: Array("bplist".utf8))
        let text = isText ? String(decoding: data, as: UTF8.self) : ""
        if isText, !text.drop(while: { $0.isWhitespace || $0 == "\u{FEFF}" }).hasPrefix("<?xml") {
            self = try PropertyListText(text)
            return
        }
        guard let value = try? BoundedPropertyList.read(data) else {
            throw Problem(line: 1, reason: "it is no property list")
        }
        self = PropertyListText(value, depth: 0)
    }

    private init(_ value: Any, depth: Int) {
        guard depth < PropertyListText.deepest else {
            self = .string("")
            return
        }
        switch value {
        case let text as String: self = .string(text)
        case let list as [Any]: self = .array(list.map { PropertyListText($0, depth: depth + 1) })
        case let entries as [String: Any]:
            self = .dictionary(entries.mapValues { PropertyListText($0, depth: depth + 1) })
        default: self = .string("\(value)")
        }
    }

    /// Nobody's project is nested deeper. Decided.
    private static let deepest = 200
}
