/// Hides a navigation controller's bar by touch: a tap toggles it, a swipe up hides it and a swipe down shows it.
@MainActor
final class BarHiding: NSObject {
    private weak var navigation: UINavigationController?
    private var hasHiddenToolbar = false
    private var keyboardObserver: (any NSObjectProtocol)?
    private(set) lazy var tap = UITapGestureRecognizer(target: self, action: Selector(BarHiding.tapped(_:)))
    private(set) lazy var pan: UIPanGestureRecognizer = {
        let pan = UIPanGestureRecognizer(target: self, action: Selector(BarHiding.panned(_:)))
        pan.delegate = self
        return pan
    }()

    /// Watches the view of a navigation controller; the recognizers stay off until they are asked for.
    func attach(_ recognizer: UIGestureRecognizer, to navigation: UINavigationController, isOn: Bool) {
        self.navigation = navigation
        recognizer.isEnabled = isOn
        recognizer.cancelsTouchesInView = false
        guard isOn, recognizer.view == nil, let view = navigation.viewIfLoaded else { return }
        view.addGestureRecognizer(recognizer)
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
        guard let navigation, !isOnBar(tap) else { return }
        setBars(hidden: !navigation.isNavigationBarHidden)
    }

    /// Hides or shows both bars; a toolbar that the app has hidden stays so.
    private func setBars(hidden: Bool) {
        guard let navigation else { return }
        navigation.setNavigationBarHidden(hidden, animated: true)
        if hidden, !navigation.isToolbarHidden {
            hasHiddenToolbar = true
            navigation.setToolbarHidden(true, animated: true)
        } else if !hidden, hasHiddenToolbar {
            hasHiddenToolbar = false
            navigation.setToolbarHidden(false, animated: true)
        }
    }

    /// Hides the bars whenever a keyboard appears, while that is on.
    func followKeyboard(of navigation: UINavigationController, isOn: Bool) {
        self.navigation = navigation
        if let keyboardObserver { NotificationCenter.default.removeObserver(keyboardObserver) }
        keyboardObserver = nil
        guard isOn else { return }
        keyboardObserver = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.setBars(hidden: true) }
        }
    }

    private func panned(_ pan: UIPanGestureRecognizer) {
        guard let navigation, pan.state == .began || pan.state == .changed else { return }
        let speed = pan.velocity(in: navigation.view)
        guard abs(speed.y) > abs(speed.x) else { return }
        setBars(hidden: speed.y < 0)
    }

    private func isOnBar(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let navigation, !navigation.isNavigationBarHidden else { return false }
        return navigation.navigationBar.frame.contains(recognizer.location(in: navigation.view))
    }
}

extension BarHiding: UIGestureRecognizerDelegate {
    /// Content scrolls along with the swipe that hides the bar.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === pan && otherGestureRecognizer.view is UIScrollView }
}
