/// The edge pan that takes a navigation controller back with the system's own animation.
@MainActor
final class SwipeBack: NSObject, UIGestureRecognizerDelegate {
    private weak var navigation: UINavigationController?
    private(set) var recognizer: UIScreenEdgePanGestureRecognizer?
    /// Drives the pop that the finger has begun.
    private var driver: UIPercentDrivenInteractiveTransition?
    /// True while the pop that is being asked for is the finger's.
    private var isBeginning = false

    func install(on view: UIView, of navigation: UINavigationController) {
        self.navigation = navigation
        let recognizer = UIScreenEdgePanGestureRecognizer(target: self, action: Selector(SwipeBack.panned(_:)))
        recognizer.edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        recognizer.delegate = self
        view.addGestureRecognizer(recognizer)
        self.recognizer = recognizer
    }

    /// The driver, for the pop that the finger begins; nil for every other transition.
    func takeDriver() -> UIPercentDrivenInteractiveTransition? {
        isBeginning ? driver : nil
    }

    /// Only with something to go back to, at rest, and when the delegate has no animator of its own.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigation, canPop(navigation), let from = navigation.shown else { return false }
        let to = navigation.stack[navigation.stack.count - 2]
        let custom = navigation.delegate?.navigationController(
            navigation, animationControllerFor: .pop, from: from, to: to)
        return custom == nil
    }

    private func canPop(_ navigation: UINavigationController) -> Bool {
        navigation.stack.count > 1 && !navigation.isTransitioning && navigation.modal.presented == nil
            && !(navigation.stack.last?.navigationItem.hidesBackButton ?? false)
    }

    private func panned(_ pan: UIScreenEdgePanGestureRecognizer) {
        guard let view = pan.view, view.bounds.width > 0 else { return }
        let sign: CGFloat = pan.edges == .right ? -1 : 1
        let part = sign * pan.translation(in: view).x / view.bounds.width
        switch pan.state {
        case .began: begin(at: part)
        case .changed: driver?.update(part)
        case .ended: letGo(at: part, speed: sign * pan.velocity(in: view).x / view.bounds.width)
        case .cancelled, .failed: release(finishing: false)
        default: break
        }
    }

    private func begin(at part: CGFloat) {
        guard let navigation, canPop(navigation) else { return }
        driver = UIPercentDrivenInteractiveTransition()
        isBeginning = true
        navigation.popViewController(animated: true)
        isBeginning = false
        driver?.update(part)
    }

    /// A flick decides by its direction, a slow release by the half way.
    private func letGo(at part: CGFloat, speed: CGFloat) {
        let flick = abs(speed) >= SystemFigures.swipeBackFlick
        release(finishing: flick ? speed > 0 : part > 0.5)
    }

    private func release(finishing: Bool) {
        guard let driver else { return }
        self.driver = nil
        driver.completionCurve = .easeOut
        if finishing { driver.finish() } else { driver.cancel() }
    }
}
