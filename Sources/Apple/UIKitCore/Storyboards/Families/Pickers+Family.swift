import Foundation
import NibDocument

extension NibFamily {
    static let stepper = NibFamily(
        UIStepper.self, above: control,
        [
            .seconds("minimumValue", \.minimumValue),
            .seconds("maximumValue", \.maximumValue),
            .seconds("value", \.value),
            NibProperty("stepValue") { stepper, value in
                guard let step = value.element.double("stepValue"), step > 0 else { return false }
                stepper.stepValue = step
                return true
            },
            .bool("continuous", \.isContinuous, absent: true),
            .bool("autorepeat", \.autorepeat, absent: true),
            .bool("wraps", \.wraps),
        ])

    static let pickerView = NibFamily(
        UIPickerView.self, above: view, [.bool("showsSelectionIndicator", \.showsSelectionIndicator)])

    static let datePicker = NibFamily(
        UIDatePicker.self, above: control,
        [
            .choice(
                "datePickerMode", \.datePickerMode,
                [
                    "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
                    "yearAndMonth": .yearAndMonth,
                ]),
            .choice(
                "style", \.preferredDatePickerStyle,
                ["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline]),
            NibProperty("date", elements: ["date"]) { picker, value in
                guard let time = value.child?.double("timeIntervalSinceReferenceDate") else { return false }
                picker.date = Date(timeIntervalSinceReferenceDate: time)
                return true
            },
            .int("minuteInterval", \.minuteInterval),
            .seconds("countDownDuration", \.countDownDuration),
            // Written where a date of its own is not.
            NibProperty("useCurrentDate") { _, value in value.element.bool("useCurrentDate") != nil },
        ])

    static let colorWell = NibFamily(
        UIColorWell.self, above: control,
        [
            .color("selectedColor", \.selectedColor),
            .string("title", \.title),
            .bool("supportsAlpha", \.supportsAlpha, absent: true),
        ])
}
