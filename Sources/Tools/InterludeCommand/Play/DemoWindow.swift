import Gallery
import UIKit

/// A window with the two screens of one transition.
@MainActor final class DemoWindow {
    private let window: UIWindow
    private let demo: TransitionDemo

    init(_ demo: TransitionDemo) {
        self.demo = demo
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = demo.rootViewController
        window.makeKeyAndVisible()
    }

    /// Brings the screens to where the transition starts.
    func prepare() { demo.prepare() }

    /// Starts the transition.
    func play() { demo.run() }

    /// Takes the window off the screen.
    func close() {
        window.isHidden = true
        window.windowScene = nil
    }
}
