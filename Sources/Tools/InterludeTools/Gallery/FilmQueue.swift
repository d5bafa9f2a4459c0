import CommandParts
import Foundation
import InterludeStage
import ReportTools

/// A film that is in the gallery's folder, and the name of its take.
struct FinishedFilm: Codable {
    let name: String
    let film: GalleryPage.Film
}

/// Records a gallery's films into its folder. A film is encoded while the next one is recorded; films with equal frames share
/// a file.
@MainActor struct FilmQueue {
    private let gallery: FilmGallery
    private let plan: GalleryPlan
    private let folder: GalleryFolder
    /// The films that are encoded now, the oldest first. One without a film to open has the frames of an older one.
    private var open: [(finished: FinishedFilm, film: OpenFilm?)] = []
    /// The films by their frames.
    private var known: [Int: GalleryPage.Film] = [:]

    /// One that is recorded and two that are encoded keep two cores at work.
    private static let encodersAtOnce = 2
    /// 524 × 1136 pixels on a phone, both even: sharp where a film is 252 points wide on a screen with two pixels per point.
    private static let scale: CGFloat = 4.0 / 3
    /// Films side by side, and those of a page for the web, are half as wide.
    private static let pairedScale: CGFloat = 2.0 / 3

    init(_ gallery: FilmGallery, plan: GalleryPlan, in folder: GalleryFolder) {
        self.gallery = gallery
        self.plan = plan
        self.folder = folder
    }

    /// Records a take.
    ///
    /// - Returns: The older films that are finished now.
    mutating func record(_ take: Take) throws -> [FinishedFilm] {
        let name = "films/\(Golden.fileName(of: take.name))"
        let shot = shot(take)
        let film = try shot.open(to: "\(folder.path)/\(name).mp4")
        if let other = known[film.fingerprint] {
            film.discard()
            open.append((FinishedFilm(name: take.name, film: other), nil))
        } else {
            let ending = gallery.layout == .web ? "jpg" : "png"
            let entry = GalleryPage.Film(
                file: "\(name).mp4", poster: "\(name).\(ending)", frames: film.frameCount,
                framesPerSecond: shot.framesPerSecond)
            known[film.fingerprint] = entry
            // Sharp with one pixel a point; it is seen for a moment.
            try film.writePoster(to: "\(folder.path)/\(entry.poster)", reducedBy: isSmall(take) ? 1 : 2)
            open.append((FinishedFilm(name: take.name, film: entry), film))
        }
        return try finish(leaving: FilmQueue.encodersAtOnce)
    }

    /// Waits for the oldest films.
    ///
    /// - Parameter count: The number of films that may go on.
    /// - Returns: The finished films.
    mutating func finish(leaving count: Int = 0) throws -> [FinishedFilm] {
        var finished: [FinishedFilm] = []
        while open.count > count {
            let oldest = open.removeFirst()
            try oldest.film?.finish()
            finished.append(oldest.finished)
        }
        return finished
    }

    /// Whether a film is half as wide as others.
    private func isSmall(_ take: Take) -> Bool { gallery.layout == .web || plan.isPaired(take) }

    private func shot(_ take: Take) -> Shot {
        var shot = Shot(take)
        shot.setting = gallery.setting
        shot.setting.scale = isSmall(take) ? FilmQueue.pairedScale : FilmQueue.scale
        shot.showsTouches = gallery.showsTouches && take.hasFinger
        shot.options.isSeekable = gallery.layout == .films
        shot.options.isSmall = gallery.layout == .web
        return shot
    }
}
