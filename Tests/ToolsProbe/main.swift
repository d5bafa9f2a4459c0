import Foundation
import Interlude
import InterludeTools
import TransitionDoctor
import UIKit

// An app with tools of its own, for the tests: `ToolsProbe app` is the app, everything else the tools.

/// A screen of one colour with a square on it.
final class Page: UIViewController {
    private let color: UIColor

    init(_ color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("a page is made in code") }

    override var prefersStatusBarHidden: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        let square = UIView(frame: CGRect(x: 40, y: 120, width: 80, height: 80))
        square.backgroundColor = .label
        view.addSubview(square)
    }
}

final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = Page(.systemTeal)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

@MainActor func stack() -> UINavigationController { UINavigationController(rootViewController: Page(.systemTeal)) }

if CommandLine.arguments.dropFirst().first == "app" { Delegate.main() }

InterludeCommandLine("Pages") {
    ScreenItem("page", "A page") { Page(.systemBackground) }
    TransitionItem("push", "A page slides in", make: stack) {
        $0.pushViewController(Page(.systemOrange), animated: true)
    }
    TransitionItem(
        "swipe", "A finger leads back", make: stack,
        prepare: { $0.pushViewController(Page(.systemOrange), animated: false) }, fingers: { [$0.backSwipe(0.7)] })
    Patient.system("system", for: [.push])
}.main()
