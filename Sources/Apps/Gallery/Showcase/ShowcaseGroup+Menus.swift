import UIKit

extension ShowcaseGroup {
    /// Menus of buttons, and of what is pressed.
    static let menus = [buttonMenus, contextMenu]

    private static let buttonMenus = Showcase(
        "Menus", "Grow out of the button that opens them", glyph: .popover, landscape: 2,
        actions: [
            Showcase.Action("Menu") { _ in
                UIMenu(children: [
                    UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in },
                    UIAction(title: "Duplicate", image: UIImage(systemName: "plus")) { _ in },
                    UIMenu(
                        title: "Sort By", options: .singleSelection,
                        children: [
                            UIAction(title: "Name", state: .on) { _ in }, UIAction(title: "Date") { _ in },
                            UIAction(title: "Size") { _ in },
                        ]),
                    UIMenu(
                        options: .displayInline,
                        children: [
                            UIAction(title: "Hide", attributes: .disabled) { _ in },
                            UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) {
                                _ in
                            },
                        ]),
                ])
            },
            Showcase.Action("Pop-Up", isPopUp: true) { _ in
                UIMenu(children: ["Small", "Medium", "Large"].map { title in UIAction(title: title) { _ in } })
            },
        ])

    private static let contextMenu = Showcase(
        "Context Menu", "Press the image for half a second", glyph: .overlay, landscape: 4,
        actions: [
            Showcase.Action("Open") { page, _ in
                page.navigationController?.pushViewController(page.makeDestination(wayBack: .edgePan), animated: true)
            }
        ],
        pictureMenu: { page in PictureMenu(page) })
}

/// Gives a page's picture a menu, with the place's own screen as the preview.
@MainActor
private final class PictureMenu: NSObject, UIContextMenuInteractionDelegate {
    private weak var page: ShowcaseViewController?

    init(_ page: ShowcaseViewController) {
        self.page = page
        super.init()
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(
            identifier: nil, previewProvider: { [weak page] in page?.makeDestination() },
            actionProvider: { _ in
                UIMenu(children: [
                    UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in },
                    UIAction(title: "Favorite", image: UIImage(systemName: "heart")) { _ in },
                    UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in },
                ])
            })
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let page, let destination = animator.previewViewController else { return }
        animator.preferredCommitStyle = .pop
        animator.addCompletion { page.navigationController?.pushViewController(destination, animated: false) }
    }
}
