import UIKit

extension ShowcaseGroup {
    /// Sharing and pickers, materials and symbols, and containers of many screens.
    static let things = [sharing, materials, symbols, columns]

    private static let sharing = Showcase(
        "Sharing", "The activities for a photo, and an album to choose from", glyph: .sheet, landscape: 6,
        actions: [
            Showcase.Action("Share") { page, button in
                let place = page.showcase.place
                let picture = place.landscape.image(size: CGSize(width: 120, height: 120), scale: 2)
                let sheet = UIActivityViewController(
                    activityItems: [picture, place.name], applicationActivities: [FavoriteActivity()])
                sheet.popoverPresentationController?.sourceView = button
                sheet.popoverPresentationController?.sourceRect = button.bounds
                page.present(sheet, animated: true)
            },
            Showcase.Action("Choose a Photo") { page, _ in
                page.present(UIImagePickerController(), animated: true)
            },
        ])

    private static let materials = Showcase(
        "Materials", "Glass of five densities, and what stands out on it", glyph: .dissolve, landscape: 3,
        actions: [
            Showcase.Action("Open") { page, _ in
                page.navigationController?.pushViewController(
                    MaterialsViewController(page.showcase.place.landscape), animated: true)
            }
        ])

    private static let symbols = Showcase(
        "Symbols", "In weights and scales, as large as text", glyph: .grid, landscape: 0,
        actions: [
            Showcase.Action("Open") { page, _ in
                page.navigationController?.pushViewController(SymbolsViewController(), animated: true)
            }
        ])

    private static let columns = Showcase(
        "Columns and Tabs", "A split view that collapses, and more tabs than there is room for", glyph: .tabs,
        landscape: 2,
        actions: [
            Showcase.Action("Columns") { page, _ in page.present(ColumnsViewController(), animated: true) },
            Showcase.Action("Tabs") { page, _ in page.present(ManyTabsController(), animated: true) },
        ])
}

/// The app's own activity: it is done as soon as it is chosen.
private final class FavoriteActivity: UIActivity {
    override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("gallery.favorite") }
    override var activityTitle: String? { "Add to Favorites" }
    override var activityImage: UIImage? { UIImage(systemName: "star") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    override func perform() { activityDidFinish(true) }
}
