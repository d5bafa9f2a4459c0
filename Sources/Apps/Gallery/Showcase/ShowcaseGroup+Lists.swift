import UIKit

extension ShowcaseGroup {
    /// Pages and lists.
    static let lists = [pages, book, list, board, layouts]

    private static let pages = Showcase(
        "Pages", "A finger scrolls from page to page", glyph: .slide, landscape: 1,
        actions: [push("Open") { PlacePagesViewController(.scroll) }])

    private static let book = Showcase(
        "Book", "Pages that are turned", glyph: .flip, landscape: 3,
        actions: [push("Open") { PlacePagesViewController(.pageCurl) }])

    private static let list = Showcase(
        "List", "Rows with actions, moved and refreshed", glyph: .container, landscape: 6,
        actions: [push("Open") { PlaceListViewController() }])

    private static let board = Showcase(
        "Board", "Cards scrolled across, and a grid", glyph: .grid, landscape: 2,
        actions: [push("Open") { PlaceBoardViewController() }])

    private static let layouts = Showcase(
        "Layouts", "A push changes from small cells to large ones", glyph: .grid, landscape: 5,
        actions: [push("Open") { LayoutsViewController() }])
}

extension ShowcaseGroup {
    /// Pickers and their like, and views that fall.
    static let controls = [pickers, controlsOfOneValue, dynamics, particles, layers, filters]

    private static let pickers = Showcase(
        "Pickers", "Steppers, wheels, dates and colours", glyph: .picking, landscape: 4,
        actions: [push("Open") { PickersViewController() }])

    private static let controlsOfOneValue = Showcase(
        "Controls", "Switches, sliders, segments, and buttons of all kinds", glyph: .picking, landscape: 2,
        actions: [push("Open") { ControlsViewController() }])

    private static let layers = Showcase(
        "Layers", "A text, copies, a fire, and fireworks", glyph: .particles, landscape: 6,
        actions: [push("Open") { LayersViewController() }])

    private static let dynamics = Showcase(
        "Dynamics", "Views that fall, collide and are pulled", glyph: .falling, landscape: 0,
        actions: [push("Open") { DynamicsViewController() }])

    private static let particles = Showcase(
        "Particles", "Confetti from an emitter layer", glyph: .particles, landscape: 1,
        actions: [push("Open") { ParticlesViewController() }])

    private static let filters = Showcase(
        "Filters", "Pictures and changes of screens through Core Image", glyph: .filters, landscape: 6,
        actions: [
            Showcase.Action("Choose a Filter") { page, _ in
                page.navigationController?.pushViewController(
                    FiltersViewController(page.showcase.place.landscape), animated: true)
            },
            present("Swipe", through: swipe), present("Copy Machine", through: copyMachine),
            present("Page Curl", through: pageCurl),
        ])

    // A controller does not keep its transitioning delegate; these hold nothing while no transition runs.
    private static let swipe = FilterTransition("CISwipeTransition")
    private static let copyMachine = FilterTransition("CICopyMachineTransition")
    private static let pageCurl = FilterTransition("CIPageCurlWithShadowTransition")

    private static func present(_ title: String, through transition: FilterTransition) -> Showcase.Action {
        Showcase.Action(title) { page, _ in
            let destination = page.makeDestination()
            destination.modalPresentationStyle = .fullScreen
            destination.transitioningDelegate = transition
            page.present(destination, animated: true)
        }
    }

    private static func push(
        _ title: String, _ make: @escaping @MainActor () -> UIViewController
    ) -> Showcase.Action {
        Showcase.Action(title) { page, _ in
            page.navigationController?.pushViewController(make(), animated: true)
        }
    }
}
