import DemoScreens
import Interlude
import UIKit

extension ShowcaseGroup {
    /// What Interlude brings: each transition in one call, there and back.
    static let ready = ShowcaseGroup(
        title: "Interlude", footer: "Each is one call, and leads back by itself. A finger can drive the way back.",
        showcases: [spring, move, door, circle, fade, slide, zoom, cube, flip], color: .systemIndigo)

    private static let spring = Showcase(
        "Spring", "Soft, past its place and back", glyph: .spring, landscape: 6,
        transitions: ["spring"], actions: pushAndPresent { _, _, _ in .spring })

    private static let move = Showcase(
        "Move", "The picture travels to its new place", glyph: .move, landscape: 3,
        transitions: ["move"],
        actions: pushAndPresent { page, destination, _ in
            .move(from: page.pictureView) { [weak destination] in destination?.pictureView }
        })

    private static let door = Showcase(
        "Door", "The old screen parts in the middle", glyph: .door, landscape: 1, transitions: ["door"],
        actions: pushAndPresent { _, _, _ in .door })

    private static let circle = Showcase(
        "Circle", "Grows from the button you touch", glyph: .circle, landscape: 4,
        transitions: ["circle"], actions: pushAndPresent { _, _, button in .circleReveal(from: button) })

    private static let fade = Showcase(
        "Fade", "What Reduce Motion turns all into", glyph: .fade, landscape: 5, transitions: ["fade"],
        actions: pushAndPresent { _, _, _ in .fade })

    private static let slide = Showcase(
        "Slide", "From any edge, and back the same way", glyph: .slide, landscape: 2,
        transitions: edges.map { "slide-\($0.rawValue)" },
        actions: edges.map { edge in
            push("From the \(edge.rawValue)") { _, _, _ in .slide(from: edge) }
        })

    private static let edges: [SlideAnimator.Edge] = [.right, .left, .bottom, .top]

    private static let zoom = Showcase(
        "Zoom", "Grows out of the picture", glyph: .zoom, landscape: 0,
        transitions: ["zoom"], actions: pushAndPresent { page, _, _ in .zoom(from: page.pictureView) })

    private static let cube = Showcase(
        "Cube", "Two sides of a cube: mind the edge", glyph: .cube, landscape: 4, transitions: ["cube"],
        actions: pushAndPresent { _, _, _ in .cube })

    private static let flip = Showcase(
        "Flip", "The new screen is on the back", glyph: .flip, landscape: 5, transitions: ["flip"],
        actions: pushAndPresent { _, _, _ in .flip })

    // MARK: Actions

    /// Makes a transition from a page to another; the last is the button that was tapped.
    private typealias Make = @MainActor (ShowcaseViewController, PlaceViewController, UIView) -> Transition

    private static func pushAndPresent(_ make: @escaping Make) -> [Showcase.Action] {
        [push("Push", make), present("Present", make)]
    }

    private static func push(_ title: String, _ make: @escaping Make) -> Showcase.Action {
        Showcase.Action(title) { page, button in
            let destination = page.makeDestination()
            let transition = make(page, destination, button)
            destination.hint = WayBack(transition.backGesture)?.hint(isMirrored: page.isMirrored)
            page.navigationController?.pushViewController(destination, using: transition)
        }
    }

    private static func present(_ title: String, _ make: @escaping Make) -> Showcase.Action {
        Showcase.Action(title) { page, button in
            let destination = page.makeDestination()
            let transition = make(page, destination, button)
            destination.hint = WayBack(transition.backGesture)?.hint(isMirrored: page.isMirrored)
            page.present(destination, using: transition)
        }
    }
}
