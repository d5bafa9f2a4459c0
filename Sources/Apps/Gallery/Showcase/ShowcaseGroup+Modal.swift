import UIKit

extension ShowcaseGroup {
    /// Sheets on sheets, alerts and action sheets.
    static let modal = [stackedSheets, alert, actionSheet]

    private static let stackedSheets = Showcase(
        "Stacked Sheets", "Each pushes the one below back as a card", glyph: .sheet, landscape: 1,
        actions: [
            Showcase.Action("Present") { page, _ in page.present(SheetPile.page(page.showcase.place), animated: true) }
        ])

    private static let alert = Showcase(
        "Alert", "A question in the middle of the screen", glyph: .overlay, landscape: 3,
        actions: [
            Showcase.Action("Ask") { page, _ in
                let alert = UIAlertController(
                    title: "Remove “\(page.showcase.place.name)”?", message: "The photo stays in your library.",
                    preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                alert.addAction(UIAlertAction(title: "Remove", style: .destructive))
                page.present(alert, animated: true)
            },
            Showcase.Action("Ask for One of Many") { page, _ in
                let alert = UIAlertController(title: "Quality", message: nil, preferredStyle: .alert)
                for title in ["Original", "Large", "Medium", "Small"] {
                    alert.addAction(UIAlertAction(title: title, style: .default))
                }
                alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                alert.preferredAction = alert.actions[1]
                page.present(alert, animated: true)
            },
            Showcase.Action("Ask for a Name") { page, _ in
                let alert = UIAlertController(
                    title: "New Album", message: "Enter a name for this album.", preferredStyle: .alert)
                alert.addTextField { $0.placeholder = "Title" }
                alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                alert.addAction(UIAlertAction(title: "Save", style: .default))
                page.present(alert, animated: true)
            },
        ])

    private static let actionSheet = Showcase(
        "Action Sheet", "Comes from below, or points at its button", glyph: .cover, landscape: 5,
        actions: [
            Showcase.Action("Choose") { page, button in
                let sheet = UIAlertController(
                    title: page.showcase.place.name, message: "What do you want to do with the photo?",
                    preferredStyle: .actionSheet)
                sheet.addAction(UIAlertAction(title: "Share", style: .default))
                sheet.addAction(UIAlertAction(title: "Duplicate", style: .default))
                sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
                sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                sheet.popoverPresentationController?.sourceView = button
                page.present(sheet, animated: true)
            }
        ])
}

/// Sheets that can be piled on each other.
@MainActor
private enum SheetPile {
    /// A sheet about a place, which opens one about the next.
    static func page(_ place: Place) -> UIViewController {
        let page = PlaceViewController(place, action: "Another Sheet")
        page.hint = WayBack.pullDown.hint(isMirrored: false)
        page.onAction = { [weak page] in
            let index = Place.all.firstIndex { $0.name == place.name } ?? 0
            page?.present(SheetPile.page(Place.all[(index + 1) % Place.all.count]), animated: true)
        }
        page.modalPresentationStyle = .pageSheet
        return page
    }
}
