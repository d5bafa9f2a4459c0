import CoreGraphics

extension FrameRenderer {
    /// Draws parts of a frame whose other pixels are already as the list says.
    ///
    /// The pixels are the same, to the byte, as those that drawing the whole frame makes.
    ///
    /// - Parameter damage: Rectangles of the frame that do not overlap, such as `DamageTracker` finds.
    package func render(_ list: DisplayList, into frame: PixelBuffer, damage: [PixelRect]) {
        let whole = PixelRect(width: list.width, height: list.height)
        guard !damage.isEmpty else { return }
        if damage.contains(where: { $0.contains(whole) }) { return render(list, into: frame) }
        draw(list, into: frame, areas: damage.map { $0.intersection(whole) })
    }
}
