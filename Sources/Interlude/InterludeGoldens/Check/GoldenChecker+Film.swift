import Foundation
import InterludeStage

extension GoldenChecker {
    /// Checks a film.
    package func check(
        _ film: Film, matches name: String, moments: FilmMoments = .spread(8), tolerance: FilmTolerance = .exact,
        ifEmpty reason: String = "The film has no frames."
    ) -> CheckResult {
        let golden = golden(name, .film)
        guard !film.frames.isEmpty else {
            return close(golden, .film, .failed(reason)) { _ in ReportEvidence() }
        }
        let new = GoldenFilm(film, moments: moments)
        var comparison: FilmComparison?
        let verdict = judge(
            golden, find(golden, for: film, digests: new.digests), in: film.setting,
            isSame: { _ in
                // What is in the file, not what its digests say: it may have to be written again.
                guard let kept = golden.contents().flatMap({ try? GoldenFilm(pngData: $0) }) else { return false }
                return kept == new && (tolerance == .exact || kept.hasAllFrames)
            },
            store: { try golden.store(GoldenFilm(film, moments: moments, keepsThumbnails: true).pngData()) },
            compare: { expected in
                let result = FilmComparison(film, new, with: expected, tolerance: tolerance)
                guard !result.isMatch else { return nil }
                comparison = result
                return result.summary
            })
        return close(golden, .film, verdict) { folder in
            if case .failed = verdict {
                let candidate = GoldenFilm(film, moments: moments, keepsThumbnails: true)
                try GoldenCandidate(of: golden, in: folder).write(candidate.pngData())
            }
            if let comparison { return try comparison.evidence(in: folder) }
            return try evidence(of: new.film, in: folder)
        }
    }

    private func find(_ golden: Golden, for film: Film, digests: [String]) -> Found<GoldenFilm> {
        guard let data = golden.contents() else { return .nothing }
        do { return .value(try GoldenFilm(pngData: data, for: film, digests: digests)) } catch {
            return .damaged("\(error)")
        }
    }

    /// A film that is as it should be is shown only in a report that was asked for: it is the golden, after all.
    private func evidence(of film: Film, in folder: URL) throws -> ReportEvidence {
        guard report.showsPassed else { return ReportEvidence() }
        var evidence = ReportEvidence()
        evidence.films = [try ReportFilm(film, title: "film", in: folder)]
        return evidence
    }
}
