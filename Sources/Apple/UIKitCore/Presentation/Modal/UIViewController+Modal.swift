extension UIViewController {
    /// What presents the controller or a container of it, or will do so.
    final var presentationControllerNowOrLater: UIPresentationController? {
        for controller in ancestors {
            if let existing = controller.modal.presentationController { return existing.original ?? existing }
        }
        return parentController == nil ? ensurePresentationController(presenting: nil, source: self) : nil
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
            if let custom {
                // It may have been made before the presented controller was given its style.
                custom.style = style
                return custom
            }
        }
        return makeSystemPresentationController(for: style, presenting: presenting)
            ?? UIPresentationController.system(style, presenting: self, from: presenting)
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
