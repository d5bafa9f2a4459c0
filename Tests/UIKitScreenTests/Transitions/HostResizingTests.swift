import Testing
import UIKit

@MainActor @Suite struct HostResizingTests {
    private final class Screen: UIViewController {
        var log: [String] = []
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            log.append("size \(Int(size.width))×\(Int(size.height)), view \(Int(view.bounds.width))")
            coordinator.animate { [unowned self] _ in
                log.append("alongside \(Int(view.bounds.width))")
            } completion: { [unowned self] context in
                log.append("completed \(context.isCancelled)")
            }
        }
        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.willTransition(to: newCollection, with: coordinator)
            log.append("traits")
        }
    }

    @Test func `turning the device tells the controllers, then resizes the windows in an animation`() {
        let host = HeadlessHost(device: .iPhone15)
        let screen = Screen()
        let child = Screen()
        screen.addChild(child)
        screen.view.addSubview(child.view)
        child.didMove(toParent: screen)
        let window = UIWindow()
        window.rootViewController = screen
        window.makeKeyAndVisible()
        host.step()
        host.rotate(to: .landscapeRight)
        #expect(screen.log == ["traits", "size 852×393, view 393", "alongside 852"])
        #expect(child.log == ["traits", "size 852×393, view 393", "alongside 852"])
        #expect(window.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        #expect(UIDevice.current.orientation == .landscapeLeft)
        #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
        host.advance(by: 0.3)
        #expect(screen.log.last == "completed false")
        let frame = host.renderFrame()
        #expect((frame.width, frame.height) == (2556, 1179))
    }

    @Test func `without animation the completion comes at once`() {
        let host = HeadlessHost(device: .iPhoneSE)
        let screen = Screen()
        let window = UIWindow()
        window.rootViewController = screen
        window.makeKeyAndVisible()
        host.rotate(to: .landscapeLeft, animated: false)
        #expect(screen.log == ["traits", "size 667×375, view 375", "alongside 667", "completed false"])
        host.resize(to: CGSize(width: 500, height: 300))
        #expect(window.bounds.size == CGSize(width: 500, height: 300))
        #expect(screen.view.bounds.size == CGSize(width: 500, height: 300))
        let frame = host.renderFrame()
        #expect((frame.width, frame.height) == (1000, 600))
    }

    @Test func `another device's size classes are told before they are there`() {
        let host = HeadlessHost(device: .iPhone15)
        let screen = Screen()
        let window = UIWindow()
        window.rootViewController = screen
        window.makeKeyAndVisible()
        host.step()
        host.change(to: .iPad10)
        #expect(screen.log == ["traits", "size 820×1180, view 393", "alongside 820", "completed false"])
        #expect(screen.traitCollection.horizontalSizeClass == .regular)
    }

    /// Documented: all ways on tablets, all but upside down on phones.
    @Test func `screens turn upside down on tablets alone`() {
        let phone = HeadlessHost(device: .iPhone15)
        #expect(UIViewController().supportedInterfaceOrientations == .allButUpsideDown)
        phone.change(to: .iPad10)
        #expect(UIViewController().supportedInterfaceOrientations == .all)
    }

    @Test func `a presented controller is told too`() {
        let host = HeadlessHost(device: .iPhone15)
        let root = UIViewController()
        let window = UIWindow()
        window.rootViewController = root
        window.makeKeyAndVisible()
        let screen = Screen()
        screen.modalPresentationStyle = .fullScreen
        root.present(screen, animated: false)
        host.step()
        host.rotate(to: .landscapeRight)
        host.advance(by: 0.5)
        #expect(screen.log.contains("size 852×393, view 393"))
        #expect(screen.log.last == "completed false")
        #expect(screen.view.bounds.size == CGSize(width: 852, height: 393))
        screen.dismiss(animated: false)
        host.step()
        #expect(root.view.bounds.size == CGSize(width: 852, height: 393))
    }

    @Test func `the fixed coordinate space stays with the portrait screen`() {
        let host = HeadlessHost(device: .iPhone15, orientation: .landscapeRight)
        let screen = UIScreen.main
        let space = screen.coordinateSpace
        #expect(space.bounds.size == CGSize(width: 852, height: 393))
        #expect(screen.fixedCoordinateSpace.bounds.size == CGSize(width: 393, height: 852))
        let corner = space.convert(CGPoint.zero, to: screen.fixedCoordinateSpace)
        #expect(corner == CGPoint(x: 393, y: 0))
        #expect(space.convert(corner, from: screen.fixedCoordinateSpace) == .zero)
        _ = host
    }
}
