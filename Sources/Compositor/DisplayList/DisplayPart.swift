import CoreGraphics

/// Items that stay the same from one frame to the next, as one thing: whoever compares two frames, or draws only a part of one,
/// need not look into it.
///
/// It draws exactly what its items draw in its stead.
package final class DisplayPart: Sendable {
    package let items: [DisplayItem]
    /// The frame for which `reach` was found.
    private let frame: PixelRect
    /// A rectangle of the frame outside of which nothing is drawn.
    private let reach: PixelRect
    /// The glass among the items.
    let backdrops: [BackdropItem]

    /// - Parameters:
    ///   - items: in drawing order.
    ///   - frame: all pixels of the frames that the part will be drawn in.
    package init(_ items: [DisplayItem], in frame: PixelRect) {
        self.items = items
        self.frame = frame
        reach = items.reach(in: frame)
        backdrops = items.backdrops
    }

    /// A rectangle of `frame` outside of which nothing is drawn.
    func reach(in frame: PixelRect) -> PixelRect { frame == self.frame ? reach : items.reach(in: frame) }
}

extension [DisplayItem] {
    /// A rectangle of the frame outside of which none of the items draws anything.
    func reach(in frame: PixelRect) -> PixelRect { reduce(.empty) { $0.union($1.reach(in: frame)) } }
}
