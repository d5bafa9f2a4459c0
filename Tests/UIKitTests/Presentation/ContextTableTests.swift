import Testing
import UIKit

/// Views and frames that an animator finds in its context.
@MainActor
@Suite(.serialized)
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
        let stage = Stage(root: p)
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
        stage.host.advance(by: 1)
        p.dismiss(animated: true)
        stage.host.advance(by: 1)
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
        let sheet = CGRect(x: 0, y: 59, width: 393, height: 793)
        #expect(
            rows(.pageSheet) == [
                Row(toView: true, initialFrom: screen, finalFrom: screen, finalTo: sheet),
                Row(
                    fromView: true, initialFrom: sheet, finalFrom: sheet, initialTo: screen, finalTo: screen,
                    fromInContainer: true),
            ])
    }

    @Test func `push and pop have both views`() {
        let navigation = UINavigationController(rootViewController: p)
        let stage = Stage(root: navigation)
        let animator = LoggingAnimator(log)
        var rows: [Row] = []
        animator.onAnimate = { rows.append(row($0)) }
        delegate.animator = animator
        navigation.delegate = delegate
        navigation.pushViewController(q, animated: true)
        stage.host.advance(by: 1)
        navigation.popViewController(animated: true)
        stage.host.advance(by: 1)
        let both = Row(fromView: true, toView: true, initialFrom: screen, finalTo: screen, fromInContainer: true)
        #expect(rows == [both, both])
    }

    @Test func `the presenter in the context is the outermost container`() {
        let navigation = UINavigationController(rootViewController: p)
        let stage = Stage(root: navigation)
        q.modalPresentationStyle = .fullScreen
        q.transitioningDelegate = delegate
        let animator = LoggingAnimator(log)
        var from: UIViewController?
        animator.onAnimate = { from = $0.viewController(forKey: .from) }
        delegate.animator = animator
        p.present(q, animated: true)
        stage.host.advance(by: 1)
        #expect(from === navigation)
        #expect(q.presentingViewController === navigation && p.presentedViewController === q)
    }
}
