/// Durations and distances of the system's own transitions, each with where it comes from.
package enum SystemMetrics {
    /// Push and pop, seconds. Apple's samples and articles agree on it.
    package static let navigationDuration: TimeInterval = 0.35
    /// How far the lower screen moves aside during a push, as a part of the width. Measured by an open
    /// re-implementation at 30 %; another has a third. Decided: 30 %.
    package static let navigationParallax: CGFloat = 0.3
    /// How dark the lower screen gets during a push. Articles say 8 to 10 %. Decided: 10 %.
    package static let navigationDimming: CGFloat = 0.1
    /// The shadow at the edge of the upper screen. Decided by eye.
    package static let navigationShadowOpacity: Float = 0.12
    package static let navigationShadowRadius: CGFloat = 8
    /// Showing and hiding the navigation bar, seconds. `UINavigationController.hideShowBarDuration`, known value.
    package static let barDuration: CGFloat = 0.2
    /// A released swipe-back finishes from this speed on, in widths a second, and goes back from minus this on.
    /// Fitted by an open re-implementation.
    package static let swipeBackFlick: CGFloat = 1
    /// Cover vertical and sheets: the system spring (critical, 18.2574 1/s; derived from the default spring timing
    /// parameters) as a critically damped spring animation of this duration, after which 0.1 % remains. Articles say
    /// 0.4 to 0.5 s.
    package static let coverDuration: TimeInterval = 0.5057
    /// Cross dissolve, seconds. Not established; decided.
    package static let dissolveDuration: TimeInterval = 0.4
    /// Flip, seconds. Not established; decided.
    package static let flipDuration: TimeInterval = 0.75
    /// A turn of the screen, seconds: `UIApplication.statusBarOrientationAnimationDuration`, known value.
    package static let rotationDuration: TimeInterval = 0.3
    /// Perspective of the flip: one part in this many points. Decided by eye.
    package static let flipPerspective: CGFloat = 1000
}

/// Measures of a sheet on an iPhone, measured on iOS by an open re-implementation unless said otherwise.
package enum SheetMetrics {
    /// How dark the screen behind a sheet gets.
    package static let dimming: CGFloat = 0.2
    /// A sheet released below this part of its height is dismissed.
    package static let dismissPart: CGFloat = 0.5
    /// A sheet released at this speed downwards is dismissed, points per second.
    package static let dismissSpeed: CGFloat = 1000
    package static let grabberSize = CGSize(width: 36, height: 5)
    package static let grabberTop: CGFloat = 5
    /// The corner radius of a sheet. Not established; decided.
    package static let cornerRadius: CGFloat = 10
    /// How large a presenter is that a sheet pushes back, as a part of its size. Measured by Flutter on an iPhone 16 Pro with
    /// iOS 18: smaller by 0.0835.
    package static let cardScale: CGFloat = 0.9165
    /// How far a sheet's top stands below the top of the card behind it. From published measurements of
    /// `maximumDetentValue` on iPhone 14 Pro and iPhone SE.
    package static let cardStep: CGFloat = 10
    /// A sheet that is lower than the largest one by more than this pushes nothing back. Published code asks for a tenth of
    /// a point less where the screen behind is to stay.
    package static let fullTolerance: CGFloat = 0.05
    /// The size of a form sheet in regular width, points: Apple's documented preferred size.
    package static let formSize = CGSize(width: 540, height: 620)
    /// The room around a page sheet in regular width. Not established; decided.
    package static let pageMargin: CGFloat = 44
    /// The widest a page sheet gets in regular width. Not established; decided.
    package static let pageWidth: CGFloat = 704
}
