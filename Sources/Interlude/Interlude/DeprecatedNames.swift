import UIKit

// The former names, for one release. Each one only calls its successor; Documentation/style.md lists them.

/// The former name of `PresentGesture`.
@available(*, deprecated, renamed: "PresentGesture")
public typealias ForwardGesture = PresentGesture

/// The former name of `TransitionViews`.
@available(*, deprecated, renamed: "TransitionViews")
public typealias TransitionScene = TransitionViews

/// The former name of `TransitionAnimator`.
@available(*, deprecated, renamed: "TransitionAnimator")
public typealias SceneAnimator = TransitionAnimator

/// The former name of `TransitionMotion`.
@available(*, deprecated, renamed: "TransitionMotion")
public typealias SceneMotion = TransitionMotion

/// The former name of `ChildTransitionController`.
@available(*, deprecated, renamed: "ChildTransitionController")
public typealias ScreenExchange = ChildTransitionController

/// The former name of `TransitionPreset`.
@available(*, deprecated, renamed: "TransitionPreset")
public typealias ReadyMadeTransition = TransitionPreset

extension ScreenTransition {
    /// The former name of `UnitPoint`.
    @available(*, deprecated, renamed: "UnitPoint")
    public typealias Place = UnitPoint

    /// The former name of `fadesWithReduceMotion`.
    @available(*, deprecated, renamed: "fadesWithReduceMotion")
    public var isMoving: Bool { fadesWithReduceMotion }

    /// The former name of `backGestures(_:)`.
    @available(*, deprecated, renamed: "backGestures(_:)")
    public func leadingBack(by gestures: BackGesture...) -> ScreenTransition { backGestures(gestures) }

    /// The former name of `init(_:backGesture:fadesWithReduceMotion:presentation:animator:)`.
    @available(
        *, deprecated, renamed: "init(_:backGesture:fadesWithReduceMotion:presentation:animator:)",
        message: "The name has no label."
    )
    public init(
        name: String, backGesture: BackGesture = .edgePan, isMoving: Bool = true, presentation: Presentation? = nil,
        animator: @escaping @MainActor (TransitionDirection) -> any UIViewControllerAnimatedTransitioning
    ) {
        self.init(
            name, backGesture: backGesture, fadesWithReduceMotion: isMoving, presentation: presentation,
            animator: animator)
    }

    /// A former name.
    @available(*, deprecated, message: "The labels are reverse and fadesWithReduceMotion.")
    public init(
        _ name: String, _ timing: Timing, wayBack: Timing?, backGesture: BackGesture = .edgePan, isMoving: Bool = true,
        background: UIColor? = nil, order: Order = .upperInFront, perspective: CGFloat = 1000,
        presentation: Presentation? = nil, _ parts: Part...
    ) {
        self.init(
            name, timing, reverse: wayBack, backGesture: backGesture, fadesWithReduceMotion: isMoving,
            background: background, order: order, perspective: perspective, presentation: presentation, parts: parts)
    }

    /// A former name.
    @available(*, deprecated, message: "The label is fadesWithReduceMotion.")
    public init(
        _ name: String, _ timing: Timing, backGesture: BackGesture = .edgePan, isMoving: Bool,
        background: UIColor? = nil, order: Order = .upperInFront, perspective: CGFloat = 1000,
        presentation: Presentation? = nil, _ parts: Part...
    ) {
        self.init(
            name, timing, backGesture: backGesture, fadesWithReduceMotion: isMoving, background: background,
            order: order, perspective: perspective, presentation: presentation, parts: parts)
    }

    /// A former name.
    @available(*, deprecated, message: "The label is fadesWithReduceMotion.")
    public init(
        _ name: String, backGesture: BackGesture = .edgePan, isMoving: Bool, background: UIColor? = nil,
        order: Order = .upperInFront, perspective: CGFloat = 1000, _ parts: Part...
    ) {
        self.init(
            name, .easeInOut(0.4), backGesture: backGesture, fadesWithReduceMotion: isMoving, background: background,
            order: order, perspective: perspective, parts: parts)
    }

    /// A former name.
    @available(*, deprecated, message: "The labels are reverse and fadesWithReduceMotion.")
    public init(
        _ name: String, _ timing: Timing = .easeInOut(0.4), wayBack: Timing?, backGesture: BackGesture = .edgePan,
        isMoving: Bool = true, background: UIColor? = nil, order: Order = .upperInFront, perspective: CGFloat = 1000,
        presentation: Presentation? = nil, parts: [Part]
    ) {
        self.init(
            name, timing, reverse: wayBack, backGesture: backGesture, fadesWithReduceMotion: isMoving,
            background: background, order: order, perspective: perspective, presentation: presentation, parts: parts)
    }

    /// A former name.
    @available(*, deprecated, message: "The label is fadesWithReduceMotion.")
    public init(
        _ name: String, _ timing: Timing = .easeInOut(0.4), backGesture: BackGesture = .edgePan, isMoving: Bool,
        background: UIColor? = nil, order: Order = .upperInFront, perspective: CGFloat = 1000,
        presentation: Presentation? = nil, parts: [Part]
    ) {
        self.init(
            name, timing, backGesture: backGesture, fadesWithReduceMotion: isMoving, background: background,
            order: order, perspective: perspective, presentation: presentation, parts: parts)
    }

    /// The former name of `shader(_:_:backGesture:fadesWithReduceMotion:detail:_:)`.
    @available(*, deprecated, renamed: "shader(_:_:backGesture:fadesWithReduceMotion:detail:_:)")
    public static func shader(
        _ name: String, _ timing: Timing = .linear(0.8), backGesture: BackGesture = .edgePan, isMoving: Bool,
        detail: CGFloat = 1, _ shader: @escaping Shader
    ) -> ScreenTransition {
        .shader(
            name, timing, backGesture: backGesture, fadesWithReduceMotion: isMoving, detail: detail, shader)
    }
}

extension ScreenTransition.UnitPoint {
    /// The former name of `init(x:y:)`.
    @available(*, deprecated, renamed: "init(x:y:)")
    public init(_ x: CGFloat, _ y: CGFloat) { self.init(x: x, y: y) }
}

extension ScreenTransition.Timing {
    /// A former name.
    @available(*, deprecated, message: "Use cubic(_:_:_:_:_:) with the coordinates as four numbers.")
    public static func cubic(_ duration: TimeInterval, _ point1: CGPoint, _ point2: CGPoint) -> Self {
        .cubic(duration, point1.x, point1.y, point2.x, point2.y)
    }
}

extension ScreenTransition.Part {
    /// The former name of `delay(_:)`.
    @available(*, deprecated, renamed: "delay(_:)")
    public func delayed(by share: Double) -> Self { delay(share) }

    /// The former name of `curve(_:)`.
    @available(*, deprecated, renamed: "curve(_:)")
    public func paced(_ curve: ScreenTransition.Curve) -> Self { self.curve(curve) }

    /// The former name of `asSnapshot()`.
    @available(*, deprecated, renamed: "asSnapshot()")
    public func asPicture() -> Self { asSnapshot() }
}

extension ScreenTransition.Mask {
    /// The former name of `split(horizontal:)`.
    @available(*, deprecated, renamed: "split(horizontal:)")
    public static func jaws(horizontal: Bool = false) -> Self { .split(horizontal: horizontal) }
}

extension ChildTransitionController {
    /// The former name of `show(_:using:direction:completion:)`.
    @available(*, deprecated, renamed: "show(_:using:direction:completion:)")
    public func show(
        _ child: UIViewController, using transition: ScreenTransition?, _ direction: TransitionDirection,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        show(child, using: transition, direction: direction, completion: completion)
    }

    /// The former name of `addGesture(_:using:direction:_:)`.
    @available(*, deprecated, renamed: "addGesture(_:using:direction:_:)")
    @discardableResult
    public func addGesture(
        _ gesture: PresentGesture, using transition: ScreenTransition, _ direction: TransitionDirection,
        _ make: @escaping @MainActor () -> UIViewController?
    ) -> UIGestureRecognizer {
        addGesture(gesture, using: transition, direction: direction, make)
    }
}

extension UITabBarController {
    /// The former name of `setTabTransition(_:)`.
    @available(*, deprecated, renamed: "setTabTransition(_:)")
    public func switchTabs(using transition: ScreenTransition) { setTabTransition(transition) }
}
