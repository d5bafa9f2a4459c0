import InterludeFoundation
import QuartzCore
import Testing
import UIKit

/// A view that asks, and takes apart, what is in it while it goes away.
private final class Leaving: UIView {
    nonisolated(unsafe) static var superviewsSeen: [Bool] = []
    let inside: UIView

    override init(frame: CGRect) {
        inside = UIView()
        super.init(frame: frame)
        addSubview(inside)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    deinit {
        let child = inside
        MainActor.assumeIsolated {
            Leaving.superviewsSeen.append(child.superview != nil)
            child.removeFromSuperview()
            child.setNeedsLayout()
        }
    }
}

/// Hears how its animation ends.
private final class Listener: NSObject, CAAnimationDelegate {
    var ends: [Bool] = []
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
}

/// Views, layers, controllers, recognisers and windows point upwards without keeping alive, and to nobody who has gone.
@MainActor
struct PointerUpwardsTests {
    @Test func `a subview that outlives its superview has none`() {
        let child = UIView()
        autoreleasing { UIView().addSubview(child) }
        #expect(child.superview == nil && child.next == nil && child.window == nil)
        let other = UIView()
        other.addSubview(child)
        #expect(child.superview === other)
    }

    @Test func `a view that goes away is nobody's superview any more, and may be left`() {
        Leaving.superviewsSeen = []
        autoreleasing { _ = Leaving(frame: .zero) }
        #expect(Leaving.superviewsSeen == [false])
    }

    @Test func `a layer that outlives its view has no delegate`() {
        let layer = autoreleasing { UIView().layer }
        #expect(layer.delegate == nil)
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.layoutIfNeeded()
        layer.displayIfNeeded()
    }

    @Test func `a recogniser that outlives its view has none`() {
        let recognizer = UITapGestureRecognizer()
        autoreleasing { UIView().addGestureRecognizer(recognizer) }
        #expect(recognizer.view == nil)
        let other = UIView()
        other.addGestureRecognizer(recognizer)
        #expect(recognizer.view === other)
    }

    @Test func `a view that outlives its controller is nobody's`() {
        let view = autoreleasing { UIViewController().view }
        #expect(view?.next == nil)
    }

    @Test func `a controller that outlives its container has none`() {
        let child = UIViewController()
        autoreleasing { UIViewController().addChild(child) }
        #expect(child.parent == nil)
    }

    @Test func `a window that has gone is not among the scene's, nor the key window`() {
        let host = HeadlessHost()
        autoreleasing { UIWindow(frame: UIScreen.main.bounds).makeKeyAndVisible() }
        #expect(host.application.keyWindow == nil && host.application.windows.isEmpty)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        #expect(host.application.keyWindow === window && host.application.windows == [window])
    }

    @Test func `an animation whose layer has gone ends unfinished`() {
        let host = HeadlessHost()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        let listener = Listener()
        autoreleasing {
            let layer = CALayer()
            window.layer.addSublayer(layer)
            host.step()
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.duration = 1
            animation.delegate = listener
            layer.add(animation, forKey: "fade")
            host.step()
            layer.removeFromSuperlayer()
        }
        host.step()
        #expect(listener.ends == [false])
    }

    @Test func `an animation that was taken off says so although its layer has gone since`() {
        let host = HeadlessHost()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        let listener = Listener()
        autoreleasing {
            let layer = CALayer()
            window.layer.addSublayer(layer)
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.duration = 1
            animation.delegate = listener
            layer.add(animation, forKey: "fade")
            layer.removeAllAnimations()
            layer.removeFromSuperlayer()
        }
        host.step()
        #expect(listener.ends == [false])
    }

    /// What a turn of the run loop leaves to its pool lives no longer than this.
    private func autoreleasing<Result>(_ body: () -> Result) -> Result { autoreleasepool(invoking: body) }
}
