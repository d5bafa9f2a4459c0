extension UIViewController: ViewOwner {
    var isPresented: Bool { modal.presenting != nil }
}

extension UIView {
    /// The controller whose root view this is.
    package final var owningViewController: UIViewController? { viewOwner as? UIViewController }
}

extension UIViewController {
    /// The view of a controller that has no file and makes none.
    static func emptyScreenView() -> UIView {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return view
    }

    final func loadViewOnce() {
        if storage.owesViewDidLoad { return tellOfViewSetEarly() }
        guard loadedView == nil, !isLoadingView else { return }
        isLoadingView = true
        loadView()
        isLoadingView = false
        demand(loadedView != nil, "\(type(of: self)).loadView() has not set view")
        ControllerMonitor.emit(.viewDidLoad, of: self)
        viewDidLoad()
    }

    /// A storyboard's controller that sets its view in `init(coder:)` hears `viewDidLoad` when its view is first asked for after that, as
    /// public apps count on.
    private func tellOfViewSetEarly() {
        storage.owesViewDidLoad = false
        ControllerMonitor.emit(.viewDidLoad, of: self)
        viewDidLoad()
    }

    /// Takes `view` as the controller's view, or gives the view away.
    func adopt(view: UIView?) {
        if let old = loadedView, old !== view { old.viewOwner = nil }
        loadedView = view
        view?.viewOwner = self
        guard let view else { return }
        safeAreaSourcesChanged()
        if view.window != nil { view.updateMargins() }
    }

    /// Space at the view's edges that is not safe beyond what the window says: the controller's own wish and the
    /// bars of its container.
    package var effectiveSafeAreaAdditions: UIEdgeInsets {
        let bars = storage.barInsets
        let own = additionalSafeAreaInsets
        return UIEdgeInsets(
            top: own.top + bars.top, left: own.left + bars.left, bottom: own.bottom + bars.bottom,
            right: own.right + bars.right)
    }

    /// Sets what the container's bars cover of the controller's view.
    package func setBarInsets(_ insets: UIEdgeInsets) {
        guard storage.barInsets != insets else { return }
        storage.barInsets = insets
        safeAreaSourcesChanged()
    }

    /// The controller leaves its container, whose bars no longer count. A view that is out of its window already is not
    /// laid out again for that; it keeps what it had until it is shown again.
    func forgetBarInsets() {
        let insets = storage.barInsets
        if insets != .zero, loadedView?.keepSafeAreaAdditions(insets) == true {
            storage.barInsets = .zero
        } else {
            setBarInsets(.zero)
        }
    }

    func safeAreaSourcesChanged() {
        loadedView?.invalidateSafeArea()
    }

    /// Called by the view around its layout: sends what the appearance still owes, then `viewWillLayoutSubviews`.
    package func viewIsAboutToLayOut() {
        sendViewIsAppearingIfOwed()
        viewWillLayoutSubviews()
    }

    /// Called by the view after its layout.
    package func viewHasLaidOut() {
        viewDidLayoutSubviews()
        tellBarsOfLayout()
    }
}
