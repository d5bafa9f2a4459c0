import Testing
import UIKit

/// Whether a controller on a stack has its navigation controller, call by call.
@MainActor
@Suite(.statesOutcome) struct `A controller that is popped` {
    private final class Page: UIViewController {
        private(set) var log: [String] = []

        private func note(_ call: String) {
            log.append("\(call) \(navigationController == nil ? "without" : "with")")
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            note("willDisappear")
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            note("didDisappear")
        }

        override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
            if parent == nil { note("willMove") }
        }

        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            if parent == nil { note("didMove") }
        }
    }

    @Test(arguments: [true, false])
    func `has no navigation controller in viewDidDisappear and after it`(_ isAnimated: Bool) {
        let page = Page()
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = CompatibilityStage(root: navigation)
        navigation.pushViewController(page, animated: false)
        stage.advance(by: 0.1)
        navigation.popViewController(animated: isAnimated)
        stage.advance(by: 1)
        #expect(page.log == ["willMove with", "willDisappear with", "didDisappear without", "didMove without"])
        #expect(page.navigationController == nil)
        navigation.pushViewController(page, animated: isAnimated)
        #expect(page.navigationController === navigation)
        stage.advance(by: 1)
        #expect(page.navigationController === navigation)
    }

    @Test func `keeps it where another one covers it`() {
        let page = Page()
        let navigation = UINavigationController(rootViewController: page)
        let stage = CompatibilityStage(root: navigation)
        navigation.pushViewController(UIViewController(), animated: true)
        stage.advance(by: 1)
        #expect(page.log == ["willDisappear with", "didDisappear with"])
    }
}
