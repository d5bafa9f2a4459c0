import QuartzCore
import UIKit
import WindowSystem

/// What a live session has measured: how long events took to the screen, and how fast frames came.
@MainActor package final class LiveMeasurements {
    /// Seconds from an event's own time stamp, the display server's where there is one, to the return of the call that hands
    /// over the picture in which it shows; of each picture the oldest event.
    package private(set) var latencies: [TimeInterval] = []
    /// Seconds from the beginning of a turn to its picture having been handed over.
    package private(set) var workTimes: [TimeInterval] = []
    /// Seconds between two frames of the same movement.
    package private(set) var intervals: [TimeInterval] = []
    /// Of each frame: what part of its pixels was drawn, 0…1.
    package private(set) var drawnParts: [Double] = []
    private var firstFrame: TimeInterval?
    private var lastFrame: TimeInterval?
    private let refreshInterval: TimeInterval

    /// - Parameter refreshRate: The display's pictures a second.
    package init(refreshRate: Int) { refreshInterval = 1 / TimeInterval(max(1, refreshRate)) }

    /// How many pictures were shown.
    package var frameCount: Int { workTimes.count }

    /// Frames of a movement that came so late that a refresh of the display went by without one.
    package var lateFrames: Int { intervals.count { $0 > refreshInterval * 1.5 } }

    /// Pictures a second from the first to the last, `nil` for fewer than two.
    package var framesPerSecond: Double? {
        guard let firstFrame, let lastFrame, frameCount > 1 else { return nil }
        return Double(frameCount - 1) / (lastFrame - firstFrame)
    }

    /// Frames further apart than that do not belong to one movement.
    private static let rest: TimeInterval = 0.1

    func frameWasShown(
        begunAt start: TimeInterval, causedBy events: [WindowEvent], changed: [PixelRect], of frame: PixelBuffer
    ) {
        let now = HostClock.now
        workTimes.append(now - start)
        drawnParts.append(Double(changed.reduce(0) { $0 + $1.area }) / Double(frame.width * frame.height))
        if let oldest = events.filter(\.isInput).map(\.timestamp).min() { latencies.append(now - oldest) }
        if let lastFrame, now - lastFrame < LiveMeasurements.rest { intervals.append(now - lastFrame) }
        firstFrame = firstFrame ?? now
        lastFrame = now
    }

    /// A few lines for people.
    package var summary: String {
        let mean = drawnParts.isEmpty ? 0 : drawnParts.reduce(0, +) / Double(drawnParts.count)
        return """
            frames            \(workTimes.count), of which \(Int((mean * 100).rounded())) % of the pixels were drawn on average
            event to picture  \(line(latencies))
            turn to picture   \(line(workTimes))
            between frames    \(line(intervals)), \(lateFrames) late
            """
    }

    private func line(_ values: [TimeInterval]) -> String {
        guard !values.isEmpty else { return "-" }
        func part(_ share: Double) -> String {
            String(format: "%.1f ms", LiveMeasurements.quantile(share, of: values) * 1000)
        }
        return "median \(part(0.5)), 95 % under \(part(0.95)), longest \(part(1)) (\(values.count) times)"
    }

    /// The value that a share 0…1 of all does not exceed; 0 of none.
    package static func quantile(_ share: Double, of values: [TimeInterval]) -> TimeInterval {
        let sorted = values.sorted()
        return sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
    }
}

extension WindowEvent {
    /// Whether the user did it with hand or finger.
    fileprivate var isInput: Bool {
        switch kind {
        case .pointer, .touch, .scroll, .key: true
        default: false
        }
    }
}
