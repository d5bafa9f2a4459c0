import UIKit

/// An application as people write them, that uses everything that user code waits with, and tells on standard output what
/// came. `WindowTests` runs it in a window.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var link: CADisplayLink?
    private var ticks = 0

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        tell("launched")
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = ProbeViewController()
        window?.makeKeyAndVisible()
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        tell("active")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { tell("asyncAfter") }
        _ = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in tell("timer") }
        DispatchQueue.global().async { DispatchQueue.main.async { tell("from another thread") } }
        Task {
            try? await Task.sleep(nanoseconds: 400_000_000)
            tell("task")
            UIView.animate(withDuration: 0.2, animations: { self.window?.rootViewController?.view.alpha = 0.5 }) { _ in
                tell("animation")
                self.startLink()
            }
        }
    }

    func applicationWillResignActive(_ application: UIApplication) { tell("resigned") }
    func applicationDidEnterBackground(_ application: UIApplication) { tell("background") }
    func applicationWillTerminate(_ application: UIApplication) { tell("terminated") }

    private func startLink() {
        link = CADisplayLink(target: self, selector: Selector(AppDelegate.tick))
        link?.add(to: .main, forMode: .common)
    }

    private func tick() {
        ticks += 1
        guard ticks == 10 else { return }
        link?.invalidate()
        tell("display link")
        animate(afterTimers: 1)
    }

    /// When all is still, lets timers that are due at once begin timers that are due at once, the innermost of which begins
    /// an animation. Each time it is one deeper, so that it comes at another moment of the loop's going to sleep, none of
    /// which may be slept through.
    private func animate(afterTimers depth: Int) {
        guard depth <= 5 else { return tell("nested") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [self] in
            nest(depth) {
                UIView.animate(withDuration: 0.02) {
                    self.window?.rootViewController?.view.alpha = 1 / CGFloat(depth)
                } completion: { _ in
                    self.animate(afterTimers: depth + 1)
                }
            }
        }
    }

    private func nest(_ depth: Int, _ action: @escaping @MainActor @Sendable () -> Void) {
        _ = Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in
            DispatchQueue.main.async {
                MainActor.assumeIsolated { depth == 1 ? action() : self.nest(depth - 1, action) }
            }
        }
        // Work, during which the timer gets due.
        usleep(1000)
    }
}

/// Tells of taps, of pinches, and of what is scrolled in its lower half.
private final class ProbeViewController: UIViewController, UIScrollViewDelegate {
    private let scrollView = UIScrollView()
    private var hasPinched = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBlue
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(ProbeViewController.tap)))
        view.addGestureRecognizer(
            UIPinchGestureRecognizer(target: self, action: Selector(ProbeViewController.pinch(_:))))
        scrollView.delegate = self
        scrollView.contentSize = CGSize(width: 100, height: 5000)
        view.addSubview(scrollView)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds.divided(atDistance: view.bounds.height / 2, from: .maxYEdge).slice
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if scrollView.isDragging { tell("scrolled to \(Int(scrollView.contentOffset.y))") }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tell("appeared")
    }

    private func tap() { tell("tap") }

    private func pinch(_ recognizer: UIPinchGestureRecognizer) {
        guard recognizer.scale > 1.2, !hasPinched else { return }
        hasPinched = true
        tell("pinch")
    }
}

/// Writes a line at once, so that who waits for it need not wait for more.
private func tell(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
