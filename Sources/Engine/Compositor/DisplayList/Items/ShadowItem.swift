import CoreGraphics

/// A blurred, displaced copy of a shape.
package struct ShadowItem: Equatable, Sendable {
    package enum Caster: Equatable, Sendable {
        case shape(DisplayShape)
        /// The alpha of these items, drawn as a group.
        case items([DisplayItem])

        package static func == (a: Caster, b: Caster) -> Bool {
            switch (a, b) {
            case (.shape(let a), .shape(let b)): a == b
            case (.items(let a), .items(let b)): a.drawsSame(as: b)
            case (.shape, .items), (.items, .shape): false
            }
        }
    }

    package var color: PixelColor
    /// Local units.
    package var offset: CGSize
    /// The blur's radius in local units, as `CALayer.shadowRadius`: a Gaussian of about that standard deviation.
    package var radius: CGFloat
    package var transform: Matrix4
    package var caster: Caster

    package init(caster: Caster, color: PixelColor, offset: CGSize, radius: CGFloat, transform: Matrix4) {
        self.caster = caster
        self.color = color
        self.offset = offset
        self.radius = radius
        self.transform = transform
    }
}

extension ShadowItem: PlaneContent {
    var item: DisplayItem { .shadow(self) }

    var depthBounds: CGRect {
        if case .shape(let shape) = caster { return shape.bounds }
        return Self.unitBounds
    }

    mutating func changeColors(_ change: ColorChange) { color = change.color(color) }

    mutating func changeParts(_ change: ([DisplayItem]) -> [DisplayItem]) {
        if case .items(let items) = caster { caster = .items(change(items)) }
    }

    func paintedBounds(in frame: PixelRect) -> PixelRect {
        switch caster {
        case .shape(let shape):
            let spread = radius * CGFloat(Blurring.widestSpread)
            let moved = shape.bounds.offsetBy(dx: offset.width, dy: offset.height)
            return moved.insetBy(dx: -spread, dy: -spread).paintedBounds(transform, in: frame)
        case .items(let items): return paintedBounds(of: items, in: frame)
        }
    }

    private func paintedBounds(of items: [DisplayItem], in frame: PixelRect) -> PixelRect {
        let scale = Homography(transform).scale(at: 0, 0)
        let offset = Double(abs(offset.width) + abs(offset.height)) * max(scale.x, scale.y)
        guard offset < 1e6 else { return frame }
        let far = Blurring.spread(radius, transform, around: .zero) + clampedInt(offset.rounded(.up)) + 1
        let wide = frame.outset(by: far)
        let casters = items.paintedBounds(in: wide)
        return casters.isEmpty ? .empty : casters.outset(by: far).intersection(frame)
    }

    func plan(with planner: FramePlanner, clip: PixelRect, into painters: inout [Painter]) {
        planner.planShadow(self, clip, &painters)
    }
}
