#if os(iOS)
import Foundation
import QuartzCore
import UIKit

extension CoarseFilm {
    /// Records a change in a window of the host app's scene.
    @MainActor package init(
        of change: ScreenChange, after earlier: [ScreenChange], on root: UIViewController, at times: [TimeInterval]
    ) async throws {
        let recorder = try FilmRecorder(root: root, changes: earlier + [change], until: times.last ?? 0)
        let samples = try await recorder.record()
        guard let before = samples.first, let after = samples.last else { throw FilmFailure("The film is empty.") }
        let chosen = try FrameChoice.indices(of: times, in: samples.map(\.time))
        self.init(frames: [before.frame] + chosen.map { samples[$0].frame } + [after.frame])
    }
}

/// Shows a controller in a window, makes changes, and draws the window in each frame of the display during the last one.
@MainActor private final class FilmRecorder: NSObject {
    /// A drawn frame, and its time in seconds since the last change.
    struct Sample {
        let time: TimeInterval
        let frame: CoarseFrame
    }

    /// The speed of the window's animations. Decided: drawing takes longer than a frame of the display, and a quarter of it does not.
    private static let speed: Float = 0.25
    /// The number of frames that the display shows before a change.
    private static let pause = 6
    /// The longest time of a change in seconds, after the last frame that is wanted.
    private static let limit: TimeInterval = 10

    private let window: UIWindow
    private let root: UIViewController
    private var changes: [ScreenChange]
    private let end: TimeInterval
    private var start: TimeInterval?
    private var shown = 0
    private var samples: [Sample] = []
    private var link: CADisplayLink?
    private var continuation: CheckedContinuation<[Sample], any Error>?

    init(root: UIViewController, changes: [ScreenChange], until end: TimeInterval) throws {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        guard let scene = scenes.first else { throw FilmFailure("A film needs a host app with a window scene.") }
        window = UIWindow(windowScene: scene)
        self.root = root
        self.changes = changes
        self.end = end
    }

    func record() async throws -> [Sample] {
        window.rootViewController = root
        window.layer.speed = Self.speed
        window.makeKeyAndVisible()
        defer {
            window.isHidden = true
            window.rootViewController = nil
        }
        return try await withCheckedThrowingContinuation { continuation in
            self.continuation = continuation
            let link = CADisplayLink(target: self, selector: #selector(frame))
            link.add(to: .main, forMode: .common)
            self.link = link
        }
    }

    @objc private func frame() {
        do {
            if let start { try sample(since: start) } else { try prepare() }
        } catch {
            finish(.failure(error))
        }
    }

    /// Makes the next change when the one before it is over; the last one is animated and recorded.
    private func prepare() throws {
        shown += 1
        guard shown >= Self.pause, !root.isInTransition else { return }
        shown = 0
        let change = changes.removeFirst()
        if changes.isEmpty { samples.append(Sample(time: 0, frame: try CoarseFrame(of: window))) }
        try change.perform(on: root, animated: changes.isEmpty)
        guard changes.isEmpty else { return }
        CATransaction.flush()
        start = now
    }

    private func sample(since start: TimeInterval) throws {
        let time = now - start
        samples.append(Sample(time: time, frame: try CoarseFrame(of: window)))
        if time >= end, !root.isInTransition {
            finish(.success(samples))
        } else if time > end + Self.limit {
            throw FilmFailure("The transition is not over after \(time) s.")
        }
    }

    /// The time of the window's animations.
    private var now: TimeInterval { window.layer.convertTime(CACurrentMediaTime(), from: nil) }

    private func finish(_ result: Result<[Sample], any Error>) {
        link?.invalidate()
        link = nil
        continuation?.resume(with: result)
        continuation = nil
    }
}
#endif
