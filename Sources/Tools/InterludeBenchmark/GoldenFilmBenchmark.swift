import Foundation
import InterludeGoldens
import InterludeStage
import UIKit
import WindowSystem

/// A golden film as a test has it: 24 frames of a push at scale 3, recorded on a stage and compared with the golden. The screens are those
/// of which `Benchmarks/Peers/Playwright/film.py` takes its screenshots.
@MainActor
enum GoldenFilmBenchmark {
    /// The row for `script/bench`: medians in milliseconds.
    private struct Row: Encodable {
        let peer = "interlude"
        let frames: Int
        let record: Double
        let compare: Double
        /// Both.
        let milliseconds: Double

        enum CodingKeys: String, CodingKey {
            case peer, frames, record, compare
            case milliseconds = "ms"
        }
    }

    private static let frames = 24

    /// - Parameter arguments: The number of rounds.
    /// - Throws: ``BenchmarkError``, also if a film differs from the golden.
    static func run(_ arguments: [String]) throws {
        guard let rounds = arguments.first.flatMap({ Int($0) }), rounds > 0 else {
            throw BenchmarkError("film needs a number of rounds")
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("interlude-film-\(getpid())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let screens = try BenchmarkSlide()
        // The first one becomes the golden.
        _ = check(screens.film(frames), in: folder, mode: "record")
        let times = try (0..<rounds).map { _ in try measure(screens, in: folder) }
        let row = Row(
            frames: frames, record: median(times.map(\.record)), compare: median(times.map(\.compare)),
            milliseconds: median(times.map { $0.record + $0.compare }))
        print(String(decoding: try JSONEncoder().encode(row), as: UTF8.self))
    }

    private static func measure(_ screens: BenchmarkSlide, in folder: URL) throws -> (record: Double, compare: Double) {
        let start = HostClock.now
        let film = screens.film(frames)
        let recorded = HostClock.now
        let result = check(film, in: folder, mode: "verify")
        let compared = HostClock.now
        guard result.passed else { throw BenchmarkError(result.message) }
        return ((recorded - start) * 1000, (compared - recorded) * 1000)
    }

    private static func check(_ film: Film, in folder: URL, mode: String) -> CheckResult {
        let place = TestPlace(
            test: "slides", fileID: "Tests/SlideTests.swift", filePath: "\(folder.path)/SlideTests.swift", line: 1)
        let report = ReportFolder(folder.appendingPathComponent("report"), showsPassed: false)
        return GoldenChecker(at: place, report: report, environment: ["INTERLUDE_GOLDEN": mode])
            .check(film, matches: "slide")
    }
}

/// The list and the photograph that slides over it.
@MainActor
private struct BenchmarkSlide {
    private let stage: Stage
    private let from: UIView
    private let to: UIView
    private let dimming = UIView()

    init() throws {
        let pictures = BenchmarkPictures(folder: try Pages.folder())
        let root = UIViewController()
        (from, to) = (try .benchmarkList(pictures), try .benchmarkPhotograph(pictures))
        stage = Stage(rootViewController: root, scale: 3)
        for view in [from, dimming, to] {
            view.frame = root.view.bounds
            root.view.addSubview(view)
        }
        dimming.backgroundColor = .black
        show(isPushed: false)
        try stage.settle()
    }

    /// A film of a push from its begin.
    func film(_ frames: Int) -> Film {
        UIView.performWithoutAnimation { show(isPushed: false) }
        let duration = TimeInterval(frames - 1) / 60
        return stage.record(for: duration) {
            UIView.animate(withDuration: duration) { show(isPushed: true) }
        }
    }

    private func show(isPushed: Bool) {
        from.transform = CGAffineTransform(translationX: isPushed ? -117.9 : 0, y: 0)
        to.transform = CGAffineTransform(translationX: isPushed ? 0 : 393, y: 0)
        dimming.alpha = isPushed ? 0.1 : 0
    }
}
