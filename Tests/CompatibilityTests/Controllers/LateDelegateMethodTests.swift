import Testing
import UIKit

/// Swift picks what answers a protocol's requirement where the class conforms. iOS asks the object.
@MainActor
@Suite(.statesOutcome)
struct LateDelegateMethodTests {
    private class Listener: NSObject, UINavigationControllerDelegate {
        var calls: [String] = []

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {
            calls.append("didShow")
        }
    }

    private final class LateListener: Listener {
        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            calls.append("willShow")
        }

        override func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {
            calls.append("didShow below")
        }
    }

    @Test func `a method that only a class below the conforming one has is not called`() {
        let (navigation, listener) = (UINavigationController(rootViewController: UIViewController()), LateListener())
        navigation.delegate = listener
        let stage = CompatibilityStage(root: navigation)
        listener.calls = []
        navigation.pushViewController(UIViewController(), animated: false)
        stage.advance(by: 0.1)
        #expect(listener.calls == ["didShow below"])
    }
}
