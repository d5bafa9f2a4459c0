import CoreGraphics
import Foundation
import InterludeStage

extension FilmComparison {
    /// Expected, actual and difference, all frames of them for the report's slider; some of them as films and in one strip.
    @MainActor func evidence(in folder: URL) throws -> ReportEvidence {
        var evidence = ReportEvidence()
        let strip = folder.appendingPathComponent("strip.png")
        try ComparisonStrip(comparison: self).picture().pngData().writeAtomically(to: strip.path)
        evidence.attachments.append(strip)
        evidence.strip = strip.lastPathComponent
        for (title, film) in [("expected", expected), ("actual", actual), ("difference", difference)] {
            let path = folder.appendingPathComponent("\(title).png")
            try film.animatedPNG().data().writeAtomically(to: path.path)
            evidence.attachments.append(path)
        }
        evidence.films = try films(in: folder)
        evidence.differences = reportedDifferences
        evidence.firstDifference = firstDifferenceInBoth
        return evidence
    }

    /// The frame to open with: the first that differs and has a picture in both, else the first that differs, else the end of
    /// the shorter film.
    var firstDifferenceInBoth: Int? {
        if let first = differences.first(where: { expectedPicture(of: $0.index) != nil }) ?? differences.first {
            return first.index
        }
        return golden.count == film.frames.count ? nil : max(0, min(golden.count, film.frames.count) - 1)
    }

    /// All frames of golden and film. Of frames that are alike no difference is written, nor of those without a picture.
    private func films(in folder: URL) throws -> [ReportFilm] {
        let count = max(golden.count, film.frames.count)
        let times = (0..<count).map { film.frames.indices.contains($0) ? film.frames[$0].time : golden.time(of: $0) }
        let expected = (0..<count).map { expectedPicture(of: $0) ?? expectedInLittle(of: $0) }
        let actual = (0..<count).map { film.frames.indices.contains($0) ? film.frames[$0].picture : nil }
        let different = Set(differences.map(\.index))
        let marked = (0..<count).map { index -> Snapshot? in
            guard different.contains(index), let old = expected[index], let new = actual[index], old.size == new.size
            else { return nil }
            if expectedPicture(of: index) == nil { return differenceInLittle(of: index) }
            return new.marking(differencesFrom: old)
        }
        let size = (film.frames.first?.picture ?? golden.pictures.first?.picture)?.size
        return try [("expected", expected), ("actual", actual), ("difference", marked)].map { title, pictures in
            try ReportFilm(pictures, at: times, size: size, title: title, in: folder)
        }
    }

    private var reportedDifferences: [ReportDifference] {
        differences.map { difference in
            let new = film.frames[difference.index].picture
            guard let old = expectedPicture(of: difference.index), let amount = new.difference(from: old) else {
                let thumbnail = golden.thumbnails[difference.index]
                return ReportDifference(frame: difference.index, isInLittle: thumbnail != nil)
            }
            let share = Double(amount.pixels) / Double(new.pixelWidth * new.pixelHeight)
            let area = new.buffer.area(differingFrom: old.buffer)
            let part = [area.x, area.y, area.width, area.height].map { Double($0) / Double(new.scale) }
            return ReportDifference(
                frame: difference.index, pixels: amount.pixels, largest: amount.largest, percent: share * 100,
                part: part)
        }
    }
}
