import Foundation
import InterludeFoundation
import Testing

/// The examples of Apple's documentation.
@Suite struct DateComponentsFormatterTests {
    private let formatter = DateComponentsFormatter()

    init() { formatter.allowedUnits = [.hour, .minute, .second] }

    private static let styles: [(DateComponentsFormatter.UnitsStyle, String)] = [
        (.positional, "9:41:30"), (.abbreviated, "9h 41m 30s"), (.short, "9 hr, 41 min, 30 sec"),
        (.full, "9 hours, 41 minutes, 30 seconds"), (.spellOut, "nine hours, forty-one minutes, thirty seconds"),
        (.brief, "9hr 41min 30sec"),
    ]

    @Test(arguments: styles)
    func `a style writes units in its way`(_ style: DateComponentsFormatter.UnitsStyle, _ text: String) {
        formatter.unitsStyle = style
        #expect(formatter.string(from: 9 * 3600 + 41 * 60 + 30) == text)
        #expect(formatter.string(from: DateComponents(hour: 9, minute: 41, second: 30)) == text)
    }

    @Test func `by default zeros in the middle stay where units stand by their places, and go elsewhere`() {
        #expect(formatter.string(from: 3610) == "1:00:10")
        formatter.unitsStyle = .abbreviated
        #expect(formatter.string(from: 3610) == "1h 10s")
        formatter.zeroFormattingBehavior = .dropLeading
        #expect(formatter.string(from: 60) == "1m 0s")
        formatter.zeroFormattingBehavior = .dropTrailing
        #expect(formatter.string(from: 60) == "0h 1m")
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 60) == "0h 1m 0s")
    }

    @Test func `units that are padded have two digits`() {
        formatter.zeroFormattingBehavior = .pad
        formatter.allowedUnits = [.minute, .second]
        #expect(formatter.string(from: 65) == "01:05")
    }

    @Test func `only so many units are written, and the largest may be written with the next`() {
        formatter.unitsStyle = .abbreviated
        formatter.maximumUnitCount = 2
        #expect(formatter.string(from: 3600 + 10 * 60 + 30) == "1h 10m")
        formatter.collapsesLargestUnit = true
        #expect(formatter.string(from: 63) == "63s")
    }

    @Test func `phrases stand around it`() {
        formatter.unitsStyle = .full
        formatter.includesApproximationPhrase = true
        formatter.includesTimeRemainingPhrase = true
        #expect(formatter.string(from: 600) == "About 10 minutes remaining")
    }

    @Test func `what is no length has no text`() {
        #expect(formatter.string(for: "an hour") == nil)
        #expect(formatter.string(from: .infinity) == nil)
        #expect(formatter.string(for: 600.0) == "10:00")
    }
}
