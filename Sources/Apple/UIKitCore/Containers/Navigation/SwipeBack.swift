/// The edge pan that takes a navigation controller back with the system's own animation.
@MainActor
final class SwipeBack: NSObject, UIGestureRecognizerDelegate {
    private weak var navigation: UINavigationController?
    private(set) var recognizer: UIScreenEdgePanGestureRecognizer?
    /// The pan anywhere on the content; off until the app switches it on.
    private(set) var contentRecognizer: UIPanGestureRecognizer?
    /// Where it comes from, unless the app says otherwise.
    private var leadingEdge: UIRectEdge = []
    /// Drives the pop that the finger has begun.
    private var driver: UIPercentDrivenInteractiveTransition?
    /// True while the pop that is being asked for is the finger's.
    private var isBeginning = false
    /// The interaction that a swipe at the root has begun, until a change of the stack takes it.
    private var leftover: UIPercentDrivenInteractiveTransition?
    /// The interaction that drives a change without a finger.
    private weak var stranded: UIPercentDrivenInteractiveTransition?

    func install(on view: UIView, of navigation: UINavigationController) {
        self.navigation = navigation
        let recognizer = UIScreenEdgePanGestureRecognizer(target: self, action: Selector(SwipeBack.panned(_:)))
        recognizer.delegate = self
        view.addGestureRecognizer(recognizer)
        self.recognizer = recognizer
        let content = UIPanGestureRecognizer(target: self, action: Selector(SwipeBack.panned(_:)))
        content.isEnabled = false
        content.delegate = self
        view.addGestureRecognizer(content)
        contentRecognizer = content
        findEdge(in: view)
    }

    /// Comes from the edge at which lines begin. A view that is on no screen yet may learn it later, or another one.
    func findEdge(in view: UIView) {
        let leading: UIRectEdge = sign(in: view) < 0 ? .right : .left
        guard leading != leadingEdge else { return }
        leadingEdge = leading
        recognizer?.edges = leading
    }

    /// The driver, for the pop that the finger begins; `nil` for every other transition.
    func takeDriver() -> UIPercentDrivenInteractiveTransition? {
        isBeginning ? driver : nil
    }

    /// The driver of a swipe that began at the root, for the next change with the system's animation. That change waits for a finger.
    func takeLeftover() -> UIPercentDrivenInteractiveTransition? {
        guard let leftover else { return nil }
        self.leftover = nil
        stranded = leftover
        return leftover
    }

    /// Only with something to go back to, at rest, with a back button, and when the delegate has no animator of its own.
    ///
    /// A delegate of the app's decides in place of this one: apps give the recognizer one so that a screen whose back button is
    /// hidden can be swiped back.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigation, canPop(navigation), let from = navigation.shown,
            !from.navigationItem.hidesBackButton
        else { return false }
        // A zoomed screen is taken back by fingers of its own.
        if from.preferredTransition?.isZoom ?? false { return false }
        if gestureRecognizer === contentRecognizer, !goesBack(gestureRecognizer) { return false }
        let to = navigation.stack[navigation.stack.count - 2]
        let custom = navigation.delegate?.navigationController(
            navigation, animationControllerFor: .pop, from: from, to: to)
        return custom == nil
    }

    /// Whether the pan on the content goes towards the trailing side.
    private func goesBack(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let pan = recognizer as? UIPanGestureRecognizer, let view = pan.view else { return false }
        let speed = pan.velocity(in: view)
        return sign(in: view) * speed.x > abs(speed.y)
    }

    private func sign(in view: UIView) -> CGFloat {
        view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    }

    private func canPop(_ navigation: UINavigationController) -> Bool {
        navigation.stack.count > 1 && !navigation.isTransitioning && navigation.modal.presented == nil
    }

    func panned(_ pan: UIPanGestureRecognizer) {
        guard let view = pan.view, view.bounds.width > 0 else { return }
        let sign = sign(in: view)
        let part = sign * pan.translation(in: view).x / view.bounds.width
        switch pan.state {
        case .began: begin(at: part)
        case .changed: driver?.update(part)
        case .ended:
            let speed = sign * pan.velocity(in: view).x / view.bounds.width
            release(finishing: UIPercentDrivenInteractiveTransition.finishes(at: part, speed: speed))
        case .cancelled, .failed: release(finishing: false)
        default: break
        }
    }

    private func begin(at part: CGFloat) {
        guard let navigation else { return }
        guard canPop(navigation) else { return beginWithoutPop(navigation, at: part) }
        leftover = nil
        driver = UIPercentDrivenInteractiveTransition()
        isBeginning = true
        navigation.popViewController(animated: true)
        isBeginning = false
        driver?.update(part)
    }

    /// A recognizer without a delegate, or with one that always agrees, begins also where there is nothing to pop. Users of such apps
    /// report that the next push stays at its beginning, takes no touches, and moves with the next swipe
    /// (wix/react-native-navigation#645, devxoul/SwipeBack#3).
    private func beginWithoutPop(_ navigation: UINavigationController, at part: CGFloat) {
        if navigation.isTransitioning {
            guard let stranded else { return }
            driver = stranded
            self.stranded = nil
            stranded.update(part)
        } else if navigation.stack.count == 1, navigation.modal.presented == nil {
            leftover = UIPercentDrivenInteractiveTransition()
        }
    }

    private func release(finishing: Bool) {
        guard let driver else { return }
        self.driver = nil
        driver.release(finishing: finishing)
    }
}
