/// The keyboard's properties for a text view. Every requirement is optional: a missing one has the
/// default, and setting it does nothing.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
    /// The automatic capitalization. Default at the start of sentences.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether words are corrected. The default is `default`; it has no effect here, because nothing is corrected here.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether misspelt words are marked. The default is `default`; it has no effect here, because spelling is not checked here.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Whether typed quotation marks become curly. The default is `default`: yes, but not in secrets, addresses, numbers and codes.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether two typed hyphens become a dash. The default is `default`: as with quotation marks.
    var smartDashesType: UITextSmartDashesType { get set }
    /// Whether blanks are added and taken out with words. The default is `default`; it has no effect here.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// Whether the rest of a sentence is proposed. The default is `default`; it has no effect here, because nothing is proposed here.
    var inlinePredictionType: UITextInlinePredictionType { get set }
    /// Which keys the keyboard offers. The default is `default`: letters.
    var keyboardType: UIKeyboardType { get set }
    /// Whether the keyboard is light or dark. Default as the view.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// The kind of return key. Default "return".
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the return key is off as long as there is no text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether the text is hidden behind dots, as for passwords.
    var isSecureTextEntry: Bool { get set }
    /// The meaning of the text, for automatic completion. Kept; nothing is filled in here.
    var textContentType: UITextContentType! { get set }
    /// The rules for new passwords. The default is `nil`; it has no effect here, because no passwords are made here.
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

/// The passwords that a service accepts, in Apple's rule language. Kept; no passwords are made here.
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject, NSCopying {
    /// The rules as they were given.
    open private(set) var passwordRulesDescriptor: String

    /// Rules, such as "required: upper; required: digit".
    public convenience init(descriptor passwordRulesDescriptor: String) {
        self.init(rules: passwordRulesDescriptor)
    }

    private init(rules: String) {
        passwordRulesDescriptor = rules
        super.init()
    }

    /// The rules themselves: they cannot be changed.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
