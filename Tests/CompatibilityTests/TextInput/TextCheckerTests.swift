import Testing
import UIKit

@MainActor @Suite(.statesOutcome) struct TextCheckerTests {
    @Test func `every word is right`() {
        let checker = UITextChecker()
        let range = NSRange(location: 0, length: 6)
        let found = checker.rangeOfMisspelledWord(
            in: "qwortz", range: range, startingAt: 0, wrap: false, language: "en")
        #expect(found.location == NSNotFound)
        #expect(checker.guesses(forWordRange: range, in: "qwortz", language: "en") == nil)
        checker.ignoreWord("qwortz")
        #expect(checker.ignoredWords == ["qwortz"] && UITextChecker.hasLearnedWord("qwortz"))
    }
}
