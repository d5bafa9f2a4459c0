import InterludeFoundation
import QuartzCore

/// A control with a row of segments, one of which is selected. A tap on another one sends `valueChanged`.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    /// The position of a segment among the others.
    public enum Segment: Int, Sendable {
        /// Every segment without its own adjustment.
        case any = 0
        /// The first of several.
        case left = 1
        /// A segment between two others.
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

    /// The index that means no segment.
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

    /// Creates a control with segments of strings and images.
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

    /// Creates a control with a segment for each action, which a selection performs.
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

    /// The index of the selected segment, or `noSegment`. Setting it sends no event.
    open var selectedSegmentIndex: Int {
        get { chosen }
        set {
            let change = KeyValueChange(of: self, ["selectedSegmentIndex"])
            defer { change?.end() }
            choose(newValue, animated: false)
        }
    }
    /// Whether a segment is selected only during a touch.
    open var isMomentary = false
    /// The color behind the selected segment. With `nil`, it is the system's background color.
    open var selectedSegmentTintColor: UIColor? { didSet { if selectedSegmentTintColor != oldValue { refresh() } } }
    /// Whether the width of a segment depends on its content. Otherwise all segments without a custom width have one
    /// width. The default is `false`.
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

    /// Inserts a segment with a title. An index that is too large is the end.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Item(title: title), at: segment, animated: animated)
    }
    /// Inserts a segment with an image. An index that is too large is the end.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Item(image: image), at: segment, animated: animated)
    }
    /// Inserts a segment with the title and image of an action, which a selection performs.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Item(title: action.title, image: action.image, action: action), at: segment, animated: animated)
    }

    /// Removes a segment. If it was selected, no segment is. Traps if the index is out of range.
    open func removeSegment(at segment: Int, animated: Bool) {
        let view = segments.remove(at: segment).view
        if chosen == segment { chosen = -1 } else if chosen > segment { chosen -= 1 }
        refresh()
        guard animated, window != nil else { return view.removeFromSuperview() }
        move(alongside: { view.alpha = 0 }, completion: { view.removeFromSuperview() })
    }

    /// Removes all segments.
    open func removeAllSegments() {
        while !segments.isEmpty { removeSegment(at: segments.count - 1, animated: false) }
    }

    /// Sets the title of a segment, which is displayed if there is no image. Traps if the index is out of range.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        segments[segment].title = title
        refresh()
    }
    /// Returns the title of a segment. Traps if the index is out of range.
    open func titleForSegment(at segment: Int) -> String? { segments[segment].title }
    /// Sets the image of a segment, which replaces its title. Traps if the index is out of range.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        segments[segment].image = image
        refresh()
    }
    /// Returns the image of a segment. Traps if the index is out of range.
    open func imageForSegment(at segment: Int) -> UIImage? { segments[segment].image }
    /// Sets the action of a segment, and its title and image. Traps if the index is out of range.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        segments[segment].action = action
        segments[segment].title = action.title
        segments[segment].image = action.image
        refresh()
    }
    /// Returns the action of a segment. Traps if the index is out of range.
    open func actionForSegment(at segment: Int) -> UIAction? { segments[segment].action }
    /// Returns the first segment whose action has the identifier, or -1.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? -1
    }
    /// Enables or disables a segment. A disabled one has a paler title. Traps if the index is out of range.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        segments[segment].isEnabled = enabled
        refresh()
    }
    /// Returns whether a segment is enabled. The default is `true`.
    open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }
    /// Sets the width of a segment in points. With 0 the remaining width is distributed evenly.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        segments[segment].width = width
        setNeedsLayout()
    }
    /// Returns the width that was set for a segment in points, or 0.
    open func widthForSegment(at segment: Int) -> CGFloat { segments[segment].width }
    /// Sets the offset of a segment's content in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        segments[segment].offset = offset
        setNeedsLayout()
    }
    /// Returns the offset of a segment's content in points.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { segments[segment].offset }
    /// Sets the offset of the content of all segments of a type in points.
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {
        adjustments[leftCenterRightOrAlone] = adjustment
        setNeedsLayout()
    }
    /// Returns the offset of the content of segments of a type in points. The metrics are ignored here.
    open func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset { adjustments[leftCenterRightOrAlone] ?? .zero }
    /// Sets the background image of segments in a state. With any such image the control has no default appearance.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        backgrounds[ImagePlace(states: [state.rawValue], metrics: barMetrics)] = backgroundImage
        refresh()
    }
    /// Returns the background image that was set for a state and metrics.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgrounds[ImagePlace(states: [state.rawValue], metrics: barMetrics)]
    }
    /// Sets the image between two segments for their states.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {
        dividers[ImagePlace(states: [leftState.rawValue, rightState.rawValue], metrics: barMetrics)] = dividerImage
        refresh()
    }
    /// Returns the image between two segments that was set for their states.
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? {
        dividers[ImagePlace(states: [leftState.rawValue, rightState.rawValue], metrics: barMetrics)]
    }

    /// Sets the attributes of titles for a state. Those of the normal state apply to the selected segment too, if it
    /// has none.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state.rawValue] = attributes
        refresh()
    }
    /// Returns the attributes that were set for a state.
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
