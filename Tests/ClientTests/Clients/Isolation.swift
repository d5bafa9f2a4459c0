// What code written before Swift's concurrency does with UIKit: classes, structures, protocols and functions that are on no
// actor. Compiled as Swift 5, without an error. Swift 6 tells something at every line that says so.

import QuartzCore
import UIKit

// MARK: Globals and functions

let screenWidth = UIScreen.main.bounds.width  // told in Swift 6
let sharedLabel = UILabel()  // told in Swift 6

func screenSize() -> CGSize { UIScreen.main.bounds.size }  // told in Swift 6
func frontWindow() -> UIWindow? { UIApplication.shared.windows.last }  // told in Swift 6
func fade(_ view: UIView) { view.alpha = 0 }  // told in Swift 6
func enlarge(_ view: UIView, to size: CGSize = UIScreen.main.bounds.size) {}  // told in Swift 6
func leave(_ controller: UIViewController) { controller.dismiss(animated: false) }  // told in Swift 6

func blink(_ view: UIView) {
    UIView.animate(  // told in Swift 6
        withDuration: 1,
        animations: { view.alpha = 0 },  // told in Swift 6
        completion: { _ in view.alpha = 1 })  // told in Swift 6
}

extension CGFloat {
    static var screenHeight: CGFloat { UIScreen.main.bounds.height }  // told in Swift 6
}

// MARK: Types

struct Metrics {
    static let width = UIScreen.main.bounds.width  // told in Swift 6
    let view = UIView()  // told in Swift 6
    func place() -> CGRect { view.frame }  // told in Swift 6
}

class Model {
    let font = UIFont.systemFont(ofSize: 12)
    var color = UIColor.red
    lazy var view: UIView = { UIView(frame: .zero) }()  // told in Swift 6
    weak var controller: UIViewController?

    init(controller: UIViewController? = nil) { self.controller = controller }

    func show(_ next: UIViewController) { controller?.present(next, animated: true) }  // told in Swift 6
}

final class Observer: NSObject {
    let view: UIView
    private let recognizer = UIPanGestureRecognizer()  // told in Swift 6

    init(view: UIView) {
        self.view = view
        super.init()
        view.addGestureRecognizer(recognizer)  // told in Swift 6
    }

    deinit { view.removeGestureRecognizer(recognizer) }  // told in Swift 6
}

enum Palette {
    static let tint = UIColor(white: 0.5, alpha: 1)
    static let title = UIFont.preferredFont(forTextStyle: .title1)
    static let curve = CAMediaTimingFunction(name: .easeInEaseOut)  // told in Swift 6
}

enum Look {
    static let traits = UITraitCollection(userInterfaceStyle: .dark)

    static func configuration() -> UIButton.Configuration {
        var configuration = UIButton.Configuration.filled()
        configuration.background = UIBackgroundConfiguration.clear()
        configuration.baseForegroundColor = .white
        return configuration
    }
}

// MARK: Protocols of the program's own

protocol Boxed {
    var box: UIView { get }
    var tint: UIColor { get }
}

extension Boxed {
    func show() {
        box.alpha = 1  // told in Swift 6
        box.backgroundColor = tint  // told in Swift 6
    }
}

final class BoxController: UIViewController, Boxed {
    let box = UIView()
    let tint = UIColor.blue
}

// MARK: UIKit's protocols

class Animator: NSObject {
    var duration = 0.3
}

extension Animator: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { duration }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) { run(transitionContext) }
}

extension Animator {
    func run(_ context: UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return }  // told in Swift 6
        context.containerView.addSubview(view)  // told in Swift 6
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeOut)  // told in Swift 6
        animator.addAnimations { view.alpha = 1 }  // told in Swift 6
        animator.addCompletion { position in context.completeTransition(position == .end) }  // told in Swift 6
        animator.startAnimation()  // told in Swift 6
    }
}

final class Delegate: NSObject, UIViewControllerTransitioningDelegate, UIGestureRecognizerDelegate {
    static let shared = Delegate()

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        Animator()
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer.view?.alpha == 1
    }
}

final class LayerDelegate: NSObject, CALayerDelegate {
    func action(for layer: CALayer, forKey event: String) -> CAAction? { NSNull() }
}
