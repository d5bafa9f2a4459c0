import Foundation

/// The assignment of work to shards.
///
/// Without timings a key's shard is its hash modulo the number of shards, plus one. With timings, known keys are assigned
/// first: the longest to the shard with the least work, and so on; unknown keys are assigned by their hash. Every process
/// computes the same result independently, if all have the same file.
package struct ShardPlan: Sendable {
    package let shard: Shard
    /// The identifier of the run, if one is set.
    package let run: String
    /// The timings' file, as it was named, and what tells it from another.
    package let timingsPath: String?
    package let timingsMark: String?
    private let dealt: [String: Int]

    /// The name of the environment variable that tells one run from another.
    package static let runVariable = "INTERLUDE_RUN"
    /// Variables of engines that are the same in all jobs of a run, and in a job that is run again: GitHub Actions, GitLab,
    /// a Slurm array, Buildkite, CircleCI, in this order.
    static let runVariables = [
        runVariable, "GITHUB_RUN_ID", "CI_PIPELINE_ID", "SLURM_ARRAY_JOB_ID", "BUILDKITE_BUILD_ID",
        "CIRCLE_WORKFLOW_ID",
    ]

    package init(_ shard: Shard, run: String = "", timings: ShardTimings? = nil, timingsPath: String? = nil) {
        self.shard = shard
        self.run = run
        self.timingsPath = timingsPath
        timingsMark = timings?.mark
        dealt = timings.map { ShardPlan.deal($0.seconds, to: shard.count) } ?? [:]
    }

    /// Reads the environment; `nil` if the run is not divided.
    ///
    /// - Throws: ``Shard/Unreadable``, and ``OutputError`` for the timings' file.
    package init?(environment: [String: String]) throws {
        guard let text = environment[Shard.variable], !text.isEmpty else { return nil }
        let shard = try Shard(text)
        let path = environment[ShardTimings.variable].flatMap { $0.isEmpty ? nil : $0 }
        let run = ShardPlan.runVariables.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        self.init(shard, run: run ?? "", timings: try path.map(ShardTimings.init(path:)), timingsPath: path)
    }

    /// The plan of this process's environment. Read once: there can be many timings.
    private static let ofProcess = Result { try ShardPlan(environment: ProcessInfo.processInfo.environment) }

    /// This process's part; `nil` where nothing is divided.
    ///
    /// - Throws: What is wrong with the environment.
    package static var current: ShardPlan? {
        get throws { try ofProcess.get() }
    }

    /// Whose a part of the work is, from 1.
    package func owner(of key: String) -> Int {
        dealt[key] ?? Int(StableHash.mixed(key) % UInt64(shard.count)) + 1
    }

    /// Whether a part of the work is this shard's.
    package func holds(_ key: String) -> Bool { owner(of: key) == shard.number }

    /// Returns the note for a part of the work that belongs to another shard.
    package func note(_ key: String) -> String {
        "it belongs to shard \(owner(of: key))/\(shard.count), and this is \(shard)"
    }

    /// In seconds: what a part costs beside what was measured. Without it all that took no time at all would go to one shard.
    private static let least = 0.001

    /// Deals out the longest first, each to the shard that has the least to do; of equal ones the first.
    private static func deal(_ seconds: [String: Double], to count: Int) -> [String: Int] {
        var loads = LeastLoad(count: count)
        let order = seconds.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        return order.reduce(into: [:]) { dealt, item in dealt[item.key] = loads.take(item.value + least) + 1 }
    }

    /// How much the busiest shard has to do, and the laziest, by timings.
    package static func spread(_ timings: ShardTimings, over count: Int) -> (most: Double, least: Double) {
        var sums = [Double](repeating: 0, count: count)
        for (key, shard) in deal(timings.seconds, to: count) { sums[shard - 1] += timings.seconds[key] ?? 0 }
        return (sums.max() ?? 0, sums.min() ?? 0)
    }
}

/// Finds the place with the least load, over and over: a heap of loads.
private struct LeastLoad {
    private var heap: [(load: Double, index: Int)]

    init(count: Int) { heap = (0..<count).map { (0, $0) } }

    /// Adds to the least loaded place, and tells which it was.
    mutating func take(_ load: Double) -> Int {
        let index = heap[0].index
        heap[0].load += load
        sink()
        return index
    }

    private mutating func sink() {
        var place = 0
        while true {
            let children = [2 * place + 1, 2 * place + 2].filter { $0 < heap.count }
            guard let least = children.min(by: { heap[$0] < heap[$1] }), heap[least] < heap[place] else { return }
            heap.swapAt(place, least)
            place = least
        }
    }
}
