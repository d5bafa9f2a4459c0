#if os(Linux)
import Foundation
import InterludeStage
import UIKit

extension CoarseFilm {
    /// Records a change on a stage, on which time is virtual.
    @MainActor package init(
        of change: ScreenChange, after earlier: [ScreenChange], on root: UIViewController, at times: [TimeInterval]
    ) async throws {
        let stage = Stage(rootViewController: root, device: .iPhone15, scale: 1)
        defer { stage.close() }
        // Until its first frame a window has nothing to draw.
        stage.advance(by: 0.1)
        for step in earlier {
            try step.perform(on: root, animated: false)
            try stage.settle()
        }
        try stage.settle()
        var frames = [try CoarseFrame(of: stage.window)]
        let start = stage.time
        try change.perform(on: root, animated: true)
        for time in times {
            stage.advance(to: start + time)
            frames.append(try CoarseFrame(of: stage.window))
        }
        try stage.settle()
        frames.append(try CoarseFrame(of: stage.window))
        self.init(frames: frames)
    }
}
#endif
