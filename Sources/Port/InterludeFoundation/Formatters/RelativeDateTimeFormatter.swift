import Foundation

/// Says how far away a moment is: `2 hours ago`, `in 3 days`, `yesterday`. Foundation on Linux has none. In English, which is the
/// language of Foundation there.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Whether words are used where there are some.
    public enum DateTimeStyle: Int, Sendable {
        /// `1 day ago`
        case numeric = 0
        /// `yesterday`
        case named = 1
    }

    /// The style of units.
    public enum UnitsStyle: Int, Sendable {
        /// `2 months ago`
        case full = 0
        /// `two months ago`
        case spellOut = 1
        /// `2 mo. ago`
        case short = 2
        /// `2 mo. ago`; other languages tell it from `short`.
        case abbreviated = 3
    }

    /// Whether words are used where there are some. Default `numeric`.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// The style of units. Default `full`.
    open var unitsStyle = UnitsStyle.full
    /// The context of the text; at the beginning of a sentence it has a capital letter.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar that says how long months and days are. Default the user's.
    open var calendar: Calendar! = .current
    /// Kept: the text is in English.
    open var locale: Locale! = .current

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Nil: what time it is only the app's clock knows, so a moment is written beside another one.
    open override func string(for obj: Any?) -> String? { nil }

    /// Returns the distance between two dates.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let parts = calendar.dateComponents(
            Set(TimeUnit.allCases.map(\.component)), from: referenceDate, to: date)
        return localizedString(from: parts)
    }

    /// The text of a number of seconds, those before now below zero.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// The text of the largest unit that is not zero.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let lengths = TimeUnit.allCases.map { ($0, dateComponents.value(for: $0.component) ?? 0) }
        let (unit, value) = lengths.first { $0.1 != 0 } ?? (.second, 0)
        let text = (dateTimeStyle == .named ? word(unit, value) : nil) ?? numeric(unit, value)
        guard formattingContext == .beginningOfSentence || formattingContext == .standalone else { return text }
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    private func numeric(_ unit: TimeUnit, _ value: Int) -> String {
        let count = abs(value)
        let length =
            switch unitsStyle {
            case .full: "\(count) \(unit.name(count))"
            case .spellOut: "\(TimeUnit.spelled(count)) \(unit.name(count))"
            case .short, .abbreviated: "\(count) \(unit.relativeName(count))"
            }
        return value < 0 ? "\(length) ago" : "in \(length)"
    }

    /// CLDR's words in English.
    private func word(_ unit: TimeUnit, _ value: Int) -> String? {
        switch (unit, value) {
        case (.second, 0): "now"
        case (.day, -1): "yesterday"
        case (.day, 1): "tomorrow"
        case (.week, -1), (.month, -1), (.year, -1): "last \(name(unit))"
        case (.week, 1), (.month, 1), (.year, 1): "next \(name(unit))"
        default: nil
        }
    }

    private func name(_ unit: TimeUnit) -> String {
        unitsStyle == .short || unitsStyle == .abbreviated ? unit.relativeName(1) : unit.name(1)
    }
}
