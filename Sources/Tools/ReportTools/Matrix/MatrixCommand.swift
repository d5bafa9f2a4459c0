import CommandParts
import Foundation
import InterludeGoldens

/// `interlude matrix`: the shards of a run for what starts them.
package enum MatrixCommand: Command {
    package static let specification = CommandSpecification(
        name: "matrix", summary: "Write or submit a run that is divided among machines.",
        operands: [.init(name: "engine", help: MatrixEngine.allCases.map(\.rawValue).joined(separator: ", ") + ".")],
        options: [
            .init(name: "shards", value: "N", help: "The number of shards."),
            .init(
                name: "within", value: "SECONDS",
                help: "Instead of --shards: the duration of the longest shard, by the timings."),
            .init(
                name: "timings", value: "FILE",
                help:
                    "The durations that 'interlude report --merge' writes, which balance the shards. All machines "
                    + "need the file, at this path.", standard: "division by the hash of names"),
            .init(
                name: "command", value: "TEXT", help: "The shell command of each shard.", standard: MatrixPlan.command),
            .init(
                name: "reports", value: "DIR", help: "The folder for the shards' reports.", standard: MatrixPlan.folder
            ),
            .init(name: "folder", value: "DIR", help: "The folder for the merged report.", standard: "out/report"),
            .init(name: "image", value: "NAME", help: "The container.", standard: "swift:6.3-bookworm"),
            .init(
                name: "hosts", value: "NAMES", help: "parallel: the machines, separated by commas.",
                standard: "this one"),
            .init(
                name: "claim", value: "NAME", help: "kubernetes: the volume's claim with the package.",
                standard: "interlude"),
            .init(name: "submit", help: "Submit it to sbatch, kubectl or a shell instead of printing it."),
        ],
        discussion: """
            Each shard is the same command with another INTERLUDE_SHARD. Each machine determines its part independently.
            github prints a workflow, gitlab two jobs, slurm a batch script, kubernetes an indexed Job, parallel a script.

            Examples:
              interlude matrix github --shards 16 > .github/workflows/shards.yml
              interlude matrix slurm --within 300 --timings timings.json --submit
              interlude matrix parallel --shards 4 --hosts build1,build2 | bash
            """)

    package static func run(_ arguments: ParsedArguments) throws {
        let engine = try ParsedArguments.choice(
            of: arguments.operands[0], "engine", among: MatrixEngine.allCases, called: \.rawValue, command: "matrix")
        for (option, owner) in [("hosts", MatrixEngine.parallel), ("claim", .kubernetes)] where engine != owner {
            if arguments[option] != nil {
                throw UsageError("--\(option) needs \(owner.rawValue)", command: "matrix")
            }
        }
        let plan = try plan(arguments)
        guard arguments.has("submit") else { return Console.show(engine.text(plan).trimmed) }
        guard let program = engine.program else {
            throw UsageError(
                "--submit: \(engine.rawValue) reads its jobs from the repository; write this into \(engine.place)",
                command: "matrix")
        }
        try submit(plan, to: engine, program)
    }

    private static func plan(_ arguments: ParsedArguments) throws -> MatrixPlan {
        let timings = try arguments["timings"].map { try ShardTimings(path: $0) }
        var plan = MatrixPlan(count: try count(arguments, timings))
        plan.timings = arguments["timings"]
        plan.command = arguments["command"] ?? plan.command
        plan.folder = arguments["reports"] ?? plan.folder
        plan.report = arguments["folder"] ?? plan.report
        plan.image = arguments["image"] ?? plan.image
        plan.hosts = arguments["hosts"]?.split(separator: ",").map(String.init) ?? []
        plan.claim = arguments["claim"] ?? plan.claim
        if let timings {
            let (most, least) = ShardPlan.spread(timings, over: plan.count)
            Console.note("\(plan.count) shards, of \(seconds(least)) to \(seconds(most)) each by the timings")
        }
        return plan
    }

    private static func seconds(_ value: Double) -> String { "\(Int(value.rounded(.up))) s" }

    private static func count(_ arguments: ParsedArguments, _ timings: ShardTimings?) throws -> Int {
        let count = try arguments.count("shards", in: 1...Shard.limit, command: "matrix")
        let limit = try arguments.number("within", in: 1...1_000_000, command: "matrix")
        switch (count, limit) {
        case (let count?, nil): return count
        case (nil, let limit?):
            guard let timings else { throw UsageError("--within needs --timings", command: "matrix") }
            return try fewest(timings, within: limit)
        case (nil, nil):
            throw UsageError("--shards N is missing, or --within SECONDS with --timings FILE", command: "matrix")
        default: throw UsageError("--shards and --within exclude each other", command: "matrix")
        }
    }

    /// As few as will do.
    private static func fewest(_ timings: ShardTimings, within limit: Double) throws -> Int {
        let longest = timings.seconds.max { ($0.value, $1.key) < ($1.value, $0.key) }
        if let longest, longest.value > limit {
            throw UsageError(
                "--within: \(longest.key) alone takes \(seconds(longest.value))", command: "matrix")
        }
        let all = timings.seconds.values.reduce(0, +)
        var count = max(1, Int((all / limit).rounded(.up)))
        while count < timings.seconds.count, ShardPlan.spread(timings, over: count).most > limit { count += 1 }
        return count
    }

    private static func submit(_ plan: MatrixPlan, to engine: MatrixEngine, _ program: [String]) throws {
        try FileManager.default.createDirectory(atPath: plan.folder, withIntermediateDirectories: true)
        let answer = try Submission.send(engine.text(plan), to: program)
        if engine == .slurm {
            // The answer is the array's number, and the cluster's name behind a semicolon where there are several.
            let job = answer.split(separator: ";").first.map(String.init)?.trimmed ?? ""
            let merge = try Submission.send(plan.slurmMerge, to: program + ["--dependency=afterany:\(job)"])
            Console.show("array \(job), report \(merge.trimmed)")
        } else if !answer.trimmed.isEmpty {
            Console.show(answer.trimmed)
        }
    }
}

/// A program that is handed a text.
private enum Submission {
    /// - Returns: What it says.
    /// - Throws: ``Failure``.
    static func send(_ text: String, to words: [String]) throws -> String {
        let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .map { "\($0)/\(words[0])" }.first(where: FileManager.default.isExecutableFile)
        guard let path else { throw Failure(program: words[0], reason: "it is not installed here") }
        let process = Process()
        let (input, output) = (Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = Array(words.dropFirst())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        // For programs the result is the exit code.
        try? input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        try? input.fileHandleForWriting.close()
        let answer = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(program: words[0], reason: "it ended with code \(process.terminationStatus)")
        }
        return String(decoding: answer, as: UTF8.self)
    }

    struct Failure: Error, CustomStringConvertible {
        let program: String
        let reason: String
        var description: String { "cannot submit to \(program): \(reason)" }
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
