/// What views notice that is wrong while something runs that they know nothing of. iOS says nothing about it.
@MainActor enum ViewMisuse {
    /// The frame of a view with a transform is being set: undefined on iOS.
    case frameSetUnderTransform
    /// A snapshot shows nothing, since the view was never drawn or has no size.
    case blankSnapshot

    /// Whoever wants to be told: the transition run, once there has been one.
    static var onNotice: ((ViewMisuse, UIView) -> Void)?
}
