import UIKit

extension Showcase {
    /// The place that the showcase's page and the screen beyond it are about.
    var place: Place { Place.all[landscape % Place.all.count] }
}

extension ShowcaseViewController {
    /// The screen that this showcase leads to: a place's page that says how to come back.
    func makeDestination(wayBack: WayBack? = nil) -> PlaceViewController {
        let page = PlaceViewController(showcase.place, action: "Go back")
        page.onAction = { [weak page] in page?.leave() }
        page.hint = wayBack?.hint(isMirrored: isMirrored)
        return page
    }

    /// Creates a destination that grows out of this page's image.
    func makeZoomed() -> PlaceViewController {
        let destination = makeDestination()
        if #available(iOS 18, *) { destination.preferredTransition = .zoom { [weak self] _ in self?.pictureView } }
        return destination
    }
}

extension UIViewController {
    /// Whether the screen reads from right to left.
    var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Leaves the screen the way it came.
    func leave() {
        if let navigationController, navigationController.viewControllers.count > 1 {
            navigationController.popViewController(animated: true)
        } else {
            dismiss(animated: true)
        }
    }
}
