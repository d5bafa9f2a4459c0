import CoreGraphics

/// A plain color in a shape.
package struct FillItem: Equatable, Sendable {
    package var shape: DisplayShape
    package var color: PixelColor
    package var transform: Matrix4

    package init(shape: DisplayShape, color: PixelColor, transform: Matrix4) {
        self.shape = shape
        self.color = color
        self.transform = transform
    }
}

extension FillItem: BoxContent {
    var item: DisplayItem { .fill(self) }
    var box: CGRect { shape.bounds }

    mutating func changeColors(_ change: ColorChange) { color = change.color(color) }

    func plan(with planner: FramePlanner, clip: PixelRect, into painters: inout [Painter]) {
        planner.planFill(self, clip, &painters)
    }
}
