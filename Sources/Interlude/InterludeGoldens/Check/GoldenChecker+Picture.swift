import InterludeStage
import UIKit

extension GoldenChecker {
    /// Checks a still picture: a film of one frame, whose golden is a plain PNG.
    package func check(
        _ picture: Snapshot?, matches name: String, tolerance: FilmTolerance = .exact,
        in setting: Stage.Configuration? = nil
    ) -> CheckResult {
        let frames = picture.map { [Film.Frame(time: 0, picture: $0)] } ?? []
        var film = Film(framesPerSecond: 60, frames: frames)
        film.setting = setting?.description
        return check(
            film, matches: name, moments: .all, tolerance: tolerance,
            ifEmpty: "It has no area, so there is no snapshot.")
    }

    /// Notes that there is nothing to compare, and why.
    package func fail(_ name: String, because reason: String) -> CheckResult {
        close(golden(name, .film), .film, .failed(reason)) { _ in ReportEvidence() }
    }
}

extension Stage {
    /// Returns a snapshot of the screen, with gray over some parts.
    package func picture(except masks: [SnapshotMask]) -> Snapshot {
        let picture = frame()
        let roots = host.scene.visibleWindows.map { $0 as UIView }
        return picture.covering(masks.flatMap { $0.rects(in: roots, space: nil) })
    }
}
