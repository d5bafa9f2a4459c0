import CoreGraphics

/// A frame line inside a rounded rectangle's edge.
package struct BorderItem: Equatable, Sendable {
    /// The border's outer edge.
    package var outline: RoundedRect
    /// Local units; lies inside the outline.
    package var width: CGFloat
    package var color: PixelColor
    package var transform: Matrix4

    package init(outline: RoundedRect, width: CGFloat, color: PixelColor, transform: Matrix4) {
        self.outline = outline
        self.width = width
        self.color = color
        self.transform = transform
    }
}

extension BorderItem: BoxContent {
    var item: DisplayItem { .border(self) }
    var box: CGRect { outline.rect }

    func isClipped(to shape: RoundedRect, _ transform: Matrix4) -> Bool {
        outline == shape && self.transform == transform
    }

    mutating func changeColors(_ change: ColorChange) { color = change.color(color) }

    func plan(with planner: FramePlanner, clip: PixelRect, into painters: inout [Painter]) {
        planner.planBorder(self, clip, &painters)
    }
}
