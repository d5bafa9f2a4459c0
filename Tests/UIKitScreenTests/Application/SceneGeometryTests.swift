import TestStages
import Testing
import UIKit

/// Requests for another geometry of the scene.
///
/// The reference: Apple's pages of `requestGeometryUpdate(_:errorHandler:)` and of
/// `setNeedsUpdateOfSupportedInterfaceOrientations()`.
@MainActor
@Suite(.serialized)
struct SceneGeometryTests {
    final class Screen: UIViewController {
        var orientations = UIInterfaceOrientationMask.allButUpsideDown
        private(set) var sizes: [CGSize] = []
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            sizes.append(size)
        }
    }

    private func request(
        _ mask: UIInterfaceOrientationMask, on stage: Stage
    ) -> (any Error)? {
        var result: (any Error)?
        let wish = UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: mask)
        stage.window.windowScene?.requestGeometryUpdate(wish) { result = $0 }
        stage.host.advance(by: 1)
        return result
    }

    @Test func `the screen turns to the orientation that is asked for, and the controller is told`() {
        let screen = Screen()
        let stage = Stage(root: screen)
        #expect(request(.landscapeRight, on: stage) == nil)
        #expect(stage.window.bounds.size == CGSize(width: 852, height: 393))
        #expect(stage.window.windowScene?.interfaceOrientation == .landscapeRight)
        #expect(stage.window.windowScene?.effectiveGeometry.interfaceOrientation == .landscapeRight)
        #expect(screen.sizes == [CGSize(width: 852, height: 393)])
        #expect(request(.portrait, on: stage) == nil)
        #expect(stage.window.bounds.size == CGSize(width: 393, height: 852))
    }

    @Test func `an orientation that fits already changes nothing`() {
        let screen = Screen()
        let stage = Stage(root: screen)
        #expect(request([.portrait, .landscape], on: stage) == nil)
        #expect(screen.sizes.isEmpty)
    }

    @Test func `what the controller does not support is denied, with the reason`() {
        let screen = Screen()
        screen.orientations = .portrait
        let stage = Stage(root: screen)
        let error = request(.landscape, on: stage) as? UISceneError
        #expect(error?.code == .geometryRequestDenied)
        let reason = error?.errorUserInfo[NSLocalizedDescriptionKey] as? String
        #expect(reason?.contains("Requested: landscapeRight, landscapeLeft") == true)
        #expect(reason?.hasSuffix("Supported: portrait") == true)
        #expect(stage.window.bounds.width == 393 && screen.sizes.isEmpty)
    }

    @Test func `wishes for a Mac are not supported`() {
        let stage = Stage(root: Screen())
        var result: (any Error)?
        let wish = UIWindowScene.GeometryPreferences.Mac(systemFrame: .zero)
        stage.window.windowScene?.requestGeometryUpdate(wish) { result = $0 }
        stage.host.advance(by: 0.1)
        #expect((result as? UISceneError)?.code == .geometryRequestUnsupported)
    }

    @Test func `a controller that no longer supports how the screen is held turns it`() {
        let screen = Screen()
        let stage = Stage(root: screen)
        screen.orientations = .landscape
        screen.setNeedsUpdateOfSupportedInterfaceOrientations()
        stage.host.advance(by: 1)
        #expect(stage.window.bounds.width == 852)
        screen.orientations = .allButUpsideDown
        screen.setNeedsUpdateOfSupportedInterfaceOrientations()
        stage.host.advance(by: 1)
        #expect(stage.window.bounds.width == 852, "it is supported")
    }
}
