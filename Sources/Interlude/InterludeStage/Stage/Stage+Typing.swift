import UIKit

extension Stage {
    /// A key that does not enter text.
    ///
    ///     stage.press(.left, .shift)
    ///     stage.press("a", .command)
    public struct Key: Hashable, Sendable, ExpressibleByUnicodeScalarLiteral {
        let name: String

        private init(_ name: String) { self.name = name }

        /// Creates the key of a letter.
        public init(unicodeScalarLiteral value: Unicode.Scalar) { name = String(value).uppercased() }

        /// Creates the key with a name of finger scripts: a letter, or `left`, `backspace` and so on.
        public init?(named name: String) {
            if name.count == 1 {
                self.init(name.uppercased())
            } else {
                guard let key = Key.all.first(where: { $0.name.lowercased() == name.lowercased() }) else { return nil }
                self = key
            }
        }

        public static let left = Key("Left")
        public static let right = Key("Right")
        public static let up = Key("Up")
        public static let down = Key("Down")
        public static let home = Key("Home")
        public static let end = Key("End")
        public static let pageUp = Key("PageUp")
        public static let pageDown = Key("PageDown")
        public static let backspace = Key("Backspace")
        /// The key that deletes forward.
        public static let delete = Key("Delete")
        public static let `return` = Key("Return")
        public static let tab = Key("Tab")
        public static let escape = Key("Escape")
        public static let space = Key("Space")

        private static let all = [
            left, right, up, down, home, end, pageUp, pageDown, backspace, delete, `return`, tab, escape, space,
        ]
    }

    /// Types text on a hardware keyboard into the first responder, and advances time.
    ///
    ///     stage.tap(nameField)
    ///     stage.type("Ada\n")
    ///
    /// Each character is a key press, so delegates are called for each. A line feed is the Return key.
    ///
    /// - Parameters:
    ///   - text: The text to type.
    ///   - interval: The seconds between two characters.
    public func type(_ text: String, interval: TimeInterval = Stage.typingInterval) {
        for character in text {
            host.type(String(character))
            advance(by: interval)
        }
    }

    /// Shows the marked text of an input method, such as one for Chinese, and replaces the previous marked text.
    /// ``type(_:interval:)`` commits it, an empty text removes it.
    public func compose(_ text: String) {
        host.compose(text, selected: NSRange(location: text.utf16.count, length: 0))
        advance(by: Stage.typingInterval)
    }

    /// Presses a key, and advances time by the duration of the press.
    public func press(_ key: Key, _ modifiers: UIKeyModifierFlags = []) {
        host.press(KeyStroke(key.name, modifiers))
        advance(by: Stage.typingInterval)
    }

    /// The default time between two characters in seconds, that of a fast typist.
    public static let typingInterval: TimeInterval = 0.05
}
