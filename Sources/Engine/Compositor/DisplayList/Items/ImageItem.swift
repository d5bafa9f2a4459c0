import CoreGraphics

/// A bitmap, stretched, cropped or as a nine-part image.
package struct ImageItem: Equatable, Sendable {
    package enum Filter: Sendable { case linear, nearest }

    /// The stretched middle of a nine-part image.
    package struct Center: Equatable, Sendable {
        /// The part of the item's `source` that grows, in pixels.
        package var source: CGRect
        /// The part of the item's `destination` that grows, in local units.
        package var destination: CGRect

        package init(source: CGRect, destination: CGRect) {
            self.source = source
            self.destination = destination
        }
    }

    /// Nobody writes to a bitmap that is in a display list, so the same object has the same pixels.
    @SameObject package var buffer: PixelBuffer
    /// The part of the buffer that is shown, in the buffer's pixels.
    package var source: CGRect
    /// Where that part goes, in local units.
    package var destination: CGRect
    /// Nil stretches the whole.
    package var center: Center?
    package var filter: Filter
    /// Whether the edge is not smoothed, as a `RoundedRect`'s.
    package var isSharp: Bool
    package var transform: Matrix4

    package init(
        buffer: PixelBuffer, source: CGRect, destination: CGRect, center: Center? = nil,
        filter: Filter = .linear, isSharp: Bool = false, transform: Matrix4
    ) {
        _buffer = SameObject(wrappedValue: buffer)
        self.source = source
        self.destination = destination
        self.center = center
        self.filter = filter
        self.isSharp = isSharp
        self.transform = transform
    }
}

extension ImageItem: BoxContent {
    var item: DisplayItem { .image(self) }
    var box: CGRect { destination }

    mutating func changeColors(_ change: ColorChange) { buffer = change.picture(buffer) }

    func plan(with planner: FramePlanner, clip: PixelRect, into painters: inout [Painter]) {
        planner.planImage(self, clip, &painters)
    }
}
