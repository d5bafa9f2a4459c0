/// A presentation changes its style while it is on screen, because the size class around it has changed: from a popover to
/// a sheet and back, for example.
///
/// What is shown moves from one container to another; where it stays the same controller, it gets no appearance calls.
@MainActor
struct Readaptation: SizeAdaptation {
    let presenter: UIViewController
    let old: UIPresentationController
    let style: UIModalPresentationStyle

    private var shown: UIViewController { old.presentedViewController }
    /// The controller that the app asked for.
    private var basis: UIPresentationController { old.original ?? old }

    /// What a presented controller's presentation needs in the given traits; `nil` when it stays as it is.
    init?(of presented: UIViewController, traits: UITraitCollection) {
        guard let old = presented.modal.presentationController, old.container != nil,
            let presenter = presented.modal.presenting
        else { return nil }
        let style = (old.original ?? old).effectiveStyle(for: traits)
        guard style != old.style else { return nil }
        self.presenter = presenter
        self.old = old
        self.style = style
    }

    /// Tells the delegate; the change itself is `apply()`, alongside the coordinator's transition.
    func announce(_ coordinator: (any UIViewControllerTransitionCoordinator)?) {
        basis.delegate?.presentationController(
            basis, willPresentWithAdaptiveStyle: style == basis.style ? .none : style,
            transitionCoordinator: coordinator)
    }

    /// Makes the change. Inside an animation block, a view that stays moves and grows to its new place.
    func apply() {
        let (next, new) = successor()
        let before = placeOnScreen()
        UIView.performWithoutAnimation { exchange(for: next, new, at: before) }
        new.presentedView?.frame = new.frameOfPresentedViewInContainerView
        new.container?.setNeedsLayout()
        new.container?.layoutIfNeeded()
    }

    private func successor() -> (UIViewController, UIPresentationController) {
        if style == basis.style { return (basis.presentedViewController, basis) }
        let made = basis.standIn(style: style, from: presenter)
        return (made.presented, made.controller)
    }

    private func placeOnScreen() -> CGRect {
        guard let view = old.presentedView, let window = view.window else { return .zero }
        return window.convert(view.bounds, from: view)
    }

    // MARK: The exchange

    private func exchange(for next: UIViewController, _ new: UIPresentationController, at place: CGRect) {
        let gone = shown
        if next !== gone { gone.beginAppearanceTransition(false, animated: false) }
        old.dismissalTransitionWillBegin()
        let host: UIView? = old.container?.superview
        let home = old.presentersHome
        takeOut(gone, stays: next === gone, presentersHome: home)
        relate(next, new, replacing: gone)
        putIn(next, new, on: host, at: place, presentersHome: home)
        if next !== gone { gone.endAppearanceTransition() }
        new.presentationTransitionDidEnd(true)
        if next !== gone { next.endAppearanceTransition() }
    }

    /// Takes the old container away, with all that its controller has built.
    private func takeOut(_ gone: UIViewController, stays: Bool, presentersHome home: ViewHome?) {
        old.presentedView?.removeFromSuperview()
        old.takeDown()
        old.dismissalTransitionDidEnd(true)
        let keepsShown = old === basis
        if !keepsShown { old.letGo() } else { old.container = nil }
        if let home, !style.removesPresentersView { bringBackPresenter(home) }
        if !stays { gone.viewIfLoaded?.removeFromSuperview() }
    }

    private func bringBackPresenter(_ home: ViewHome) {
        presenter.beginAppearanceTransition(true, animated: false)
        home.takeBack(presenter.view)
        presenter.endAppearanceTransition()
    }

    private func relate(_ next: UIViewController, _ new: UIPresentationController, replacing gone: UIViewController) {
        if next !== gone {
            gone.modal.presenting = nil
            gone.modal.presentationController = nil
            free(next)
        }
        next.modal.presenting = presenter
        next.modal.presentationController = new
        presenter.modal.presented = next
        new.presenting = presenter
        new.retainedPresented = next
    }

    /// The app may have put the controller into a container, to show that in its place.
    private func free(_ controller: UIViewController) {
        guard let parent = controller.parentController else { return }
        if let navigation = parent as? UINavigationController {
            navigation.setViewControllers(navigation.viewControllers.filter { $0 !== controller }, animated: false)
        }
        guard controller.parentController != nil else { return }
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }

    private func putIn(
        _ next: UIViewController, _ new: UIPresentationController, on host: UIView?, at place: CGRect,
        presentersHome: ViewHome?
    ) {
        new.prepareForPresentation()
        guard let host else { return }
        let container = new.makeContainer(frame: host.bounds)
        host.addSubview(container)
        new.setUpContainer()
        new.showBackgroundEffect()
        new.presentationTransitionWillBegin()
        if !next.isVisibleOrAppearing { next.beginAppearanceTransition(true, animated: false) }
        if let view = new.presentedView {
            container.addSubview(view)
            view.frame = place == .zero ? new.frameOfPresentedViewInContainerView : container.convert(place, from: nil)
        }
        if style.removesPresentersView { takePresenterOut(new, home: presentersHome) }
    }

    private func takePresenterOut(_ new: UIPresentationController, home: ViewHome?) {
        guard home == nil else {
            new.presentersHome = home
            return
        }
        presenter.beginAppearanceTransition(false, animated: false)
        new.presentersHome = ViewHome(of: presenter.view)
        presenter.view.removeFromSuperview()
        presenter.endAppearanceTransition()
    }
}

extension UIViewController {
    /// Brings the presentation of this controller in line with the traits around it, outside any transition.
    func readaptAtOnce() {
        guard let presenter = modal.presenting,
            let change = Readaptation(of: self, traits: presenter.surroundingWindowTraits)
        else { return }
        change.announce(nil)
        change.apply()
    }

    /// The traits of what the controller is presented over.
    fileprivate var surroundingWindowTraits: UITraitCollection { outermostAncestor.traitCollection }
}

extension UIViewController {
    /// What the controller's presentation does in other traits; `nil` where it stays as it is.
    func sizeAdaptation(to traits: UITraitCollection) -> (any SizeAdaptation)? {
        Readaptation(of: self, traits: traits)
    }
}
