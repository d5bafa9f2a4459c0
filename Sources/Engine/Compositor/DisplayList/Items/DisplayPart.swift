import CoreGraphics

/// Items that stay the same from one frame to the next, as one thing: who compares two frames, or draws only a part of one, need
/// not look into it.
///
/// It draws exactly what its items draw in its stead.
package final class DisplayPart: Equatable, Sendable {
    package let items: [DisplayItem]
    /// The frame for which `painted` was found.
    private let frame: PixelRect
    /// A rectangle of the frame outside of which nothing is drawn.
    private let painted: PixelRect
    /// The backdrops among the items.
    private let backdrops: [BackdropItem]

    /// - Parameters:
    ///   - items: In drawing order.
    ///   - frame: All pixels of the frames that the part will be drawn in.
    package init(_ items: [DisplayItem], in frame: PixelRect) {
        self.items = items
        self.frame = frame
        painted = items.paintedBounds(in: frame)
        backdrops = items.backdrops
    }

    package static func == (a: DisplayPart, b: DisplayPart) -> Bool { a === b || a.items.drawsSame(as: b.items) }
}

extension DisplayPart: DisplayContent {
    var transform: Matrix4 { .identity }
    var depthBounds: CGRect { Self.unitBounds }

    /// A group in its stead: the same items at another place are not what was kept.
    func placed(by matrix: Matrix4) -> DisplayItem {
        .group(GroupItem(children: items.map { $0.placed(by: matrix) }))
    }

    func recolored(by change: ColorChange) -> DisplayItem {
        .group(GroupItem(children: items.map { $0.recolored(by: change) }))
    }

    func paintedBounds(in frame: PixelRect) -> PixelRect {
        frame == self.frame ? painted : items.paintedBounds(in: frame)
    }

    func lies(within area: PreciseRect) -> Bool { items.allSatisfy { $0.lies(within: area) } }

    func isClipped(to shape: RoundedRect, _ transform: Matrix4) -> Bool {
        items.allSatisfy { $0.isClipped(to: shape, transform) }
    }

    func collectBackdrops(into found: inout [BackdropItem]) { found += backdrops }

    func plan(with planner: FramePlanner, clip: PixelRect, into painters: inout [Painter]) {
        painters += planner.above(painters).planTogether(items, clip: clip)
    }
}
