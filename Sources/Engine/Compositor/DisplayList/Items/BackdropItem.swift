import CoreGraphics

/// What lies below, blurred: the backdrop of a visual effect, such as frosted glass.
///
/// Below is all that was drawn before in the frame; of items that are ordered by depth, what was drawn before all of them. In a
/// blurred group and in a shadow's caster there is nothing below, and the item draws nothing. Where the frame ends, what is
/// there is taken for what would be beyond.
package struct BackdropItem: Equatable, Sendable {
    package var shape: RoundedRect
    /// The blur's standard deviation in local units.
    package var radius: CGFloat
    /// How much stronger its colors are: 1 as they are, 0 gray.
    package var saturation: CGFloat
    package var transform: Matrix4

    package init(shape: RoundedRect, radius: CGFloat, saturation: CGFloat = 1, transform: Matrix4) {
        self.shape = shape
        self.radius = radius
        self.saturation = saturation
        self.transform = transform
    }
}

extension BackdropItem: BoxContent {
    var item: DisplayItem { .backdrop(self) }
    var box: CGRect { shape.rect }

    /// How far what is blurred spreads, in the frame's pixels.
    var blurSpread: Int { Blurring.spread(radius, transform, around: shape.rect) }

    func collectBackdrops(into found: inout [BackdropItem]) { found.append(self) }

    func plan(with planner: FramePlanner, clip: PixelRect, into painters: inout [Painter]) {
        planner.planBackdrop(self, clip, &painters)
    }
}
