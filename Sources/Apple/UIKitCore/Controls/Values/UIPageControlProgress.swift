import Foundation
import QuartzCore

/// The progress of a page control's current page, shown as a dot that expands into a bar and fills.
@preconcurrency @MainActor open class UIPageControlProgress: NSObject {
    final weak var control: UIPageControl?

    public override init() { super.init() }

    /// The progress of the current page. Values are clamped to 0…1.
    open var currentProgress: Float = 0 {
        didSet {
            currentProgress = currentProgress.isNaN ? 0 : min(max(currentProgress, 0), 1)
            if currentProgress != oldValue { control?.showProgress() }
        }
    }

    /// The delegate, which is notified of page changes. Weak reference.
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
    /// Returns the initial progress of a page that has become the current one. The default is 0.
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
    /// Called when the bar has appeared or disappeared.
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// A progress driven by a timer. Each page is shown for a duration, then the next one.
@preconcurrency @MainActor open class UIPageControlTimerProgress: UIPageControlProgress {
    private var link: CADisplayLink?
    private var lastTime: CFTimeInterval?
    private var durations: [Int: TimeInterval] = [:]

    /// Creates a progress whose pages are each shown for `preferredDuration` seconds.
    public init(preferredDuration: TimeInterval) {
        self.preferredDuration = preferredDuration
        super.init()
    }

    /// The duration of pages without their own duration, in seconds.
    open var preferredDuration: TimeInterval
    /// Whether the first page follows the last one. The default is `false`: the timer stops at the end.
    open var resetsToInitialPageAfterEnd = false
    /// Whether the timer runs.
    open var isRunning: Bool { link != nil }

    /// The delegate, which is notified of page changes and of the timer. Weak reference.
    @_nonoverride open weak var delegate: (any UIPageControlTimerProgressDelegate)? {
        get { (self as UIPageControlProgress).delegate as? any UIPageControlTimerProgressDelegate }
        set { (self as UIPageControlProgress).delegate = newValue }
    }

    /// Resumes the timer from the current progress.
    open func resumeTimer() {
        guard link == nil else { return }
        let link = CADisplayLink(target: self, selector: Selector(UIPageControlTimerProgress.timePasses(_:)))
        lastTime = CACurrentMediaTime()
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// Pauses the timer and preserves the progress.
    open func pauseTimer() {
        link?.invalidate()
        link = nil
    }

    /// Sets the duration of one page in seconds.
    open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }
    /// Returns the duration of a page in seconds.
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
    /// Called when the progress has changed.
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
    /// Returns whether the next page is shown at the end of the current one's duration. The default
    /// is `true`; with `false` the timer stops.
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
    public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
    public func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
    {
        true
    }
}
