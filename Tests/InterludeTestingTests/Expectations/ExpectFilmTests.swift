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

    /// One place for both tests: a golden is one expectation's.
    private func expectGolden(_ film: Film, mode: GoldenMode? = nil) -> Bool {
        expectFilm(film, matches: "teal to orange", mode: mode)
    }

    @Test func `a film that is its golden passes`() throws {
        #expect(expectGolden(try film()))
    }

    @Test func `a film that is not its golden is an issue of the test, at the expectation's line`() throws {
        let film = try film()
        let wrong = Film(framesPerSecond: film.framesPerSecond, frames: film.frames.dropLast())
        withKnownIssue {
            #expect(!expectGolden(wrong, mode: .verify))
        } matching: { issue in
            issue.sourceLocation?.fileID == #fileID
                && issue.comments.contains { $0.rawValue.contains("frames, the film") }
        }
    }

    @Test func `two expectations of one name are an issue that names both places`() throws {
        let film = try film()
        let first = #line + 1
        expectFilm(film, matches: "shared")
        withKnownIssue {
            #expect(!expectFilm(film, matches: "shared"))
        } matching: { issue in
            issue.comments.contains {
                $0.rawValue.contains("ExpectFilmTests.swift:\(first) and at") && $0.rawValue.contains(":\(first + 2),")
            } || "\(issue)".contains("expectFilm")
        }
    }

    @Test func `a failure that a test knows is no failure of the report`() throws {
        withKnownIssue { expectText("not the golden\n", matches: "known", mode: .verify) }
        let report = try Report(folder: .current)
        #expect(report.cases.filter { $0.name == "known" }.map(\.status) == [.known])
        #expect(
            report.cases.filter { $0.name == "known" }.map(\.identity) == [
                "InterludeTestingTests.ExpectFilmTests/`a failure that a test knows is no failure of the report`()"
            ])
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
