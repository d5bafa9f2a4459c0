import DemoScreens
import Foundation
import InterludeStage

/// Films of all transitions and the page that shows them.
@MainActor struct Gallery {
    /// 524 × 1136 pixels, both even: sharp where a film is 252 points wide on a screen with two pixels a point.
    private let scale: CGFloat = 4.0 / 3
    /// Sharp where a film is 252 points wide with one pixel a point; it is seen for a moment.
    private let posterScale: CGFloat = 2.0 / 3
    private let framesPerSecond = 60
    private let device = Device.iPhone15

    /// Makes the folder: `index.html`, `films/` with a poster beside each film, and `sources/`.
    func write(to path: String) throws {
        let shots = TransitionCatalogue.entries.flatMap(shots)
        let output = try AtomicOutput(path: path, kind: .folder, mayReplace: Gallery.isOurs)
        var progress = ProgressBar(total: shots.count)
        defer { progress.end() }
        var films: [String: GalleryPage.Film] = [:]
        for shot in shots {
            progress.begin(shot.recording.title)
            let file = "films/\(shot.name).mp4"
            let count = try shot.recording.write(
                to: "\(output.temporaryPath)/\(file)", format: .mp4, seekable: true)
            let poster = "films/\(shot.name).png"
            try write(shot.recording.poster(scale: posterScale).pngData(), to: poster, in: output)
            films[shot.name] = GalleryPage.Film(
                file: file, poster: poster, frames: count, framesPerSecond: framesPerSecond)
            progress.step()
        }
        let sources = try writeSources(in: output)
        try write(page(films, sources), to: "index.html", in: output)
        try output.commit()
    }

    /// What a gallery's folder holds, the stamp of `script/demo` among it.
    private static func isOurs(_ name: String) -> Bool {
        ["index.html", "films", "sources", ".made-by"].contains(name)
    }

    /// A page with each source that can be had; browsers do not show Swift files.
    ///
    /// - Returns: the pages' paths by those of the sources.
    private func writeSources(in output: AtomicOutput) throws -> [String: String] {
        var pages: [String: String] = [:]
        for source in Set(TransitionCatalogue.entries.map(\.source)).sorted() {
            guard let page = SourcePage(path: source) else { continue }
            try write(page.html, to: page.file, in: output)
            pages[source] = page.file
        }
        return pages
    }

    private func write(_ text: String, to name: String, in output: AtomicOutput) throws {
        try write(Data(text.utf8), to: name, in: output)
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

    private func page(_ films: [String: GalleryPage.Film], _ sources: [String: String]) -> String {
        GalleryPage(
            cards: TransitionCatalogue.entries.map { entry in
                GalleryPage.Card(
                    name: entry.name, summary: entry.summary, source: entry.source, sourcePage: sources[entry.source],
                    scenes: shots(of: entry).reduce(into: []) { add($1, films[$1.name], to: &$0) })
            }
        ).html
    }

    /// Puts a film into the scene it belongs to: the finished and the cancelled one of a finger share a scene.
    private func add(_ shot: Shot, _ film: GalleryPage.Film?, to scenes: inout [GalleryPage.Scene]) {
        guard let film else { return }
        let clip = GalleryPage.Clip(film: film, caption: shot.caption)
        if let last = scenes.indices.last, scenes[last].title == shot.scene {
            scenes[last].clips.append(clip)
        } else {
            scenes.append(GalleryPage.Scene(title: shot.scene, clips: [clip]))
        }
    }
}

extension Gallery {
    /// One film of the gallery.
    private struct Shot {
        let name: String
        let scene: String
        let caption: String
        let recording: DemoRecording
    }

    /// The films of a transition: each operation, then each that a finger can drive, finished and cancelled.
    private func shots(of entry: CatalogueEntry) -> [Shot] {
        let tapped = entry.operations.map { operation in
            let title = operation.rawValue.capitalized
            return Shot(
                name: "\(entry.name)-\(operation.rawValue)", scene: title, caption: "",
                recording: recording(entry, operation))
        }
        let driven = entry.interactiveOperations.flatMap { operation in
            [false, true].compactMap { fingerShot(entry, operation, cancelled: $0) }
        }
        return tapped + driven
    }

    private func fingerShot(_ entry: CatalogueEntry, _ operation: TransitionOperation, cancelled: Bool) -> Shot? {
        let size = device.size(.portrait)
        guard let plan = entry.finger(for: operation, on: size, cancelled: cancelled) else { return nil }
        var recording = recording(entry, operation)
        recording.finger = Finger(plan)
        let end = cancelled ? "cancelled" : "finished"
        return Shot(
            name: "\(entry.name)-\(operation.rawValue)-\(end)", scene: "\(operation.rawValue.capitalized) by finger",
            caption: end, recording: recording)
    }

    private func recording(_ entry: CatalogueEntry, _ operation: TransitionOperation) -> DemoRecording {
        var recording = DemoRecording(entry: entry, operation: operation)
        recording.device = device
        recording.scale = scale
        recording.framesPerSecond = framesPerSecond
        return recording
    }
}
