import Testing
import UIKit

@MainActor @Suite(.statesOutcome) struct UIWindowTests {
    private final class Screen: UIViewController {
        var log: [String] = []
        override func viewDidLoad() { log.append("load") }
        override func viewWillAppear(_ animated: Bool) { log.append("will") }
        override func viewDidAppear(_ animated: Bool) { log.append("did") }
        override func viewWillDisappear(_ animated: Bool) { log.append("willNot") }
        override func viewDidDisappear(_ animated: Bool) { log.append("didNot") }
    }

    @Test func `showing a window loads the root's view and tells it that it appears`() {
        let host = CompatibilityStage()
        let window = UIWindow()
        let screen = Screen()
        window.rootViewController = screen
        #expect(screen.log == [])
        window.makeKeyAndVisible()
        #expect(screen.log == ["load", "will", "did"])
        #expect(screen.view.window === window)
        #expect(screen.view.frame == UIScreen.main.bounds)
        let next = Screen()
        window.rootViewController = next
        #expect(screen.log == ["load", "will", "did", "willNot", "didNot"])
        #expect(next.log == ["load", "will", "did"])
        #expect(screen.view.superview == nil)
        window.isHidden = true
        #expect(next.log.suffix(2) == ["willNot", "didNot"])
        window.isHidden = false
        #expect(next.log.suffix(2) == ["will", "did"])
        _ = host
    }

    @Test func `the root's view fills the window also where it gives up its mask`() {
        final class Screen: UIViewController {
            let label = UILabel()
            override func viewDidLoad() {
                view.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(label)
                label.translatesAutoresizingMaskIntoConstraints = false
                label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
                label.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
                label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            }
        }
        let host = CompatibilityStage()
        let window = UIWindow()
        let screen = Screen()
        window.rootViewController = screen
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(screen.view.frame == UIScreen.main.bounds)
        #expect(screen.label.frame.width == UIScreen.main.bounds.width)
        _ = host
    }

    @Test func `the root's view stays where the app puts it`() {
        let root = UIViewController()
        let stage = CompatibilityStage(root: root)
        for frame in [CGRect(x: 16, y: 54, width: 361, height: 798), CGRect(x: 16, y: 54, width: 393, height: 852)] {
            root.view.frame = frame
            stage.advance(by: 0.1)
            #expect(root.view.frame == frame)
            stage.window.setNeedsLayout()
            stage.advance(by: 0.1)
            #expect(root.view.frame == frame)
            stage.window.addSubview(UIView())
            stage.advance(by: 0.1)
            #expect(root.view.frame == frame)
        }
    }

    @Test func `the application's frame lies below the status bar`() {
        let host = CompatibilityStage()
        let window = UIWindow()
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        let bar = UIApplication.shared.statusBarFrame.height
        let bounds = UIScreen.main.bounds
        #expect(bar > 0)
        #expect(
            UIScreen.main.applicationFrame
                == CGRect(x: 0, y: bar, width: bounds.width, height: bounds.height - bar))
        _ = host
    }

    @Test func `screens of the root find the key window while they load`() {
        final class Screen: UIViewController {
            var window: UIWindow?
            override func viewDidLoad() { window = UIApplication.shared.keyWindow }
        }
        let host = CompatibilityStage()
        let window = UIWindow()
        let screen = Screen()
        window.rootViewController = UINavigationController(rootViewController: screen)
        window.makeKeyAndVisible()
        #expect(screen.window === window)
        _ = host
    }

    @Test func `nothing takes the root's view back in the middle of an animation`() {
        let root = UIViewController()
        let stage = CompatibilityStage(root: root)
        let inset = CGRect(x: 16, y: 54, width: 361, height: 798)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.view.frame = inset }
        stage.advance(by: 0.25)
        stage.window.addSubview(UIView())
        stage.advance(by: 0.25)
        let shown = root.view.layer.presentation()?.frame ?? .zero
        #expect(root.view.frame == inset && abs(shown.minX - 8) < 0.5 && abs(shown.width - 377) < 0.5)
        stage.advance(by: 1)
        #expect(root.view.frame == inset)
    }

    @Test func `one window is key, and is told so`() {
        let host = CompatibilityStage()
        var notes: [NSNotification.Name] = []
        let observers = [UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                MainActor.assumeIsolated { notes.append(name) }
            }
        }
        defer { observers.forEach(NotificationCenter.default.removeObserver) }
        let first = UIWindow()
        let second = UIWindow()
        first.makeKeyAndVisible()
        #expect(first.isKeyWindow && UIApplication.shared.keyWindow === first)
        second.makeKeyAndVisible()
        #expect(!first.isKeyWindow && second.isKeyWindow)
        #expect(
            notes == [
                UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification, UIWindow.didBecomeKeyNotification,
            ])
        second.isHidden = true
        #expect(UIApplication.shared.keyWindow == nil)
        _ = host
    }

    @Test func `points go from window to window by way of the screen`() {
        let host = CompatibilityStage()
        let big = UIWindow()
        let small = UIWindow(frame: CGRect(x: 100, y: 200, width: 50, height: 50))
        #expect(small.convert(CGPoint(x: 5, y: 6), to: big) == CGPoint(x: 105, y: 206))
        #expect(small.convert(CGPoint(x: 105, y: 206), from: big) == CGPoint(x: 5, y: 6))
        #expect(small.convert(CGPoint(x: 5, y: 6), to: nil as UIWindow?) == CGPoint(x: 105, y: 206))
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        small.addSubview(view)
        #expect(view.convert(CGPoint.zero, to: UIScreen.main.coordinateSpace) == CGPoint(x: 110, y: 210))
        #expect(view.convert(CGPoint(x: 110, y: 210), from: UIScreen.main.coordinateSpace) == .zero)
        _ = host
    }

    @Test func `a small window has only the insets that reach into it`() {
        let host = CompatibilityStage()
        let window = UIWindow(frame: CGRect(x: 0, y: 40, width: 393, height: 500))
        #expect(window.safeAreaInsets == UIEdgeInsets(top: 19, left: 0, bottom: 0, right: 0))
        _ = host
    }

    @Test func `nobody but its owner keeps a window`() {
        let host = CompatibilityStage()
        let before = UIApplication.shared.windows
        weak var gone: UIWindow?
        do {
            let window = UIWindow()
            window.makeKeyAndVisible()
            gone = window
        }
        #expect(gone == nil)
        #expect(UIApplication.shared.windows == before)
        host.step()
    }

    @Test func `the responder chain goes on from the window to the application`() {
        let host = CompatibilityStage()
        let window = UIWindow()
        #expect(window.next === window.windowScene)
        #expect(window.windowScene?.next === UIApplication.shared)
        _ = host
    }
}
