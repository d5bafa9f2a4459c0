import QuartzCore

/// A date picker's calendar: a month of days, with buttons to the months beside it.
final class DateCalendar: UIView, DatePickerFace {
    weak var owner: UIDatePicker?
    private var choice = DateChoice()
    /// The first day of the month in sight.
    private var month: Date?
    private let title = UILabel()
    private let back = UIButton(type: .system)
    private let forth = UIButton(type: .system)
    private var weekdays: [UILabel] = []
    private var days: [DayButton] = []

    /// As on screen shots, in points.
    private static let headHeight: CGFloat = 44
    private static let weekdayHeight: CGFloat = 20
    private static let rowHeight: CGFloat = 46

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        title.textColor = .label
        addSubview(title)
        let symbols = UIImage.SymbolConfiguration(pointSize: 18, weight: .semibold)
        for (button, name, step) in [(back, "chevron.backward", -1), (forth, "chevron.forward", 1)] {
            button.setImage(UIImage(systemName: name, withConfiguration: symbols), for: .normal)
            button.addAction(UIAction { [weak self] _ in self?.turn(by: step) }, for: .touchUpInside)
            addSubview(button)
        }
        back.accessibilityLabel = "Previous Month"
        forth.accessibilityLabel = "Next Month"
    }

    required init?(coder: NSCoder) { nil }

    var naturalSize: CGSize {
        CGSize(width: 320, height: Self.headHeight + Self.weekdayHeight + 6 * Self.rowHeight)
    }

    func show(_ choice: DateChoice, animated: Bool) {
        self.choice = choice
        month = choice.calendar.dateInterval(of: .month, for: choice.date)?.start
        fill()
    }

    private func turn(by months: Int) {
        guard let month, let new = choice.calendar.date(byAdding: .month, value: months, to: month) else { return }
        self.month = new
        fill()
        guard window != nil else { return }
        // The new month comes from the side that it lies on.
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for day in days {
            day.transform = CGAffineTransform(translationX: CGFloat(isReversed ? -months : months) * 60, y: 0)
            day.alpha = 0
        }
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
            for day in self.days {
                day.transform = .identity
                day.alpha = 1
            }
        }
    }

    private func fill() {
        guard let month else { return }
        let calendar = choice.calendar
        title.text = choice.written("MMMMy", month)
        for view in weekdays as [UIView] + days { view.removeFromSuperview() }
        let names = choice.formatterSymbols.weekdays
        weekdays = names.indices.map { index in
            let label = UILabel()
            label.text = names[(index + calendar.firstWeekday - 1) % names.count].uppercased()
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            addSubview(label)
            return label
        }
        let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
        days = (0..<count).compactMap { index in
            calendar.date(byAdding: .day, value: index, to: month).map { makeDay($0, index) }
        }
        setNeedsLayout()
        layoutIfNeeded()
    }

    private func makeDay(_ date: Date, _ index: Int) -> DayButton {
        let calendar = choice.calendar
        let day = DayButton(number: index + 1)
        day.isChosen = calendar.isDate(date, inSameDayAs: choice.date)
        day.isToday = calendar.isDate(date, inSameDayAs: DateChoice.present)
        day.isEnabled = isInRange(date)
        day.accessibilityLabel = choice.written("EEEEMMMMd", date)
        day.addAction(UIAction { [weak self] _ in self?.choose(date) }, for: .touchUpInside)
        addSubview(day)
        return day
    }

    private func isInRange(_ day: Date) -> Bool {
        let end = choice.calendar.date(byAdding: .day, value: 1, to: day) ?? day
        if let minimum = choice.minimum, end <= minimum { return false }
        if let maximum = choice.maximum, day > maximum { return false }
        return true
    }

    /// The day with the earlier time.
    private func choose(_ day: Date) {
        let calendar = choice.calendar
        var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
        let time = calendar.dateComponents([.hour, .minute, .second], from: choice.date)
        parts.hour = time.hour
        parts.minute = time.minute
        parts.second = time.second
        owner?.userHasChosen(calendar.date(from: parts) ?? day)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            view.frame = CGRect(x: isReversed ? bounds.width - x - width : x, y: y, width: width, height: height)
        }
        place(title, 8, 0, bounds.width - 108, Self.headHeight)
        place(back, bounds.width - 92, 0, 44, Self.headHeight)
        place(forth, bounds.width - 48, 0, 44, Self.headHeight)
        let column = bounds.width / 7
        for (index, label) in weekdays.enumerated() {
            place(label, CGFloat(index) * column, Self.headHeight, column, Self.weekdayHeight)
        }
        guard let month else { return }
        let calendar = choice.calendar
        let first = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
        let height = max(30, (bounds.height - Self.headHeight - Self.weekdayHeight) / 6)
        for (index, day) in days.enumerated() {
            let (row, place7) = ((index + first) / 7, (index + first) % 7)
            place(
                day, CGFloat(place7) * column, Self.headHeight + Self.weekdayHeight + CGFloat(row) * height, column,
                height)
        }
    }
}

/// A day of the calendar.
private final class DayButton: UIControl {
    override var accessibilityNature: AccessibilityNature {
        AccessibilityNature(isElement: true, label: label.text, traits: isChosen ? [.button, .selected] : .button)
    }

    private let label = UILabel()
    private let disc = UIView()
    var isChosen = false { didSet { if isChosen != oldValue { refresh() } } }
    var isToday = false { didSet { if isToday != oldValue { refresh() } } }

    init(number: Int) {
        super.init(frame: .zero)
        label.text = "\(number)"
        label.textAlignment = .center
        disc.isUserInteractionEnabled = false
        addSubview(disc)
        addSubview(label)
        refresh()
    }

    required init?(coder: NSCoder) { nil }

    override var sendsPrimaryActionOnTouchUp: Bool { true }
    override var blocksTapsOfAncestors: Bool { true }

    override func stateDidChange() {
        super.stateDidChange()
        refresh()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        refresh()
    }

    private func refresh() {
        label.font = .systemFont(ofSize: isChosen ? 22 : 20, weight: isChosen ? .medium : .regular)
        disc.isHidden = !isChosen
        // On the day itself the disc is full, else only tinted.
        disc.backgroundColor = isToday ? tintColor : tintColor.withAlphaComponent(0.15)
        label.textColor =
            !isEnabled
            ? .tertiaryLabel : isChosen ? (isToday ? .white : tintColor) : isToday ? tintColor : .label
        label.alpha = isHighlighted ? 0.4 : 1
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        let side = min(bounds.width, bounds.height, 44)
        disc.frame = CGRect(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
        disc.layer.cornerRadius = side / 2
    }
}
