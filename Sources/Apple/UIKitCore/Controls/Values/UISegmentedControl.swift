import InterludeFoundation
import QuartzCore

/// A row of segments of which one is chosen. A tap on another one sends `valueChanged`.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    /// The position of a segment among the others.
    public enum Segment: Int, Sendable {
        /// Every segment that has no adjustment of its own.
        case any = 0
        /// The first of several.
        case left = 1
        /// One with neighbors on both sides.
        case center = 2
        /// The last of several.
        case right = 3
        /// The only one.
        case alone = 4
    }

    /// The states and the metrics that an image is set for.
    struct ImagePlace: Hashable {
        let states: [UInt]
        let metrics: UIBarMetrics
    }

    final var backgrounds: [ImagePlace: UIImage] = [:]
    final var dividers: [ImagePlace: UIImage] = [:]
    final var adjustments: [Segment: UIOffset] = [:]
    final var lines: [UIImageView] = []

    /// The index for no segment.
    open class var noSegment: Int { -1 }

    @MainActor struct Item {
        var title: String?
        var image: UIImage?
        var action: UIAction?
        var isEnabled = true
        var width: CGFloat = 0
        var offset = CGSize.zero
        let view = UIImageView()
        let label = UILabel()
        let picture = UIImageView()
    }

    final var segments: [Item] = []
    final let plate = UIView()
    final var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    final var chosen = -1

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
            case let title as String: put(Item(title: title), at: segments.count)
            case let image as UIImage: put(Item(image: image), at: segments.count)
            default: fatalError("A segment is made of a String or a UIImage, not of \(item)")
            }
        }
        bounds.size = intrinsicContentSize
    }

    /// A control with a segment for each action, which choosing the segment calls.
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

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// The chosen segment, or `noSegment`. Setting it sends no event.
    open var selectedSegmentIndex: Int {
        get { chosen }
        set {
            let change = KeyValueChange(of: self, ["selectedSegmentIndex"])
            defer { change?.end() }
            choose(newValue, animated: false)
        }
    }
    /// Whether a segment is chosen only as long as it is pressed.
    open var isMomentary = false
    /// The color behind the selected segment. With `nil`, it is the system's background color.
    open var selectedSegmentTintColor: UIColor? { didSet { if selectedSegmentTintColor != oldValue { refresh() } } }
    /// Whether wider content gets a wider segment; else all without a width of their own are alike. The default is `false`.
    open var apportionsSegmentWidthsByContent = false {
        didSet { if apportionsSegmentWidthsByContent != oldValue { setNeedsLayout() } }
    }

    private func choose(_ index: Int, animated: Bool) {
        demand(index < segments.count, "There is no segment \(index); there are \(segments.count)")
        chosen = max(-1, index)
        refresh()
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { self.layoutIfNeeded() }
    }

    // MARK: Segments

    /// Puts a segment with a text in; an index that is too large puts it last.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Item(title: title), at: segment, animated: animated)
    }
    /// Puts a segment with an image in; an index that is too large puts it last.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Item(image: image), at: segment, animated: animated)
    }
    /// Puts a segment in that has an action's title and image and calls it when chosen.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Item(title: action.title, image: action.image, action: action), at: segment, animated: animated)
    }

    /// Takes a segment away, and the choice with it if it was chosen. An index out of range is an error.
    open func removeSegment(at segment: Int, animated: Bool) {
        let view = segments.remove(at: segment).view
        if chosen == segment { chosen = -1 } else if chosen > segment { chosen -= 1 }
        refresh()
        guard animated, window != nil else { return view.removeFromSuperview() }
        move(alongside: { view.alpha = 0 }, completion: { view.removeFromSuperview() })
    }

    /// Takes all segments away. Nothing is chosen then.
    open func removeAllSegments() {
        while !segments.isEmpty { removeSegment(at: segments.count - 1, animated: false) }
    }

    /// Sets a segment's text; it is shown where there is no image. An index out of range is an error.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        segments[segment].title = title
        refresh()
    }
    /// A segment's text. An index out of range is an error.
    open func titleForSegment(at segment: Int) -> String? { segments[segment].title }
    /// Sets a segment's image, which is shown in place of its text. An index out of range is an error.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        segments[segment].image = image
        refresh()
    }
    /// A segment's image. An index out of range is an error.
    open func imageForSegment(at segment: Int) -> UIImage? { segments[segment].image }
    /// Gives a segment an action, and its title and image. An index out of range is an error.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        segments[segment].action = action
        segments[segment].title = action.title
        segments[segment].image = action.image
        refresh()
    }
    /// A segment's action. An index out of range is an error.
    open func actionForSegment(at segment: Int) -> UIAction? { segments[segment].action }
    /// The first segment whose action has that name; -1 for none.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? -1
    }
    /// Turns one segment on or off. One that is off has a paler text. An index out of range is an error.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        segments[segment].isEnabled = enabled
        refresh()
    }
    /// Whether a segment can be chosen. The default is `true`.
    open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }
    /// A width of 0 shares what is left evenly.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        segments[segment].width = width
        setNeedsLayout()
    }
    /// The width set for a segment in points; 0 for one that takes a share.
    open func widthForSegment(at segment: Int) -> CGFloat { segments[segment].width }
    /// Moves a segment's content.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        segments[segment].offset = offset
        setNeedsLayout()
    }
    /// How far a segment's content is moved, in points.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { segments[segment].offset }
    /// Moves the content of all segments in a place.
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {
        adjustments[leftCenterRightOrAlone] = adjustment
        setNeedsLayout()
    }
    /// How far the content of segments in such a place is moved; the metrics do not count here.
    open func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset { adjustments[leftCenterRightOrAlone] ?? .zero }
    /// An image behind the segments in a state; with any the control has no look of its own.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        backgrounds[ImagePlace(states: [state.rawValue], metrics: barMetrics)] = backgroundImage
        refresh()
    }
    /// The image set for exactly this state and these metrics.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgrounds[ImagePlace(states: [state.rawValue], metrics: barMetrics)]
    }
    /// An image between two segments in their states.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {
        dividers[ImagePlace(states: [leftState.rawValue, rightState.rawValue], metrics: barMetrics)] = dividerImage
        refresh()
    }
    /// The image set to stand between segments in exactly these states.
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? {
        dividers[ImagePlace(states: [leftState.rawValue, rightState.rawValue], metrics: barMetrics)]
    }

    /// Sets the text's attributes for a state. Those of the normal state count for the chosen segment too, where it has
    /// no others.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state.rawValue] = attributes
        refresh()
    }
    /// The attributes set for exactly this state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        attributes[state.rawValue]
    }

    // MARK: Look

    override func stateDidChange() {
        super.stateDidChange()
        refresh()
    }

    open override var intrinsicContentSize: CGSize {
        let widths = segments.map(contentWidth)
        let width =
            apportionsSegmentWidthsByContent
            ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(widths.count)
        return CGSize(width: width.rounded(.up), height: SegmentMetrics.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeSegments()
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
