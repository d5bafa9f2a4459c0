#if os(iOS)
import QuartzCore
import UIKit

/// The iOS half of a stage: a window of the host app's scene, shown by the real run loop.
@MainActor struct PlatformStage {
    let window: UIWindow
    private let start = CACurrentMediaTime()
    private let display = FrameCounter()

    init(rootViewController: UIViewController, device: Device) {
        window = PlatformStage.emptyWindow()
        window.rootViewController = rootViewController
        window.makeKeyAndVisible()
    }

    init(showing view: UIView, size: CGSize?) {
        window = PlatformStage.emptyWindow()
        view.frame = CGRect(origin: .zero, size: size ?? window.bounds.size)
        window.addSubview(view)
        window.isHidden = false
    }

    var time: TimeInterval { CACurrentMediaTime() - start }

    func advance(by duration: TimeInterval) {
        let end = CACurrentMediaTime() + duration
        run(until: { CACurrentMediaTime() >= end }, limit: duration + 1)
        frame()
    }

    func step() {
        let next = display.count + 1
        run(until: { display.count >= next }, limit: 1)
    }

    func frame() {
        window.layoutIfNeeded()
        CATransaction.flush()
    }

    func jump(by duration: TimeInterval) { advance(by: duration) }

    func settle(limit: TimeInterval) -> Bool {
        frame()
        step()
        run(until: { !isAnimating }, limit: limit)
        return !isAnimating
    }

    func makeCurrent() { window.makeKey() }

    /// Whether a view controller's transition or an animation of a layer runs.
    private var isAnimating: Bool {
        window.rootViewController?.runsTransition == true || window.layer.runsAnimation
    }

    /// Runs the main run loop until a condition holds or a time limit, in seconds, has passed.
    private func run(until condition: () -> Bool, limit: TimeInterval) {
        let last = CACurrentMediaTime() + limit
        while !condition(), CACurrentMediaTime() < last {
            RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 1.0 / 120))
        }
    }

    /// A window in the scene of the host app. The window of the test before it is hidden.
    private static func emptyWindow() -> UIWindow {
        last?.isHidden = true
        last?.rootViewController = nil
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        guard let scene = scenes.first else { fatalError("The tests need a host app with a window scene.") }
        let window = UIWindow(windowScene: scene)
        last = window
        return window
    }

    private static var last: UIWindow?
}

/// Counts the frames of the display as long as it exists: a link retains its target, which is an object of its own.
@MainActor private final class FrameCounter {
    private let target = DisplayLinkTarget()
    private let link: Invalidation

    var count: Int { target.count }

    init() {
        let link = CADisplayLink(target: target, selector: #selector(DisplayLinkTarget.frame))
        link.add(to: .main, forMode: .common)
        self.link = Invalidation(link)
    }
}

/// Invalidates a display link when it is deallocated.
private final class Invalidation {
    private let link: CADisplayLink

    init(_ link: CADisplayLink) { self.link = link }

    deinit { link.invalidate() }
}

@MainActor private final class DisplayLinkTarget: NSObject {
    private(set) var count = 0

    @objc func frame() { count += 1 }
}

extension UIViewController {
    /// Whether this controller, a child or a presented controller is in a transition.
    fileprivate var runsTransition: Bool {
        transitionCoordinator != nil || isBeingPresented || isBeingDismissed
            || presentedViewController?.runsTransition == true || children.contains { $0.runsTransition }
    }
}

extension CALayer {
    /// Whether an animation that ends runs on this layer or on one below it.
    fileprivate var runsAnimation: Bool {
        let keys = animationKeys() ?? []
        let isMoving = keys.contains { key in animation(forKey: key).map { $0.repeatCount.isFinite } ?? false }
        return isMoving || (sublayers ?? []).contains { $0.runsAnimation }
    }
}
#endif
