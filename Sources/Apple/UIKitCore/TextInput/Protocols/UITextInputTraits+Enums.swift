/// The kind of keyboard.
public enum UIKeyboardType: Int, Sendable {
    /// Letters, with pages of numbers and symbols behind them.
    case `default` = 0
    /// The letters of English; the same as `default` here.
    case asciiCapable = 1
    /// Begins with the page of numbers and symbols.
    case numbersAndPunctuation = 2
    /// Letters, with a point, a slash and ".com".
    case URL = 3
    /// Digits alone.
    case numberPad = 4
    /// Digits with plus, asterisk and hash.
    case phonePad = 5
    /// Letters, for names and telephone numbers; the same as `default` here.
    case namePhonePad = 6
    /// Letters with an at sign and a full stop.
    case emailAddress = 7
    /// Digits with a decimal point.
    case decimalPad = 8
    /// Letters with an at sign and a hash.
    case twitter = 9
    /// Letters with a point.
    case webSearch = 10
    /// Digits alone, always western ones.
    case asciiCapableNumberPad = 11

    /// The old name of `asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The appearance of the keyboard: light or dark, by default as the edited view.
public enum UIKeyboardAppearance: Int, Sendable {
    /// The style of the edited view.
    case `default` = 0
    /// Always dark.
    case dark = 1
    /// Always light.
    case light = 2

    /// The old name of `dark`.
    public static var alert: UIKeyboardAppearance { .dark }
}

/// The kind of return key.
public enum UIReturnKeyType: Int, Sendable {
    /// "return".
    case `default` = 0
    /// "go".
    case go = 1
    /// "search".
    case google = 2
    /// "join".
    case join = 3
    /// "next".
    case next = 4
    /// "route".
    case route = 5
    /// "search".
    case search = 6
    /// "send".
    case send = 7
    /// "search".
    case yahoo = 8
    /// "done".
    case done = 9
    /// "emergency".
    case emergencyCall = 10
    /// "continue".
    case `continue` = 11
}

/// The automatic capitalization.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// Nowhere.
    case none = 0
    /// At each word.
    case words = 1
    /// At each sentence.
    case sentences = 2
    /// Everywhere.
    case allCharacters = 3
}

/// Whether words are corrected. Has no effect here: nothing is corrected.
public enum UITextAutocorrectionType: Int, Sendable {
    /// The user's setting; no here.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes; without effect here.
    case yes = 2
}

/// Whether spelling is checked. Has no effect here: spelling is not checked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// As `autocorrectionType`; no here.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes; without effect here.
    case yes = 2
}

/// Whether straight quotes are replaced with curly ones during typing.
public enum UITextSmartQuotesType: Int, Sendable {
    /// The system's default: yes, except in passwords, addresses, numbers and codes.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes, but not in secrets.
    case yes = 2
}

/// Whether two hyphens are replaced with a dash during typing.
public enum UITextSmartDashesType: Int, Sendable {
    /// The system's default: yes, except in passwords, addresses, numbers and codes.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes, but not in secrets.
    case yes = 2
}

/// Whether spaces are inserted or removed around pasted words. Has no effect here.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// The system's default; no here.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes; without effect here.
    case yes = 2
}

/// Whether the rest of a word is suggested during typing. Has no effect here: nothing is suggested.
public enum UITextInlinePredictionType: Int, Sendable {
    /// The system's default; no here.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes; without effect here.
    case yes = 2
}
