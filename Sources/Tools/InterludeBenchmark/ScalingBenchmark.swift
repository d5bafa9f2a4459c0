import Foundation
import WindowSystem

/// The time of a task for 10, 100, 1,000 and 10,000 elements, and the exponent of its growth: 1 if ten times as many elements take ten times
/// as long, 2 if they take a hundred times as long.
@MainActor
enum ScalingBenchmark {
    /// The measurements of one task.
    struct Row: Codable {
        let elements: String
        /// For each of the counts, in milliseconds; fewer where the larger ones would take too long.
        let milliseconds: [Double]

        /// From the two largest counts: fixed costs hide the growth of small ones.
        var exponent: Double? {
            guard let last = milliseconds.last, let previous = milliseconds.dropLast().last, previous > 0, last > 0
            else { return nil }
            return log10(last / previous)
        }

        enum CodingKeys: String, CodingKey {
            case elements
            case milliseconds = "ms"
        }
    }

    private static let counts = [10, 100, 1_000, 10_000]
    /// The number of measurements, of which the median is taken.
    private static let rounds = 3
    /// Ten times as many elements are not measured if a measurement took longer. Seconds.
    private static let patience: TimeInterval = 5

    static func run() throws {
        print(line("milliseconds for", counts.map(String.init), "exponent"))
        for task in ScalingTask.all {
            let row = try measure(task)
            let figures = counts.indices.map { index in
                row.milliseconds.indices.contains(index) ? String(format: "%.2f", row.milliseconds[index]) : "–"
            }
            print(line(row.elements, figures, row.exponent.map { String(format: "%.2f", $0) } ?? "–"))
        }
    }

    static func rows() throws -> [Row] { try ScalingTask.all.map(measure) }

    private static func line(_ name: String, _ figures: [String], _ exponent: String) -> String {
        let columns = (figures + [exponent]).map { String(repeating: " ", count: max(1, 12 - $0.count)) + $0 }
        return "  " + name.padding(toLength: 42, withPad: " ", startingAt: 0) + columns.joined()
    }

    private static func measure(_ task: ScalingTask) throws -> Row {
        var times: [Double] = []
        for count in counts {
            let measured = median(try (0..<rounds).map { _ in try seconds(of: task, count) })
            times.append(measured * 1000)
            if measured > patience { break }
        }
        return Row(elements: task.elements, milliseconds: times)
    }

    private static func seconds(of task: ScalingTask, _ count: Int) throws -> TimeInterval {
        let work = try task.prepare(count)
        let start = HostClock.now
        try work()
        return HostClock.now - start
    }
}
