import Foundation

/// Writes lengths of time as `1:05`, `1h 5m` or `1 hour, 5 minutes`. Foundation on Linux has only its name. In English, which is the
/// language of Foundation there.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// The style of units.
    public enum UnitsStyle: Int, Sendable {
        /// `1:05:30`
        case positional = 0
        /// `1h 5m`
        case abbreviated = 1
        /// `1 hr, 5 min`
        case short = 2
        /// `1 hour, 5 minutes`
        case full = 3
        /// `one hour, five minutes`
        case spellOut = 4
        /// `1hr 5min`
        case brief = 5
    }

    /// The treatment of units that are zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Makes a set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Leading ones go; where units stand by their places, the others stay.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        /// Those before the first that is not zero go.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        /// Those between others go.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        /// Those after the last that is not zero go.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// All go.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// All stay; where units stand by their places, with two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// The style of units. Default `positional`.
    open var unitsStyle = UnitsStyle.positional
    /// The units that can be used; an empty set allows all.
    open var allowedUnits: NSCalendar.Unit = []
    /// The treatment of units that are zero.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar that says how long months and days are; `nil` is the user's.
    open var calendar: Calendar? = .current
    /// The day from which lengths of months are computed; `nil` is the beginning of Foundation's time.
    open var referenceDate: Date?
    /// The most units that are written, the largest first; 0 is no limit.
    open var maximumUnitCount = 0
    /// Whether one of the largest unit is written with the next smaller: `63s`.
    open var collapsesLargestUnit = false
    /// Whether the text begins with `About`.
    open var includesApproximationPhrase = false
    /// Whether the text ends with `remaining`.
    open var includesTimeRemainingPhrase = false
    /// Kept only, as in Foundation: values are whole.
    open var allowsFractionalUnits = false
    /// The context of the text.
    open var formattingContext = Formatter.Context.unknown

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The text of date components, or of a number of seconds.
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let seconds as TimeInterval: string(from: seconds)
        default: nil
        }
    }

    /// The text of a length that is given in units.
    open func string(from components: DateComponents) -> String? {
        let reference = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        guard let end = usedCalendar.date(byAdding: components, to: reference) else { return nil }
        return string(from: reference, to: end)
    }

    /// The text of a length in seconds.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite else { return nil }
        let reference = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: reference, to: reference.addingTimeInterval(ti.rounded(.towardZero)))
    }

    /// Returns a text for the time between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let units = TimeUnit.allCases.filter {
            allowedUnits.isEmpty ? $0 != .week : allowedUnits.contains($0.calendarUnit)
        }
        guard !units.isEmpty else { return nil }
        let isNegative = endDate < startDate
        let (first, last) = isNegative ? (endDate, startDate) : (startDate, endDate)
        let parts = usedCalendar.dateComponents(Set(units.map(\.component)), from: first, to: last)
        let lengths = units.map { UnitLength(unit: $0, value: parts.value(for: $0.component) ?? 0) }
        let text = text(of: limited(kept(collapsed(lengths))))
        return phrase((isNegative ? "-" : "") + text)
    }

    /// The text of components in a style, with all else as it is by default.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    private var usedCalendar: Calendar { calendar ?? .current }

    private func collapsed(_ lengths: [UnitLength]) -> [UnitLength] {
        guard collapsesLargestUnit, let index = lengths.firstIndex(where: { $0.value != 0 }), lengths[index].value == 1,
            index + 1 < lengths.count, let count = lengths[index].unit.count(of: lengths[index + 1].unit)
        else { return lengths }
        var result = lengths
        result[index + 1].value += count
        result[index].value = 0
        return result
    }

    /// Those that remain where some are zero; at least one.
    private func kept(_ lengths: [UnitLength]) -> [UnitLength] {
        guard !zeroFormattingBehavior.contains(.pad) else { return lengths }
        guard let first = lengths.firstIndex(where: { $0.value != 0 }),
            let last = lengths.lastIndex(where: { $0.value != 0 })
        else { return lengths.suffix(1) }
        let drops = dropped
        return lengths.enumerated().filter { index, length in
            if length.value != 0 { return true }
            if index < first { return !drops.contains(.dropLeading) }
            return !drops.contains(index > last ? .dropTrailing : .dropMiddle)
        }.map(\.element)
    }

    private var dropped: ZeroFormattingBehavior {
        guard zeroFormattingBehavior.contains(.default) else { return zeroFormattingBehavior }
        return unitsStyle == .positional ? .dropLeading : .dropAll
    }

    private func limited(_ lengths: [UnitLength]) -> [UnitLength] {
        maximumUnitCount > 0 ? Array(lengths.prefix(maximumUnitCount)) : lengths
    }

    private func text(of lengths: [UnitLength]) -> String {
        switch unitsStyle {
        case .positional:
            let isPadded = zeroFormattingBehavior.contains(.pad)
            return lengths.enumerated().map { index, length in
                let digits = "\(length.value)"
                return (index > 0 || isPadded) && digits.count < 2 ? "0" + digits : digits
            }.joined(separator: ":")
        case .abbreviated: return lengths.map { "\($0.value)\($0.unit.letter)" }.joined(separator: " ")
        case .brief: return lengths.map { "\($0.value)\($0.unit.shortName($0.value))" }.joined(separator: " ")
        case .short: return lengths.map { "\($0.value) \($0.unit.shortName($0.value))" }.joined(separator: ", ")
        case .full: return lengths.map { "\($0.value) \($0.unit.name($0.value))" }.joined(separator: ", ")
        case .spellOut:
            return lengths.map { "\(TimeUnit.spelled($0.value)) \($0.unit.name($0.value))" }.joined(separator: ", ")
        }
    }

    private func phrase(_ text: String) -> String {
        (includesApproximationPhrase ? "About " : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
    }
}

/// How many of a unit.
private struct UnitLength {
    let unit: TimeUnit
    var value: Int
}
