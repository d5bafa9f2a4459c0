import Foundation

// Attributes as values. What does not read as the value asked for is nil, and a number is always finite.
extension NibElement {
    package func bool(_ attribute: String) -> Bool? {
        switch attributes[attribute] {
        case "YES": true
        case "NO": false
        default: nil
        }
    }

    package func int(_ attribute: String) -> Int? { attributes[attribute].flatMap(NibNumber.int) }
    package func double(_ attribute: String) -> Double? { attributes[attribute].flatMap(NibNumber.double) }

    package var point: CGPoint? {
        guard let x = double("x"), let y = double("y") else { return nil }
        return CGPoint(x: x, y: y)
    }

    package var size: CGSize? {
        guard let width = double("width"), let height = double("height") else { return nil }
        return CGSize(width: width, height: height)
    }

    package var rect: CGRect? {
        guard let point, let size else { return nil }
        return CGRect(origin: point, size: size)
    }
}

/// Numbers as Interface Builder writes them.
package enum NibNumber {
    /// Larger ones mean nothing on a screen, and sums of them would not be numbers any more.
    private static let greatest = 1e9

    package static func double(_ text: String) -> Double? {
        guard let value = Double(text), value.isFinite else { return nil }
        return min(max(value, -greatest), greatest)
    }

    package static func int(_ text: String) -> Int? {
        if let value = Int(text) { return value }
        return double(text).map { Int($0) }
    }

    /// A constraint's multiplier: `0.5`, or a ratio, `16:9` or `1/2`.
    package static func ratio(_ text: String) -> Double? {
        let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        guard parts.count == 2 else { return double(text) }
        guard let above = double(parts[0]), let below = double(parts[1]), below != 0 else { return nil }
        let value = above / below
        return value.isFinite ? value : nil
    }
}
