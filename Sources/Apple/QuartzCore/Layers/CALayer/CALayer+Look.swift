import CoreGraphics

extension CALayer {
    /// How far what lies behind the layer is blurred, in points; 0 is not at all. What frosted glass is made of. Animatable.
    package var backdropBlurRadius: CGFloat {
        get { values.backdropBlurRadius }
        set { change(\.backdropBlurRadius, to: newValue) }
    }

    /// How much stronger the colors of what lies behind the layer are, where it is blurred; 1 as they are. Animatable.
    package var backdropSaturation: CGFloat {
        get { values.backdropSaturation }
        set { change(\.backdropSaturation, to: newValue) }
    }

    /// Whether the layer's own look is seen only where its sublayers are, which are not drawn themselves: they are a stencil.
    package var showsThroughSublayers: Bool {
        get { values.showsThroughSublayers }
        set { change(\.showsThroughSublayers, to: newValue) }
    }
}
