/// What text fields and text views keep of what they want of the keyboard.
struct InputTraits {
    var autocapitalization = UITextAutocapitalizationType.sentences
    var autocorrection = UITextAutocorrectionType.default
    var spellChecking = UITextSpellCheckingType.default
    var smartQuotes = UITextSmartQuotesType.default
    var smartDashes = UITextSmartDashesType.default
    var smartInsertDelete = UITextSmartInsertDeleteType.default
    var inlinePrediction = UITextInlinePredictionType.default
    var keyboard = UIKeyboardType.default
    var appearance = UIKeyboardAppearance.default
    var returnKey = UIReturnKeyType.default
    var enablesReturnKeyAutomatically = false
    var isSecure = false
    var contentType: UITextContentType?
    var passwordRules: UITextInputPasswordRules?
}
