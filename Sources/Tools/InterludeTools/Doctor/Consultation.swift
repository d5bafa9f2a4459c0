import CommandParts
import Foundation
import TransitionDoctor
import WindowSystem

/// Examines transitions, each in a process of its own.
@MainActor package final class Consultation {
    private let names: [String]
    private let begin: @MainActor (String) throws -> Visit
    private var bar: ProgressBar

    /// As many at a time as there are processors to spare.
    private static let width = max(1, ProcessInfo.processInfo.activeProcessorCount)
    /// Seconds between two looks at the processes.
    private static let pause = 0.03

    /// - Parameter begin: Starts the examination of a transition.
    package init(_ names: [String], begin: @escaping @MainActor (String) throws -> Visit) {
        self.names = names
        self.begin = begin
        bar = ProgressBar(total: names.count)
    }

    /// All diagnoses, in the order of the names.
    package func diagnoses() throws -> [Diagnosis] {
        defer { bar.end() }
        var waiting = names[...]
        var running: [Visit] = []
        var done: [String: Diagnosis] = [:]
        while !waiting.isEmpty || !running.isEmpty {
            while running.count < Consultation.width, let name = waiting.popFirst() { running.append(try begin(name)) }
            for visit in running where try !visit.goOn() {
                done[visit.name] = try visit.diagnosis()
                bar.step()
            }
            running.removeAll { done[$0.name] != nil }
            show(running.first)
            HostClock.wait(Consultation.pause)
        }
        return names.compactMap { done[$0] }
    }

    private func show(_ visit: Visit?) {
        guard bar.isVisible, let visit else { return }
        bar.begin([visit.name, visit.trials.last].compactMap { $0 }.joined(separator: ": "))
    }
}
