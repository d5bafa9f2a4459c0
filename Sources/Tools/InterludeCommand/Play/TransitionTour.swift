import CommandParts
import DesktopLoop
import Gallery
import UIKit
import WindowSystem

/// Plays every transition of the catalogue in a live window, one after another, and tells how well each ran.
@MainActor final class TransitionTour {
    private let host: LiveHost
    private var stops: [(entry: CatalogueEntry, operation: TransitionOperation)]
    private var window: DemoWindow?
    private var total = Total()

    /// What is printed at the end.
    private struct Total {
        var transitions = 0
        var frames = 0
        var late = 0
        var slowest: (rate: Double, name: String) = (.infinity, "")
    }

    init(_ host: LiveHost) {
        self.host = host
        stops = TransitionCatalogue.entries.flatMap { entry in entry.operations.map { (entry, $0) } }
    }

    /// Begins; when the last transition is over the host's loop ends.
    func start() {
        Console.show(TransitionTour.line("transition", ["frames", "a second", "late", "work", "95 %", "longest"]))
        next()
    }

    private func next() {
        window?.close()
        guard !stops.isEmpty else { return end() }
        let (entry, operation) = stops.removeFirst()
        let window = DemoWindow(TransitionDemo(entry, operation))
        self.window = window
        host.whenAtRest { [self] in
            window.prepare()
            host.whenAtRest { [self] in
                let measured = LiveMeasurements(refreshRate: host.outlet.refreshRate)
                host.measurements = measured
                window.play()
                host.whenAtRest { [self] in
                    host.measurements = nil
                    tell(measured, "\(entry.name) \(operation.rawValue)")
                    next()
                }
            }
        }
    }

    private func end() {
        let slowest = String(format: "%.1f", total.slowest.rate)
        Console.show(
            "\(total.transitions) transitions, \(total.frames) frames, \(total.late) late; "
                + "the slowest is \(total.slowest.name) with \(slowest) frames a second")
        host.isClosing = true
    }

    // MARK: Words

    private func tell(_ measured: LiveMeasurements, _ name: String) {
        let rate = measured.framesPerSecond ?? 0
        total.transitions += 1
        total.frames += measured.frameCount
        total.late += measured.lateFrames
        if rate < total.slowest.rate { total.slowest = (rate, name) }
        let work = [0.5, 0.95, 1].map {
            String(format: "%.1f ms", LiveMeasurements.quantile($0, of: measured.workTimes) * 1000)
        }
        let counts = ["\(measured.frameCount)", String(format: "%.1f", rate), "\(measured.lateFrames)"]
        Console.show(TransitionTour.line(name, counts + work))
    }

    private static func line(_ name: String, _ columns: [String]) -> String {
        let first = name.padding(toLength: 26, withPad: " ", startingAt: 0)
        return first + columns.map { String(repeating: " ", count: max(1, 10 - $0.count)) + $0 }.joined()
    }
}
