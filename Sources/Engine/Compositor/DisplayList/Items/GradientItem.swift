import CoreGraphics

/// A gradient in a shape.
package struct GradientItem: Equatable, Sendable {
    package enum Kind: Sendable {
        /// Along the line from `start` to `end`.
        case axial
        /// From the center `start` outwards; `end` is the corner of the box in which the ellipse of the last stop lies.
        case radial
        /// Around `start`, beginning at the direction of `end`, clockwise on the screen.
        case conic
    }

    package struct Stop: Equatable, Sendable {
        /// 0…1, not descending.
        package var location: CGFloat
        package var color: PixelColor

        package init(location: CGFloat, color: PixelColor) {
            self.location = location
            self.color = color
        }
    }

    package var kind: Kind
    package var shape: DisplayShape
    /// Colors are interpolated premultiplied. At least one stop; the first and the last extend to infinity.
    package var stops: [Stop]
    /// Local units.
    package var start: CGPoint
    /// Local units.
    package var end: CGPoint
    package var transform: Matrix4

    package init(
        kind: Kind, shape: DisplayShape, stops: [Stop], start: CGPoint, end: CGPoint, transform: Matrix4
    ) {
        self.kind = kind
        self.shape = shape
        self.stops = stops
        self.start = start
        self.end = end
        self.transform = transform
    }
}

extension GradientItem: BoxContent {
    var item: DisplayItem { .gradient(self) }
    var box: CGRect { shape.bounds }

    mutating func changeColors(_ change: ColorChange) {
        stops = stops.map { Stop(location: $0.location, color: change.color($0.color)) }
    }

    func plan(with planner: FramePlanner, clip: PixelRect, into painters: inout [Painter]) {
        planner.planGradient(self, clip, &painters)
    }
}
