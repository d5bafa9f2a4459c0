import Foundation
import InterludeStage

/// Examines transitions, each in a process of its own: a trap in an animator ends that process and is a finding. There is no
/// other way: a trap cannot be caught, and a process with threads cannot be forked safely.
final class Consultation {
    private let names: [String]
    private var bar: ProgressBar

    /// As many at a time as there are processors to spare.
    private static let width = max(1, ProcessInfo.processInfo.activeProcessorCount)

    init(_ names: [String]) {
        self.names = names
        bar = ProgressBar(total: names.count)
    }

    /// All diagnoses, in the order of the names.
    func diagnoses() throws -> [Diagnosis] {
        defer { bar.end() }
        var waiting = names[...]
        var running: [Visit] = []
        var done: [Diagnosis] = []
        while !waiting.isEmpty || !running.isEmpty {
            while running.count < Consultation.width, let name = waiting.popFirst() { running.append(try Visit(name)) }
            let visit = running.removeFirst()
            bar.begin(visit.name)
            done.append(try visit.diagnosis())
            bar.step()
        }
        return done
    }
}

/// One transition in the hands of another process of this program.
private final class Visit {
    let name: String
    private let process = Process()
    private let output: URL
    private let errors: URL

    init(_ name: String) throws {
        self.name = name
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "interlude-doctor-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        output = folder.appendingPathComponent("output")
        errors = folder.appendingPathComponent("errors")
        for file in [output, errors] { try Data().write(to: file) }
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["doctor", name, "--in-process", "--json"]
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
    }

    deinit { try? FileManager.default.removeItem(at: output.deletingLastPathComponent()) }

    func diagnosis() throws -> Diagnosis {
        process.waitUntilExit()
        guard process.terminationReason == .exit,
            let diagnosis = try JSONDecoder().decode([Diagnosis].self, from: Data(contentsOf: output)).first
        else { return try trapped() }
        return diagnosis
    }

    /// What is known of an examination that a trap has ended: the last trial that was told, and what the trap said.
    private func trapped() throws -> Diagnosis {
        let lines = String(decoding: try Data(contentsOf: errors), as: UTF8.self).split(separator: "\n").map(
            String.init)
        let trials = lines.filter { $0.hasPrefix(Console.notePrefix) }.map {
            String($0.dropFirst(Console.notePrefix.count))
        }
        let message = lines.first { $0.contains("Fatal error") || $0.contains("fatal") } ?? "the process was ended"
        let finding = Finding(
            .missingView, trial: trials.last ?? "before the first trial", object: "the animator",
            observation: "it trapped: \(message)")
        return Diagnosis(name: name, trials: trials, findings: [finding])
    }
}
