import UIKit

extension UIViewController {
    /// Presents a screen with a transition. Its dismissal automatically runs the reverse transition.
    ///
    /// A sheet, a popover and the automatic style become `.fullScreen`, because a custom transition needs the whole
    /// screen. If the screen has a `transitioningDelegate`, that provides all objects that the transition does not,
    /// such as the presentation controller of the `.custom` style.
    ///
    /// - Parameters:
    ///   - viewController: The screen. Its view is loaded by this call, earlier than by a plain presentation.
    ///   - transition: The transition of this screen, in both directions.
    ///   - completion: Called after the presentation has ended.
    public func present(
        _ viewController: UIViewController, using transition: ScreenTransition, completion: (() -> Void)? = nil
    ) {
        present(viewController, using: transition, broughtBy: nil, completion: completion)
    }

    /// - Parameter bringer: The finger that drives the presentation, if one does.
    func present(
        _ viewController: UIViewController, using transition: ScreenTransition, broughtBy bringer: ForwardSwipe?,
        completion: (() -> Void)?
    ) {
        viewController.modalPresentationStyle =
            transition.presentation == nil ? viewController.modalPresentationStyle.forTransitions : .custom
        ModalDirector.direct(viewController, transition: transition, broughtBy: bringer)
        present(viewController, animated: true, completion: completion)
    }
}

extension UIModalPresentationStyle {
    fileprivate var forTransitions: UIModalPresentationStyle {
        switch self {
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom: self
        default: .fullScreen
        }
    }
}
