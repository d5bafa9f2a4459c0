import Foundation
import InterludeStage
import ReportTools

/// The page of a gallery that is being recorded.
@MainActor struct GalleryPlan {
    private let gallery: FilmGallery
    /// The cards with the takes of this process; cards without any are left out.
    let cards: [FilmGallery.Card]
    /// The takes that are shown beside another one.
    private let paired: Set<String>
    /// The sources' pages by the sources' paths.
    private var sources: [String: String] = [:]

    /// - Parameter own: The names of the takes that this process records.
    init(_ gallery: FilmGallery, own: Set<String>) {
        self.gallery = gallery
        cards = gallery.cards.compactMap { card in
            let takes = card.takes.filter { own.contains($0.name) }
            guard !takes.isEmpty else { return nil }
            var part = card
            part.takes = takes
            return part
        }
        paired = gallery.cards.reduce(into: []) { names, card in
            let scenes = Dictionary(grouping: card.takes, by: \.scene).values.filter { $0.count > 1 }
            names.formUnion(scenes.joined().map(\.name))
        }
    }

    /// The number of films.
    var total: Int { cards.reduce(0) { $0 + $1.takes.count } }

    /// Whether a film is shown beside another one.
    func isPaired(_ take: Take) -> Bool { paired.contains(take.name) }

    /// Writes a page with each source that is there; browsers do not show Swift files.
    mutating func writeSources(in folder: GalleryFolder) throws {
        // A page for the web has the definitions in it.
        guard gallery.layout == .films else { return }
        for source in Set(gallery.cards.map(\.source)).sorted() {
            guard let page = SourcePage(path: source) else { continue }
            try folder.write(Data(page.html.utf8), to: page.file)
            sources[source] = page.file
        }
    }

    /// Writes the page with the cards whose films are all there, and the file with which an open page is brought up to date.
    func writePage(with films: [String: GalleryPage.Film], in folder: GalleryFolder) throws {
        var page = whole(with: films).page
        page.missing = films.count < total ? GalleryPage.Missing(done: films.count, total: total) : nil
        if gallery.layout == .web {
            return try folder.write(Data(WebGalleryPage(page).html.utf8), to: GalleryFolder.page)
        }
        try folder.write(Data(page.html.utf8), to: GalleryFolder.page)
        try folder.write(Data(page.update.utf8), to: GalleryPage.updateFile)
    }

    /// Everything that the gallery shows, with the films of the cards whose films are all there.
    func whole(with films: [String: GalleryPage.Film]) -> ShardGallery.Plan {
        let finished = Set(cards.filter { $0.takes.allSatisfy { films[$0.name] != nil } }.map(\.name))
        return ShardGallery.Plan(
            title: gallery.title, summary: gallery.summary,
            cards: gallery.cards.map { card in
                GalleryPage.Card(
                    name: card.name, summary: card.summary, source: card.source, sourcePage: sources[card.source],
                    scenes: card.takes.reduce(into: []) { scenes, take in
                        add(take, finished.contains(card.name) ? films[take.name] : nil, to: &scenes)
                    }, entry: card.entry)
            })
    }

    /// Puts a film into the scene it belongs to: the finished and the cancelled one of a finger share a scene.
    private func add(_ take: Take, _ film: GalleryPage.Film?, to scenes: inout [GalleryPage.Scene]) {
        let clip = GalleryPage.Clip(film: film, caption: take.caption)
        if let last = scenes.indices.last, scenes[last].title == take.scene {
            scenes[last].clips.append(clip)
        } else {
            scenes.append(GalleryPage.Scene(title: take.scene, clips: [clip]))
        }
    }
}
