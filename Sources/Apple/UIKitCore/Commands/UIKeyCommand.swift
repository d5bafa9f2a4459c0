/// A key with modifiers that performs an action. The system searches the `keyCommands` of the
/// responder chain, from the first responder on.
///
/// Differs from UIKit: the Control key acts as Command.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    /// The character of the key without modifiers, or one of the constants of this class.
    open private(set) var input: String?
    /// The modifier keys that must be pressed. Caps Lock and the number pad do not count.
    open private(set) var modifierFlags: UIKeyModifierFlags = []
    /// Whether the command precedes the key's effect on edited text.
    open var wantsPriorityOverSystemBehavior = false
    /// Without effect: keys are those of an English keyboard.
    open var allowsAutomaticLocalization = true
    /// Without effect.
    open var allowsAutomaticMirroring = true

    /// Creates a command without a title.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", image: nil, action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Creates a command with a title for lists of keyboard shortcuts. There are no such lists
    /// here.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            title: "", image: nil, action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }

    /// Creates a command that a menu can also show.
    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.init(title, nil, image, action, propertyList, discoverabilityTitle, attributes, state)
        self.input = input
        self.modifierFlags = modifierFlags
        self.alternates = alternates
    }

    override func bareCopy() -> UICommand {
        let copy = UIKeyCommand(title, subtitle, image, action, propertyList, discoverabilityTitle, attributes, state)
        copy.input = input
        copy.modifierFlags = modifierFlags
        copy.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
        copy.allowsAutomaticLocalization = allowsAutomaticLocalization
        copy.allowsAutomaticMirroring = allowsAutomaticMirroring
        return copy
    }

    /// Whether the command is for a key.
    func means(_ key: KeyStroke) -> Bool {
        guard let input, input.lowercased() == key.input.lowercased(), !attributes.contains(.disabled) else {
            return false
        }
        let wanted = modifierFlags.subtracting([.alphaShift, .numericPad])
        let held = key.modifiers.subtracting([.alphaShift, .numericPad])
        guard held.contains(.control), !wanted.contains(.control) else { return held == wanted }
        return held.subtracting(.control).union(.command) == wanted
    }
}

extension UIKeyCommand {
    /// The arrow upwards.
    nonisolated public class var inputUpArrow: String { KeyInput.up }
    /// The arrow downwards.
    nonisolated public class var inputDownArrow: String { KeyInput.down }
    /// The arrow to the left.
    nonisolated public class var inputLeftArrow: String { KeyInput.left }
    /// The arrow to the right.
    nonisolated public class var inputRightArrow: String { KeyInput.right }
    /// Escape.
    nonisolated public class var inputEscape: String { KeyInput.escape }
    /// A page up.
    nonisolated public class var inputPageUp: String { KeyInput.pageUp }
    /// A page down.
    nonisolated public class var inputPageDown: String { KeyInput.pageDown }
    /// The Home key.
    nonisolated public class var inputHome: String { KeyInput.home }
    /// The End key.
    nonisolated public class var inputEnd: String { KeyInput.end }
    /// The Delete key, which removes the character after the insertion point.
    nonisolated public class var inputDelete: String { KeyInput.delete }
    /// The function key F1.
    nonisolated public class var f1: String { "UIKeyInputF1" }
    /// The function key F2.
    nonisolated public class var f2: String { "UIKeyInputF2" }
    /// The function key F3.
    nonisolated public class var f3: String { "UIKeyInputF3" }
    /// The function key F4.
    nonisolated public class var f4: String { "UIKeyInputF4" }
    /// The function key F5.
    nonisolated public class var f5: String { "UIKeyInputF5" }
    /// The function key F6.
    nonisolated public class var f6: String { "UIKeyInputF6" }
    /// The function key F7.
    nonisolated public class var f7: String { "UIKeyInputF7" }
    /// The function key F8.
    nonisolated public class var f8: String { "UIKeyInputF8" }
    /// The function key F9.
    nonisolated public class var f9: String { "UIKeyInputF9" }
    /// The function key F10.
    nonisolated public class var f10: String { "UIKeyInputF10" }
    /// The function key F11.
    nonisolated public class var f11: String { "UIKeyInputF11" }
    /// The function key F12.
    nonisolated public class var f12: String { "UIKeyInputF12" }
}
