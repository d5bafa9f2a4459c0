extension UIViewController {
    /// Adapts a presentation to compact width before it begins: the delegate may choose another style, and another
    /// controller to show.
    ///
    /// - Returns: what is to be presented, and by what; the arguments themselves when nothing changes.
    func adapt(
        _ presented: UIViewController, _ controller: UIPresentationController, on presenter: UIViewController
    ) -> (presented: UIViewController, controller: UIPresentationController) {
        let style = controller.adaptivePresentationStyle(for: presenter.traitCollection)
        guard style != .none, style.resolved != controller.style else { return (presented, controller) }
        let delegate = controller.delegate
        let replacement = delegate?.presentationController(
            controller, viewControllerForAdaptivePresentationStyle: style)
        let shown = replacement ?? presented
        let adapted = UIPresentationController.system(style.resolved, presenting: shown, from: presenter)
        adapted.delegate = delegate
        adapted.adaptedStyle = style.resolved
        delegate?.presentationController(controller, prepare: adapted)
        shown.modal.presentationController = adapted
        return (shown, adapted)
    }
}

extension UIPresentationController {
    /// The system's presentation controller for a style.
    static func system(
        _ style: UIModalPresentationStyle, presenting presented: UIViewController, from presenter: UIViewController?
    ) -> UIPresentationController {
        let made =
            style.isSheet
            ? UISheetPresentationController(presentedViewController: presented, presenting: presenter)
            : UIPresentationController(presentedViewController: presented, presenting: presenter)
        made.style = style
        return made
    }
}
