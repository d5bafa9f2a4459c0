/// The keyboard's properties for a text view. Every requirement is optional: a missing one has the
/// default, and setting it does nothing.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
    /// The automatic capitalization. The default is `sentences`.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether words are corrected. The default is `default`. Has no effect here: nothing is corrected.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether misspelled words are marked. The default is `default`. Has no effect here: spelling is not checked.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Whether typed quotation marks become curly. The default is `default`: they do, except in secure text, addresses,
    /// numbers and codes.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether two typed hyphens become a dash. The default is `default`, as for quotation marks.
    var smartDashesType: UITextSmartDashesType { get set }
    /// Whether spaces are inserted and deleted with words. The default is `default`. Has no effect here.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// Whether the rest of a sentence is suggested. The default is `default`. Has no effect here: nothing is suggested.
    var inlinePredictionType: UITextInlinePredictionType { get set }
    /// The type of the keyboard. The default is `default`.
    var keyboardType: UIKeyboardType { get set }
    /// The appearance of the keyboard, light or dark. The default follows the view.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// The type of the Return key. The default is `default`.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the Return key is disabled while the text is empty.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether the text is hidden behind dots, as for passwords.
    var isSecureTextEntry: Bool { get set }
    /// The meaning of the text, for automatic completion. Kept; nothing is filled in here.
    var textContentType: UITextContentType! { get set }
    /// The rules for new passwords. The default is `nil`. Has no effect here: no passwords are generated.
    var passwordRules: UITextInputPasswordRules? { get set }
}

extension UITextInputTraits {
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }
    public var inlinePredictionType: UITextInlinePredictionType {
        get { .default }
        set {}
    }
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
    public var textContentType: UITextContentType! {
        get { nil }
        set {}
    }
    public var passwordRules: UITextInputPasswordRules? {
        get { nil }
        set {}
    }
}

/// The rules for passwords that a service accepts, in Apple's rule language. Has no effect here: no
/// passwords are generated.
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject, NSCopying {
    /// The text of the rules.
    open private(set) var passwordRulesDescriptor: String

    /// Creates rules from a text such as "required: upper; required: digit".
    public convenience init(descriptor passwordRulesDescriptor: String) {
        self.init(rules: passwordRulesDescriptor)
    }

    private init(rules: String) {
        passwordRulesDescriptor = rules
        super.init()
    }

    /// Returns this object: rules are immutable.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
