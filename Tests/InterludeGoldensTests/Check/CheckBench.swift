import Foundation
import InterludeGoldens
import InterludeStage
import TestPrograms
import TestStages
import TransitionDoctor

/// A folder with a pretended test in it, whose expectations are checked.
@MainActor final class CheckBench {
    let folder: TestFolder
    let report: ReportFolder
    let place: TestPlace

    init(test: String = "the door opens") throws {
        folder = try TestFolder()
        report = ReportFolder(URL(fileURLWithPath: "\(folder.path)/report"))
        place = TestPlace(
            test: test, fileID: "AppTests/DoorTests.swift", filePath: "\(folder.path)/DoorTests.swift", line: 12)
    }

    /// Where the golden of a name is, seen from the folder.
    func path(_ name: String) -> String { "__Films__/DoorTests/\(name)" }

    func checker(
        _ mode: GoldenMode? = nil, environment: [String: String] = [:], line: Int? = nil
    ) -> GoldenChecker {
        var place = place
        place.line = line ?? place.line
        return GoldenChecker(at: place, mode: mode, report: report, environment: environment)
    }

    /// Makes something the golden as the environment variable does.
    func record(_ film: Film, _ name: String = "open", moments: FilmMoments = .spread(3)) -> CheckResult {
        checker(environment: ["INTERLUDE_GOLDEN": "record"]).check(film, matches: name, moments: moments)
    }

    func compare(_ film: Film, tolerance: FilmTolerance = .exact) -> CheckResult {
        checker().check(film, matches: "open", moments: .spread(3), tolerance: tolerance)
    }

    func examine(_ diagnosis: Diagnosis, films: [TrialFilm] = []) -> CheckResult {
        diagnosis.check(at: place, report: report) { films }
    }
}

/// The sample film with one frame exchanged.
func sampleFilm(frame: Int, _ picture: Snapshot) -> Film {
    var frames = sampleFilm().frames
    frames[frame] = Film.Frame(time: frames[frame].time, picture: picture)
    return Film(framesPerSecond: 60, frames: frames)
}
