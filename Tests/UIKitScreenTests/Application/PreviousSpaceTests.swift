import Testing
import UIKit

/// What a window scene's delegate hears of a device that was turned.
@MainActor @Suite(.serialized) struct PreviousSpaceTests {
    private final class Listener: NSObject, UIWindowSceneDelegate {
        var bounds: [CGRect] = []
        var corner: CGPoint?

        func windowScene(
            _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
            interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
            traitCollection previousTraitCollection: UITraitCollection
        ) {
            bounds.append(previousCoordinateSpace.bounds)
            corner = previousCoordinateSpace.convert(CGPoint.zero, to: windowScene.screen.coordinateSpace)
        }
    }

    @Test func `the space that is handed over is the one from before`() throws {
        let host = HeadlessHost(device: .iPhone15)
        let listener = Listener()
        let window = UIWindow()
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        let scene = try #require(window.windowScene)
        scene.delegate = listener
        host.rotate(to: .landscapeLeft, animated: false)
        #expect(listener.bounds == [CGRect(x: 0, y: 0, width: 393, height: 852)])
        // What was the upper left corner is where it is on the glass: at the right of the picture, or at its lower end.
        let fixed = host.screen.fixedCoordinateSpace.convert(CGPoint.zero, to: host.screen.coordinateSpace)
        #expect(listener.corner == fixed)
        host.rotate(to: .portrait, animated: false)
        #expect(listener.bounds.last == CGRect(x: 0, y: 0, width: 852, height: 393))
    }
}
