import QuartzCore

/// A compact date picker: a date and a time on gray, which open a calendar and wheels.
final class DateLabels: UIView, DatePickerFace, UIPopoverPresentationControllerDelegate {
    weak var owner: UIDatePicker?
    private var choice = DateChoice()
    private let dateButton = UIButton(type: .custom)
    private let timeButton = UIButton(type: .custom)
    private weak var open: DatePopover?

    /// As on screen shots of iOS 14 and later, in points.
    private static let height: CGFloat = 34
    private static let spacing: CGFloat = 8

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (button, isTime) in [(dateButton, false), (timeButton, true)] {
            button.backgroundColor = .tertiarySystemFill
            button.layer.cornerRadius = 6
            button.titleLabel?.font = .systemFont(ofSize: 17)
            button.setTitleColor(.label, for: .normal)
            button.addAction(UIAction { [weak self] _ in self?.show(isTime: isTime) }, for: .touchUpInside)
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) { nil }

    private var shown: [UIButton] {
        switch choice.mode {
        case .time: [timeButton]
        case .dateAndTime: [dateButton, timeButton]
        default: [dateButton]
        }
    }

    private func width(of button: UIButton) -> CGFloat {
        let text = button.title(for: .normal) ?? ""
        return (text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width + 22).rounded(.up)
    }

    var naturalSize: CGSize {
        let widths = shown.map(width)
        return CGSize(
            width: widths.reduce(0, +) + CGFloat(max(widths.count - 1, 0)) * Self.spacing, height: Self.height)
    }

    func show(_ choice: DateChoice, animated: Bool) {
        self.choice = choice
        dateButton.setTitle(choice.written("yMMMd"), for: .normal)
        timeButton.setTitle(choice.written("jmm"), for: .normal)
        dateButton.isHidden = !shown.contains(dateButton)
        timeButton.isHidden = !shown.contains(timeButton)
        open?.show(choice)
        owner?.invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = max(0, bounds.width - naturalSize.width)
        for button in shown {
            let width = width(of: button)
            button.frame = CGRect(
                x: isReversed ? bounds.width - x - width : x, y: (bounds.height - Self.height) / 2, width: width,
                height: Self.height)
            x += width + Self.spacing
        }
    }

    // MARK: The popover

    private func show(isTime: Bool) {
        guard let owner, let presenter = presenter else { return }
        let popover = DatePopover(isTime ? DateWheels() : DateCalendar(), owner)
        popover.show(choice)
        popover.modalPresentationStyle = .popover
        let button = isTime ? timeButton : dateButton
        popover.popoverPresentationController?.sourceView = button
        popover.popoverPresentationController?.sourceRect = button.bounds
        popover.popoverPresentationController?.delegate = self
        button.setTitleColor(tintColor, for: .normal)
        popover.whenGone = { [weak button] in button?.setTitleColor(.label, for: .normal) }
        open = popover
        presenter.present(popover, animated: true)
    }

    private var presenter: UIViewController? {
        var responder: UIResponder? = self
        while let here = responder {
            if let controller = here as? UIViewController { return controller }
            responder = here.next
        }
        return window?.rootViewController
    }

    /// On a phone it is a popover too.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}

/// What a compact picker opens.
private final class DatePopover: UIViewController {
    private let face: any DatePickerFace
    var whenGone: (() -> Void)?

    init(_ face: any DatePickerFace, _ owner: UIDatePicker) {
        self.face = face
        super.init(nibName: nil, bundle: nil)
        face.owner = owner
        preferredContentSize = CGSize(width: face.naturalSize.width, height: face.naturalSize.height + 16)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ choice: DateChoice) {
        var choice = choice
        if face is DateWheels { choice.mode = .time }
        face.show(choice, animated: false)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(face)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        whenGone?()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        face.frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 8, dy: 8)
    }
}
