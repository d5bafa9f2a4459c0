import CommandParts
import Foundation
import InterludeStage
import ReportTools

/// Records a gallery's films into its folder, and writes the page after each card.
///
/// A film is encoded while the next one is recorded. Films with equal frames share a file.
@MainActor struct GalleryRecorder {
    private let gallery: FilmGallery
    private let shard: CommandShard?
    private let folder: GalleryFolder
    private var plan: GalleryPlan
    private var log: GalleryLog
    /// The films that are encoded now, the oldest first.
    private var open: [Recording] = []
    /// The finished films, by the names of their takes.
    private var films: [String: GalleryPage.Film] = [:]
    /// The films by their frames.
    private var known: [Int: GalleryPage.Film] = [:]

    /// A film that is encoded.
    private struct Recording {
        let name: String
        let film: GalleryPage.Film
        /// `nil` where an older film has the same frames.
        let open: OpenFilm?
    }

    /// One that is recorded and two that are encoded keep two cores at work.
    private static let encodersAtOnce = 2
    /// 524 × 1136 pixels on a phone, both even: sharp where a film is 252 points wide on a screen with two pixels per point.
    private static let scale: CGFloat = 4.0 / 3
    /// Films side by side are half as wide.
    private static let pairedScale: CGFloat = 2.0 / 3

    init(_ gallery: FilmGallery, own: Set<String>, shard: CommandShard?, in folder: GalleryFolder) {
        self.gallery = gallery
        self.shard = shard
        self.folder = folder
        plan = GalleryPlan(gallery, own: own)
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
        for card in plan.cards {
            for take in card.takes { try record(take) }
        }
        while !open.isEmpty { try finishOldest() }
        if shard != nil {
            try folder.write(
                JSONEncoder.forPeople.encode(plan.whole(with: films)), to: ShardGallery.Plan.fileName)
        }
        log.finish(at: folder, bytes: folder.size(of: Set(films.values.flatMap { [$0.file, $0.poster] })))
    }

    private mutating func record(_ take: Take) throws {
        log.begin(take.name)
        open.append(try shard?.run(take.name) { try recording(of: take) } ?? recording(of: take))
        while open.count > GalleryRecorder.encodersAtOnce { try finishOldest() }
    }

    private mutating func recording(of take: Take) throws -> Recording {
        let name = "films/\(Golden.fileName(of: take.name))"
        let shot = shot(take)
        let open = try shot.open(to: "\(folder.path)/\(name).mp4")
        if let film = known[open.fingerprint] {
            open.discard()
            return Recording(name: take.name, film: film, open: nil)
        }
        let film = GalleryPage.Film(
            file: "\(name).mp4", poster: "\(name).png", frames: open.frameCount,
            framesPerSecond: shot.framesPerSecond)
        known[open.fingerprint] = film
        // Sharp with one pixel a point; it is seen for a moment.
        try open.writePoster(to: "\(folder.path)/\(film.poster)", reducedBy: plan.isPaired(take) ? 1 : 2)
        return Recording(name: take.name, film: film, open: open)
    }

    private func shot(_ take: Take) -> Shot {
        var shot = Shot(take)
        shot.setting = gallery.setting
        shot.setting.scale = plan.isPaired(take) ? GalleryRecorder.pairedScale : GalleryRecorder.scale
        shot.showsTouches = gallery.showsTouches && take.hasFinger
        shot.options.isSeekable = true
        return shot
    }

    /// Waits for the film that was recorded first. After the last film of a card the page has the card.
    private mutating func finishOldest() throws {
        let recording = open.removeFirst()
        try recording.open?.finish()
        films[recording.name] = recording.film
        log.step()
        guard let card = plan.cards.first(where: { $0.takes.last?.name == recording.name }) else { return }
        log.finishCard(card.name, films: card.takes.count)
        try plan.writePage(with: films, in: folder)
    }
}
