extension UIViewController {
    /// Adapts a presentation to compact width before it begins: the delegate may choose another style, and another
    /// controller to show.
    ///
    /// - Returns: What is to be presented, and by what; the arguments themselves when nothing changes.
    func adapt(
        _ presented: UIViewController, _ controller: UIPresentationController, on presenter: UIViewController
    ) -> (presented: UIViewController, controller: UIPresentationController) {
        if let own = presented.makeCompactPresentationController(insteadOf: controller, in: presenter.traitCollection) {
            own.original = controller
            controller.retainedPresented = presented
            presented.modal.presentationController = own
            return (presented, own)
        }
        let style = controller.effectiveStyle(for: presenter.traitCollection)
        guard style != controller.style else { return (presented, controller) }
        return controller.standIn(style: style, from: presenter)
    }
}

extension UIPresentationController {
    /// The style that the presentation takes in the given traits.
    func effectiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        let answer = adaptivePresentationStyle(for: traits)
        return answer == .none ? style : answer.resolved
    }

    /// The controller that presents in another style in this one's stead, prepared by the delegate, with what it shows.
    func standIn(
        style: UIModalPresentationStyle, from presenter: UIViewController
    ) -> (presented: UIViewController, controller: UIPresentationController) {
        let replacement = delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
        let shown = replacement ?? presentedViewController
        let adapted = makeStandIn(style, showing: shown, from: presenter)
        adapted.delegate = delegate
        adapted.original = self
        // Nobody else keeps the controller whose place another one takes.
        retainedPresented = presentedViewController
        delegate?.presentationController(self, prepare: adapted)
        shown.modal.presentationController = adapted
        return (shown, adapted)
    }

    private func makeStandIn(
        _ style: UIModalPresentationStyle, showing shown: UIViewController, from presenter: UIViewController
    ) -> UIPresentationController {
        if style.isSheet, shown === presentedViewController, let popover = self as? UIPopoverPresentationController {
            let sheet = popover.adaptiveSheetPresentationController
            sheet.style = style
            sheet.presenting = presenter
            return sheet
        }
        return .system(style, presenting: shown, from: presenter)
    }

    /// The system's presentation controller for a style.
    static func system(
        _ style: UIModalPresentationStyle, presenting presented: UIViewController, from presenter: UIViewController?
    ) -> UIPresentationController {
        let made =
            switch style {
            case .popover: UIPopoverPresentationController(presentedViewController: presented, presenting: presenter)
            case .pageSheet, .formSheet:
                UISheetPresentationController(presentedViewController: presented, presenting: presenter)
            default: UIPresentationController(presentedViewController: presented, presenting: presenter)
            }
        made.style = style
        made.isSystemMade = true
        return made
    }
}
