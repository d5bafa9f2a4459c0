import InterludeStage
import InterludeTesting
import TestStages
import Testing
import UIKit

/// A list with a picture in it, and the screen that grows out of that.
@MainActor
final class ZoomStage {
    let list = UIViewController()
    let source = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 140))
    let detail = ZoomedController()
    let navigation: UINavigationController
    let stage: Stage

    init() {
        navigation = UINavigationController(rootViewController: list)
        source.backgroundColor = .orange
        source.layer.cornerRadius = 12
        list.view.backgroundColor = .white
        list.view.addSubview(source)
        stage = Stage(root: navigation)
    }

    func zoom(_ options: UIViewController.Transition.ZoomOptions? = nil) {
        detail.preferredTransition = .zoom(options: options) { [weak source] _ in source }
    }

    func push() {
        navigation.pushViewController(detail, animated: true)
    }

    /// Pushes, and waits until it has come.
    func pushed(_ options: UIViewController.Transition.ZoomOptions? = nil) -> ZoomStage {
        zoom(options)
        push()
        stage.host.advance(by: 1)
        return self
    }

    func play(_ script: String) throws {
        try stage.host.play(script)
    }

    /// What is seen of the detail's screen now.
    var card: CGRect? {
        guard let window = detail.view.superview?.superview, let seen = window.layer.presentation() else { return nil }
        return seen.frame
    }

    var isAtRest: Bool {
        detail.view.superview === navigation.view.subviews.first && source.alpha == 1
            && detail.view.transform.isIdentity
    }
}

/// The screen that grows. It notes the insets that it is laid out with.
@MainActor
final class ZoomedController: UIViewController {
    var insets: Set<CGFloat> = []

    override func viewDidLoad() {
        view.backgroundColor = .systemTeal
    }

    override func viewDidLayoutSubviews() {
        if view.window != nil { insets.insert(view.safeAreaInsets.top) }
    }

    override func viewSafeAreaInsetsDidChange() {
        if view.window != nil { insets.insert(view.safeAreaInsets.top) }
    }
}
