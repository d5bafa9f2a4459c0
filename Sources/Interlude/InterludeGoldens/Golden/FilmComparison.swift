import CoreGraphics
import Foundation
import InterludeStage

/// A film beside its golden: what differs, and where first.
struct FilmComparison {
    /// A frame that is not as the golden says.
    struct Difference: Equatable {
        /// The frame's number.
        let index: Int
        /// How many pixels differ by more than is tolerated; `nil` where the golden keeps the digest only.
        let pixels: Int?
        /// The largest difference in a channel.
        let largest: Int?
    }

    let golden: GoldenFilm
    let film: Film
    /// The film as it would be kept.
    let new: GoldenFilm
    /// A difference of the film as a whole: its size, rate or length.
    let mismatch: String?
    let tolerance: FilmTolerance
    /// The frames that differ, in order.
    let differences: [Difference]

    /// Compares.
    ///
    /// - Parameter new: What would be kept of the film if it were the golden.
    init(_ film: Film, _ new: GoldenFilm, with golden: GoldenFilm, tolerance: FilmTolerance = .exact) {
        self.golden = golden
        self.film = film
        self.new = new
        self.tolerance = tolerance
        mismatch = FilmComparison.mismatch(new, golden)
        differences = (0..<min(new.count, golden.count)).compactMap { index in
            if new.digests[index] == golden.digests[index] { return nil }
            guard let expected = golden.picture(of: index) else {
                let isNear = golden.thumbnails[index].map { thumbnail in
                    let own = FrameThumbnail(of: film.frames[index].picture).picture
                    return tolerance != .exact
                        && FilmComparison.difference(index, own, thumbnail.picture, tolerance) == nil
                }
                return isNear == true ? nil : Difference(index: index, pixels: nil, largest: nil)
            }
            return FilmComparison.difference(index, film.frames[index].picture, expected, tolerance)
        }
    }

    /// Whether the film is as the golden says.
    var isMatch: Bool { mismatch == nil && differences.isEmpty }

    private static func mismatch(_ new: GoldenFilm, _ golden: GoldenFilm) -> String? {
        func differs<Value: Equatable>(_ name: String, _ property: (GoldenFilm) -> Value) -> String? {
            let (old, new) = (property(golden), property(new))
            return old == new ? nil : "the golden has \(old) \(name), the film \(new)"
        }
        return differs("frames a second", \.framesPerSecond) ?? differs("pixels", \.size)
            ?? differs("frames", \.count)
            ?? (new.ticks == golden.ticks ? nil : "the frames' times are not the golden's")
    }

    private static func difference(
        _ index: Int, _ picture: Snapshot, _ expected: Snapshot, _ tolerance: FilmTolerance
    ) -> Difference? {
        guard let found = picture.difference(from: expected, beyond: tolerance) else {
            return Difference(index: index, pixels: nil, largest: nil)
        }
        let allowed = tolerance.pixels * Double(picture.pixelWidth * picture.pixelHeight)
        guard Double(found.pixels) > allowed else { return nil }
        return Difference(index: index, pixels: found.pixels, largest: found.largest)
    }
}

extension FilmComparison {
    /// A description of the differences: the number of frames, the first one with its time, and the largest difference.
    var summary: String {
        guard golden.size == GoldenFilm.size(of: film.frames.first?.picture) else {
            return (mismatch ?? "") + ": was it filmed on another device, or at another scale?"
        }
        return [change?.words, mismatch, frameSummary].compactMap(\.self).joined(separator: "; ")
    }

    private var frameSummary: String? {
        guard let first = differences.first else { return nil }
        let compared = min(film.frames.count, golden.count)
        // A still picture has no frames to speak of.
        if film.frames.count == 1, golden.count == 1 { return amount(of: first) }
        let count = differences.count == 1 ? "1 frame differs" : "\(differences.count) frames differ"
        return "\(count) of \(compared), the first is frame \(first.index) at "
            + "\(secondsText(golden.time(of: first.index))): " + amount(of: first)
    }

    private func amount(of first: Difference) -> String {
        if let text = FilmComparison.amount(first, in: film.frames[first.index].picture) { return text }
        let pictured = differences.filter { $0.largest != nil }
        guard let worst = pictured.max(by: { ($0.largest ?? 0) < ($1.largest ?? 0) }),
            let text = FilmComparison.amount(worst, in: film.frames[worst.index].picture)
        else {
            let what = tolerance == .exact || golden.thumbnails[first.index] != nil
            return "the golden has no image of it"
                + (what ? "" : ", and was recorded without a tolerance: record it again")
        }
        return "the golden has no image of it; most differs frame \(worst.index): \(text)"
    }

    private static func amount(_ difference: Difference, in picture: Snapshot) -> String? {
        guard let pixels = difference.pixels, let largest = difference.largest else { return nil }
        let share = Double(pixels) / Double(picture.pixelWidth * picture.pixelHeight) * 100
        let percent = share < 0.01 ? "less than 0.01" : shortNumber(share)
        return "\(pixels) pixels (\(percent) %), by up to \(largest) of 255"
    }
}

extension FilmComparison {
    /// The frames to show: those of which the golden keeps a picture, and the first that differs.
    var shownIndices: [Int] {
        let kept = golden.pictures.map(\.index).filter(film.frames.indices.contains)
        guard let first = differences.first?.index, !kept.contains(first) else { return kept }
        return (kept + [first]).sorted()
    }

    /// The golden's frames at those times. A frame without an image is shown as a thumbnail; without a thumbnail, the previous image
    /// is shown dimmed.
    var expected: Film {
        shown { index in
            if let picture = expectedPicture(of: index) ?? expectedInLittle(of: index) { return picture }
            let before = golden.pictures.last { $0.index <= index }?.picture ?? film.frames[index].picture
            return before.marking(differencesFrom: before)
        }
    }

    /// The golden's picture: kept, or found by its digest among those that are available, as when a film runs a frame late.
    func expectedPicture(of index: Int) -> Snapshot? {
        if let picture = golden.picture(of: index) { return picture }
        guard golden.digests.indices.contains(index) else { return nil }
        let digest = golden.digests[index]
        if let same = new.digests.firstIndex(of: digest) { return film.frames[same].picture }
        return golden.pictures.first { golden.digests[$0.index] == digest }?.picture
    }

    /// The golden's frame as its thumbnail shows it, as large as the film's; `nil` where none was kept.
    func expectedInLittle(of index: Int) -> Snapshot? {
        guard golden.thumbnails.indices.contains(index), let thumbnail = golden.thumbnails[index],
            let whole = golden.pictures.first?.picture
        else { return nil }
        return thumbnail.enlarged(to: (whole.pixelWidth, whole.pixelHeight), scale: whole.scale)
    }

    /// Returns the marked differences of the thumbnail; `nil` without a thumbnail.
    func differenceInLittle(of index: Int) -> Snapshot? {
        guard let expected = expectedInLittle(of: index), film.frames.indices.contains(index) else { return nil }
        let picture = film.frames[index].picture
        let own = FrameThumbnail(of: picture).enlarged(
            to: (picture.pixelWidth, picture.pixelHeight), scale: picture.scale)
        return own.size == expected.size ? own.marking(differencesFrom: expected) : nil
    }

    /// The film at those moments.
    var actual: Film { shown { film.frames[$0].picture } }

    /// The marked differences at those times: see ``Snapshot/marking(differencesFrom:)``. None are marked if the
    /// golden has no image of that size.
    var difference: Film {
        shown { index in
            let picture = film.frames[index].picture
            if expectedPicture(of: index) == nil, let little = differenceInLittle(of: index) { return little }
            guard let expected = expectedPicture(of: index), expected.size == picture.size else {
                return picture.marking(differencesFrom: picture)
            }
            return picture.marking(differencesFrom: expected)
        }
    }

    private func shown(_ picture: (Int) -> Snapshot) -> Film {
        let frames = shownIndices.map { Film.Frame(time: film.frames[$0].time, picture: picture($0)) }
        return Film(framesPerSecond: film.framesPerSecond, frames: frames)
    }
}

extension GoldenFilm {
    /// `393 × 852`.
    fileprivate var size: String { GoldenFilm.size(of: pictures.first?.picture) }

    fileprivate static func size(of picture: Snapshot?) -> String {
        picture.map { "\($0.pixelWidth) × \($0.pixelHeight)" } ?? "no"
    }
}
