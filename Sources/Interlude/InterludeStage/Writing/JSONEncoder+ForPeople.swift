import Foundation

extension JSONEncoder {
    /// For people too: indented, keys in order.
    package static var forPeople: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}
