import Foundation

/// A spell checker. There are no dictionaries here: every word is correct, and there are no
/// suggestions.
@preconcurrency @MainActor open class UITextChecker: NSObject {
    /// The words that this checker is to take for right.
    open var ignoredWords: [String]?

    public override init() { super.init() }

    /// Returns the range of the first misspelled word. Always `NSNotFound` here: spelling is not
    /// checked.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

    /// Returns suggestions for a misspelled word: there are none.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

    /// Returns completions of a partial word: always `nil` here.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

    /// Takes a word for right from now on.
    open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

    /// Takes a word for right in all apps: all are.
    open class func learnWord(_ word: String) {}

    /// Returns whether a word was learned. Always `true` here, because every word is correct.
    open class func hasLearnedWord(_ word: String) -> Bool { true }

    /// Does nothing here.
    open class func unlearnWord(_ word: String) {}

    /// The languages with a dictionary: none here.
    open class var availableLanguages: [String] { [] }
}
