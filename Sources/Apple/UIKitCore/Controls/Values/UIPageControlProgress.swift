import Foundation
import QuartzCore

/// How far the current page of a page control has been shown: its dot is a bar that fills.
@preconcurrency @MainActor open class UIPageControlProgress: NSObject {
    final weak var control: UIPageControl?

    public override init() { super.init() }

    /// The progress of the current page, from 0 to 1. Other values are taken as the nearest of these.
    open var currentProgress: Float = 0 {
        didSet {
            currentProgress = currentProgress.isNaN ? 0 : min(max(currentProgress, 0), 1)
            if currentProgress != oldValue { control?.showProgress() }
        }
    }

    /// Told of pages. The reference is weak.
    @_disfavoredOverload open weak var delegate: (any UIPageControlProgressDelegate)?

    /// Whether the control draws the bar.
    final var showsBar = false {
        didSet { if showsBar != oldValue { delegate?.pageControlProgressVisibilityDidChange(self) } }
    }

    /// Whether the bar is visible. It is hidden while a finger moves through the pages.
    open var isProgressVisible: Bool { showsBar }

    /// Called when another page has become the current one.
    func pageHasChanged(to page: Int) {
        currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
    }
}

/// The methods that a page control's progress calls on its delegate. Every requirement is optional.
@preconcurrency @MainActor public protocol UIPageControlProgressDelegate: NSObjectProtocol {
    /// The progress at which a page begins that has become the current one. The default is 0.
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
    /// Called when the bar has appeared or disappeared.
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// A progress by time. It shows each page for a duration, and then the next.
@preconcurrency @MainActor open class UIPageControlTimerProgress: UIPageControlProgress {
    private var link: CADisplayLink?
    private var lastTime: CFTimeInterval?
    private var durations: [Int: TimeInterval] = [:]

    /// Pages that are each shown for so long, in seconds.
    public init(preferredDuration: TimeInterval) {
        self.preferredDuration = preferredDuration
        super.init()
    }

    /// How long a page is shown that has no time of its own, in seconds.
    open var preferredDuration: TimeInterval
    /// Whether the first page follows the last one. The default is `false`: the timer stops at the end.
    open var resetsToInitialPageAfterEnd = false
    /// Whether time passes.
    open var isRunning: Bool { link != nil }

    /// Told of pages and of time. The reference is weak.
    @_nonoverride open weak var delegate: (any UIPageControlTimerProgressDelegate)? {
        get { (self as UIPageControlProgress).delegate as? any UIPageControlTimerProgressDelegate }
        set { (self as UIPageControlProgress).delegate = newValue }
    }

    /// Lets time pass, from the present progress on.
    open func resumeTimer() {
        guard link == nil else { return }
        let link = CADisplayLink(target: self, selector: Selector(UIPageControlTimerProgress.timePasses(_:)))
        lastTime = CACurrentMediaTime()
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// Stops time; the progress stays.
    open func pauseTimer() {
        link?.invalidate()
        link = nil
    }

    /// Sets how long one page is shown, in seconds.
    open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }
    /// How long a page is shown, in seconds.
    open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

    private func timePasses(_ link: CADisplayLink) {
        guard let control else { return pauseTimer() }
        let passed = link.timestamp - (lastTime ?? link.timestamp)
        lastTime = link.timestamp
        guard passed > 0, control.interactionState == .none else { return }
        let whole = duration(forPage: control.currentPage)
        currentProgress = whole > 0 ? min(1, currentProgress + Float(passed / whole)) : 1
        delegate?.pageControlTimerProgressDidChange(self)
        if currentProgress >= 1 { advance(control) }
    }

    private func advance(_ control: UIPageControl) {
        let isLast = control.currentPage >= control.numberOfPages - 1
        guard !isLast || resetsToInitialPageAfterEnd else { return pauseTimer() }
        let next = isLast ? 0 : control.currentPage + 1
        guard delegate?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true else { return pauseTimer() }
        control.currentPage = next
        control.sendActions(for: .valueChanged)
    }
}

/// The methods that a page control's timer calls on its delegate. Every requirement is optional.
@preconcurrency @MainActor public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
    /// Called when some time has passed.
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
    /// Whether the next page is shown when the time of the present one is over. The default is `true`; with `false` the timer stops.
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
    public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
    public func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
    {
        true
    }
}
