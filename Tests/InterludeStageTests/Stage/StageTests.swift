import Foundation
import InterludeStage
import TestPrograms
import Testing
import UIKit

@MainActor @Suite struct StageTests {
    /// A screen with a square that can move.
    private final class SquareController: UIViewController {
        let square = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            square.backgroundColor = .red
            view.addSubview(square)
        }

        func move(to x: CGFloat, duration: TimeInterval = 0.5) {
            UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) { self.square.frame.origin.x = x }
        }
    }

    private static let red: UInt32 = 0xFFFF_0000
    private static let white: UInt32 = 0xFFFF_FFFF

    private func onStage<Result>(_ body: (Stage, SquareController) throws -> Result) rethrows -> Result {
        let controller = SquareController()
        let stage = Stage(rootViewController: controller, device: .iPhoneSE, scale: 1)
        defer { stage.close() }
        stage.advance(by: 0.1)
        return try body(stage, controller)
    }

    @Test func thePictureHasTheScreensSize() {
        onStage { stage, _ in
            #expect(stage.frame().pixelWidth == 375)
            #expect(stage.frame().pixelHeight == 667)
            #expect(stage.frame().size == Device.iPhoneSE.size())
        }
    }

    @Test func timeMovesOnlyWhenToldTo() {
        onStage { stage, controller in
            let before = stage.time
            controller.move(to: 300)
            #expect(stage.time == before)
            stage.advance(by: 0.25)
            #expect(abs(stage.time - before - 0.25) < 1e-9)
            #expect(!stage.isSettled)
            #expect(abs((controller.square.layer.presentation()?.frame.minX ?? 0) - 150) < 1)
        }
    }

    @Test func settlingEndsAllThatMoves() throws {
        try onStage { stage, controller in
            controller.move(to: 300)
            try stage.settle()
            #expect(stage.isSettled)
            #expect(stage.frame().pixel(at: CGPoint(x: 20, y: 120)) == Self.white)
        }
    }

    @Test func whatNeverSettlesIsAnError() {
        onStage { stage, controller in
            UIView.animate(withDuration: 1, delay: 0, options: .repeat) { controller.square.alpha = 0 }
            #expect(
                throws: StageError.didNotSettle(
                    limit: 2, moving: ["“opacity” of UIView of SquareController repeats forever"])
            ) { try stage.settle(limit: 2) }
        }
    }

    @Test func aFilmBeginsBeforeTheActionAndEndsAfterItHasSettled() throws {
        try onStage { stage, controller in
            let before = stage.frame()
            let film = try stage.record { controller.move(to: 300) }
            #expect(film.frames.first?.picture == before)
            #expect(film.frames.last?.picture == stage.frame())
            #expect((31...33).contains(film.frames.count))
            let times = film.frames.indices.map { Double($0) / 60 }
            #expect(film.frames.map(\.time) == times)
        }
    }

    @Test func twoFilmsOfTheSameAreEqual() throws {
        let films = try (0..<2).map { _ in
            try onStage { stage, controller in try stage.record { controller.move(to: 300) } }
        }
        #expect(films[0] == films[1])
        #expect(films[0].digests == films[1].digests)
    }

    @Test func countingFramesDrawsNone() throws {
        let count = try onStage { stage, controller in try stage.countFrames { controller.move(to: 300) } }
        let film = try onStage { stage, controller in try stage.record { controller.move(to: 300) } }
        #expect(count == film.frames.count)
    }

    @Test func aFilmGoesIntoFilesWhileItRuns() throws {
        let folder = try TestFolder()
        try onStage { stage, controller in
            let count = try stage.record(to: "\(folder.path)/frames") { controller.move(to: 300) }
            #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/frames").count == count)
        }
    }

    @Test func aFilmThatFailsLeavesNothing() throws {
        let folder = try TestFolder()
        onStage { stage, controller in
            _ = #expect(throws: StageError.self) {
                try stage.record(to: "\(folder.path)/film.mp4", limit: 0.1) { controller.move(to: 300) }
            }
        }
        #expect(folder.names == [])
    }

    @Test func aFingerIsFeltByTheView() throws {
        try onStage { stage, controller in
            var places: [CGFloat] = []
            let pan = UIPanGestureRecognizer()
            let recorder = PanRecorder { places.append($0) }
            pan.addTarget(recorder, action: Selector(PanRecorder.handle(_:)))
            controller.view.addGestureRecognizer(pan)
            stage.play(try Finger("0:20,300 0.3:220,300 0.4:up"))
            try stage.settle()
            #expect(places.count > 10)
            #expect(places == places.sorted())
            #expect(places.last == 220)
        }
    }

    @MainActor private final class PanRecorder: NSObject {
        let record: (CGFloat) -> Void
        init(_ record: @escaping (CGFloat) -> Void) { self.record = record }
        func handle(_ recognizer: UIPanGestureRecognizer) { record(recognizer.location(in: recognizer.view).x) }
    }
}
