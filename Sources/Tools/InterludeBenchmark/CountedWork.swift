import Compositor
import CoreGraphics
import Foundation
import Gallery
import InterludeStage
import UIKit

/// Work of a fixed size on one thread. `script/instructions` runs it under a profiler that counts instructions: a number that
/// stays the same however busy the machine is, so that a regression cannot hide in noise, and noise is not taken for one.
@MainActor
enum CountedWork {
    /// Does a piece of work some times over; what starting up costs is what once and twice have in common.
    static func run(_ arguments: [String]) throws {
        guard let name = arguments.first, let times = arguments.dropFirst().first.flatMap({ Int($0) }) else {
            throw BenchmarkError("work needs a name and how many times: \(names.joined(separator: ", "))")
        }
        if let scene = BenchmarkScene(rawValue: name) { return draw(scene, times) }
        if name.hasPrefix(push) { return try renderPushes(of: String(name.dropFirst(push.count)), times) }
        switch name {
        case "frames": try renderPushes(times)
        case "transitions": try makePushes(times)
        case "layers": keepLayers(times)
        case "first": try FirstPictureBenchmark.repeatFirstPictures(of: "labels and images", times: times)
        default: throw BenchmarkError("there is no work \(name): \(names.joined(separator: ", "))")
        }
    }

    private static let names =
        BenchmarkScene.allCases.map(\.rawValue) + ["frames", "transitions", "layers", "first", push + "TRANSITION"]
    /// Before the name of one of the catalogue's transitions.
    private static let push = "push-"

    /// Five frames of a scene, at the size of a phone's screen.
    private static func draw(_ scene: BenchmarkScene, _ times: Int) {
        let (from, to) = (BenchmarkPage.make(hue: 0x20), BenchmarkPage.make(hue: 0xA0))
        let frame = PixelBuffer(width: from.width, height: from.height, isOpaque: true)
        let renderer = FrameRenderer(threads: 1)
        for _ in 0..<times {
            for index in stride(from: 2, to: BenchmarkScene.frameCount, by: 6) {
                renderer.render(scene.displayList(frame: index, from: from, to: to), into: frame)
            }
        }
    }

    /// The catalogue's first push, from layout to pixels, at scale 1.
    private static func renderPushes(_ times: Int) throws { try renderPushes(TransitionCatalogue.entries[0], 1, times) }

    /// A transition's pushes at scale 3: what a profiler is asked about.
    private static func renderPushes(of name: String, _ times: Int) throws {
        guard let entry = TransitionCatalogue.entries.first(where: { $0.name == name }) else {
            throw BenchmarkError("the catalogue has no transition \(name)")
        }
        try renderPushes(entry, 3, times)
    }

    private static func renderPushes(_ entry: CatalogueEntry, _ scale: CGFloat, _ times: Int) throws {
        let renderer = FrameRenderer(threads: 1)
        for _ in 0..<times {
            let demo = TransitionDemo(entry, .push)
            let stage = Stage(rootViewController: demo.rootViewController, scale: scale)
            try stage.settle()
            let size = stage.window.bounds.size
            let frame = PixelBuffer(
                width: Int(size.width * scale), height: Int(size.height * scale), isOpaque: true)
            demo.run()
            while !stage.isSettled {
                stage.host.step()
                renderer.render(stage.host.displayList(), into: frame)
            }
        }
    }

    /// Pushes and pops of empty screens, not rendered.
    private static func makePushes(_ times: Int) throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = Stage(rootViewController: navigation, scale: 1)
        for _ in 0..<times {
            navigation.pushViewController(UIViewController(), animated: true)
            try stage.settle()
            navigation.popViewController(animated: true)
            try stage.settle()
        }
    }

    /// Ten frames of a thousand layers of which ten move: what is still must cost next to nothing.
    private static func keepLayers(_ times: Int) {
        let screen = LayeredScreen(layers: 1_000, seen: 1_000, moving: 10, renderer: FrameRenderer(threads: 1))
        for _ in 0..<times * 10 { screen.goOn() }
    }
}
