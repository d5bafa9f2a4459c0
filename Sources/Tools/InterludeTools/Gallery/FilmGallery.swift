import CommandParts
import Foundation
import InterludeGoldens
import InterludeStage
import ReportTools

/// Films of takes, and the page that shows them.
@MainActor package struct FilmGallery {
    /// What the page is called, and a line about it.
    package let title: String
    package let summary: String
    package let cards: [Card]
    /// What the cards are called when they are counted.
    package var noun = "transitions"
    /// The device and its user's choices.
    package var setting = Stage.Configuration()
    /// Whether fingers are seen where there are some.
    package var showsTouches = true
    /// The purpose of the page.
    package var layout = Layout.films

    /// A purpose of a page.
    package enum Layout {
        /// Films to look at frame by frame, with several scenes of each card.
        case films
        /// A page to publish: a light and a dark film of each card, as small as they can be.
        case web
    }

    /// What belongs together on the page.
    package struct Card {
        package let name: String
        package let summary: String
        /// The file that it is written in, from the package's folder; empty where there is none to show.
        package let source: String
        package var takes: [Take]
        /// The texts of a page for the web.
        package var entry: GalleryPage.Entry?

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

    /// Makes the folder: `index.html`, `films/` with a poster beside each film, and `sources/`. Where the run is divided, with the
    /// films that are this shard's, and with what is needed to put all shards' together.
    ///
    /// The folder takes the place of an older one at once, with a page that says that it is incomplete. The page is written
    /// again after each card.
    package func write(to path: String) throws {
        try FilmFormat.mp4.checkEncoder()
        if let folder = GalleryHelper.folderOfOther { return try help(in: GalleryFolder(folder)) }
        let output = try AtomicOutput(path: path, kind: .folder, mayReplace: GalleryFolder.isOurs)
        let shard = try CommandShard(
            .gallery, word: "films", in: URL(fileURLWithPath: output.temporaryPath),
            final: URL(fileURLWithPath: output.path), command: "gallery")
        let own = try shard?.own(allTakes, called: \.name) ?? allTakes
        let plan = GalleryPlan(self, own: Set(own.map(\.name)))
        var recorder = GalleryRecorder(self, plan: plan, shard: shard, in: GalleryFolder(output.path))
        try recorder.begin(in: GalleryFolder(output.temporaryPath))
        try output.commit()
        try recorder.record()
    }

    private var allTakes: [Take] { cards.flatMap(\.takes) }

    /// Records a helper's part into the folder of the process that has started this one.
    private func help(in folder: GalleryFolder) throws {
        try GalleryHelper.help(self, plan: GalleryPlan(self, own: Set(allTakes.map(\.name))), in: folder)
    }
}
