import Testing
import UIKit

@MainActor
@Suite(.statesOutcome)
final class SafeAreaTests {
    private final class Watcher: UIView {
        var changes: [UIEdgeInsets] = []
        override func safeAreaInsetsDidChange() { changes.append(safeAreaInsets) }
    }

    // Made inside the test's body: between a suite's making and its body other tests may have their turn.
    private lazy var host = CompatibilityStage()

    @Test func `a view in the window has what reaches into it`() {
        _ = host
        let window = UIWindow(frame: UIScreen.main.bounds)
        let full = Watcher(frame: window.bounds)
        window.addSubview(full)
        state("top", full.safeAreaInsets.top, unit: "pt")
        state("bottom", full.safeAreaInsets.bottom, unit: "pt")
        #expect(full.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        #expect(full.changes.count == 1)
        let low = Watcher(frame: CGRect(x: 0, y: 40, width: 393, height: 100))
        full.addSubview(low)
        #expect(low.safeAreaInsets == UIEdgeInsets(top: 19, left: 0, bottom: 0, right: 0))
        low.frame.origin.y = 100
        #expect(low.safeAreaInsets == .zero && low.changes.count == 2)
        #expect(full.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 59, width: 393, height: 759))
    }

    @Test func `outside a window there is none`() {
        _ = host
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(view.safeAreaInsets == .zero)
    }

    @Test func `a transform does not move the safe area`() {
        _ = host
        let window = UIWindow(frame: UIScreen.main.bounds)
        let full = Watcher(frame: window.bounds)
        window.addSubview(full)
        full.transform = CGAffineTransform(translationX: 0, y: 300)
        #expect(full.safeAreaInsets.top == 59)
    }

    @Test func `a view that sticks out has never more than its superview`() {
        _ = host
        let window = UIWindow(frame: UIScreen.main.bounds)
        let full = Watcher(frame: window.bounds)
        window.addSubview(full)
        for offset in [CGPoint(x: 0, y: -200), CGPoint(x: -300, y: 500), CGPoint(x: 393, y: 100)] {
            let view = Watcher(frame: window.bounds.offsetBy(dx: offset.x, dy: offset.y))
            full.addSubview(view)
            #expect(view.safeAreaInsets.top <= 59 && view.safeAreaInsets.bottom <= 34)
            #expect(view.safeAreaInsets.left == 0 && view.safeAreaInsets.right == 0)
        }
        // A screen that a push moves aside keeps its layout.
        full.frame.origin.x = -118
        #expect(full.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        full.frame = window.bounds.insetBy(dx: -20, dy: -100)
        #expect(full.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    }

    @Test func `a view that has left the window keeps what it had until it is shown again`() {
        _ = host
        let window = UIWindow(frame: UIScreen.main.bounds)
        let (full, inner) = (Watcher(frame: window.bounds), Watcher(frame: window.bounds))
        window.addSubview(full)
        full.addSubview(inner)
        full.removeFromSuperview()
        #expect(full.safeAreaInsets.top == 59 && inner.safeAreaInsets.top == 59)
        #expect(full.changes.count == 1 && inner.changes.count == 1)
        let low = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 600))
        window.addSubview(low)
        low.addSubview(full)
        #expect(full.safeAreaInsets == .zero && inner.changes.count == 2)
        full.removeFromSuperview()
        #expect(full.safeAreaInsets == .zero)
    }

    @Test func `a controller's view out of the window follows what its controller adds`() {
        _ = host
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        controller.view.frame = window.bounds
        controller.additionalSafeAreaInsets.top = 10
        #expect(controller.view.safeAreaInsets == .zero)
        window.addSubview(controller.view)
        #expect(controller.view.safeAreaInsets.top == 69)
        controller.view.removeFromSuperview()
        #expect(controller.view.safeAreaInsets.top == 69)
        controller.additionalSafeAreaInsets.top = 0
        #expect(controller.view.safeAreaInsets.top == 59)
    }

    @Test func `a screen that leaves its container keeps its layout, and loses the bar with the next one`() {
        let screen = GuideController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = CompatibilityStage(root: navigation)
        navigation.pushViewController(screen, animated: false)
        stage.advance(by: 0.1)
        let told = screen.safeAreas.count
        navigation.popViewController(animated: false)
        stage.advance(by: 0.1)
        #expect(screen.parent == nil && screen.view.safeAreaInsets.top == 103 && screen.safeAreas.count == told)
        stage.window.rootViewController = screen
        stage.advance(by: 0.1)
        #expect(screen.shownSafeArea.top == 59 && screen.isSolved)
    }

    @Test func `a controller's view that is moved out keeps its insets, another view does not`() {
        _ = host
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        let plain = Watcher(frame: window.bounds)
        controller.view = Watcher(frame: window.bounds)
        window.addSubview(controller.view)
        window.addSubview(plain)
        for view in [controller.view, plain] { view?.frame.origin.y = 300 }
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        #expect(plain.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        controller.view.frame = CGRect(x: 0, y: 300, width: 393, height: 300)
        #expect(controller.view.safeAreaInsets == .zero)
        controller.view.frame = CGRect(x: 0, y: 840, width: 393, height: 300)
        #expect(controller.view.safeAreaInsets == .zero)
        controller.view.frame = window.bounds
        #expect(controller.view.safeAreaInsets.top == 59)
    }

    @Test func `margins include the safe area unless told not to`() {
        _ = host
        let window = UIWindow(frame: UIScreen.main.bounds)
        let full = UIView(frame: window.bounds)
        window.addSubview(full)
        #expect(full.layoutMargins == UIEdgeInsets(top: 67, left: 8, bottom: 42, right: 8))
        full.insetsLayoutMarginsFromSafeArea = false
        #expect(full.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        full.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(full.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 387, height: 848))
        full.semanticContentAttribute = .forceRightToLeft
        #expect(full.layoutMargins.left == 4)
    }

    @Test func `a controller's view has the system's margins by itself`() {
        let controller = UIViewController()
        let stage = CompatibilityStage(root: controller)
        #expect(stage.window.safeAreaInsets.top == 59)
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 16))
        #expect(controller.systemMinimumLayoutMargins.leading == 16)
        controller.view.layoutMargins = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 40)
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 63, left: 16, bottom: 38, right: 40))
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 63, left: 4, bottom: 38, right: 40))
    }

    @Test func `a view that keeps its superview's margins is told when they or its place change`() {
        final class Told: UIView {
            var count = 0
            override func layoutMarginsDidChange() { count += 1 }
        }
        _ = host
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        parent.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
        let child = Told(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
        child.preservesSuperviewLayoutMargins = true
        #expect(child.count == 0)
        parent.addSubview(child)
        #expect(child.count == 1)
        child.frame.origin.x = 20
        #expect(child.count == 2 && child.layoutMargins.left == 10 && child.layoutMargins.right == 30)
        child.center.y += 5
        #expect(child.count == 3 && child.layoutMargins.top == 15)
        parent.layoutMargins.top = 40
        #expect(child.count == 4 && child.layoutMargins.top == 25)
        parent.bounds.size.width = 200
        #expect(child.count == 5 && child.layoutMargins.right == 8)
        child.removeFromSuperview()
        #expect(child.count == 6 && child.layoutMargins.top == 8)
    }

    @Test func `margins of the superview are kept when asked`() {
        _ = host
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        parent.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
        parent.addSubview(child)
        #expect(child.layoutMargins.left == 8)
        child.preservesSuperviewLayoutMargins = true
        #expect(child.layoutMargins == UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20))
    }
}
