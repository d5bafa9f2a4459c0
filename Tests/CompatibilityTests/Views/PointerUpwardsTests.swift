import Testing
import UIKit

/// Views, layers, controllers, recognisers and windows point upwards without keeping alive, and to nobody who has gone.
@MainActor
@Suite(.statesOutcome)
struct PointerUpwardsTests {
    @Test func `a view's layer may have another delegate, or none`() {
        final class Other: NSObject, CALayerDelegate {}
        let (view, other) = (UIView(), Other())
        #expect(view.layer.delegate === view)
        view.layer.delegate = other
        #expect(view.layer.delegate === other)
        view.layer.delegate = nil
        #expect(view.layer.delegate == nil)
        view.layer.delegate = view
        #expect(view.layer.delegate === view)
    }

    @Test func `what is seen of a layer has its delegate`() throws {
        let host = CompatibilityStage()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        window.addSubview(view)
        host.step()
        #expect(try #require(view.layer.presentation()).delegate === view)
    }
}
