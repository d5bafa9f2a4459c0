/// Hides a navigation controller's bar by touch: a tap toggles it, a swipe up hides it and a swipe down shows it.
@MainActor
final class BarHiding: NSObject {
    private weak var navigation: UINavigationController?
    private(set) lazy var tap = UITapGestureRecognizer(target: self, action: Selector(BarHiding.tapped(_:)))
    private(set) lazy var pan = UIPanGestureRecognizer(target: self, action: Selector(BarHiding.panned(_:)))

    /// Watches the view of a navigation controller; the recognisers stay off until they are asked for.
    func attach(_ recognizer: UIGestureRecognizer, to navigation: UINavigationController, isOn: Bool) {
        self.navigation = navigation
        recognizer.isEnabled = isOn
        recognizer.cancelsTouchesInView = false
        guard isOn, recognizer.view == nil, let view = navigation.viewIfLoaded else { return }
        view.addGestureRecognizer(recognizer)
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
        guard let navigation, !isOnBar(tap) else { return }
        navigation.setNavigationBarHidden(!navigation.isNavigationBarHidden, animated: true)
    }

    private func panned(_ pan: UIPanGestureRecognizer) {
        guard let navigation, pan.state == .began || pan.state == .changed else { return }
        let speed = pan.velocity(in: navigation.view)
        guard abs(speed.y) > abs(speed.x) else { return }
        navigation.setNavigationBarHidden(speed.y < 0, animated: true)
    }

    private func isOnBar(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let navigation, !navigation.isNavigationBarHidden else { return false }
        return navigation.navigationBar.frame.contains(recognizer.location(in: navigation.view))
    }
}
