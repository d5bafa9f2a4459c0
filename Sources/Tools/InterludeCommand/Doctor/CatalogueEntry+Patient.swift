import Gallery
import Interlude
import TransitionDoctor
import UIKit

extension CatalogueEntry {
    /// The transition as the doctor examines it: between two plain screens, each with one view that stands for all the places
    /// on a screen which a transition can begin from or lead to.
    @MainActor var patient: Patient {
        guard let makeTransition else {
            return operations == [.tab]
                ? Patient(name, tabBarDelegate: { TabDirector(client: nil) })
                : Patient.system(name, for: [.push, .pop, .present(.fullScreen), .dismiss(.fullScreen)])
        }
        return Patient(name) { lower, upper in
            makeTransition(TransitionEnds(from: lower.mark) { [weak upper] in upper?.mark })
        }
    }
}

extension UIViewController {
    /// The first view on the screen.
    fileprivate var mark: UIView { view.subviews.first ?? view }
}
