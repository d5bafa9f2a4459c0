/// A key, with others held, that does something: found among the `keyCommands` of the responders from the first one on.
///
/// Control stands for Command on this desktop.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    open private(set) var input: String?
    open private(set) var modifierFlags: UIKeyModifierFlags = []
    /// Whether the command comes before what the key does to the text that is edited.
    open var wantsPriorityOverSystemBehavior = false
    /// Without effect: keys are those of an English keyboard.
    open var allowsAutomaticLocalization = true
    /// Without effect.
    open var allowsAutomaticMirroring = true

    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", image: nil, action: action, input: input, modifierFlags: modifierFlags)
    }

    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            title: "", image: nil, action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }

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
    nonisolated public class var inputUpArrow: String { "UIKeyInputUpArrow" }
    nonisolated public class var inputDownArrow: String { "UIKeyInputDownArrow" }
    nonisolated public class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
    nonisolated public class var inputRightArrow: String { "UIKeyInputRightArrow" }
    nonisolated public class var inputEscape: String { "UIKeyInputEscape" }
    nonisolated public class var inputPageUp: String { "UIKeyInputPageUp" }
    nonisolated public class var inputPageDown: String { "UIKeyInputPageDown" }
    nonisolated public class var inputHome: String { "UIKeyInputHome" }
    nonisolated public class var inputEnd: String { "UIKeyInputEnd" }
    nonisolated public class var inputDelete: String { "UIKeyInputDelete" }
    nonisolated public class var f1: String { "UIKeyInputF1" }
    nonisolated public class var f2: String { "UIKeyInputF2" }
    nonisolated public class var f3: String { "UIKeyInputF3" }
    nonisolated public class var f4: String { "UIKeyInputF4" }
    nonisolated public class var f5: String { "UIKeyInputF5" }
    nonisolated public class var f6: String { "UIKeyInputF6" }
    nonisolated public class var f7: String { "UIKeyInputF7" }
    nonisolated public class var f8: String { "UIKeyInputF8" }
    nonisolated public class var f9: String { "UIKeyInputF9" }
    nonisolated public class var f10: String { "UIKeyInputF10" }
    nonisolated public class var f11: String { "UIKeyInputF11" }
    nonisolated public class var f12: String { "UIKeyInputF12" }
}
