import QuartzCore

/// The fingers that take a zoomed screen back: one that pulls it down, one that comes from the leading edge, and two that close.
@MainActor
final class ZoomDismissal: NSObject, UIGestureRecognizerDelegate {
    private weak var controller: UIViewController?
    /// Those on the screen, and those that may catch it on its way.
    private var fingers: [ZoomFingers] = []
    private var driver: ZoomDriver?
    /// The driver, while the transition that it drives is asked for.
    private var beginning: ZoomDriver?
    /// What the screen stands in; places are in its coordinates.
    private weak var host: UIView?
    /// The point of the whole screen that was touched, and where that was.
    private var anchor = CGPoint.zero
    private var touched = CGPoint.zero

    /// Lets fingers take a controller's screen back, if it comes and goes with a zoom.
    static func attend(to controller: UIViewController) {
        guard controller.preferredTransition?.isZoom ?? false, controller.storage.zoomDismissal == nil,
            let view = controller.viewIfLoaded
        else { return }
        controller.storage.zoomDismissal = ZoomDismissal(of: controller, on: view)
    }

    private init(of controller: UIViewController, on view: UIView) {
        super.init()
        self.controller = controller
        fingers = [ZoomFingers(on: view, for: self)]
    }

    /// Lets fingers catch a screen on its way, there or back.
    static func catching(
        _ flight: ZoomFlight? = nil, back: ZoomDriver? = nil, of controller: UIViewController, in container: UIView
    ) -> ZoomFingers? {
        attend(to: controller)
        guard let dismissal = controller.storage.zoomDismissal else { return nil }
        let fingers = ZoomFingers(on: container, for: dismissal, catching: flight, back: back)
        let first = dismissal.fingers.first
        // Who has caught the flight there may still hold what flies back now.
        dismissal.fingers = dismissal.fingers.filter { $0 === first || $0.isInUse } + [fingers]
        return fingers
    }

    private func fingers(of recognizer: UIGestureRecognizer) -> ZoomFingers? {
        fingers.first { $0.has(recognizer) }
    }

    /// The driver, for the pop or dismissal that a finger begins; `nil` for every other one.
    func takeDriver() -> ZoomDriver? { beginning }

    // MARK: Whether to begin

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let hand = fingers(of: gestureRecognizer) else { return false }
        // It only looks on, and nobody is asked for it.
        if gestureRecognizer === hand.turn { return true }
        // What flies back is caught by every finger that moves: the way back has begun, and nobody is asked again.
        if hand.back != nil { return driver == nil }
        guard driver == nil, let controller, let view = controller.viewIfLoaded, let zoom = ZoomChoice(controller),
            hand.flight != nil || wayBack(from: controller) != nil
        else { return false }
        let location = gestureRecognizer.location(in: view)
        let speed = (gestureRecognizer as? UIPanGestureRecognizer)?.velocity(in: view) ?? .zero
        let begins = wouldBegin(gestureRecognizer, at: location, speed: speed, in: view)
        guard let asks = zoom.options.interactiveDismissShouldBegin else { return begins }
        return asks(
            .init(location: location, velocity: CGVector(dx: speed.x, dy: speed.y), willBegin: begins))
    }

    private func wouldBegin(
        _ recognizer: UIGestureRecognizer, at location: CGPoint, speed: CGPoint, in view: UIView
    ) -> Bool {
        switch recognizer {
        case is UIScreenEdgePanGestureRecognizer: true
        case is UIPanGestureRecognizer:
            speed.y > abs(speed.x) && scrolls(at: location, in: view).allSatisfy { $0.wayToTop == 0 }
        default:
            scrolls(at: location, in: view).allSatisfy { $0.maximumZoomScale <= $0.minimumZoomScale }
        }
    }

    /// The scroll views under a finger.
    private func scrolls(at location: CGPoint, in view: UIView) -> [UIScrollView] {
        var found: [UIScrollView] = []
        var next = view.hitTest(location, with: nil)
        while let current = next {
            if let scroll = current as? UIScrollView, scroll.isScrollEnabled { found.append(scroll) }
            next = current === view ? nil : current.superview
        }
        return found
    }

    /// Content that is at its top lets the pan go first.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === fingers.first?.pan && otherGestureRecognizer is UIPanGestureRecognizer
            && otherGestureRecognizer.view is UIScrollView
    }

    /// What turns goes together with everything.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer is UIRotationGestureRecognizer
            || otherGestureRecognizer === fingers(of: gestureRecognizer)?.turn
    }

    private enum WayBack {
        case pop(UINavigationController)
        case dismissal(UIPresentationController)
    }

    /// `nil` where there is nothing to go back to, or the app goes another way.
    private func wayBack(from controller: UIViewController) -> WayBack? {
        guard controller.modal.presented == nil else { return nil }
        if let navigation = controller.navigationController, navigation.topViewController === controller,
            navigation.stack.count > 1
        {
            guard !navigation.isTransitioning, !controller.navigationItem.hidesBackButton,
                navigation.interactivePopGestureRecognizer?.isEnabled ?? true,
                navigation.delegate?.navigationController(
                    navigation, animationControllerFor: .pop, from: controller,
                    to: navigation.stack[navigation.stack.count - 2]) == nil
            else { return nil }
            return .pop(navigation)
        }
        guard controller.modal.presenting != nil, let presentation = controller.modal.presentationController,
            !presentation.style.adapts, !controller.isInModalTransition, !controller.isModalInPresentation,
            controller.transitioningDelegate?.animationController(forDismissed: controller) == nil
        else { return nil }
        return .dismissal(presentation)
    }

    // MARK: Moving

    func moved(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began, .changed: follow(recognizer)
        case .ended: letGo(recognizer, landing: lands(recognizer))
        case .cancelled, .failed: letGo(recognizer, landing: false)
        default: break
        }
    }

    private func follow(_ recognizer: UIGestureRecognizer) {
        // Fingers that part do nothing.
        let isBack = fingers(of: recognizer)?.back != nil
        if let pinch = recognizer as? UIPinchGestureRecognizer, driver == nil, !isBack, pinch.scale >= 1 { return }
        if driver == nil { begin(recognizer) }
        guard let driver, let scene = driver.scene, let host else { return }
        driver.move(to: pose(of: recognizer, scene, in: host))
    }

    private func begin(_ recognizer: UIGestureRecognizer) {
        if let back = fingers(of: recognizer)?.back { return hold(back, with: recognizer) }
        let caught = catchFlight(with: recognizer)
        guard let controller, let zoom = ZoomChoice(controller), let way = wayBack(from: controller),
            let host = controller.view.superview
        else { return }
        self.host = host
        touched = recognizer.location(in: host)
        anchor = caught?.point(at: touched) ?? touched
        let driver = ZoomDriver(zoom, byFinger: true, caught: caught)
        self.driver = driver
        beginning = driver
        switch way {
        case .pop(let navigation): navigation.popViewController(animated: true)
        case .dismissal(let presentation): presentation.dismissByUser()
        }
        beginning = nil
        if driver.scene == nil { self.driver = nil }
    }

    /// Takes hold of a card that flies back. The way back goes on under the finger, and can end at either side.
    private func hold(_ back: ZoomDriver, with recognizer: UIGestureRecognizer) {
        guard let host = recognizer.view, back.hold() else { return }
        self.host = host
        touched = recognizer.location(in: host)
        anchor = back.caught?.point(at: touched) ?? touched
        driver = back
    }

    /// A screen that is caught on its way has come, as it never comes back without having appeared; its card goes on from
    /// where it was seen.
    private func catchFlight(with recognizer: UIGestureRecognizer) -> ZoomPose? {
        guard let flight = fingers(of: recognizer)?.flight else { return nil }
        let pose = flight.pose
        flight.finish()
        return pose
    }

    private func letGo(_ recognizer: UIGestureRecognizer, landing: Bool) {
        driver?.letGo(landing: landing)
        driver = nil
        // What flies back can be caught again; everything else that was caught is over.
        guard let hand = fingers(of: recognizer), hand !== fingers.first, hand.back == nil else { return }
        hand.leave()
        fingers.removeAll { $0 === hand }
    }

    // MARK: Where the card is

    private func pose(of recognizer: UIGestureRecognizer, _ scene: ZoomScene, in host: UIView) -> ZoomPose {
        let size = scene.whole.window.size
        let start = driver?.caught?.scale ?? 1
        if let pinch = recognizer as? UIPinchGestureRecognizer {
            let place = pinch.location(in: host)
            let angle = fingers(of: recognizer)?.turn.rotation ?? 0
            return scene.pose(scale: min(start * pinch.scale, 1), about: anchor, at: place)
                .turned(by: angle, about: place)
        }
        let way = (recognizer as? UIPanGestureRecognizer)?.translation(in: host) ?? .zero
        let isBack = fingers(of: recognizer)?.back != nil
        if let edge = recognizer as? UIScreenEdgePanGestureRecognizer {
            let share = edge.sign * way.x / size.width
            let place = CGPoint(x: touched.x + way.x, y: touched.y + Self.across(way.y, of: size.width))
            return scene.pose(scale: edgeScale(share, from: start, isBack: isBack), about: anchor, at: place)
        }
        let share = way.y / size.height
        let behind = ZoomMetrics.fallingBehind * share * share * share * size.height
        let down = isBack ? way.y : max(0, way.y) - max(0, behind)
        let place = CGPoint(x: touched.x + Self.across(way.x, of: size.width), y: touched.y + down)
        return scene.pose(scale: panScale(share, from: start, isBack: isBack), about: anchor, at: place)
    }

    /// How large the card is when a finger from the edge has come so many widths on.
    private func edgeScale(_ share: CGFloat, from start: CGFloat, isBack: Bool) -> CGFloat {
        if isBack { return min(1, start - ZoomMetrics.shrinking * share) }
        return start * (1 - ZoomMetrics.shrinking * max(0, share))
    }

    /// … when a pan has come so many heights down. What was caught on its way back is as large as if the finger had pulled it
    /// there, and gets larger when it is pulled up.
    private func panScale(_ share: CGFloat, from start: CGFloat, isBack: Bool) -> CGFloat {
        if isBack { return Self.panScale(max(0, Self.panShare(start) + share)) }
        return start * Self.panScale(max(0, share))
    }

    /// How large the card is when a pan has come so many heights down.
    static func panScale(_ share: CGFloat) -> CGFloat {
        let (knee, least) = ZoomMetrics.knee
        guard share > knee else { return 1 - ZoomMetrics.shrinking * share }
        let left = 1 - ZoomMetrics.shrinking * knee - least
        return least + left * exp(-(share - knee) * ZoomMetrics.shrinking / left)
    }

    /// How many heights down a pan has come when the card is so large.
    static func panShare(_ scale: CGFloat) -> CGFloat {
        let (knee, least) = ZoomMetrics.knee
        let left = 1 - ZoomMetrics.shrinking * knee - least
        guard scale < least + left else { return (1 - scale) / ZoomMetrics.shrinking }
        return knee + left / ZoomMetrics.shrinking * log(left / max(scale - least, 0.01))
    }

    /// What the card follows a finger across its way: ever less, up to a limit.
    private static func across(_ way: CGFloat, of width: CGFloat) -> CGFloat {
        let wanted = way * ZoomMetrics.across.gain
        return wanted / (1 + abs(wanted) / (width * ZoomMetrics.across.limit))
    }

    /// Whether a finger that leaves lets the card land.
    private func lands(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let scene = driver?.scene, let host else { return false }
        let size = scene.whole.window.size
        let limits = ZoomMetrics.landsBelow
        let start = driver?.caught?.scale ?? 1
        if let pinch = recognizer as? UIPinchGestureRecognizer { return start * pinch.scale < limits.pinch }
        guard let pan = recognizer as? UIPanGestureRecognizer else { return false }
        let (way, speed) = (pan.translation(in: host), pan.velocity(in: host))
        let later = CGFloat(ZoomMetrics.projection)
        let isBack = fingers(of: recognizer)?.back != nil
        let edge = recognizer as? UIScreenEdgePanGestureRecognizer
        let onward = edge.map { $0.sign * speed.x } ?? speed.y
        // Who flings a card that flew back says by the direction where it goes.
        if isBack, abs(onward) > ZoomMetrics.fling { return onward > 0 }
        if let edge {
            let share = edge.sign * (way.x + speed.x * later) / size.width
            return edgeScale(share, from: start, isBack: isBack) < limits.edge
        }
        let share = (way.y + speed.y * later) / size.height
        return panScale(share, from: start, isBack: isBack) < limits.pan
    }
}

extension UIScreenEdgePanGestureRecognizer {
    /// The direction that leads back.
    fileprivate var sign: CGFloat { edges == .right ? -1 : 1 }
}
