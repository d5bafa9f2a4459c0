import QuartzCore
import Testing
import UIKit

@MainActor
final class SafeAreaTests {
    private final class Watcher: UIView {
        var changes: [UIEdgeInsets] = []
        override func safeAreaInsetsDidChange() { changes.append(safeAreaInsets) }
    }

    // Made inside the test's body: between a suite's making and its body other tests may have their turn.
    private lazy var host = HeadlessHost(device: .iPhone15)

    @Test func `a view in the window has what reaches into it`() {
        _ = host
        let window = UIWindow(frame: UIScreen.main.bounds)
        let full = Watcher(frame: window.bounds)
        window.addSubview(full)
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
