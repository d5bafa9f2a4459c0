import CommandParts
import Foundation
import InterludeStage
import ReportTools

/// Records a gallery into its folder, and writes the page after each card.
@MainActor struct GalleryRecorder {
    private let shard: CommandShard?
    private let folder: GalleryFolder
    private var plan: GalleryPlan
    private var queue: FilmQueue
    private var log: GalleryLog
    /// The finished films, by the names of their takes.
    private var films: [String: GalleryPage.Film] = [:]

    init(_ gallery: FilmGallery, plan: GalleryPlan, shard: CommandShard?, in folder: GalleryFolder) {
        self.shard = shard
        self.folder = folder
        self.plan = plan
        queue = FilmQueue(gallery, plan: plan, in: folder)
        log = GalleryLog(films: plan.cards.map(\.takes.count), noun: gallery.noun)
    }

    /// Writes the page without films, and the sources' pages, into a folder that becomes the gallery's.
    mutating func begin(in folder: GalleryFolder) throws {
        try plan.writeSources(in: folder)
        try plan.writePage(with: films, in: folder)
    }

    /// Records all films.
    mutating func record() throws {
        defer { log.end() }
        log.begin(at: folder)
        // A shard has a process to itself already.
        let helper = try shard == nil && GalleryHelper.isUseful(for: plan.total) ? GalleryHelper(in: folder) : nil
        let cards = helper == nil ? plan.cards : GalleryHelper.cards(of: plan, isHelper: false)
        for take in cards.flatMap(\.takes) {
            log.begin(take.name)
            let finished = try shard?.run(take.name) { try queue.record(take) } ?? queue.record(take)
            try add(finished)
            try add(helper?.finished() ?? [], isHelpers: true)
        }
        try add(queue.finish())
        while let helper, try helper.goOn() { try add(helper.finished(), isHelpers: true) }
        try finish()
    }

    private mutating func finish() throws {
        if shard != nil {
            try folder.write(
                JSONEncoder.forPeople.encode(plan.whole(with: films)), to: ShardGallery.Plan.fileName)
        }
        log.finish(at: folder, bytes: folder.size(of: Set(films.values.flatMap { [$0.file, $0.poster] })))
    }

    /// Takes films that are finished. After the last film of a card the page has the card.
    private mutating func add(_ finished: [FinishedFilm], isHelpers: Bool = false) throws {
        for item in finished {
            films[item.name] = item.film
            log.step()
            guard let card = plan.cards.first(where: { $0.takes.contains { $0.name == item.name } }),
                card.takes.allSatisfy({ films[$0.name] != nil })
            else { continue }
            log.finishCard(card.name, films: card.takes.count, isHelpers: isHelpers)
            try plan.writePage(with: films, in: folder)
        }
    }
}
