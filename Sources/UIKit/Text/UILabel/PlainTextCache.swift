import Foundation

/// The attributed strings of labels whose text is plain, the last few hundred of them.
///
/// Labels ask for the same string for each size they are measured at, and screens come again with the same labels. Keeping
/// the strings also spares memory that does not come back: Foundation on Linux (6.3) keeps about 350 bytes of every
/// attributed string for good.
@MainActor
struct PlainTextCache {
    /// Everything that a plain label's attributed string depends on.
    struct Key: Hashable {
        let text: String
        let font: UIFont
        let color: UIColor
        let alignment: NSTextAlignment
        let lineBreakMode: NSLineBreakMode
        let shadowColor: UIColor?
        let shadowWidth: CGFloat
        let shadowHeight: CGFloat
    }

    static var shared = PlainTextCache()

    private static let capacity = 512

    private var strings: [Key: NSAttributedString] = [:]
    /// The keys in the order in which they came; the oldest leaves first.
    private var order: [Key] = []

    /// The string for a key, made when it is not there.
    mutating func string(for key: Key, make: () -> NSAttributedString) -> NSAttributedString {
        if let known = strings[key] { return known }
        let fresh = make()
        if order.count == Self.capacity {
            strings[order.removeFirst()] = nil
        }
        strings[key] = fresh
        order.append(key)
        return fresh
    }
}
