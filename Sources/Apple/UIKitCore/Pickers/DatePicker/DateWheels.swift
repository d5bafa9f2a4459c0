import QuartzCore

/// A date picker's wheels.
final class DateWheels: UIView, DatePickerFace, UIPickerViewDataSource, UIPickerViewDelegate {
    weak var owner: UIDatePicker?
    private let picker = UIPickerView(frame: .zero)
    private var choice = DateChoice()
    private var columns: [Column] = []

    /// What a wheel turns.
    enum Column: Equatable {
        case day, month, year
        /// Days one after another, for a date with its time.
        case weekday
        case hour, minute, halfDay
        case spanHours, spanMinutes
    }

    /// How many days there are before and after the chosen one; how many turns the hours and minutes have. Decided.
    private static let days = 730
    private static let turns = 100
    private static let years = 1...9999

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(picker)
    }

    required init?(coder: NSCoder) { nil }

    var naturalSize: CGSize { CGSize(width: 320, height: 216) }

    override func layoutSubviews() {
        super.layoutSubviews()
        picker.frame = bounds
    }

    func show(_ choice: DateChoice, animated: Bool) {
        let isNew = columns.isEmpty
        self.choice = choice
        if isNew {
            columns = Self.columns(of: choice)
            origin = choice.calendar.startOfDay(for: choice.date)
            picker.dataSource = self
            picker.delegate = self
        }
        for (index, column) in columns.enumerated() {
            guard let row = row(of: column, nearest: picker.selectedRow(inComponent: index)) else { continue }
            if row != picker.selectedRow(inComponent: index) {
                picker.selectRow(row, inComponent: index, animated: animated)
            }
        }
    }

    /// The day in the middle of the days' wheel.
    private var origin = Date(timeIntervalSince1970: 0)

    private static func columns(of choice: DateChoice) -> [Column] {
        let time: [Column] = [.hour, .minute] + (choice.usesHalfDays ? [.halfDay] : [])
        func fields(_ fields: String) -> [Column] {
            choice.order(of: fields).map { $0 == "d" ? .day : $0 == "M" ? .month : .year }
        }
        switch choice.mode {
        case .time: return time
        case .date: return fields("dMMMMy")
        case .yearAndMonth: return fields("MMMMy")
        case .dateAndTime: return [.weekday] + time
        case .countDownTimer: return [.spanHours, .spanMinutes]
        }
    }

    // MARK: Rows and values

    private var minutes: Int { 60 / choice.minuteInterval }

    /// How many values a wheel has that wraps around; `nil` for one that does not.
    private func period(of column: Column) -> Int? {
        switch column {
        case .day: 31
        case .month: 12
        case .hour: choice.usesHalfDays ? 12 : 24
        case .minute: minutes
        case .spanMinutes: minutes
        default: nil
        }
    }

    private func count(of column: Column) -> Int {
        if let period = period(of: column) { return period * Self.turns }
        switch column {
        case .year: return Self.years.count
        case .weekday: return 2 * Self.days + 1
        case .halfDay: return 2
        default: return 24
        }
    }

    private func value(of column: Column) -> Int {
        let parts = choice.calendar.dateComponents([.year, .month, .day, .hour, .minute], from: choice.date)
        let hour = parts.hour ?? 0
        switch column {
        case .day: return (parts.day ?? 1) - 1
        case .month: return (parts.month ?? 1) - 1
        case .year: return (parts.year ?? 1) - Self.years.lowerBound
        case .weekday:
            let day = choice.calendar.startOfDay(for: choice.date)
            return (choice.calendar.dateComponents([.day], from: origin, to: day).day ?? 0) + Self.days
        case .hour: return choice.usesHalfDays ? hour % 12 : hour
        case .minute: return (parts.minute ?? 0) / choice.minuteInterval
        case .halfDay: return hour < 12 ? 0 : 1
        case .spanHours: return Int(choice.duration) / 3600
        case .spanMinutes: return Int(choice.duration) / 60 % 60 / choice.minuteInterval
        }
    }

    /// The row of the present value: on a wheel that wraps around the one that is nearest to where it stands.
    private func row(of column: Column, nearest present: Int) -> Int? {
        let value = value(of: column)
        guard let period = period(of: column) else {
            return (0..<count(of: column)).contains(value) ? value : nil
        }
        let base = present <= period || present >= period * (Self.turns - 1) ? period * Self.turns / 2 : present
        let start = base - ((base % period) + period) % period
        let candidates = [start - period + value, start + value, start + period + value]
        return candidates.min { abs($0 - base) < abs($1 - base) }
    }

    private func title(_ row: Int, _ column: Column) -> String {
        let value = period(of: column).map { row % $0 } ?? row
        switch column {
        case .day: return "\(value + 1)"
        case .month:
            let names = choice.formatterSymbols.months
            return value < names.count ? names[value] : "\(value + 1)"
        case .year: return "\(value + Self.years.lowerBound)"
        case .weekday:
            let day = choice.calendar.date(byAdding: .day, value: value - Self.days, to: origin) ?? origin
            if choice.calendar.isDate(day, inSameDayAs: DateChoice.present) { return "Today" }
            return choice.written("EEEMMMd", day)
        case .hour: return "\(choice.usesHalfDays && value == 0 ? 12 : value)"
        case .minute: return String(format: "%02d", value * choice.minuteInterval)
        case .halfDay: return value == 0 ? choice.formatterSymbols.am : choice.formatterSymbols.pm
        case .spanHours: return value == 1 ? "1 hour" : "\(value) hours"
        case .spanMinutes: return "\(value * choice.minuteInterval) min"
        }
    }

    // MARK: The picker's delegate

    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        count(of: columns[component])
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        switch columns[component] {
        case .weekday: 140
        case .month: 140
        case .spanHours, .spanMinutes: 130
        default: 60
        }
    }

    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
        let title = title(row, columns[component])
        return isInRange(row, columns[component])
            ? nil : NSAttributedString(string: title, attributes: [.foregroundColor: UIColor.tertiaryLabel])
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        title(row, columns[component])
    }

    /// Whether a day of the days' wheel may be chosen.
    private func isInRange(_ row: Int, _ column: Column) -> Bool {
        guard column == .weekday else { return true }
        let day = choice.calendar.date(byAdding: .day, value: row - Self.days, to: origin) ?? origin
        let end = choice.calendar.date(byAdding: .day, value: 1, to: day) ?? day
        if let minimum = choice.minimum, end <= minimum { return false }
        if let maximum = choice.maximum, day > maximum { return false }
        return true
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        if choice.mode == .countDownTimer { return tellDuration() }
        var values: [Int: Int] = [:]
        for (index, column) in columns.enumerated() {
            let row = picker.selectedRow(inComponent: index)
            values[index] = period(of: column).map { row % $0 } ?? row
        }
        owner?.userHasChosen(date(values))
    }

    private func tellDuration() {
        let hours = picker.selectedRow(inComponent: 0)
        let minutes = picker.selectedRow(inComponent: 1) % self.minutes * choice.minuteInterval
        owner?.userHasChosen(duration: TimeInterval(hours * 3600 + minutes * 60))
    }

    private func date(_ values: [Int: Int]) -> Date {
        let calendar = choice.calendar
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: choice.date)
        func value(_ column: Column) -> Int? { columns.firstIndex(of: column).flatMap { values[$0] } }
        if let days = value(.weekday), let day = calendar.date(byAdding: .day, value: days - Self.days, to: origin) {
            let new = calendar.dateComponents([.era, .year, .month, .day], from: day)
            parts.era = new.era
            parts.year = new.year
            parts.month = new.month
            parts.day = new.day
        }
        if let year = value(.year) { parts.year = year + Self.years.lowerBound }
        if let month = value(.month) { parts.month = month + 1 }
        if let day = value(.day) { parts.day = day + 1 }
        if let hour = value(.hour) { parts.hour = hour + (value(.halfDay) ?? 0) * 12 }
        if let minute = value(.minute) { parts.minute = minute * choice.minuteInterval }
        limitDay(&parts, calendar)
        return calendar.date(from: parts) ?? choice.date
    }

    /// The 31st of a shorter month is its last day.
    private func limitDay(_ parts: inout DateComponents, _ calendar: Calendar) {
        var first = parts
        first.day = 1
        guard let month = calendar.date(from: first), let range = calendar.range(of: .day, in: .month, for: month)
        else {
            return
        }
        parts.day = min(parts.day ?? 1, range.count)
    }
}

extension DateChoice {
    /// The names of months and half days.
    var formatterSymbols: (months: [String], weekdays: [String], am: String, pm: String) {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = writtenLocale
        return (
            formatter.standaloneMonthSymbols, formatter.shortStandaloneWeekdaySymbols, formatter.amSymbol,
            formatter.pmSymbol
        )
    }
}
