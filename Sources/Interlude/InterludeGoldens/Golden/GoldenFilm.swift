import CoreGraphics
import Foundation
import InterludeStage

/// The content of a golden film: some frames as images, and a digest of each frame.
///
/// Every frame is compared although the file is small. It is an animated PNG; the digests are in a note in it.
struct GoldenFilm: Hashable {
    let framesPerSecond: Int
    let scale: CGFloat
    /// Each frame's time, counted in frames of the film's rate.
    let ticks: [Int]
    /// Each frame's digest.
    let digests: [String]
    /// Each frame in miniature, where no picture of it is kept: for comparisons that tolerate something, and to look at.
    let thumbnails: [FrameThumbnail?]
    /// The pictures that are kept, by the number of their frame; in rising order.
    let pictures: [(index: Int, picture: Snapshot)]

    /// Creates the golden of a film.
    ///
    /// - Parameter keepsThumbnails: Whether frames that are not stored as images are stored as thumbnails.
    init(_ film: Film, moments: FilmMoments, keepsThumbnails: Bool = false) {
        framesPerSecond = film.framesPerSecond
        scale = film.frames.first?.picture.scale ?? 1
        ticks = film.frames.map(film.tick)
        digests = film.digests
        let kept = moments.indices(in: film)
        pictures = kept.map { ($0, film.frames[$0].picture) }
        thumbnails = film.frames.indices.map { index in
            keepsThumbnails && !kept.contains(index) ? FrameThumbnail(of: film.frames[index].picture) : nil
        }
    }

    /// Whether each frame is kept as a picture or in miniature.
    var hasAllFrames: Bool { digests.indices.allSatisfy { thumbnails[$0] != nil || picture(of: $0) != nil } }

    /// How many frames the film had.
    var count: Int { digests.count }

    /// A frame's time in seconds.
    func time(of index: Int) -> TimeInterval { TimeInterval(ticks[index]) / TimeInterval(framesPerSecond) }

    /// A frame's picture, if it is kept.
    func picture(of index: Int) -> Snapshot? { pictures.first { $0.index == index }?.picture }

    /// The stored frames as a film.
    var film: Film {
        let frames = pictures.map { Film.Frame(time: time(of: $0.index), picture: $0.picture) }
        return Film(framesPerSecond: framesPerSecond, frames: frames)
    }

    static func == (one: GoldenFilm, other: GoldenFilm) -> Bool {
        one.head == other.head && one.digests == other.digests && one.ticks == other.ticks
            && one.pictures.map(\.picture) == other.pictures.map(\.picture)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(digests) }
}

extension GoldenFilm {
    fileprivate static let noteName = "Interlude film"

    /// The file.
    func pngData() -> Data {
        var file = film.animatedPNG()
        file.notes = [AnimatedPNG.Note(name: GoldenFilm.noteName, text: note)]
        return file.data()
    }

    /// Reads a file.
    ///
    /// - Throws: ``AnimatedPNG/Damage``.
    init(pngData: Data) throws {
        let file = try AnimatedPNG(data: pngData)
        let note = try GoldenNote(in: file.notes, images: file.frames.count)
        self.init(note, file.frames.map(\.picture)) { _ in true }
    }

    /// Reads the file of a golden that a film is compared with. Images that the film has too, as their digests say, are the
    /// film's: decoding them takes longer than the comparison.
    ///
    /// - Parameters:
    ///   - pngData: The file.
    ///   - film: The film.
    ///   - digests: The digests of its frames.
    /// - Throws: ``AnimatedPNG/Damage``; for images that cannot be decoded only if they differ from the film's.
    init(pngData: Data, for film: Film, digests: [String]) throws {
        let outline = try AnimatedPNG.Outline(of: pngData)
        let note = try GoldenNote(in: outline.notes, images: outline.count)
        func isSame(_ index: Int) -> Bool { digests.indices.contains(index) && digests[index] == note.digests[index] }
        guard note.moments.allSatisfy(isSame) else {
            try self.init(pngData: pngData)
            return
        }
        self.init(note, note.moments.map { film.frames[$0].picture.buffer }) { !isSame($0) }
    }

    private init(_ note: GoldenNote, _ images: [PixelBuffer], wantsThumbnail: (Int) -> Bool) {
        framesPerSecond = note.framesPerSecond
        scale = note.scale
        ticks = note.ticks
        digests = note.digests
        thumbnails = note.thumbnails.indices.map { index in
            wantsThumbnail(index) ? note.thumbnails[index].flatMap(FrameThumbnail.init) : nil
        }
        pictures = zip(note.moments, images).map { ($0, Snapshot(buffer: $1, scale: note.scale)) }
    }

    private var head: [String] {
        [
            "rate \(framesPerSecond)", "scale \(scale)",
            "moments \(pictures.map { String($0.index) }.joined(separator: " "))",
        ]
    }

    private var note: String {
        let frames = digests.indices.map { index in
            "\(ticks[index]) \(digests[index])" + (thumbnails[index].map { " \($0.text)" } ?? "")
        }
        return (head + frames).joined(separator: "\n")
    }
}

/// The words in a golden: three lines about the film, then one for each frame: its time, its digest, and perhaps its thumbnail.
private struct GoldenNote {
    let framesPerSecond: Int
    let scale: CGFloat
    let moments: [Int]
    let ticks: [Int]
    let digests: [String]
    /// As text: most of them are never looked at.
    let thumbnails: [String?]

    /// - Parameters:
    ///   - notes: The notes of a file.
    ///   - images: The number of its images.
    /// - Throws: ``AnimatedPNG/Damage`` if the file is no golden.
    init(in notes: [AnimatedPNG.Note], images: Int) throws {
        guard let text = notes.first(where: { $0.name == GoldenFilm.noteName })?.text else {
            throw AnimatedPNG.Damage(
                "it has no note '\(GoldenFilm.noteName)': it is not a golden, or a program has removed it")
        }
        try self.init(text)
        guard moments.count == images else {
            throw AnimatedPNG.Damage("it has \(images) images for \(moments.count) frames")
        }
    }

    private init(_ text: String) throws {
        let lines = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
        guard lines.count > 3, lines[0].count == 2, let rate = Int(lines[0][1]), rate > 0, lines[1].count == 2,
            let scale = Double(lines[1][1])
        else { throw AnimatedPNG.Damage("its note is not understood; was it made by a newer version?") }
        framesPerSecond = rate
        self.scale = CGFloat(scale)
        moments = lines[2].dropFirst().compactMap(Int.init)
        let frames = lines.dropFirst(3).filter { (2...3).contains($0.count) && Int($0[0]) != nil }
        ticks = frames.compactMap { Int($0[0]) }
        digests = frames.map { $0[1] }
        thumbnails = frames.map { $0.count > 2 ? $0[2] : nil }
        guard !moments.isEmpty, moments.allSatisfy(digests.indices.contains), frames.count == lines.count - 3 else {
            throw AnimatedPNG.Damage("its note is not understood; was it made by a newer version?")
        }
    }
}
