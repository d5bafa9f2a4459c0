import UIKit

/// The screen of a controller whose content is not available: a hatched view and a navigation bar with buttons.
@MainActor
package final class ShellScreen: UIViewController {
    private let name: String
    private let detail: String
    private let leading: UIBarButtonItem?
    private let trailing: UIBarButtonItem?

    /// - Parameters:
    ///   - name: The class's name.
    ///   - detail: What it would show.
    package init(_ name: String, detail: String, leading: UIBarButtonItem? = nil, trailing: UIBarButtonItem? = nil) {
        self.name = name
        self.detail = detail
        self.leading = leading
        self.trailing = trailing
        super.init(nibName: nil, bundle: nil)
    }

    package required init?(coder: NSCoder) { fatalError("a shell's screen is made in code") }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let hatched = HatchedView(name, frame: view.bounds)
        hatched.detail = detail
        view.addSubview(hatched)
        navigationItem.leftBarButtonItem = leading
        navigationItem.rightBarButtonItem = trailing
    }
}

extension UIViewController {
    /// Fills the controller with a screen in a navigation controller.
    package func embedShell(_ screen: ShellScreen) {
        let navigation = UINavigationController(rootViewController: screen)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }
}
