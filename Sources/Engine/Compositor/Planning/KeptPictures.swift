import CoreGraphics

/// Pictures of items that come in the same way in one frame after another: a screen that stands still while another one moves over it,
/// a screen that only fades.
///
/// What is seen a second time is drawn into a bitmap, which serves as long as every frame wants it. Only what begins with something
/// opaque behind all of it is kept, so that its pixels do not depend on what is below: drawn by way of the bitmap they are the same, to
/// the byte.
package final class KeptPictures {
    /// What is drawn, and all that its painters depend on.
    package struct Subject: Equatable {
        let clip: PixelRect
        let cut: PreciseRect?
        let area: PixelRect
        @ItemsAsDrawn private(set) var items: [DisplayItem]

        /// What is drawn in a whole frame.
        package init(_ items: [DisplayItem], in frame: PixelRect) {
            self.init(clip: frame, cut: nil, area: frame, items: items)
        }

        init(clip: PixelRect, cut: PreciseRect?, area: PixelRect, items: [DisplayItem]) {
            self.clip = clip
            self.cut = cut
            self.area = area
            _items = ItemsAsDrawn(wrappedValue: items)
        }
    }

    private struct Entry {
        let subject: Subject
        /// Nil until it is seen a second time.
        var picture: BitmapPainter?
        var lastUse: Int
        /// In the order in which subjects were noted.
        let number: Int
    }

    /// What is known of a subject.
    enum Sight {
        case unknown
        /// The last frame had it too: its picture is worth making now.
        case again
        case kept(BitmapPainter)
    }

    private var entries: [Entry] = []
    private var frame = 0
    private var noted = 0

    package init() {}

    /// More than this are not looked for: a frame has a screen below, one that comes and one that goes. Decided.
    private static let most = 4

    /// How many pictures there are.
    var count: Int { entries.count { $0.picture != nil } }

    /// Forgets what the last frame did not have.
    package func beginFrame() {
        entries.removeAll { $0.lastUse < frame }
        frame += 1
    }

    /// Whether a subject was in this frame or the last one.
    package func knows(_ subject: Subject) -> Bool { entries.contains { $0.subject == subject } }

    func sight(of subject: Subject) -> Sight {
        guard let index = entries.firstIndex(where: { $0.subject == subject }) else { return .unknown }
        entries[index].lastUse = frame
        return entries[index].picture.map(Sight.kept) ?? .again
    }

    /// A point in the order in which subjects are noted. Subjects that are forgotten do not change it.
    package var mark: Int { noted }

    /// Notes that a subject is worth a picture if it comes again, instead of those that were noted since `mark`, which are parts of it.
    package func remember(_ subject: Subject, since mark: Int) {
        entries.removeAll { $0.number >= mark }
        guard entries.count < Self.most else { return }
        entries.append(Entry(subject: subject, lastUse: frame, number: noted))
        noted += 1
    }

    /// Takes back that a subject is worth a picture.
    package func forget(_ subject: Subject) { entries.removeAll { $0.subject == subject } }

    func keep(_ picture: BitmapPainter, of subject: Subject) {
        guard let index = entries.firstIndex(where: { $0.subject == subject }) else { return }
        entries[index].picture = picture
    }
}

extension FramePlanner {
    /// The painters of items that are drawn one over the other and nothing else; one bitmap's, where the last frame had the same.
    func planTogether(_ items: [DisplayItem], clip: PixelRect) -> [Painter] {
        // Where only parts of the frame are drawn, some of the painters are missing.
        guard let pictures, wanted == nil, items.count > 1 else { return plan(items, clip: clip) }
        let subject = KeptPictures.Subject(clip: clip, cut: cut, area: area, items: items)
        switch pictures.sight(of: subject) {
        case .kept(let picture): return [picture]
        case .again:
            var planner = self
            planner.pictures = nil
            let painters = planner.plan(items, clip: clip)
            guard let picture = picture(of: painters) else {
                pictures.forget(subject)
                return painters
            }
            pictures.keep(picture, of: subject)
            return [picture]
        case .unknown:
            let mark = pictures.mark
            let painters = plan(items, clip: clip)
            if isWorthKeeping(painters), !items.contains(where: \.looksBelow) {
                pictures.remember(subject, since: mark)
            }
            return painters
        }
    }

    /// Whether painters are slower than a bitmap of what they draw: whether they draw much over what the first of them has drawn.
    private func isWorthKeeping(_ painters: [Painter]) -> Bool {
        guard let first = painters.first, first.isSolid,
            first.bounds.area * Self.smallestKept >= area.area
        else { return false }
        let above = painters.dropFirst()
        return above.allSatisfy { first.bounds.contains($0.bounds) }
            && above.reduce(0) { $0 + $1.painted.area } * Self.leastDrawnOver >= first.bounds.area
    }

    /// A picture has at least one part in so many of the frame's pixels. Decided.
    private static let smallestKept = 8
    /// At least one part in so many of a picture is drawn over: copying pixels takes longer than filling them. Decided.
    private static let leastDrawnOver = 4

    private func picture(of painters: [Painter]) -> BitmapPainter? {
        guard isWorthKeeping(painters) else { return nil }
        let bounds = painters[0].bounds
        let buffer = PixelBuffer(width: bounds.width, height: bounds.height, isOpaque: true)
        rasterizer.draw(painters, into: buffer, area: bounds)
        let source = CopySource(buffer, x: bounds.left, y: bounds.top)
        return BitmapPainter(source: source, bounds: bounds, standsForMany: true)
    }
}

extension DisplayItem {
    /// Whether what it draws depends on what is below it.
    fileprivate var looksBelow: Bool {
        switch self {
        case .backdrop: true
        case .group(let group): (group.children + (group.mask ?? [])).contains(where: \.looksBelow)
        case .part(let part): part.items.contains(where: \.looksBelow)
        case .fill, .image, .gradient, .border, .shadow: false
        }
    }
}
