extension UIPageViewController {
    /// The direction in which pages are scrolled or turned.
    public enum NavigationOrientation: Int, Sendable {
        /// Side by side.
        case horizontal = 0
        /// One below the other.
        case vertical = 1
    }

    /// The position of the spine. Only curled pages have one.
    public enum SpineLocation: Int, Sendable {
        /// No spine: scrolled pages.
        case none = 0
        /// At the left or top edge: one page is visible.
        case min = 1
        /// In the center: two pages are visible.
        case mid = 2
        /// At the right or bottom edge: one page is visible.
        case max = 3
    }

    /// The direction of a page change.
    public enum NavigationDirection: Int, Sendable {
        /// The new page follows the present one.
        case forward = 0
        /// The new page precedes the present one.
        case reverse = 1
    }

    /// The style of a page change.
    public enum TransitionStyle: Int, Sendable {
        /// Pages are turned like those of a book.
        case pageCurl = 0
        /// Pages are side by side and scroll.
        case scroll = 1
    }

    /// A key of the options of a new page view controller.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key, as UIKit names it.
        public let rawValue: String

        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The raw value of a `SpineLocation`, for curled pages.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The spacing between scrolled pages in points.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}

/// The figures of page view controllers, in points and seconds.
enum PageMetrics {
    /// The height of the row of dots below scrolled pages. Known from iOS.
    static let controlHeight: CGFloat = 37
    /// How long a page takes to be turned that no finger holds. Decided: about what iOS shows.
    static let curlDuration: TimeInterval = 0.6
    /// Which part of a page, at its outer edge, turns it when tapped. Decided.
    static let tapRegion: CGFloat = 0.2
    /// Faster than this, in points per second, a page that is let go goes where the finger went. Decided.
    static let curlFlick: CGFloat = 150
    /// From which part of its turn on a page that is let go at rest goes on. Decided.
    static let curlThreshold: CGFloat = 0.3
}
