import Foundation
import InterludeTesting
import Testing
import UIKit

@MainActor @Suite struct ExpectFilmTests {
    /// A screen without any text on it.
    private final class PlainController: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
    }

    private func film() throws -> Film {
        let controller = PlainController()
        let stage = Stage(rootViewController: controller, device: .iPhoneSE, scale: 0.25, framesPerSecond: 10)
        defer {
            stage.close()
            // Others find a host with a usual scale.
            _ = HeadlessHost()
        }
        controller.view.backgroundColor = .systemTeal
        return try stage.record(framesPerSecond: 10) {
            UIView.animate(withDuration: 0.4) { controller.view.backgroundColor = .systemOrange }
        }
    }

    @Test func `a film that is its golden passes`() throws {
        #expect(expectFilm(try film(), matches: "teal to orange"))
    }

    @Test func `a film that is not its golden is an issue of the test, at the expectation's line`() throws {
        let film = try film()
        let wrong = Film(framesPerSecond: film.framesPerSecond, frames: film.frames.dropLast())
        withKnownIssue {
            #expect(!expectFilm(wrong, matches: "teal to orange", mode: .verify))
        } matching: { issue in
            issue.sourceLocation?.fileID == #fileID
                && issue.comments.contains { $0.rawValue.contains("frames, the film") }
        }
    }

    @Test(.films(.verify)) func `a trait says what is done with goldens`() throws {
        let film = try film()
        withKnownIssue {
            expectFilm(film, matches: "nothing of this name")
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("There is no golden") }
        }
    }

    @Test func `a text that is its golden passes`() {
        #expect(expectText("one\ntwo\n", matches: "lines"))
    }
}
