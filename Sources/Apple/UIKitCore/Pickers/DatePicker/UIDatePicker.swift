import InterludeFoundation
import QuartzCore

/// The appearance of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
    /// Compact, or wheels for a countdown and for year and month.
    case automatic = 0
    /// Wheels, one for each part of the date.
    case wheels = 1
    /// A label that opens a calendar.
    case compact = 2
    /// A calendar inside the picker.
    case inline = 3
}

/// A control for the selection of a date, a time, both, or a duration.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    /// The kind of selection.
    public enum Mode: Int, Sendable {
        /// Hours and minutes.
        case time = 0
        /// Day, month and year.
        case date = 1
        /// A day, hours and minutes.
        case dateAndTime = 2
        /// A duration in hours and minutes, from one minute to just below a day. Always wheels.
        case countDownTimer = 3
        /// Month and year, without a day. Always wheels.
        case yearAndMonth = 4
    }

    private var choice = DateChoice()
    private var face: (any DatePickerFace)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp(isSizeFree: frame.size == .zero)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp(isSizeFree: bounds.size == .zero)
        decode(.datePicker, from: coder)
    }

    private func setUp(isSizeFree: Bool) {
        remake()
        if isSizeFree { bounds.size = intrinsicContentSize }
    }

    // MARK: Choice

    /// The selected date; by default the current date of the host's clock when the picker is created. Setting it sends
    /// no event and is limited to the range.
    open var date: Date {
        get { choice.date }
        set {
            let change = KeyValueChange(of: self, ["date"])
            defer { change?.end() }
            setDate(newValue, animated: false)
        }
    }

    /// Sets the date without an event. A date out of range is limited to the range.
    open func setDate(_ date: Date, animated: Bool) {
        choice.date = choice.limited(date)
        face?.show(choice, animated: animated && window != nil)
    }

    /// The earliest date; `nil`, the default, for none. Ignored by a countdown, and if it is later
    /// than the latest date.
    open var minimumDate: Date? {
        get { choice.minimum }
        set { change { $0.minimum = newValue } }
    }
    /// The latest date; `nil`, the default, for none.
    open var maximumDate: Date? {
        get { choice.maximum }
        set { change { $0.maximum = newValue } }
    }
    /// The duration of a countdown, in seconds: whole minutes, at least one and less than a day.
    open var countDownDuration: TimeInterval {
        get { choice.duration }
        set { change { $0.duration = min(max((newValue / 60).rounded(.down) * 60, 60), 86_340) } }
    }
    /// The interval of the minutes wheel, in minutes. A number above 30, or one that does not
    /// divide 60, is replaced by 1.
    open var minuteInterval: Int {
        get { choice.minuteInterval }
        set { change { $0.minuteInterval = newValue > 0 && newValue <= 30 && 60 % newValue == 0 ? newValue : 1 } }
    }
    /// Whether `date` is rounded to a whole interval. The default is `true`.
    open var roundsToMinuteInterval: Bool {
        get { choice.rounds }
        set { change { $0.rounds = newValue } }
    }

    // MARK: Look

    /// The kind of selection. The default is a date and a time; a change rebuilds the picker's content.
    open var datePickerMode: Mode {
        get { choice.mode }
        set {
            choice.mode = newValue
            remake()
        }
    }
    /// The preferred style; `datePickerStyle` is the current one. The default is automatic.
    open var preferredDatePickerStyle: UIDatePickerStyle = .automatic { didSet { remake() } }
    /// The current style: compact by default, and wheels for modes without another style.
    open var datePickerStyle: UIDatePickerStyle {
        switch choice.mode {
        case .countDownTimer, .yearAndMonth: return .wheels
        default: return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
        }
    }
    /// The locale, which decides the language and the order of the parts. `nil`, the default, is
    /// the system's.
    open var locale: Locale? {
        get { choice.locale }
        set { change { $0.locale = newValue } }
    }
    /// The calendar of the components. The default is the system's current one; `nil` restores it.
    open var calendar: Calendar! {
        get { choice.givenCalendar ?? Calendar.current }
        set { change { $0.givenCalendar = newValue } }
    }
    /// The time zone of the displayed and the selected dates. `nil`, the default, is the
    /// calendar's.
    open var timeZone: TimeZone? {
        get { choice.timeZone }
        set { change { $0.timeZone = newValue } }
    }

    private func change(_ body: (inout DateChoice) -> Void) {
        body(&choice)
        choice.date = choice.limited(choice.date)
        remake()
    }

    private func remake() {
        face?.removeFromSuperview()
        let new: any DatePickerFace =
            switch datePickerStyle {
            case .wheels: DateWheels()
            case .inline: choice.mode == .time ? DateWheels() : DateCalendar()
            default: DateLabels()
            }
        face = new
        new.owner = self
        addSubview(new)
        new.show(choice, animated: false)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open override var intrinsicContentSize: CGSize { face?.naturalSize ?? .zero }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        face?.frame = bounds
    }

    override func stateDidChange() {
        super.stateDidChange()
        face?.isUserInteractionEnabled = isEnabled
        face?.alpha = isEnabled ? 1 : 0.5
    }

    // MARK: What faces tell

    /// The user has chosen another date.
    final func userHasChosen(_ date: Date) {
        let new = choice.limited(date)
        let isOther = new != date
        choice.date = new
        face?.show(choice, animated: isOther)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    final func userHasChosen(duration: TimeInterval) {
        choice.duration = max(duration, 60)
        face?.show(choice, animated: duration < 60)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}

/// A way in which a date picker shows itself.
@MainActor protocol DatePickerFace: UIView {
    var owner: UIDatePicker? { get set }
    var naturalSize: CGSize { get }
    func show(_ choice: DateChoice, animated: Bool)
}
