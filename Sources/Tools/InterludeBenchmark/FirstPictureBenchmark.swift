import Compositor
import Foundation
import Gallery
import InterludeStage
import UIKit
import WindowSystem

/// The first picture of a screen that is pushed, at scale 3: from making the screen to the frame that shows it, which is when all
/// of it is laid out, set and drawn.
@MainActor
enum FirstPictureBenchmark {
    /// What one screen takes, in milliseconds.
    struct Row: Codable {
        let screen: String
        /// Making it, and telling the navigation controller to push it.
        let push: Double
        /// The loop's first turn: layout, and the drawing of labels and symbols.
        let loop: Double
        /// From the layers to the list of what is drawn.
        let list: Double
        /// From the list to the pixels.
        let pixels: Double
        /// All of it, of the median round.
        let whole: Double
        /// All of it in the process's first round, when nothing is known of fonts and pictures.
        let first: Double
    }

    /// After the first one, which is listed by itself.
    private static let rounds = 7

    static func run() throws {
        for row in try rows() {
            let name = "  \(row.screen)".padding(toLength: 26, withPad: " ", startingAt: 0)
            let parts = String(format: "%.2f + %.2f + %.2f + %.2f", row.push, row.loop, row.list, row.pixels)
            let whole = String(format: "%.2f ms (%.2f the first time)", row.whole, row.first)
            print("\(name)\(whole): \(parts) for the push, the loop, the list and the pixels")
        }
    }

    static func rows() throws -> [Row] { try screens.map { try measure($0.name, $0.make) } }

    /// One screen's first pictures again and again, for a profiler.
    static func repeatFirstPictures(of name: String, times: Int) throws {
        guard let screen = screens.first(where: { $0.name == name }) else {
            throw BenchmarkError("there is no screen \(name): \(screens.map(\.name).joined(separator: ", "))")
        }
        let pusher = try ScreenPusher(threads: 1)
        for round in 0..<times { _ = try pusher.push { screen.make(round) } }
    }

    private static let screens: [(name: String, make: @MainActor (Int) -> UIViewController)] = [
        ("empty", { _ in UIViewController() }),
        ("labels and images", { MixedScreen(round: $0) }),
        ("journeys", { _ in PlacesViewController() }),
        ("place", { PlaceViewController(Place.all[$0 % Place.all.count]) }),
        ("photos", { _ in PhotosViewController() }),
        ("gallery", { _ in GalleryViewController() }),
        ("showcase", { ShowcaseViewController(ShowcaseGroup.all[0].showcases[$0]) }),
        ("settings", { _ in SettingsViewController() }),
    ]

    private static func measure(_ name: String, _ make: @MainActor (Int) -> UIViewController) throws -> Row {
        let pusher = try ScreenPusher()
        let times = try (0...rounds).map { round in try pusher.push { make(round) } }
        let later = times.dropFirst().sorted { $0.whole < $1.whole }
        let median = later[later.count / 2]
        return Row(
            screen: name, push: median.push, loop: median.frame.loop, list: median.frame.list,
            pixels: median.frame.pixels, whole: median.whole, first: times[0].whole)
    }
}

/// Pushes screens, and takes the time until each is seen first.
@MainActor
private struct ScreenPusher {
    struct Times {
        let push: Double
        let frame: FrameMeasure.Times
        var whole: Double { push + frame.whole }
    }

    private let navigation = UINavigationController(rootViewController: UIViewController())
    private let stage: Stage
    private let measure: FrameMeasure

    init(threads: Int? = nil) throws {
        stage = Stage(rootViewController: navigation, scale: 3)
        try stage.settle()
        measure = FrameMeasure(of: stage.host, renderer: FrameRenderer(threads: threads))
    }

    func push(_ make: () -> UIViewController) throws -> Times {
        let start = HostClock.now
        navigation.pushViewController(make(), animated: true)
        let push = (HostClock.now - start) * 1000
        let frame = measure.goOn()
        try stage.settle()
        navigation.popViewController(animated: false)
        try stage.settle()
        return Times(push: push, frame: frame)
    }
}
