import CoreGraphics

extension CALayer {
    /// How far what lies behind the layer is blurred, in points; 0 is not at all. What frosted glass is made of. Animatable.
    package var backdropBlurRadius: CGFloat {
        get { values.backdropBlurRadius }
        set {
            if values.backdropBlurRadius != newValue {
                change("backdropBlurRadius") { $0.backdropBlurRadius = newValue }
            }
        }
    }
}
