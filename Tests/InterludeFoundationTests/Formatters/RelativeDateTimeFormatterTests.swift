import Foundation
import InterludeFoundation
import Testing

/// The examples of Apple's documentation.
@Suite struct RelativeDateTimeFormatterTests {
    private let formatter = RelativeDateTimeFormatter()

    private static let styles: [(RelativeDateTimeFormatter.UnitsStyle, String)] = [
        (.full, "2 months ago"), (.spellOut, "two months ago"), (.short, "2 mo. ago"), (.abbreviated, "2 mo. ago"),
    ]

    @Test(arguments: styles)
    func `a style writes units in its way`(_ style: RelativeDateTimeFormatter.UnitsStyle, _ text: String) {
        formatter.unitsStyle = style
        #expect(formatter.localizedString(from: DateComponents(month: -2)) == text)
    }

    @Test func `a day ago is a number, or yesterday`() {
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "1 day ago")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
        formatter.formattingContext = .beginningOfSentence
        #expect(formatter.localizedString(from: DateComponents(day: 1)) == "Tomorrow")
    }

    @Test func `the largest unit between two moments is written`() {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        #expect(formatter.localizedString(fromTimeInterval: -7300) == "2 hours ago")
        #expect(formatter.localizedString(fromTimeInterval: 60) == "in 1 minute")
        #expect(formatter.localizedString(for: now.addingTimeInterval(8 * 86400), relativeTo: now) == "in 1 week")
        #expect(formatter.string(for: now) == nil, "only the app knows what time it is now")
    }
}
