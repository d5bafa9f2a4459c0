import TestStages
import Testing
import UIKit

/// Turning the screen at rest, with something presented, and in the middle of a transition.
@MainActor
@Suite(.serialized)
struct RotationTests {
    final class Turned: UIViewController {
        var sizes: [CGSize] = []
        var coordinated: [Bool] = []

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            sizes.append(size)
            coordinated.append(transitionCoordinator === coordinator)
        }
    }

    let wide = CGRect(x: 0, y: 0, width: 852, height: 393)
    let root = Turned()
    let top = Turned()

    @Test(arguments: [true, false]) func `views take the new size, and controllers hear of it`(_ animated: Bool) {
        let navigation = UINavigationController(rootViewController: root)
        let stage = Stage(root: navigation)
        stage.host.rotate(to: .landscapeRight, animated: animated)
        #expect(root.sizes == [wide.size] && root.coordinated == [true])
        stage.host.advance(by: 1)
        #expect(stage.window.bounds == wide && navigation.view.frame == wide && root.view.bounds.size == wide.size)
        #expect(root.transitionCoordinator == nil)
        #expect(root.traitCollection.verticalSizeClass == .compact)
        stage.host.rotate(to: .portrait, animated: animated)
        stage.host.advance(by: 1)
        #expect(root.view.bounds.size == CGSize(width: 393, height: 852))
    }

    /// Documented before iOS 16, and what older apps still say.
    @Test func `a controller that does not rotate keeps the screen as it is`() {
        final class Fixed: UIViewController {
            var isFixed = true
            override var shouldAutorotate: Bool { !isFixed }
        }
        let fixed = Fixed()
        let stage = Stage(root: fixed)
        stage.host.turn(by: 1)
        stage.host.advance(by: 1)
        #expect(stage.window.bounds.width == 393)
        fixed.isFixed = false
        stage.host.turn(by: 1)
        stage.host.advance(by: 1)
        #expect(stage.window.bounds == wide)
    }

    @Test func `turns of the interface are posted before with the new orientation, and after with the old`() {
        let stage = Stage(root: root)
        nonisolated(unsafe) var posted: [String] = []
        let names = [
            UIApplication.willChangeStatusBarOrientationNotification,
            UIApplication.didChangeStatusBarOrientationNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let value = note.userInfo?[UIApplication.statusBarOrientationUserInfoKey] as? Int ?? 0
                posted.append("\(name == names[0] ? "will" : "did") \(value)")
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        stage.host.rotate(to: .landscapeRight, animated: false)
        stage.host.advance(by: 1)
        #expect(
            posted == [
                "will \(UIInterfaceOrientation.landscapeRight.rawValue)",
                "did \(UIInterfaceOrientation.portrait.rawValue)",
            ])
    }

    @Test func `a presented controller and the hidden presenter come right`() {
        let stage = Stage(root: root)
        top.modalPresentationStyle = .fullScreen
        root.present(top, animated: false)
        stage.host.rotate(to: .landscapeLeft)
        stage.host.advance(by: 1)
        #expect(top.sizes == [wide.size] && top.view.frame == wide)
        root.dismiss(animated: false)
        #expect(root.view.superview === stage.window && root.view.frame == wide)
    }

    /// Places the presented view in a layout hook, as cards do.
    final class Card: UIPresentationController {
        var isLate = false
        var asked: [CGSize] = []

        private func place() {
            guard let container = containerView else { return }
            presentedView?.frame = container.bounds.insetBy(dx: 60, dy: 60)
        }

        override func containerViewWillLayoutSubviews() {
            asked.append(containerView?.bounds.size ?? .zero)
            if !isLate { place() }
        }
        override func containerViewDidLayoutSubviews() { if isLate { place() } }
    }

    @Test(arguments: [true, false], [true, false])
    func `where the app's layout of the container puts the presented view, it stays`(_ animated: Bool, _ late: Bool) {
        let delegate = LoggingDelegate(CallLog())
        var card: Card?
        delegate.makePresentationController = {
            let made = Card(presentedViewController: $0, presenting: $1)
            made.isLate = late
            card = made
            return made
        }
        let stage = Stage(root: root)
        top.modalPresentationStyle = .custom
        top.transitioningDelegate = delegate
        root.present(top, animated: false)
        stage.host.advance(by: 0.1)
        #expect(top.view.frame == CGRect(x: 60, y: 60, width: 273, height: 732))
        stage.host.rotate(to: .landscapeRight, animated: animated)
        // At once, so inside the turn's animation.
        #expect(top.view.frame == CGRect(x: 60, y: 60, width: 732, height: 273))
        stage.host.advance(by: 1)
        #expect(top.view.frame == CGRect(x: 60, y: 60, width: 732, height: 273))
        #expect(card?.asked.last == wide.size)
    }

    /// Says where the presented view belongs, and places it nowhere.
    final class LooseCard: UIPresentationController {
        override var frameOfPresentedViewInContainerView: CGRect {
            (containerView?.bounds ?? .zero).divided(atDistance: 300, from: .maxYEdge).slice
        }
    }

    @Test(arguments: [true, false], [true, false])
    func `a card that no layout hook places follows its autoresizing mask`(_ animated: Bool, _ hasMask: Bool) {
        let delegate = LoggingDelegate(CallLog())
        delegate.makePresentationController = { LooseCard(presentedViewController: $0, presenting: $1) }
        let stage = Stage(root: root)
        top.view.autoresizingMask = hasMask ? [.flexibleTopMargin, .flexibleWidth] : []
        top.modalPresentationStyle = .custom
        top.transitioningDelegate = delegate
        root.present(top, animated: false)
        stage.host.advance(by: 0.1)
        #expect(top.view.frame == CGRect(x: 0, y: 552, width: 393, height: 300))
        stage.host.rotate(to: .landscapeRight, animated: animated)
        stage.host.advance(by: 1)
        let kept = CGRect(x: 0, y: 552, width: 393, height: 300)
        #expect(top.view.frame == (hasMask ? CGRect(x: 0, y: 93, width: 852, height: 300) : kept))
    }

    @Test func `a card that is turned in flight is placed at the end`() {
        let delegate = LoggingDelegate(CallLog())
        delegate.makePresentationController = { LooseCard(presentedViewController: $0, presenting: $1) }
        let stage = Stage(root: root)
        top.view.autoresizingMask = []
        top.modalPresentationStyle = .custom
        top.transitioningDelegate = delegate
        root.present(top, animated: true)
        stage.host.advance(by: 0.1)
        stage.host.rotate(to: .landscapeRight)
        stage.host.advance(by: 2)
        #expect(top.view.frame == CGRect(x: 0, y: 93, width: 852, height: 300))
    }

    @Test func `nor does a turn in the middle of the presentation take it back`() {
        let delegate = LoggingDelegate(CallLog())
        delegate.makePresentationController = { Card(presentedViewController: $0, presenting: $1) }
        let stage = Stage(root: root)
        top.modalPresentationStyle = .custom
        top.transitioningDelegate = delegate
        root.present(top, animated: true)
        stage.host.advance(by: 0.1)
        stage.host.rotate(to: .landscapeRight)
        stage.host.advance(by: 2)
        #expect(top.view.frame == CGRect(x: 60, y: 60, width: 732, height: 273))
    }

    @Test func `a turn during a push ends right`() {
        let navigation = UINavigationController(rootViewController: root)
        let stage = Stage(root: navigation)
        navigation.pushViewController(top, animated: true)
        stage.host.advance(by: 0.1)
        stage.host.rotate(to: .landscapeLeft)
        #expect(navigation.transitionCoordinator != nil)
        stage.host.advance(by: 1)
        #expect(top.view.frame == wide && navigation.topViewController === top)
        #expect(navigation.transitionCoordinator == nil)
        navigation.popViewController(animated: true)
        stage.host.advance(by: 1)
        #expect(root.view.frame == wide)
    }

    @Test func `a turn during a presentation ends right`() {
        let stage = Stage(root: root)
        root.present(top, animated: true)
        stage.host.advance(by: 0.1)
        stage.host.rotate(to: .landscapeLeft)
        stage.host.advance(by: 1)
        #expect(top.view.frame.maxY == 393 && top.view.frame.width == 852)
        #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    }

    /// Takes two seconds.
    final class Slow: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 2 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
            UIView.animate(withDuration: 2) {
                context.containerView.alpha = 0.5
            } completion: { _ in
                context.completeTransition(true)
            }
        }
    }

    @Test func `a push has its coordinator again after two turns one over the other`() {
        let delegate = LoggingDelegate(CallLog())
        delegate.animator = Slow()
        let navigation = UINavigationController(rootViewController: root)
        navigation.delegate = delegate
        let stage = Stage(root: navigation)
        navigation.pushViewController(top, animated: true)
        stage.host.advance(by: 0.1)
        let push = navigation.transitionCoordinator
        stage.host.rotate(to: .landscapeLeft)
        stage.host.advance(by: 0.15)
        stage.host.rotate(to: .portrait)
        #expect(navigation.transitionCoordinator !== push)
        // The first turn ends while the second one is under way.
        stage.host.advance(by: 0.2)
        #expect(navigation.transitionCoordinator !== push)
        stage.host.advance(by: 0.3)
        #expect(navigation.transitionCoordinator === push && push != nil)
        #expect(top.transitionCoordinator === push)
        stage.host.advance(by: 2)
        #expect(navigation.transitionCoordinator == nil)
    }
}
