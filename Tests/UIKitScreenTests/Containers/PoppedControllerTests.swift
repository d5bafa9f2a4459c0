import TestStages
import Testing
import UIKit

/// Whether a controller on a stack has its navigation controller, call by call.
@MainActor
@Suite struct `A controller that is popped` {
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

    @Test func `keeps it where a finger calls the pop off`() throws {
        let page = Page()
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = Stage(root: navigation)
        navigation.pushViewController(page, animated: false)
        stage.host.advance(by: 0.1)
        stage.host.makeCurrent()
        try stage.host.play("0:5,400 0.2:100,405 0.5:100,405 0.6:up")
        stage.host.advance(by: 2)
        #expect(page.navigationController === navigation && !page.log.contains { $0.hasSuffix("without") })
    }
}
