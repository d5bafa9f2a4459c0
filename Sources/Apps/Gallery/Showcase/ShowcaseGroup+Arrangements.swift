import Interlude
import UIKit

extension ShowcaseGroup {
    /// Parts of a screen that fly to the next one.
    static let shared = ShowcaseGroup(
        title: "Shared Elements", footer: "The image is on both screens and flies between them.",
        showcases: [
            Showcase(
                "Magic Move", "The photo leaves its cell, and returns", glyph: .grid, landscape: 3,
                transitions: ["magic-move"],
                code:
                    "navigationController.pushViewController(\n    photo, using: .magicMove(\n        from: { cell.picture }, to: { photo.picture }))",
                actions: [
                    Showcase.Action("Open Photos") { page, _ in
                        page.navigationController?.pushViewController(PhotoGridViewController(), animated: true)
                    }
                ]),
            Showcase(
                "Matched Views", "Image and texts fly together, and the rest follows",
                glyph: TransitionPreset.named("matched").map { Glyph(of: $0) } ?? .grid, landscape: 5,
                transitions: ["matched"],
                code:
                    "// The same accessibilityIdentifier on both screens.\nnavigationController.pushViewController(\n    page, using: .matched([\"picture\", \"name\", \"region\"]))",
                actions: [
                    Showcase.Action("Open Journeys") { page, _ in
                        page.navigationController?.pushViewController(openJourneys(), animated: true)
                    }
                ]),
        ], color: .systemPink)

    /// A list whose rows become the page: what they have in common is found by its identifier.
    private static func openJourneys() -> UIViewController {
        let list = PlacesViewController()
        list.navigationItem.largeTitleDisplayMode = .never
        list.onSelect = { [weak list] index in
            guard let list else { return }
            let place = PlaceViewController(list.places[index])
            let partners = PlacePart.allCases.map { ScreenTransition.Match($0.identifier(of: list.places[index])) }
            list.navigationController?.pushViewController(
                place, using: .matched(partners, .spring(0.5, damping: 0.85)))
        }
        return list
    }

    /// Screens that lie over others.
    static let presentations = ShowcaseGroup(
        title: "Presentation", footer: nil,
        showcases: [
            Showcase(
                "Overlay", "A card that grows from a thin line", glyph: .overlay, landscape: 1,
                transitions: ["overlay"], code: "present(page, using: .overlay())",
                actions: [
                    Showcase.Action("Present") { page, _ in
                        page.present(page.makeDestination(wayBack: .tapBeside), using: .overlay())
                    }
                ])
        ], color: .systemTeal)

    /// From tab to tab.
    static let tabs = ShowcaseGroup(
        title: "Tabs", footer: nil,
        showcases: [
            Showcase(
                "Tab Slide", "Tap, or pan to the next tab", glyph: .tabs, landscape: 2,
                transitions: ["tab-slide"], code: "tabBarController.slideBetweenTabs()",
                actions: [
                    Showcase.Action("Open Tabs") { page, _ in
                        let tabs = PlaceTabBarController()
                        tabs.modalPresentationStyle = .fullScreen
                        page.present(tabs, animated: true)
                    }
                ])
        ], color: .systemOrange)

    /// Controllers that hold others.
    static let containers = ShowcaseGroup(
        title: "Containers", footer: "A container of your own runs the same animators as a navigation controller.",
        showcases: [
            Showcase(
                "Custom Container", "Three children; a finger changes them too", glyph: .container, landscape: 6,
                code:
                    "let exchange = ChildTransitionController(of: self)\n\nexchange.show(summer, using: .pull)\nexchange.addGesture(.edgePan, using: .pull) { summer }",
                actions: [
                    openContainer("Side by Side") { .pull }, openContainer("Cube") { .cube(from: .right) },
                    openContainer("Page Curl") { .pageCurl },
                ])
        ], color: .systemGreen)

    private static func openContainer(
        _ title: String, _ transition: @escaping @MainActor () -> ScreenTransition
    ) -> Showcase.Action {
        Showcase.Action(title) { page, _ in
            page.navigationController?.pushViewController(SeasonsViewController(transition()), animated: true)
        }
    }
}
