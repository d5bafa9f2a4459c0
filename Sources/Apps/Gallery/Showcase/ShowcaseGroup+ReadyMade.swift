import Interlude
import UIKit

extension ShowcaseGroup {
    /// Interlude's transitions: each in one call, in both directions; a section for each family.
    static let ready: [ShowcaseGroup] = TransitionPreset.Family.allCases.map { family in
        ShowcaseGroup(
            title: family.title, footer: family.footer,
            showcases: TransitionPreset.all.filter { $0.family == family && !elsewhere.contains($0.name) }
                .enumerated().map { showcase($1, landscape: $0 % Place.all.count) },
            color: family.color)
    }

    /// The transitions that have their own rows with special screens.
    private static let elsewhere: Set<String> = ["magic-move", "matched", "overlay"]

    private static func showcase(_ ready: TransitionPreset, landscape: Int) -> Showcase {
        Showcase(
            ready.title, ready.summary, glyph: Glyph(of: ready), landscape: landscape, transitions: [ready.name],
            code:
                "navigationController.pushViewController(\n    page, using: \(ready.code))\n\npresent(page, using: \(ready.code))",
            actions: [push(ready), present(ready)])
    }

    // MARK: Actions

    private static func push(_ ready: TransitionPreset) -> Showcase.Action {
        Showcase.Action("Push") { page, button in
            let (destination, transition) = ends(ready, page, button)
            page.navigationController?.pushViewController(destination, using: transition)
        }
    }

    private static func present(_ ready: TransitionPreset) -> Showcase.Action {
        Showcase.Action("Present") { page, button in
            let (destination, transition) = ends(ready, page, button)
            page.present(destination, using: transition)
        }
    }

    /// The screen beyond, and the transition to it from a page's picture or from the button that was tapped.
    private static func ends(
        _ ready: TransitionPreset, _ page: ShowcaseViewController, _ button: UIView
    ) -> (PlaceViewController, ScreenTransition) {
        let destination = page.makeDestination()
        let transition = ready.make(
            TransitionEnds(
                source: { [weak page] in page?.pictureView }, button: { button },
                destination: { [weak destination] in destination?.pictureView }))
        destination.hint = WayBack(transition.backGesture)?.hint(isMirrored: page.isMirrored)
        return (destination, transition)
    }
}

extension TransitionPreset.Family {
    /// The section's header.
    fileprivate var title: String {
        switch self {
        case .movement: "Movement"
        case .space: "In Space"
        case .pieces: "In Pieces"
        case .mask: "Masks"
        case .filter: "Filters"
        case .shader: "Shaders"
        case .platforms: "Platforms and Apps"
        }
    }

    fileprivate var footer: String? {
        switch self {
        case .movement: "Each is one call. The reverse transition runs automatically, and a gesture can drive it."
        case .shader: "Functions of both screens’ pictures, most by the names of GL Transitions."
        case .platforms: "What other systems and well-known apps do."
        default: nil
        }
    }

    fileprivate var color: UIColor {
        switch self {
        case .movement: .systemIndigo
        case .space: .systemPurple
        case .pieces: .systemRed
        case .mask: .systemBrown
        case .filter: .systemGray
        case .shader: .systemTeal
        case .platforms: .systemMint
        }
    }
}
