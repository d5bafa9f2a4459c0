import UIKit

extension ShowcaseGroup {
    /// UIKit's own transitions.
    static let system = ShowcaseGroup(
        title: "System", footer: "UIKit’s own transitions, without a line of code for the animation.",
        showcases: [
            push, fullScreen, pageSheet, formSheet, detents, popover, flip, dissolve, zoom, typing, columns, bars,
        ]
            + modal
            + menus
            + lists + controls + things,
        color: .systemBlue)

    private static let push = Showcase(
        "Push", "The old screen gives way by a third", glyph: .push, landscape: 0, transitions: ["system"],
        code:
            "navigationController.pushViewController(page, animated: true)",
        actions: [
            Showcase.Action("Push") { page, _ in
                page.navigationController?.pushViewController(page.makeDestination(wayBack: .edgePan), animated: true)
            }
        ])

    private static let fullScreen = Showcase(
        "Full Screen", "Covers everything, from below", glyph: .cover, landscape: 1,
        code:
            "page.modalPresentationStyle = .fullScreen\npresent(page, animated: true)",
        actions: [present("Present", .fullScreen)])

    private static let pageSheet = Showcase(
        "Page Sheet", "Pushes the old screen back as a card", glyph: .sheet, landscape: 2,
        code:
            "page.modalPresentationStyle = .pageSheet\npresent(page, animated: true)",
        actions: [present("Present", .pageSheet, wayBack: .pullDown)])

    private static let formSheet = Showcase(
        "Form Sheet", "A card where there is room for one", glyph: .overlay, landscape: 6,
        code:
            "page.modalPresentationStyle = .formSheet\npresent(page, animated: true)",
        actions: [present("Present", .formSheet, wayBack: .pullDown)])

    private static let detents = Showcase(
        "Detents", "Rests half way up, or at the top", glyph: .detents, landscape: 3,
        code:
            "page.sheetPresentationController?.detents = [.medium(), .large()]\npage.sheetPresentationController?.prefersGrabberVisible = true\npresent(page, animated: true)",
        actions: [
            Showcase.Action("Present") { page, _ in
                let destination = page.makeDestination(wayBack: .dragSheet)
                destination.modalPresentationStyle = .pageSheet
                if let sheet = destination.sheetPresentationController {
                    sheet.detents = [.medium(), .large()]
                    sheet.prefersGrabberVisible = true
                }
                page.present(destination, animated: true)
            }
        ])

    private static let popover = Showcase(
        "Popover", "Points at the button it came from", glyph: .popover, landscape: 5,
        code:
            "page.modalPresentationStyle = .popover\npage.popoverPresentationController?.sourceView = button\npresent(page, animated: true)",
        actions: [
            Showcase.Action("Present") { page, button in
                // Where there is no room for a popover it is shown as a sheet.
                let isCompact = page.traitCollection.horizontalSizeClass == .compact
                let destination = page.makeDestination(wayBack: isCompact ? .pullDown : .tapBeside)
                destination.modalPresentationStyle = .popover
                destination.preferredContentSize = CGSize(width: 360, height: 520)
                destination.popoverPresentationController?.sourceView = button
                destination.popoverPresentationController?.sourceRect = button.bounds
                page.present(destination, animated: true)
            }
        ])

    private static let flip = Showcase(
        "Horizontal Flip", "Turns about the middle of the screen", glyph: .flip, landscape: 4,
        code:
            "page.modalTransitionStyle = .flipHorizontal\npresent(page, animated: true)",
        actions: [present("Present", .fullScreen, transition: .flipHorizontal)])

    private static let dissolve = Showcase(
        "Cross Dissolve", "One screen becomes the other", glyph: .dissolve, landscape: 5,
        code:
            "page.modalTransitionStyle = .crossDissolve\npresent(page, animated: true)",
        actions: [present("Present", .fullScreen, transition: .crossDissolve)])

    private static let zoom = Showcase(
        "Zoom", "Grows out of the image; a gesture can return it", glyph: .zoom, landscape: 0,
        code:
            "page.preferredTransition = .zoom { _ in picture }\nnavigationController.pushViewController(page, animated: true)",
        actions: [
            Showcase.Action("Push") { page, _ in
                page.navigationController?.pushViewController(page.makeZoomed(), animated: true)
            },
            Showcase.Action("Present") { page, _ in
                let destination = page.makeZoomed()
                destination.modalPresentationStyle = .fullScreen
                page.present(destination, animated: true)
            },
        ])

    private static let typing = Showcase(
        "Typing", "Fields, texts, a search bar, and the keyboard", glyph: .typing, landscape: 2,
        actions: [
            Showcase.Action("Push") { page, _ in
                page.navigationController?.pushViewController(TypingViewController(), animated: true)
            }
        ])

    private static let columns = Showcase(
        "Columns", "A text in two columns, round a disc that a finger moves", glyph: .typing, landscape: 1,
        actions: [
            Showcase.Action("Push") { page, _ in
                page.navigationController?.pushViewController(ColumnsOfTextViewController(), animated: true)
            }
        ])

    private static let bars = Showcase(
        "Bars", "Large titles, a search, looks, a toolbar, and a bar that hides", glyph: .push, landscape: 4,
        actions: [
            Showcase.Action("Push") { page, _ in
                page.navigationController?.pushViewController(BarsViewController(), animated: true)
            }
        ])

    private static func present(
        _ title: String, _ style: UIModalPresentationStyle, transition: UIModalTransitionStyle = .coverVertical,
        wayBack: WayBack? = nil
    ) -> Showcase.Action {
        Showcase.Action(title) { page, _ in
            let destination = page.makeDestination(wayBack: wayBack)
            destination.modalPresentationStyle = style
            destination.modalTransitionStyle = transition
            page.present(destination, animated: true)
        }
    }
}
