import CoreGraphics
import InterludeStage

/// The kind of difference between a film and its golden, if it is known.
enum FilmChange: Equatable {
    /// The golden's frames are a number of frames later, or sooner if negative.
    case delayed(Int)
    /// All frames are equal, but the film ends a number of frames later, or sooner if negative.
    case lengthened(Int)
    /// The film begins and ends as the golden, but a number of frames later, or sooner if negative.
    case stretched(Int)
    /// Content has another position: the distance, and the different area, in points.
    case moved(CGVector, within: CGRect)
    /// Where the golden has something to see, nothing is.
    case missing(CGRect)
    /// Where the golden has nothing to see, something is.
    case added(CGRect)
    /// It differs in a part of the picture.
    case changed(CGRect)
}

extension FilmComparison {
    /// The kind of difference; `nil` where there is none, or no pictures are available.
    var change: FilmChange? {
        if isMatch { return nil }
        return lengthening ?? delay ?? stretching ?? changeInPicture
    }

    /// One of the two is the begin of the other.
    private var lengthening: FilmChange? {
        let (old, now) = (golden.digests, new.digests)
        let shared = min(old.count, now.count)
        guard old.count != now.count, old.prefix(shared) == now.prefix(shared) else { return nil }
        return .lengthened(now.count - old.count)
    }

    /// The golden's movement at another time.
    private var delay: FilmChange? {
        let (old, now) = (golden.digests, new.digests)
        // Decided: more than a tenth of a second is no delay any more, but another film.
        for frames in 1...6 {
            if Self.follows(now, old, after: frames) { return .delayed(frames) }
            if Self.follows(old, now, after: frames) { return .delayed(-frames) }
        }
        return nil
    }

    /// Whether a film's frames are in another one a number of frames later, and contain movement.
    private static func follows(_ late: [String], _ early: [String], after frames: Int) -> Bool {
        let common = min(late.count - frames, early.count)
        guard common > frames, Set(early.prefix(common)).count > 2 else { return false }
        return late.dropFirst(frames).prefix(common).elementsEqual(early.prefix(common))
    }

    /// An equal beginning and an equal end at another time: an animation with another duration.
    private var stretching: FilmChange? {
        let films = [golden.digests, new.digests]
        guard let first = films[0].first, let last = films[0].last, films[1].first == first, films[1].last == last
        else {
            return nil
        }
        // A soft end does not move before it is over: the films' lengths are more exact than their last frames.
        if films[0].count != films[1].count { return .stretched(films[1].count - films[0].count) }
        let ends = films.compactMap { digests in digests.lastIndex { $0 != last } }
        guard ends.count == 2, ends[0] != ends[1] else { return nil }
        return .stretched(ends[1] - ends[0])
    }

    /// Where most differs: of what slides in, the first frames show a part.
    private var changeInPicture: FilmChange? {
        guard let index = differences.max(by: { ($0.pixels ?? 0) < ($1.pixels ?? 0) })?.index else { return nil }
        if let expected = golden.picture(of: index) {
            return PictureChange(from: expected, to: film.frames[index].picture)?.change
        }
        // Of small pictures only the place is reported.
        return golden.thumbnails[index]?.part(differingFrom: film.frames[index].picture).map { .changed($0) }
    }
}

extension FilmChange {
    /// In words for people.
    var words: String {
        switch self {
        case .delayed(let frames):
            "it equals the golden \(Self.frames(abs(frames))) \(frames > 0 ? "later" : "sooner")"
        case .lengthened(let frames):
            "it equals the golden, but ends \(Self.frames(abs(frames))) \(frames > 0 ? "later" : "sooner")"
        case .stretched(let frames):
            "it ends \(Self.frames(abs(frames))) \(frames > 0 ? "later" : "sooner") than the golden; the first and the last frame are equal"
        case .moved(let way, let part): "content moved \(Self.words(of: way)) in \(Self.words(of: part))"
        case .missing(let part): "content is missing in \(Self.words(of: part))"
        case .added(let part): "content is additional in \(Self.words(of: part))"
        case .changed(let part): "it differs in \(Self.words(of: part))"
        }
    }

    private static func frames(_ count: Int) -> String { count == 1 ? "one frame" : "\(count) frames" }

    private static func words(of way: CGVector) -> String {
        let sideways = way.dx == 0 ? nil : "\(shortNumber(abs(way.dx))) pt to the \(way.dx > 0 ? "right" : "left")"
        let upright = way.dy == 0 ? nil : "\(shortNumber(abs(way.dy))) pt \(way.dy > 0 ? "down" : "up")"
        return [sideways, upright].compactMap(\.self).joined(separator: " and ")
    }

    /// `240 × 80 pt at (16, 200)`.
    private static func words(of part: CGRect) -> String {
        "\(shortNumber(part.width)) × \(shortNumber(part.height)) pt at (\(shortNumber(part.minX)), \(shortNumber(part.minY)))"
    }
}
