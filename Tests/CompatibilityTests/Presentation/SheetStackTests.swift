import Testing
import UIKit

/// Sheets at the full height push back what presents them, as cards.
///
/// The references: a presenter under a sheet is smaller by 0.0835 (Flutter, measured on an iPhone 16 Pro with iOS 18), its top is at
/// the safe area's and the sheet's 10 points below (published measurement of `maximumDetentValue`).
@MainActor
@Suite(.statesOutcome, .serialized)
struct SheetStackTests {
    let root = UIViewController()
    let first = UIViewController()
    let second = UIViewController()
    let stage: CompatibilityStage

    init() {
        stage = CompatibilityStage(root: root)
        root.view.backgroundColor = .white
        first.view.backgroundColor = .systemTeal
        second.view.backgroundColor = .systemIndigo
    }

    /// Where a view is seen.
    private func place(_ controller: UIViewController) -> CGRect {
        let view: UIView = controller.view
        guard let shown = view.superview?.layer.presentation() ?? view.superview?.layer else { return .null }
        let inSuper = (view.layer.presentation() ?? view.layer).frame
        let card = shown.affineTransform()
        let bounds = shown.bounds
        let corners = inSuper.offsetBy(dx: -bounds.midX, dy: -bounds.midY).applying(card)
        return corners.offsetBy(dx: bounds.midX, dy: bounds.midY)
    }

    private func card(top: CGFloat, scale: CGFloat, of size: CGSize = CGSize(width: 393, height: 852)) -> CGRect {
        CGRect(x: 393 * (1 - scale) / 2, y: top, width: size.width * scale, height: size.height * scale)
    }

    private func expect(
        _ controller: UIViewController, at expected: CGRect, _ location: SourceLocation = #_sourceLocation
    ) {
        let found = place(controller)
        let difference =
            [
                found.minX - expected.minX, found.minY - expected.minY, found.width - expected.width,
                found.height - expected.height,
            ].map(abs).max() ?? 0
        #expect(difference < 0.02, "\(found) instead of \(expected)", sourceLocation: location)
    }

    private var whole: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }
    private var scale: CGFloat { 1 - 0.0835 }

    private func present(
        _ presented: UIViewController, on presenter: UIViewController, animated: Bool = false,
        _ setUp: (UISheetPresentationController) -> Void = { _ in }
    ) {
        stage.makeCurrent()
        presented.sheetPresentationController.map(setUp)
        presenter.present(presented, animated: animated)
        if !animated { stage.advance(by: 0.1) }
    }

    // MARK: One sheet

    @Test func `the presenter steps back as a card below the status bar`() {
        present(first, on: root)
        expect(root, at: card(top: 59, scale: scale))
        expect(first, at: CGRect(x: 0, y: 69, width: 393, height: 783))
        #expect(root.view.superview?.layer.cornerRadius == 10 && root.view.superview?.clipsToBounds == true)
    }

    @Test func `the app sees nothing of it`() {
        final class Watching: UIView {
            var calls: [String] = []
            override func didMoveToSuperview() { calls.append("superview") }
            override func didMoveToWindow() { calls.append("window") }
            override func layoutSubviews() { calls.append("layout") }
            override func safeAreaInsetsDidChange() { calls.append("insets") }
        }
        let view = Watching(frame: whole)
        stage.makeCurrent()
        stage.window.rootViewController = nil
        root.view = view
        stage.window.rootViewController = root
        stage.advance(by: 0.1)
        view.calls = []
        present(first, on: root, animated: true)
        stage.advance(by: 1)
        expect(root, at: card(top: 59, scale: scale))
        #expect(view.calls == [] && view.frame == whole && view.bounds == whole && view.transform == .identity)
        #expect(view.safeAreaInsets.top == 59 && view.layer.cornerRadius == 0 && !view.clipsToBounds)
        root.dismiss(animated: true)
        stage.advance(by: 1)
        #expect(view.calls == [] && view.superview === stage.window && stage.window.subviews == [view])
    }

    @Test func `it goes back as the sheet comes, by the system's spring`() {
        present(first, on: root, animated: true)
        stage.advance(by: 0.1)
        let come = (852 - (first.view.layer.presentation()?.frame.minY ?? 0)) / 783
        #expect(come > 0.3 && come < 0.9)
        #expect(abs(place(root).minY - 59 * come) < 1.5)
        stage.advance(by: 1)
        expect(root, at: card(top: 59, scale: scale))
    }

    @Test func `dismissed, everything is as it was`() {
        stage.makeCurrent()
        let before = stage.state
        present(first, on: root, animated: true)
        stage.advance(by: 1)
        root.dismiss(animated: true)
        stage.advance(by: 0.1)
        #expect(place(root).minY > 1 && place(root).minY < 58)
        stage.advance(by: 1)
        #expect(stage.changes(since: before) == [])
    }

    // MARK: Detents

    @Test func `a medium detent leaves the presenter where it is`() {
        present(first, on: root) { $0.detents = [.medium(), .large()] }
        #expect(root.view.superview === stage.window && place(root) == whole)
    }

    @Test func `what is not dimmed stays`() {
        present(first, on: root) { $0.largestUndimmedDetentIdentifier = .large }
        #expect(place(root) == whole)
    }

    // MARK: Stacks

    @Test func `a second sheet pushes the first back, and the screen below further`() {
        present(first, on: root)
        present(second, on: first, animated: true)
        stage.advance(by: 1)
        expect(second, at: CGRect(x: 0, y: 69, width: 393, height: 783))
        expect(first, at: card(top: 59, scale: scale, of: CGSize(width: 393, height: 783)))
        expect(root, at: card(top: 59, scale: scale * scale))
        first.dismiss(animated: true)
        stage.advance(by: 1)
        expect(first, at: CGRect(x: 0, y: 69, width: 393, height: 783))
        expect(root, at: card(top: 59, scale: scale))
        #expect(first.view.superview === first.presentationController?.containerView)
    }

    @Test func `a second sheet at a medium detent leaves all as it is`() {
        present(first, on: root)
        present(second, on: first) { $0.detents = [.medium()] }
        expect(first, at: CGRect(x: 0, y: 69, width: 393, height: 783))
        expect(root, at: card(top: 59, scale: scale))
    }

    @Test(arguments: [true, false])
    func `several sheets are dismissed at once`(_ animated: Bool) {
        stage.makeCurrent()
        let before = stage.state
        let third = UIViewController()
        present(first, on: root)
        present(second, on: first)
        present(third, on: second)
        expect(root, at: card(top: 59, scale: scale * scale * scale))
        root.dismiss(animated: animated)
        stage.advance(by: 0.15)
        if animated { #expect(place(root).minY < 58 && place(root).minY > 0.5) }
        stage.advance(by: 1)
        #expect(stage.changes(since: before) == [])
    }

    @Test func `a screen that is presented in full is pushed back by its own sheet`() {
        first.modalPresentationStyle = .fullScreen
        root.present(first, animated: false)
        present(second, on: first)
        expect(first, at: card(top: 59, scale: scale))
        second.dismiss(animated: false)
        first.dismiss(animated: false)
        stage.advance(by: 0.1)
        #expect(place(root) == whole && root.view.superview === stage.window)
    }

    @Test func `what an app's own presentation controller shows stays where that puts it`() {
        final class Half: UIPresentationController {
            override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 426, width: 393, height: 426) }
        }
        final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? { Half(presentedViewController: presented, presenting: presenting) }
        }
        let delegate = Delegate()
        first.modalPresentationStyle = .custom
        first.transitioningDelegate = delegate
        root.present(first, animated: false)
        present(second, on: first)
        #expect(place(first) == CGRect(x: 0, y: 426, width: 393, height: 426) && place(root) == whole)
        withExtendedLifetime(delegate) {}
    }

    @Test(.onTablet) func `on a tablet nothing steps back`() {
        let root = UIViewController()
        let stage = CompatibilityStage(root: root, device: .iPad10)
        root.present(first, animated: false)
        stage.advance(by: 0.1)
        #expect(root.view.superview === stage.window)
    }

    @Test func `another root takes the place of one that is pushed back`() {
        present(first, on: root)
        let other = UIViewController()
        stage.window.rootViewController = other
        stage.advance(by: 0.1)
        #expect(root.view.window == nil && other.view.superview === stage.window && other.view.frame == whole)
    }

    // MARK: With an animator of the app's own

    @Test(arguments: [true, false])
    func `a dismissal in an app's hands takes the card along`(_ completes: Bool) {
        let delegate = SlideAway()
        let interactor = delegate.interactor
        present(first, on: root)
        first.transitioningDelegate = delegate
        first.dismiss(animated: true)
        interactor.update(0.5)
        stage.advance(by: 0.05)
        #expect(abs(place(root).minY - 29.5) < 0.5)
        if completes { interactor.finish() } else { interactor.cancel() }
        stage.advance(by: 2)
        if completes {
            #expect(root.view.superview === stage.window)
        } else {
            expect(root, at: card(top: 59, scale: scale))
        }
        withExtendedLifetime(delegate) {}
    }

    /// Slides the dismissed view down, at an even pace, under a finger.
    private final class SlideAway: NSObject, UIViewControllerTransitioningDelegate,
        UIViewControllerAnimatedTransitioning
    {
        let interactor = UIPercentDrivenInteractiveTransition()

        func animationController(forDismissed dismissed: UIViewController) -> (
            any UIViewControllerAnimatedTransitioning
        )? {
            self
        }

        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear,
                animations: { context.view(forKey: .from)?.frame.origin.y = 852 },
                completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
        }
    }

    // MARK: The status bar

    @Test func `the status bar's signs are light above cards`() {
        let manager = stage.window.windowScene?.statusBarManager
        #expect(manager?.statusBarStyle == .default)
        present(first, on: root)
        #expect(manager?.statusBarStyle == .lightContent)
        root.dismiss(animated: false)
        #expect(manager?.statusBarStyle == .default)
    }
}
