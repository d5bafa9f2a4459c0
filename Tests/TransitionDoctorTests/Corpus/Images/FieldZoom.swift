import TransitionDoctor
import UIKit

/// A cell of a grid grows into the picture of a page, and shrinks back; a finger at the edge leads back.
@MainActor final class FieldZoom: NSObject, UINavigationControllerDelegate {
    enum Fault: Sendable {
        case none
        /// The cell is shown again only when the way back is finished.
        case cellStaysHidden
        /// The flight ends where the picture is on a telephone of another width.
        case otherWidth
        /// The flying picture is taken away only where the transition finishes.
        case pictureStays
        /// The page behind is taken out by the animator, called off or not.
        case pageTakenOut
        /// The page below is taken for the one of the way there, and comes above.
        case belowAbove
    }

    private let fault: Fault
    private let grid = FieldGrid()
    private let navigation: UINavigationController
    private var percent: UIPercentDrivenInteractiveTransition?

    init(_ fault: Fault = .none) {
        self.fault = fault
        navigation = UINavigationController(rootViewController: grid)
        super.init()
        navigation.delegate = self
    }

    var screens: AppFlow {
        AppFlow(root: navigation) { animated in
            let detail = FieldDetail()
            let edge = UIScreenEdgePanGestureRecognizer(target: self, action: Selector(FieldZoom.pulled(_:)))
            edge.edges = .left
            detail.view.addGestureRecognizer(edge)
            self.navigation.pushViewController(detail, animated: animated)
        } close: { animated in
            self.navigation.popViewController(animated: animated)
        }
    }

    func pulled(_ edge: UIScreenEdgePanGestureRecognizer) {
        guard let view = edge.view else { return }
        let part = edge.translation(in: view).x / view.bounds.width
        switch edge.state {
        case .began:
            percent = UIPercentDrivenInteractiveTransition()
            navigation.popViewController(animated: true)
        case .changed: percent?.update(part)
        case .ended:
            if part + edge.velocity(in: view).x / view.bounds.width * 0.2 > 0.5 {
                percent?.finish()
            } else {
                percent?.cancel()
            }
            percent = nil
        case .cancelled, .failed:
            percent?.cancel()
            percent = nil
        default: break
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        BodyAnimator(0.4) { operation == .push ? self.open($0) : self.close($0) }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { percent }

    private var cell: UIView? { grid.collectionView.cellForItem(at: IndexPath(item: 4, section: 0)) }

    private func flyer(_ context: BodyAnimator.Context, from frame: CGRect) -> UIView {
        let flyer = UIView(frame: frame)
        flyer.backgroundColor = FieldGrid.color(4)
        context.containerView.addSubview(flyer)
        return flyer
    }

    private func open(_ context: BodyAnimator.Context) {
        guard let detail = context.viewController(forKey: .to) as? FieldDetail, let cell else {
            context.addTo()
            return context.end()
        }
        context.addTo()
        detail.view.layoutIfNeeded()
        let (start, container) = (cell.convert(cell.bounds, to: context.containerView), context.containerView)
        var goal = detail.picture.convert(detail.picture.bounds, to: container)
        if fault == .otherWidth { goal.size = CGSize(width: 320, height: 212) }
        let flyer = flyer(context, from: start)
        (detail.picture.isHidden, cell.isHidden, detail.view.alpha) = (true, true, 0)
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseInOut) {
            flyer.frame = goal
            detail.view.alpha = 1
        } completion: { _ in
            if self.fault != .pictureStays || context.transitionWasCancelled { flyer.removeFromSuperview() }
            (detail.picture.isHidden, cell.isHidden) = (false, self.fault == .cellStaysHidden)
            detail.view.alpha = 1
            context.takeToBack()
            context.end()
        }
    }

    private func close(_ context: BodyAnimator.Context) {
        guard let detail = context.viewController(forKey: .from) as? FieldDetail, let toView = context.toView else {
            return context.end()
        }
        toView.frame = context.finalFrame(for: grid)
        if fault == .belowAbove {
            context.containerView.addSubview(toView)
        } else {
            context.containerView.insertSubview(toView, belowSubview: detail.view)
        }
        toView.layoutIfNeeded()
        guard let cell else { return context.fade() }
        let goal = cell.convert(cell.bounds, to: context.containerView)
        let flyer = flyer(context, from: detail.picture.convert(detail.picture.bounds, to: context.containerView))
        (detail.picture.isHidden, cell.isHidden) = (true, true)
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseInOut) {
            flyer.frame = goal
            detail.view.alpha = 0
        } completion: { _ in
            flyer.removeFromSuperview()
            detail.picture.isHidden = false
            detail.view.alpha = 1
            if self.fault != .cellStaysHidden || !context.transitionWasCancelled { cell.isHidden = false }
            if self.fault == .pageTakenOut { detail.view.removeFromSuperview() } else { context.takeToBack() }
            context.end()
        }
    }
}
