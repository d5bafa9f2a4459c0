import Gallery
import InterludeStage
import InterludeTools
import ReportTools
import UIKit

extension FilmGallery {
    /// The gallery of all transitions that is published with the documentation: of each a light and a dark film of its first
    /// operation and the reverse.
    ///
    /// - Parameter setting: The device and its user's choices. Its style is not used.
    init(forWebOn setting: Stage.Configuration) {
        let entries = WebEntries()
        let cards = TransitionCatalogue.recordable.map { entry in
            var card = Card(
                name: entry.name, summary: entry.summary, source: entry.source, takes: FilmGallery.webTakes(entry))
            card.entry = entries.entry(of: entry)
            return card
        }
        self.init(
            title: "Interlude",
            summary: """
                View-controller transitions for UIKit, each in one line. Point at a film to play it: the transition and its \
                reverse. They run on iOS, and these films were rendered on Linux.
                """, cards: cards)
        self.setting = setting
        layout = .web
    }

    private static func webTakes(_ entry: CatalogueEntry) -> [Take] {
        let recording = DemoRecording(entry: entry, operation: entry.operations[0])
        return [(UIUserInterfaceStyle.light, "light"), (.dark, "dark")].map { style, name in
            var take = recording.take("\(entry.name)-\(name)", scene: name.capitalized, showsReverse: true)
            take.style = style
            return take
        }
    }
}
