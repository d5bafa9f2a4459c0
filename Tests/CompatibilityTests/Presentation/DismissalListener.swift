import UIKit

/// What delegates of presentations have in common: says whether a controller may be dismissed by hand, and writes down what it
/// hears of that.
///
/// Subclasses adopt the protocol: adopted here, its methods that are missing here would be the protocol's own for them too.
@MainActor
class DismissalListener: NSObject {
    var calls: [String] = []
    /// Whether the controller may be dismissed.
    var may = true

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { may }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        calls.append("willDismiss")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        calls.append("didDismiss")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        calls.append("didAttempt")
    }
}
