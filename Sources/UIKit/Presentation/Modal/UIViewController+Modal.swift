extension UIViewController {
    /// The controller presented by this one or by one of its containers.
    public var presentedViewController: UIViewController? {
        ancestors.lazy.compactMap(\.modal.presented).first
    }

    /// The controller which presented this one or one of its containers.
    public var presentingViewController: UIViewController? {
        ancestors.lazy.compactMap(\.modal.presenting).first
    }

    /// True from the start of the controller's presentation to its end.
    public var isBeingPresented: Bool { modal.isBeingPresented }

    /// True from the start of the controller's dismissal to its end.
    public var isBeingDismissed: Bool { modal.isBeingDismissed }

    /// What presents the controller or the container it is in; before a presentation, what will present it.
    public var presentationController: UIPresentationController? {
        for controller in ancestors {
            if let existing = controller.modal.presentationController { return existing.original ?? existing }
        }
        return parentController == nil ? ensurePresentationController(presenting: nil, source: self) : nil
    }

    /// What presents the controller now, or nil.
    public var activePresentationController: UIPresentationController? {
        ancestors.lazy.compactMap(\.modal.presentationController).first { $0.containerView != nil }
    }

    /// The sheet that presents the controller, or will present it; nil when the style makes no sheet.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
            ?? activePresentationController as? UISheetPresentationController
    }

    /// The popover that presents the controller, or will present it; nil when the style is no popover. It is there also
    /// while the popover is shown as a sheet.
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// The presentation controller, made when there is none.
    func ensurePresentationController(
        presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController {
        if let existing = modal.presentationController {
            if let presenting { existing.presenting = presenting }
            return existing
        }
        let made = makePresentationController(presenting: presenting, source: source)
        modal.presentationController = made
        return made
    }

    private func makePresentationController(
        presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController {
        let style = modalPresentationStyle.resolved
        if style == .custom {
            let custom = transitioningDelegate?.presentationController(
                forPresented: self, presenting: presenting, source: source)
            if let custom { return custom }
        }
        return UIPresentationController.system(style, presenting: self, from: presenting)
    }

    /// The style has changed: a presentation controller made for the old one is of no use.
    func forgetUnusedPresentationController() {
        if modal.presentationController?.containerView == nil { modal.presentationController = nil }
    }

    /// The controller over which `style` presents: the whole screen's outermost one, or the nearest context.
    func presentationContext(for style: UIModalPresentationStyle) -> UIViewController {
        guard style.isInContext else { return outermostAncestor }
        return ancestors.first { $0.definesPresentationContext } ?? outermostAncestor
    }
}
