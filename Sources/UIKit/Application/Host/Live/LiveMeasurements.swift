import QuartzCore
import WindowSystem

/// What a live session has measured: how long events took to the screen, and how fast frames came.
@MainActor package final class LiveMeasurements {
    /// Seconds from an event to the end of the showing of the frame that it caused, the oldest event of each frame.
    package private(set) var latencies: [TimeInterval] = []
    /// Seconds from the beginning of a turn to its picture having been handed over.
    package private(set) var workTimes: [TimeInterval] = []
    /// Seconds between two frames of the same movement.
    package private(set) var intervals: [TimeInterval] = []
    /// Of each frame: what part of its pixels was drawn, 0…1.
    package private(set) var drawnParts: [Double] = []
    private var lastFrame: TimeInterval?

    package init() {}

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
        lastFrame = now
    }

    /// A few lines for people.
    package var summary: String {
        let mean = drawnParts.isEmpty ? 0 : drawnParts.reduce(0, +) / Double(drawnParts.count)
        return """
            frames            \(workTimes.count), of which \(Int((mean * 100).rounded())) % of the pixels were drawn on average
            event to picture  \(line(latencies))
            turn to picture   \(line(workTimes))
            between frames    \(line(intervals))
            """
    }

    private func line(_ values: [TimeInterval]) -> String {
        guard !values.isEmpty else { return "-" }
        let sorted = values.sorted()
        func part(_ share: Double) -> String {
            let value = sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
            return String(format: "%.1f ms", value * 1000)
        }
        return "median \(part(0.5)), 95 % under \(part(0.95)), longest \(part(1)) (\(values.count) times)"
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
