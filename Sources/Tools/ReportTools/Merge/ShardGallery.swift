import Foundation
import InterludeFoundation
import InterludeStage

/// The galleries of a run's shards as one: all films, and the page of all.
package struct ShardGallery {
    private let parts: [ShardRun.Part]

    init(_ parts: [ShardRun.Part]) { self.parts = parts }

    /// What a shard's gallery leaves beside its page: all that the whole gallery has, with the films that are its own.
    package struct Plan: Codable {
        package let title: String
        package let summary: String
        package var cards: [GalleryPage.Card]

        package init(title: String, summary: String, cards: [GalleryPage.Card]) {
            self.title = title
            self.summary = summary
            self.cards = cards
        }

        package static let fileName = "gallery.json"

        package var page: GalleryPage { GalleryPage(title: title, summary: summary, cards: cards) }

        /// Takes over the films of another shard.
        fileprivate mutating func add(_ other: Plan, from folder: URL) throws {
            guard shape == other.shape else { throw Mixture(folder: folder.path) }
            for card in cards.indices {
                for scene in cards[card].scenes.indices {
                    for clip in cards[card].scenes[scene].clips.indices {
                        guard let film = other.cards[card].scenes[scene].clips[clip].film else { continue }
                        cards[card].scenes[scene].clips[clip].film = film
                    }
                }
            }
        }

        /// Films whose files are not below the gallery's folder are not shown.
        fileprivate mutating func leaveOutFilesOutside() {
            for card in cards.indices {
                cards[card].sourcePage = cards[card].sourcePage.flatMap { PathBelow($0) }?.description
                for scene in cards[card].scenes.indices {
                    for clip in cards[card].scenes[scene].clips.indices {
                        guard let film = cards[card].scenes[scene].clips[clip].film else { continue }
                        let isBelow = PathBelow(film.file) != nil && PathBelow(film.poster) != nil
                        if !isBelow { cards[card].scenes[scene].clips[clip].film = nil }
                    }
                }
            }
        }

        /// What all shards have alike.
        private var shape: [[String]] {
            cards.map { card in
                [card.name] + card.scenes.flatMap { scene in [scene.title] + scene.clips.map(\.caption) }
            }
        }
    }

    /// Writes the folder, where there is a gallery.
    func write(to folder: URL) throws {
        var whole: Plan?
        for part in parts {
            let file = part.folder.appendingPathComponent(Plan.fileName)
            // A shard that died has left none; that it died is reported.
            guard let data = try? RegularFile.contents(atPath: file.path, followsLinks: false) else { continue }
            var plan = try JSONDecoder().decode(Plan.self, from: data)
            plan.leaveOutFilesOutside()
            if whole == nil { whole = plan } else { try whole?.add(plan, from: part.folder) }
            for name in ["films", "sources"] {
                let target = folder.appendingPathComponent(name)
                try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
                try FolderLink.linkFiles(in: part.folder.appendingPathComponent(name), to: target)
            }
        }
        guard let whole else { return }
        try Data(whole.page.html.utf8).write(to: folder.appendingPathComponent("index.html"))
    }

    private struct Mixture: Error, CustomStringConvertible {
        let folder: String
        var description: String { "\(folder) is of another gallery than the other shards: its films are others" }
    }
}
