import DemoScreens
import Interlude
import InterludeStage
import UIKit

extension CatalogueEntry {
    /// The transition as the doctor examines it: between two plain screens, each with one view that stands for all the places
    /// on a screen which a transition can begin from or lead to.
    @MainActor var patient: Patient {
        switch name {
        case "system": Patient.system(name, for: [.push, .pop, .present(.fullScreen), .dismiss(.fullScreen)])
        case "tab-slide":
            // As `slideBetweenTabs()` chooses.
            Patient(name, for: .tab) {
                if UIAccessibility.isReduceMotionEnabled { return FadeAnimator(direction: .forward) }
                return TabSlideAnimator(direction: .forward)
            }
        default:
            Patient(name) { [name] lower, upper in
                Transition.readyMade(name, from: lower.mark, to: { [weak upper] in upper?.mark })
            }
        }
    }
}

extension Transition {
    /// The ready-made transition that the catalogue calls so, for a view on the lower screen and its counterpart.
    fileprivate static func readyMade(
        _ name: String, from source: UIView, to destination: @escaping @MainActor () -> UIView?
    ) -> Transition {
        switch name {
        case "spring": .spring
        case "move": .move(from: source, to: destination)
        case "door": .door
        case "circle": .circleReveal(from: source)
        case "fade": .fade
        case "zoom": .zoom(from: source)
        case "cube": .cube
        case "flip": .flip
        case "magic-move": .magicMove(from: { [weak source] in source }, to: destination)
        case "overlay": .overlay()
        default: edge(of: name).map { .slide(from: $0) } ?? missing(name)
        }
    }

    private static func edge(of name: String) -> SlideAnimator.Edge? {
        SlideAnimator.Edge.allCases.first { "slide-\($0.rawValue)" == name }
    }

    private static func missing(_ name: String) -> Transition {
        preconditionFailure("The doctor does not know \(name): add it to \(#fileID)")
    }
}

extension UIViewController {
    /// The first view on the screen.
    fileprivate var mark: UIView { view.subviews.first ?? view }
}
