import CoreGraphics

/// The rectangle that text is set into.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
    /// Zero stands for any width or height.
    open var size: CGSize { didSet { if size != oldValue { changed() } } }
    /// Room at both ends of each line.
    open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }
    /// How many lines there may be; zero: any number.
    open var maximumNumberOfLines = 0 { didSet { changed() } }
    /// What happens to a text that is too long. Default wrapping by words.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }
    /// Whether the width follows the text view's.
    open var widthTracksTextView = false { didSet { changed() } }
    /// Whether the height follows the text view's. Default false; kept, as a text view's container has no end.
    open var heightTracksTextView = false
    /// Parts of the container that text keeps clear of. Kept; lines are not broken round them here.
    open var exclusionPaths: [UIBezierPath] = []
    /// Who sets text into the container. Not kept alive.
    open weak var layoutManager: NSLayoutManager?
    /// Called when text has to be laid out anew.
    var onChange: () -> Void = {}

    /// A container of a size in points.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    public convenience override init() { self.init(size: .zero) }

    /// Whether nothing is cut out of the rectangle.
    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

    private func changed() {
        layoutManager?.containerDidChange()
        onChange()
    }

    /// How text is laid out here.
    var settings: TextLayout.Settings {
        let isOpen = size.width <= 0 || size.width > 100_000
        var settings = TextLayout.Settings(
            width: isOpen ? .infinity : max(0, size.width - 2 * lineFragmentPadding),
            maximumLines: max(0, maximumNumberOfLines))
        if lineBreakMode != .byWordWrapping { settings.lineBreakMode = lineBreakMode }
        return settings
    }
}
