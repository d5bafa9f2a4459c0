import Foundation

/// A unit of time and its names in English.
enum TimeUnit: CaseIterable {
    case year, month, week, day, hour, minute, second

    var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var calendarUnit: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    private var word: String {
        switch self {
        case .year: "year"
        case .month: "month"
        case .week: "week"
        case .day: "day"
        case .hour: "hour"
        case .minute: "minute"
        case .second: "second"
        }
    }

    /// `hour`, `hours`
    func name(_ count: Int) -> String { abs(count) == 1 ? word : word + "s" }

    /// `hr`, `days`: CLDR's short names in English.
    func shortName(_ count: Int) -> String {
        switch self {
        case .year: abs(count) == 1 ? "yr" : "yrs"
        case .month: abs(count) == 1 ? "mth" : "mths"
        case .week: abs(count) == 1 ? "wk" : "wks"
        case .day: name(count)
        case .hour: "hr"
        case .minute: "min"
        case .second: "sec"
        }
    }

    /// `hr.`, `days`: as CLDR has them in English in `2 hr. ago`.
    func relativeName(_ count: Int) -> String {
        switch self {
        case .year: "yr."
        case .month: "mo."
        case .week: "wk."
        case .day: name(count)
        case .hour: "hr."
        case .minute: "min."
        case .second: "sec."
        }
    }

    /// `h`, `mo`
    var letter: String {
        switch self {
        case .month: "mo"
        default: String(word.prefix(1))
        }
    }

    /// How many of a smaller unit make one, where that is always the same.
    func count(of smaller: TimeUnit) -> Int? {
        switch (self, smaller) {
        case (.year, .month): 12
        case (.week, .day): 7
        case (.day, .hour): 24
        case (.hour, .minute), (.minute, .second): 60
        default: nil
        }
    }

    /// A number in words.
    static func spelled(_ number: Int) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        formatter.locale = Locale(identifier: "en_US")
        return formatter.string(from: NSNumber(value: number)) ?? "\(number)"
    }
}
