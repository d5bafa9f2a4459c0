/// A key of a keyboard that was pressed, with those that were held.
package struct KeyStroke: Hashable, Sendable, Codable {
    /// The key's name on an English keyboard: `A`, `Left`, `Backspace`, `Return`.
    package let name: String
    private let held: Int

    package init(_ name: String, _ modifiers: UIKeyModifierFlags = []) {
        self.name = name
        held = modifiers.rawValue
    }

    package var modifiers: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: held) }
}

/// The modifier keys of a key press.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from raw bits. Unknown bits are preserved.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps Lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control. It acts as Command too.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Alt, which is Option.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The key is on the number pad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
