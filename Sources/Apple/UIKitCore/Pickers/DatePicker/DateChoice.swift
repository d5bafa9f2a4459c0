import Foundation
import QuartzCore

/// What a date picker knows: the date, its limits, and how dates are written.
struct DateChoice {
    var date = DateChoice.present
    var minimum: Date?
    var maximum: Date?
    var duration: TimeInterval = 60
    var minuteInterval = 1
    var rounds = true
    var mode = UIDatePicker.Mode.dateAndTime
    var locale: Locale?
    var givenCalendar: Calendar?
    var timeZone: TimeZone?

    /// The device's date: 9:41 on 9 January 2024, UTC, when its media clock is at 0. Decided: a date that were read from the
    /// machine's clock would be another one in every run.
    static var present: Date { Date(timeIntervalSince1970: 1_704_793_260 + CACurrentMediaTime()) }

    var calendar: Calendar {
        var calendar = givenCalendar ?? locale?.calendar ?? Calendar.current
        if let timeZone { calendar.timeZone = timeZone }
        if let locale { calendar.locale = locale }
        return calendar
    }

    var writtenLocale: Locale { locale ?? calendar.locale ?? Locale.current }

    /// The nearest date that may be chosen.
    func limited(_ date: Date) -> Date {
        var date = rounds && minuteInterval > 1 ? rounded(date) : date
        // Limits that contradict each other don't count, as documented.
        if let minimum, let maximum, minimum > maximum { return date }
        if let minimum, date < minimum { date = minimum }
        if let maximum, date > maximum { date = maximum }
        return date
    }

    private func rounded(_ date: Date) -> Date {
        let minute = calendar.component(.minute, from: date)
        return date.addingTimeInterval(-Double(minute % minuteInterval) * 60)
    }

    /// The date written as a template of fields says, in the locale's order.
    func written(_ template: String, _ date: Date? = nil) -> String {
        formatter(template: template).string(from: date ?? self.date)
    }

    private func formatter(template: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.locale = writtenLocale
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter
    }

    /// Whether hours are counted to 12, as the locale has it.
    var usesHalfDays: Bool {
        DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: writtenLocale)?.contains("a") ?? false
    }

    /// The fields of a date in the order in which the locale writes them: of `d`, `M` and `y`.
    func order(of fields: String) -> [Character] {
        let format = DateFormatter.dateFormat(fromTemplate: fields, options: 0, locale: writtenLocale) ?? fields
        var order: [Character] = []
        for character in format {
            let field: Character = character == "L" ? "M" : character
            if fields.contains(field), !order.contains(field) { order.append(field) }
        }
        return order.count == Set(fields).count ? order : Array(Set(fields)).sorted()
    }
}
