/// A key of a keyboard that is pressed.
@preconcurrency @MainActor open class UIKey: NSObject, NSCopying {
    private let stroke: KeyStroke

    init(_ stroke: KeyStroke) {
        self.stroke = stroke
        super.init()
    }

    /// The typed characters, with the pressed modifier keys.
    open var characters: String {
        guard stroke.modifiers.contains(.shift) else { return charactersIgnoringModifiers }
        return charactersIgnoringModifiers.uppercased()
    }

    /// The characters without modifiers; for keys without characters the constants of `UIKeyCommand`.
    open var charactersIgnoringModifiers: String { stroke.input }
    /// The pressed modifier keys.
    open var modifierFlags: UIKeyModifierFlags { stroke.modifiers }
    /// The code of the key, by its position.
    open var keyCode: UIKeyboardHIDUsage { stroke.usage }

    /// Returns the key itself, because it is immutable.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension KeyStroke {
    /// What the key alone types, as key commands call it.
    var input: String {
        if name.count == 1 { return name.lowercased() }
        if name.hasPrefix("Keypad "), name.count == 8 { return String(name.suffix(1)) }
        return Self.inputs[name] ?? ""
    }

    private static let inputs: [String: String] = {
        var inputs = [
            "Escape": KeyInput.escape, "Up": KeyInput.up, "Down": KeyInput.down,
            "Left": KeyInput.left, "Right": KeyInput.right,
            "PageUp": KeyInput.pageUp, "PageDown": KeyInput.pageDown,
            "Home": KeyInput.home, "End": KeyInput.end, "Delete": KeyInput.delete,
            "Backspace": "\u{8}", "Return": "\r", "Keypad Enter": "\r", "Tab": "\t", "Space": " ",
        ]
        for number in 1...12 { inputs["F\(number)"] = "UIKeyInputF\(number)" }
        return inputs
    }()

    /// The key's number in the USB HID tables.
    var usage: UIKeyboardHIDUsage {
        if let known = Self.usages[name] { return known }
        guard name.count == 1, let code = name.uppercased().unicodeScalars.first?.value else {
            return .keyboardErrorUndefined
        }
        switch code {
        case 0x41...0x5A: return UIKeyboardHIDUsage(rawValue: Int(code) - 0x41 + 4) ?? .keyboardErrorUndefined
        case 0x31...0x39: return UIKeyboardHIDUsage(rawValue: Int(code) - 0x31 + 30) ?? .keyboardErrorUndefined
        default: return .keyboardErrorUndefined
        }
    }

    private static let usages: [String: UIKeyboardHIDUsage] = {
        var usages: [String: UIKeyboardHIDUsage] = [
            "0": .keyboard0, "Return": .keyboardReturnOrEnter, "Escape": .keyboardEscape,
            "Backspace": .keyboardDeleteOrBackspace, "Tab": .keyboardTab, "Space": .keyboardSpacebar,
            "-": .keyboardHyphen, "=": .keyboardEqualSign, "[": .keyboardOpenBracket, "]": .keyboardCloseBracket,
            "\\": .keyboardBackslash, ";": .keyboardSemicolon, "'": .keyboardQuote,
            "`": .keyboardGraveAccentAndTilde, ",": .keyboardComma, ".": .keyboardPeriod, "/": .keyboardSlash,
            "CapsLock": .keyboardCapsLock, "Insert": .keyboardInsert, "Home": .keyboardHome, "PageUp": .keyboardPageUp,
            "Delete": .keyboardDeleteForward, "End": .keyboardEnd, "PageDown": .keyboardPageDown,
            "Right": .keyboardRightArrow, "Left": .keyboardLeftArrow, "Down": .keyboardDownArrow,
            "Up": .keyboardUpArrow, "Keypad Enter": .keypadEnter, "Left Shift": .keyboardLeftShift,
            "Right Shift": .keyboardRightShift, "Left Ctrl": .keyboardLeftControl, "Right Ctrl": .keyboardRightControl,
            "Left Alt": .keyboardLeftAlt, "Right Alt": .keyboardRightAlt, "Left GUI": .keyboardLeftGUI,
            "Right GUI": .keyboardRightGUI,
        ]
        for number in 1...12 {
            usages["F\(number)"] = UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardF1.rawValue + number - 1)
        }
        return usages
    }()
}
