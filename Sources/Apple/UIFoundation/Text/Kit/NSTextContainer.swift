import CoreGraphics

/// A region for text: a rectangle without its excluded areas.
///
/// For another shape, a subclass overrides
/// `lineFragmentRect(forProposedRect:at:writingDirection:remaining:)`, and returns `false` from
/// `isSimpleRectangularTextContainer`.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
    /// The size in points; zero is unlimited. Lines that do not fit are laid out in the next
    /// container, or not at all.
    open var size: CGSize {
        didSet {
            guard size != oldValue else { return }
            changed()
            if let manager = layoutManager {
                manager.delegate?.layoutManager(manager, textContainer: self, didChangeGeometryFrom: oldValue)
            }
        }
    }
    /// The padding at both ends of each line, in points.
    open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }
    /// The maximum number of lines; 0 is unlimited.
    open var maximumNumberOfLines = 0 { didSet { changed() } }
    /// The treatment of a text that is too long. The default is wrapping by words.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }
    /// Whether the width follows the text view's.
    open var widthTracksTextView = false { didSet { changed() } }
    /// Whether the height follows the text view's. The default is `false`. Has no effect here: a
    /// text view's container is unbounded.
    open var heightTracksTextView = false
    /// Areas in the container's coordinates without text. Lines are interrupted by them and
    /// continue after them.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet {
            contours = exclusionPaths.map(TextContour.init)
            changed()
        }
    }
    /// The layout manager of the container. A weak reference.
    open weak var layoutManager: NSLayoutManager?
    /// Called when text has to be laid out again.
    package final var onChange: () -> Void = {}
    private final var contours: [TextContour] = []

    /// Creates a container of a size in points.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    public convenience override init() { self.init(size: .zero) }

    /// Replaces the layout manager. The storage and all containers move to the new manager.
    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        guard let old = layoutManager, old !== newLayoutManager else { return }
        let (storage, containers) = (old.textStorage, old.textContainers)
        while !old.textContainers.isEmpty { old.removeTextContainer(at: old.textContainers.count - 1) }
        old.textStorage = nil
        newLayoutManager.textStorage = storage
        for container in containers { newLayoutManager.addTextContainer(container) }
    }

    /// Whether the region is a whole rectangle. Otherwise `lineFragmentRect` is called for each line.
    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

    /// Returns the leading part of a proposed rectangle that is available for a line; zero if there
    /// is none.
    ///
    /// - Parameters:
    ///   - proposedRect: A rectangle with the height of the line.
    ///   - characterIndex: The index of the line's first character.
    ///   - remainingRect: Receives the available part after the returned one; zero if there is
    ///     none.
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        remainingRect?.pointee = .zero
        let width = isOpen ? proposedRect.maxX : min(proposedRect.maxX, size.width)
        let free = clearParts(
            of: max(0, proposedRect.minX)...max(0, proposedRect.minX, width), from: proposedRect.minY,
            to: proposedRect.maxY)
        let isRightToLeft = baseWritingDirection == .rightToLeft
        guard let first = isRightToLeft ? free.last : free.first else { return .zero }
        func rect(_ range: ClosedRange<CGFloat>) -> CGRect {
            CGRect(
                x: range.lowerBound, y: proposedRect.minY, width: range.upperBound - range.lowerBound,
                height: proposedRect.height)
        }
        if free.count > 1 {
            let rest =
                isRightToLeft
                ? free[0].lowerBound...free[free.count - 2].upperBound
                : free[1].lowerBound...free[free.count - 1].upperBound
            remainingRect?.pointee = rect(rest)
        }
        return rect(first)
    }

    /// What of a width no path covers between two heights.
    private final func clearParts(
        of width: ClosedRange<CGFloat>, from top: CGFloat, to bottom: CGFloat
    ) -> [ClosedRange<CGFloat>] {
        let covered = contours.flatMap { $0.covered(from: top, to: bottom) }.sorted { $0.lowerBound < $1.lowerBound }
        var parts: [ClosedRange<CGFloat>] = []
        var place = width.lowerBound
        for part in covered {
            let end = min(part.lowerBound, width.upperBound)
            if end > place { parts.append(place...end) }
            place = max(place, part.upperBound)
        }
        if place < width.upperBound { parts.append(place...width.upperBound) }
        return parts
    }

    private final func changed() {
        layoutManager?.textContainerChangedGeometry(self)
        onChange()
    }

    private final var isOpen: Bool { size.width <= 0 || size.width > 100_000 }

    /// How text is laid out here.
    package final var settings: TextLayout.Settings {
        var settings = TextLayout.Settings(
            width: isOpen ? .infinity : max(0, size.width - 2 * lineFragmentPadding),
            maximumLines: max(0, maximumNumberOfLines))
        if lineBreakMode != .byWordWrapping { settings.lineBreakMode = lineBreakMode }
        return settings
    }

    /// How high it is, and where lines may stand in it, from the edge where text begins.
    package final var room: TextRoom {
        var room = TextRoom()
        if size.height > 0, size.height < 100_000 { room.height = size.height }
        guard !isSimpleRectangularTextContainer, !isOpen else { return room }
        let container = self
        room.stretches = { top, height, character in
            MainActor.assumeIsolated { container.stretches(top, height, character) }
        }
        return room
    }

    /// The parts of a line, one after the other.
    private final func stretches(_ top: CGFloat, _ height: CGFloat, _ character: Int) -> [TextRoom.Stretch] {
        var found: [TextRoom.Stretch] = []
        var wish = CGRect(x: 0, y: top, width: size.width, height: height)
        // More than a line is ever cut into.
        for _ in 0..<32 {
            var rest = CGRect.zero
            let rect = lineFragmentRect(
                forProposedRect: wish, at: character, writingDirection: .leftToRight, remaining: &rest)
            if rect.width > 2 * lineFragmentPadding {
                found.append(TextRoom.Stretch(x: rect.minX, width: rect.width - 2 * lineFragmentPadding))
            }
            guard rest.width > 0, rest != wish else { break }
            wish = rest
        }
        return found
    }
}
