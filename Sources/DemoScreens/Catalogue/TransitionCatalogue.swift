import Interlude
import UIKit

/// All transitions that can be listed, recorded and shown.
@MainActor public enum TransitionCatalogue {
    /// The transitions, in the order in which they are shown.
    public static let entries: [CatalogueEntry] =
        [system, spring, move, door, circle] + plain + slides + [magicMove, overlay, tabSlide]

    /// The transition of a name.
    public static func entry(named name: String) -> CatalogueEntry? { entries.first { $0.name == name } }

    private static let system = CatalogueEntry(
        "system", "What UIKit does by itself: the push with parallax, the cover from below",
        source: "Sources/UIKit/Containers/Navigation/SlideAnimator.swift", interactive: [.pop], make: nil)

    private static let spring = CatalogueEntry(
        "spring", "The new screen springs up from below, wide and soft", source: animator("SpringSlide")
    ) { _ in .spring }

    private static let move = CatalogueEntry(
        "move", "A picture of the list travels to its place on the page, which fades in", source: animator("Move"),
        gesture: .horizontalPan
    ) { ends in .move(from: ends.picture, to: ends.destination) }

    private static let door = CatalogueEntry(
        "door", "The old screen opens like a double door", source: animator("Door"), gesture: .horizontalPan
    ) { _ in .door }

    private static let circle = CatalogueEntry(
        "circle", "The new screen shows through a circle that grows from a button", source: animator("CircleReveal")
    ) { ends in .circleReveal(from: ends.button()) }

    private static let plain = [
        CatalogueEntry("fade", "The new screen fades in", source: animator("Fade")) { _ in .fade },
        CatalogueEntry("zoom", "The new screen grows out of a picture of the list", source: animator("Zoom")) {
            ends in .zoom(from: ends.picture)
        },
        CatalogueEntry("cube", "Both screens are sides of a cube that turns", source: animator("Cube")) { _ in
            .cube
        },
        CatalogueEntry("flip", "The screen turns over like a card", source: animator("Flip")) { _ in .flip },
    ]

    private static let slides = SlideAnimator.Edge.allCases.map { edge in
        let transition = Transition.slide(from: edge)
        return CatalogueEntry(
            transition.name, "The new screen slides in from the \(edge.rawValue)", source: animator("Slide"),
            gesture: transition.backGesture
        ) { _ in .slide(from: edge) }
    }

    private static let magicMove = CatalogueEntry(
        "magic-move", "A photo flies from its cell in a grid to the page and back, its originals hidden",
        source: animator("MagicMove"), staging: .photos
    ) { ends in .magicMove(from: ends.source, to: ends.destination) }

    private static let overlay = CatalogueEntry(
        "overlay", "The page grows as a card over the dimmed list",
        source: "Sources/Interlude/Overlay/OverlayAnimator.swift",
        operations: [.present, .dismiss], interactive: [.dismiss], gesture: .pan(towards: .bottom)
    ) { _ in .overlay() }

    private static let tabSlide = CatalogueEntry(
        "tab-slide", "Neighbouring tabs move across the screen side by side",
        source: "Sources/Interlude/Tabs/TabSlideAnimator.swift", operations: [.tab], interactive: [.tab],
        gesture: .horizontalPan, staging: .tabs, make: nil)

    private static func animator(_ name: String) -> String { "Sources/Interlude/Animators/\(name)Animator.swift" }
}
