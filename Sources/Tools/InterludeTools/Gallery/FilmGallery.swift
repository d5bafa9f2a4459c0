import CommandParts
import Foundation
import InterludeStage
import ReportTools

/// Films of takes, and the page that shows them.
@MainActor package struct FilmGallery {
    /// What the page is called, and a line about it.
    package let title: String
    package let summary: String
    package let cards: [Card]
    /// The device and its user's choices.
    package var setting = Stage.Setting()
    /// Whether fingers are seen where there are some.
    package var showsTouches = true

    /// What belongs together on the page.
    package struct Card {
        package let name: String
        package let summary: String
        /// The file that it is written in, from the package's folder; empty where there is none to show.
        package let source: String
        package let takes: [Take]

        package init(name: String, summary: String, source: String = "", takes: [Take]) {
            self.name = name
            self.summary = summary
            self.source = source
            self.takes = takes
        }
    }

    package init(title: String, summary: String, cards: [Card]) {
        self.title = title
        self.summary = summary
        self.cards = cards
    }

    /// 524 × 1136 pixels on a phone, both even: sharp where a film is 252 points wide on a screen with two pixels per point.
    private static let scale: CGFloat = 4.0 / 3
    /// Sharp where a film is 252 points wide with one pixel a point; it is seen for a moment.
    private static let posterScale: CGFloat = 2.0 / 3

    /// Makes the folder: `index.html`, `films/` with a poster beside each film, and `sources/`. Where the run is divided, with the
    /// films that are this shard's, and with what is needed to put all shards' together.
    package func write(to path: String) throws {
        let output = try AtomicOutput(path: path, kind: .folder, mayReplace: FilmGallery.isOurs)
        let shard = try CommandShard(
            .gallery, word: "films", in: URL(fileURLWithPath: output.temporaryPath),
            final: URL(fileURLWithPath: output.path), command: "gallery")
        let all = cards.flatMap(\.takes)
        let takes = try shard?.own(all, called: \.name) ?? all
        var progress = ProgressBar(total: takes.count)
        defer { progress.end() }
        var films: [String: GalleryPage.Film] = [:]
        for take in takes {
            progress.begin("\(take.name)")
            films[take.name] = try shard?.run(take.name) { try film(take, in: output) } ?? film(take, in: output)
            progress.step()
        }
        let sources = try writeSources(in: output)
        let plan = plan(films, sources)
        try write(Data(plan.page.html.utf8), to: "index.html", in: output)
        if shard != nil {
            try write(JSONEncoder.forPeople.encode(plan), to: ShardGallery.Plan.fileName, in: output)
        }
        try output.commit()
    }

    private func film(_ take: Take, in output: AtomicOutput) throws -> GalleryPage.Film {
        var shot = Shot(take)
        shot.setting = setting
        shot.setting.scale = FilmGallery.scale
        shot.showsTouches = showsTouches && take.hasFinger
        shot.options.isSeekable = true
        let file = "films/\(Golden.fileName(of: take.name)).mp4"
        let count = try shot.write(to: "\(output.temporaryPath)/\(file)", format: .mp4)
        let poster = "films/\(Golden.fileName(of: take.name)).png"
        try write(shot.poster(scale: FilmGallery.posterScale).pngData(), to: poster, in: output)
        return GalleryPage.Film(file: file, poster: poster, frames: count, framesPerSecond: shot.framesPerSecond)
    }

    /// What a gallery's folder holds, the stamp of `script/demo` among it.
    private static func isOurs(_ name: String) -> Bool {
        [
            "index.html", "films", "sources", ".made-by", ShardGallery.Plan.fileName, ShardJournal.folderName,
        ].contains(name)
    }

    /// A page with each source that is there; browsers do not show Swift files.
    ///
    /// - Returns: the pages' paths by those of the sources.
    private func writeSources(in output: AtomicOutput) throws -> [String: String] {
        var pages: [String: String] = [:]
        for source in Set(cards.map(\.source)).sorted() {
            guard let page = SourcePage(path: source) else { continue }
            try write(Data(page.html.utf8), to: page.file, in: output)
            pages[source] = page.file
        }
        return pages
    }

    private func write(_ data: Data, to name: String, in output: AtomicOutput) throws {
        do {
            let url = URL(fileURLWithPath: "\(output.temporaryPath)/\(name)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url)
        } catch {
            throw OutputError.cannotWrite(path: "\(output.path)/\(name)", reason: "\(error)")
        }
    }

    private func plan(_ films: [String: GalleryPage.Film], _ sources: [String: String]) -> ShardGallery.Plan {
        ShardGallery.Plan(
            title: title, summary: summary,
            cards: cards.map { card in
                GalleryPage.Card(
                    name: card.name, summary: card.summary, source: card.source, sourcePage: sources[card.source],
                    scenes: card.takes.reduce(into: []) { add($1, films[$1.name], to: &$0) })
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
