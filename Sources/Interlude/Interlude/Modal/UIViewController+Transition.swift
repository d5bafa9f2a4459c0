import UIKit

extension UIViewController {
    /// Presents a screen with a ready-made transition. Its dismissal automatically runs the reverse transition.
    ///
    /// A screen whose `modalPresentationStyle` has no place for a custom transition's whole screen (a sheet, a popover, or
    /// the automatic style) is presented `.fullScreen`. The screen's own `transitioningDelegate`, if it has one, answers
    /// whatever the transition does not, such as the presentation controller of the `.custom` style.
    ///
    /// - Parameters:
    ///   - viewController: The screen. Its view is loaded by this call, earlier than a plain presentation would.
    ///   - transition: The transition for this screen, there and back.
    ///   - completion: Called when the presentation has ended.
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
