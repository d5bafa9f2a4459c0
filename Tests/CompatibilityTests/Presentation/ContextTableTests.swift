import Testing
import UIKit

/// Views and frames that an animator finds in its context.
@MainActor
@Suite(.statesOutcome, .serialized)
struct ContextTableTests {
    struct Row: Equatable {
        var fromView = false
        var toView = false
        var initialFrom = CGRect.zero
        var finalFrom = CGRect.zero
        var initialTo = CGRect.zero
        var finalTo = CGRect.zero
        var fromInContainer = false
    }

    let log = CallLog()
    let p = UIViewController()
    let q = UIViewController()
    let delegate: LoggingDelegate
    let screen = CGRect(x: 0, y: 0, width: 393, height: 852)
    let inset = CGRect(x: 50, y: 200, width: 293, height: 300)

    init() {
        delegate = LoggingDelegate(log)
    }

    private func row(_ context: any UIViewControllerContextTransitioning) -> Row {
        guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) else {
            return Row()
        }
        return Row(
            fromView: context.view(forKey: .from) != nil, toView: context.view(forKey: .to) != nil,
            initialFrom: context.initialFrame(for: from), finalFrom: context.finalFrame(for: from),
            initialTo: context.initialFrame(for: to), finalTo: context.finalFrame(for: to),
            fromInContainer: context.view(forKey: .from)?.superview === context.containerView)
    }

    private func rows(_ style: UIModalPresentationStyle, removes: Bool = false) -> [Row] {
        let stage = CompatibilityStage(root: p)
        q.modalPresentationStyle = style
        q.transitioningDelegate = delegate
        delegate.makePresentationController = { presented, presenting in
            let controller = LoggingPresentationController(presentedViewController: presented, presenting: presenting)
            controller.removes = removes
            if !removes { controller.frame = inset }
            return controller
        }
        let animator = LoggingAnimator(log)
        var rows: [Row] = []
        animator.onAnimate = { rows.append(row($0)) }
        delegate.animator = animator
        p.present(q, animated: true)
        stage.advance(by: 1)
        p.dismiss(animated: true)
        stage.advance(by: 1)
        return rows
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .currentContext])
    func `styles that remove the presenter's view have both views`(_ style: UIModalPresentationStyle) {
        let row = Row(fromView: true, toView: true, initialFrom: screen, finalTo: screen, fromInContainer: true)
        #expect(rows(style) == [row, row])
    }

    @Test func `so has a custom one that removes it`() {
        let row = Row(fromView: true, toView: true, initialFrom: screen, finalTo: screen, fromInContainer: true)
        #expect(rows(.custom, removes: true) == [row, row])
    }

    @Test func `a custom style leaves out the presenter's view`() {
        #expect(
            rows(.custom) == [
                Row(toView: true, initialFrom: screen, finalFrom: screen, finalTo: inset),
                Row(
                    fromView: true, initialFrom: inset, finalFrom: inset, initialTo: screen, finalTo: screen,
                    fromInContainer: true),
            ])
    }

    @Test(arguments: [UIModalPresentationStyle.overFullScreen, .overCurrentContext])
    func `so do the styles that present over`(_ style: UIModalPresentationStyle) {
        #expect(
            rows(style) == [
                Row(toView: true, initialFrom: screen, finalFrom: screen, finalTo: screen),
                Row(
                    fromView: true, initialFrom: screen, finalFrom: screen, initialTo: screen, finalTo: screen,
                    fromInContainer: true),
            ])
    }

    @Test func `a sheet stands below the top safe area`() {
        let sheet = CGRect(x: 0, y: 69, width: 393, height: 783)
        #expect(
            rows(.pageSheet) == [
                Row(toView: true, initialFrom: screen, finalFrom: screen, finalTo: sheet),
                Row(
                    fromView: true, initialFrom: sheet, finalFrom: sheet, initialTo: screen, finalTo: screen,
                    fromInContainer: true),
            ])
    }

    /// The presenter's frames in a dismissal, when something else has moved its view meanwhile.
    private func frames(
        of presenter: UIViewController, _ modal: UIViewController, _ style: UIModalPresentationStyle,
        on stage: CompatibilityStage,
        completes: Bool = true, move: (UIViewController) -> Void
    ) -> (initial: CGRect, final: CGRect) {
        modal.modalPresentationStyle = style
        modal.transitioningDelegate = delegate
        delegate.makePresentationController = nil
        presenter.present(modal, animated: false)
        stage.advance(by: 0.1)
        move(presenter)
        let animator = LoggingAnimator(log)
        let interactor = UIPercentDrivenInteractiveTransition()
        var found = (CGRect.zero, CGRect.zero)
        animator.onAnimate = { found = ($0.initialFrame(for: presenter), $0.finalFrame(for: presenter)) }
        delegate.animator = animator
        delegate.interactor = completes ? nil : interactor
        modal.dismiss(animated: true)
        stage.advance(by: 0.1)
        if !completes { interactor.cancel() }
        stage.advance(by: 1)
        #expect((modal.presentingViewController == nil) == completes)
        return found
    }

    @Test(
        arguments: [UIModalPresentationStyle.custom, .overFullScreen, .overCurrentContext, .pageSheet], [true, false])
    func `the final frame of a presenter that stays is all of the screen, wherever it is`(
        _ style: UIModalPresentationStyle, _ completes: Bool
    ) {
        let moved = CGRect(x: 20, y: 40, width: 353, height: 812)
        let found = frames(of: p, q, style, on: CompatibilityStage(root: p), completes: completes) {
            $0.view.frame = moved
        }
        #expect(found == (moved, screen))
        #expect(p.view.frame == moved)
    }

    @Test func `a scaled presenter is seen where it is, and belongs to the whole screen`() {
        let found = frames(of: p, q, .custom, on: CompatibilityStage(root: p)) {
            $0.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        }
        #expect(found.initial == CGRect(x: 98.25, y: 213, width: 196.5, height: 426) && found.final == screen)
    }

    @Test func `a presenter in a context belongs to its place there`() {
        let root = UIViewController()
        let stage = CompatibilityStage(root: root)
        let place = CGRect(x: 10, y: 20, width: 100, height: 200)
        root.addChild(p)
        p.view.frame = place
        root.view.addSubview(p.view)
        p.didMove(toParent: root)
        p.definesPresentationContext = true
        let found = frames(of: p, q, .overCurrentContext, on: stage) {
            $0.view.frame = place.insetBy(dx: 5, dy: 5)
        }
        #expect(found.final == CGRect(x: 0, y: 0, width: 100, height: 200))
        #expect(found.initial == CGRect(x: 5, y: 5, width: 90, height: 190))
    }

    @Test func `a presenter that is presented itself belongs where its presentation puts it`() {
        let stage = CompatibilityStage(root: UIViewController())
        let sheet = CGRect(x: 0, y: 69, width: 393, height: 783)
        stage.window.rootViewController?.present(p, animated: false)
        let found = frames(of: p, q, .pageSheet, on: stage) { $0.view.frame = sheet.insetBy(dx: 10, dy: 10) }
        #expect(found == (sheet.insetBy(dx: 10, dy: 10), sheet))
    }

    @Test func `push and pop have both views`() {
        let navigation = UINavigationController(rootViewController: p)
        let stage = CompatibilityStage(root: navigation)
        let animator = LoggingAnimator(log)
        var rows: [Row] = []
        animator.onAnimate = { rows.append(row($0)) }
        delegate.animator = animator
        navigation.delegate = delegate
        navigation.pushViewController(q, animated: true)
        stage.advance(by: 1)
        navigation.popViewController(animated: true)
        stage.advance(by: 1)
        let both = Row(fromView: true, toView: true, initialFrom: screen, finalTo: screen, fromInContainer: true)
        #expect(rows == [both, both])
    }

    @Test func `the presenter in the context is the outermost container`() {
        let navigation = UINavigationController(rootViewController: p)
        let stage = CompatibilityStage(root: navigation)
        q.modalPresentationStyle = .fullScreen
        q.transitioningDelegate = delegate
        let animator = LoggingAnimator(log)
        var from: UIViewController?
        animator.onAnimate = { from = $0.viewController(forKey: .from) }
        delegate.animator = animator
        p.present(q, animated: true)
        stage.advance(by: 1)
        #expect(from === navigation)
        #expect(q.presentingViewController === navigation && p.presentedViewController === q)
    }
}
