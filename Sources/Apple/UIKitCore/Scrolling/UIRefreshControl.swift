import QuartzCore

/// A control that starts a refresh when a scroll view's content is pulled down. Set it as the
/// scroll view's `refreshControl`. It sends `valueChanged` during the pull, and remains visible
/// until `endRefreshing()`.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    final weak var scrollView: UIScrollView?
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()
    private var refreshes = false
    /// Whether the drag under way has started a refresh: none starts two.
    private var isSpent = false
    /// The room that the content leaves for the control while it refreshes.
    final private(set) var room: CGFloat = 0

    /// Points. The height is known from iOS; from where on a pull starts a refresh is decided.
    enum Metrics {
        static let height: CGFloat = 60
        static let trigger: CGFloat = 90
        /// How much larger than an activity indicator the spokes are. Decided: about what iOS shows.
        static let scale: CGFloat = 1.35
        /// How far spokes and title are from the middle where there is a title.
        static let spread: (spinner: CGFloat, title: CGFloat) = (-9, 18)
    }

    /// Creates a control of the height that it has in every scroll view; its width is the scroll view's.
    public convenience init() {
        self.init(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: Metrics.height))
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        frame.size.height = Metrics.height
        setUp()
        decode(.refreshControl, from: coder)
    }

    private func setUp() {
        isUserInteractionEnabled = false
        spinner.hidesWhenStopped = false
        spinner.transform = CGAffineTransform(scaleX: Metrics.scale, y: Metrics.scale)
        label.textAlignment = .center
        label.font = .preferredFont(forTextStyle: .caption1)
        label.textColor = .secondaryLabel
        addSubview(spinner)
        addSubview(label)
        isHidden = true
    }

    /// Whether a refresh is running.
    open var isRefreshing: Bool { refreshes }

    /// The text below the spokes.
    open var attributedTitle: NSAttributedString? {
        get { label.attributedText }
        set {
            guard label.attributedText != newValue else { return }
            label.attributedText = newValue
            setNeedsLayout()
        }
    }

    /// The spokes' color.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set {
            super.tintColor = newValue
            spinner.color = newValue ?? .secondaryLabel
        }
    }

    /// Begins a refresh that the user did not start. The content does not move: scroll it to show
    /// the control. No event is sent.
    open func beginRefreshing() {
        guard !refreshes else { return }
        startSpinning()
        takeRoom()
    }

    /// Ends the refresh: the control disappears.
    open func endRefreshing() {
        guard refreshes else { return }
        refreshes = false
        spinner.stopAnimating()
        guard let scrollView, !scrollView.isDragging else { return }
        giveRoomBack()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let hasTitle = label.attributedText?.length ?? 0 > 0
        spinner.center = CGPoint(x: bounds.midX, y: bounds.midY + (hasTitle ? Metrics.spread.spinner : 0))
        label.isHidden = !hasTitle
        let height = label.sizeThatFits(bounds.size).height
        label.frame = CGRect(
            x: 0, y: bounds.midY + Metrics.spread.title - height / 2, width: bounds.width, height: height)
    }

    // MARK: In the scroll view

    private func startSpinning() {
        refreshes = true
        isHidden = false
        spinner.startAnimating()
    }

    private func takeRoom() {
        guard room == 0 else { return }
        room = Metrics.height
        scrollView?.updateAdjustedInset()
        follow()
    }

    /// Content that the control has pushed down goes back.
    private func giveRoomBack() {
        guard room > 0, let scrollView else { return }
        let top = scrollView.adjustedContentInset.top - room
        let rest = CGPoint(x: scrollView.contentOffset.x, y: -top)
        if scrollView.contentOffset.y < rest.y { scrollView.setContentOffset(rest, animated: true) }
        room = 0
        scrollView.updateAdjustedInset()
        follow()
    }

    /// How far the content is pulled down, the room for the control counted in.
    private var pull: CGFloat {
        guard let scrollView else { return 0 }
        return -(scrollView.contentOffset.y + scrollView.adjustedContentInset.top - room)
    }

    /// The content has moved: the control lies above it, as high as the gap.
    final func follow() {
        guard let scrollView else { return }
        let pull = pull
        let height = max(Metrics.height, pull)
        UIView.performWithoutAnimation {
            // A large title goes down with the content; the control is above it.
            let y = -height - scrollView.state.around.unfolded
            frame = CGRect(x: 0, y: y, width: scrollView.bounds.width, height: height)
            isHidden = pull <= 0 && !refreshes
        }
        if !refreshes { spinner.reveal(min(1, max(0, pull / Metrics.trigger))) }
        guard scrollView.isDragging, !refreshes, !isSpent, isEnabled, pull >= Metrics.trigger else { return }
        isSpent = true
        startSpinning()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// The finger is about to let go: a refresh that it has started keeps its room.
    final func dragWillEnd() {
        isSpent = false
        if refreshes { takeRoom() } else { giveRoomBack() }
    }
}

extension UIScrollView {
    final func exchangeRefreshControl(_ old: UIRefreshControl?, for new: UIRefreshControl?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        old?.scrollView = nil
        if let new {
            new.scrollView = self
            insertSubview(new, at: 0)
            new.follow()
        }
        updateAdjustedInset()
    }
}
