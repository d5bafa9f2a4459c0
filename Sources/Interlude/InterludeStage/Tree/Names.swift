import UIKit

/// The name of an object's class, without its module and what makes a private one unique.
package func className(_ object: AnyObject) -> String { String(describing: type(of: object)) }

/// The controller's type and title.
@MainActor package func name(of controller: UIViewController) -> String {
    let type = className(controller)
    return controller.title.map { "\(type) “\($0)”" } ?? type
}

/// The view's type, and the controller it belongs to.
@MainActor package func name(of view: UIView) -> String {
    guard let owner = controller(of: view) else { return className(view) }
    return "\(className(view)) of \(name(of: owner))"
}

/// The nearest controller in the responder chain of a view; `nil` if there is none.
@MainActor package func controller(of view: UIView) -> UIViewController? {
    var responder: UIResponder? = view
    while let here = responder, !(here is UIViewController) { responder = here.next }
    return responder as? UIViewController
}
