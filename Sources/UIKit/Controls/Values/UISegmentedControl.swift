import QuartzCore

/// A row of segments of which one is chosen. A tap on another one sends `valueChanged`.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    /// The index that stands for no segment.
    open class var noSegment: Int { -1 }

    @MainActor struct Item {
        var title: String?
        var image: UIImage?
        var action: UIAction?
        var isEnabled = true
        var width: CGFloat = 0
        let view = UIView()
        let label = UILabel()
        let picture = UIImageView()
    }

    private(set) var segments: [Item] = []
    private let plate = UIView()
    private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    private var chosen = -1

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes segments of strings and images.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUp()
        for item in items ?? [] {
            switch item {
            case let title as String: insert(Item(title: title), at: segments.count)
            case let image as UIImage: insert(Item(image: image), at: segments.count)
            default: preconditionFailure("A segment is made of a String or a UIImage, not of \(item)")
            }
        }
        bounds.size = intrinsicContentSize
    }

    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decode(.segmentedControl, from: coder)
        decodeSegments(from: coder)
    }

    // MARK: Choice

    open var numberOfSegments: Int { segments.count }

    /// The chosen segment, or `noSegment`. Setting it sends no event.
    open var selectedSegmentIndex: Int {
        get { chosen }
        set { choose(newValue, animated: false) }
    }
    /// Whether a segment is chosen only as long as it is pressed.
    open var isMomentary = false
    open var selectedSegmentTintColor: UIColor? { didSet { refresh() } }
    open var apportionsSegmentWidthsByContent = false { didSet { setNeedsLayout() } }

    private func choose(_ index: Int, animated: Bool) {
        precondition(index < segments.count, "There is no segment \(index); there are \(segments.count)")
        chosen = max(-1, index)
        refresh()
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { self.layoutIfNeeded() }
    }

    // MARK: Segments

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Item(title: title), at: segment)
    }
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Item(image: image), at: segment)
    }
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Item(title: action.title, image: action.image, action: action), at: segment)
    }

    open func removeSegment(at segment: Int, animated: Bool) {
        segments.remove(at: segment).view.removeFromSuperview()
        if chosen == segment { chosen = -1 } else if chosen > segment { chosen -= 1 }
        refresh()
    }

    open func removeAllSegments() {
        while !segments.isEmpty { removeSegment(at: segments.count - 1, animated: false) }
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        segments[segment].title = title
        refresh()
    }
    open func titleForSegment(at segment: Int) -> String? { segments[segment].title }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        segments[segment].image = image
        refresh()
    }
    open func imageForSegment(at segment: Int) -> UIImage? { segments[segment].image }
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        segments[segment].action = action
        segments[segment].title = action.title
        segments[segment].image = action.image
        refresh()
    }
    open func actionForSegment(at segment: Int) -> UIAction? { segments[segment].action }
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? -1
    }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        segments[segment].isEnabled = enabled
        refresh()
    }
    open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }
    /// A width of 0 shares what is left evenly.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        segments[segment].width = width
        setNeedsLayout()
    }
    open func widthForSegment(at segment: Int) -> CGFloat { segments[segment].width }
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state.rawValue] = attributes
        refresh()
    }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        attributes[state.rawValue]
    }

    // MARK: Look

    /// As on screen shots of iOS 13 and later, in points.
    private static let height: CGFloat = 32
    private static let radius: CGFloat = 9
    private static let plateMargin: CGFloat = 2
    private static let textMargin: CGFloat = 12

    private func setUp() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = UISegmentedControl.radius
        plate.isUserInteractionEnabled = false
        plate.layer.cornerRadius = UISegmentedControl.radius - UISegmentedControl.plateMargin
        plate.layer.shadowColor = UIColor.black.cgColor
        plate.layer.shadowOpacity = 0.12
        plate.layer.shadowRadius = 4
        plate.layer.shadowOffset = CGSize(width: 0, height: 3)
        addSubview(plate)
    }

    private func insert(_ segment: Item, at index: Int) {
        let index = min(max(0, index), segments.count)
        segment.view.isUserInteractionEnabled = false
        segment.label.textAlignment = .center
        segment.picture.contentMode = .center
        segment.view.addSubview(segment.label)
        segment.view.addSubview(segment.picture)
        addSubview(segment.view)
        segments.insert(segment, at: index)
        if chosen >= index { chosen += 1 }
        refresh()
    }

    private func refresh() {
        for (index, segment) in segments.enumerated() {
            let state: UIControl.State = index == chosen ? .selected : .normal
            var text: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 13, weight: index == chosen ? .semibold : .medium),
                .foregroundColor: segment.isEnabled && isEnabled ? UIColor.label : .tertiaryLabel,
            ]
            for source in [attributes[0], attributes[state.rawValue]] {
                text.merge(source ?? [:]) { _, new in new }
            }
            segment.label.attributedText =
                segment.image == nil
                ? NSAttributedString(string: segment.title ?? "", attributes: text) : nil
            segment.picture.image = segment.image
            segment.picture.tintColor = .label
        }
        plate.isHidden = chosen < 0
        plate.backgroundColor = selectedSegmentTintColor ?? .systemBackground
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override func stateDidChange() {
        super.stateDidChange()
        refresh()
    }

    private func contentWidth(of segment: Item) -> CGFloat {
        if segment.width > 0 { return segment.width }
        let content = segment.image?.size.width ?? segment.label.intrinsicContentSize.width
        return content + 2 * UISegmentedControl.textMargin
    }

    open override var intrinsicContentSize: CGSize {
        let widths = segments.map(contentWidth)
        let width =
            apportionsSegmentWidthsByContent
            ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(widths.count)
        return CGSize(width: width.rounded(.up), height: UISegmentedControl.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The segments' places from left to right.
    private var frames: [CGRect] {
        let fixed = segments.map(\.width)
        let natural = apportionsSegmentWidthsByContent ? segments.map(contentWidth) : segments.map { _ in 1 }
        let room = max(0, bounds.width - fixed.reduce(0, +))
        let share = zip(fixed, natural).reduce(0) { $0 + ($1.0 > 0 ? 0 : $1.1) }
        var x = bounds.minX
        let frames = zip(fixed, natural).map { fixed, natural in
            let width = fixed > 0 ? fixed : share > 0 ? room * natural / share : 0
            defer { x += width }
            return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
        }
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frames }
        return frames.map {
            CGRect(x: bounds.maxX - $0.maxX + bounds.minX, y: $0.minY, width: $0.width, height: $0.height)
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let frames = self.frames
        for (segment, frame) in zip(segments, frames) {
            segment.view.frame = frame
            segment.label.frame = segment.view.bounds
            segment.picture.frame = segment.view.bounds
        }
        let margin = UISegmentedControl.plateMargin
        if chosen >= 0 { plate.frame = frames[chosen].insetBy(dx: margin, dy: margin) }
    }

    // MARK: Tracking

    override var blocksTapsOfAncestors: Bool { true }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, let index = frames.firstIndex(where: { $0.contains(touch.location(in: self)) }) else { return }
        guard segments[index].isEnabled, isMomentary || index != chosen else { return }
        choose(index, animated: true)
        if let action = segments[index].action { sendAction(action) }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if isMomentary { choose(-1, animated: false) }
    }
}
