import Foundation

// Measures the frame loop and the compositor. Figures of one run can be compared with each other; between runs machines differ.

/// A part of the measurements.
struct Part {
    let name: String
    let summary: String
    let run: @MainActor () throws -> Void
    /// The same for machines, as lines of JSON; `nil` where there is none.
    var rows: (@MainActor () throws -> [any Encodable])?
}

let parts = [
    Part(
        name: "transitions", summary: "10,000 pushes and pops, not rendered: how many a second, and the memory",
        run: TransitionBenchmark.run),
    Part(
        name: "frames", summary: "every transition of the catalogue at scale 3, rendered and not written",
        run: FrameBenchmark.run, rows: FrameBenchmark.rows),
    Part(
        name: "first", summary: "the first frame of pushed screens, at scale 3",
        run: FirstPictureBenchmark.run, rows: FirstPictureBenchmark.rows),
    Part(
        name: "late", summary: "pushes in a live loop: how many frames come late", run: LateFrameBenchmark.run),
    Part(
        name: "compositor", summary: "six standard scenes at 1179 × 2556 pixels", run: CompositorBenchmark.run),
    Part(
        name: "growth", summary: "10 to 10,000 layers of which some are seen and some move",
        run: GrowthBenchmark.run, rows: GrowthBenchmark.rows),
    Part(
        name: "scaling", summary: "10 to 10,000 views, constraints, cells, screens …: the times and the exponents",
        run: ScalingBenchmark.run, rows: ScalingBenchmark.rows),
]

let usage = """
    Usage: interlude-benchmark [--json] [PART …]
           interlude-benchmark scene NAME [--views] [--threads N]
           interlude-benchmark film ROUNDS
           interlude-benchmark work NAME FRAMES

    \(parts.map { "  \($0.name.padding(toLength: 14, withPad: " ", startingAt: 0))\($0.summary)" }.joined(separator: "\n"))
      scene         one standard scene for script/bench, as a line of JSON
      film          a golden film of 24 frames, recorded and compared, as a line of JSON for script/bench
      work          one piece of work of fixed size, measured by nobody: its instructions are counted

    Without a name it measures all parts. With --json it prints frames, first, growth or scaling as lines of JSON.
    """

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("interlude-benchmark: \(message)\n".utf8))
    exit(2)
}

/// Prints what the parts have measured.
@MainActor func measure(_ arguments: [String]) throws {
    let wantsJSON = arguments.contains("--json")
    let names = arguments.filter { $0 != "--json" }
    for name in names where !parts.contains(where: { $0.name == name }) {
        fail("no '\(name)'; there are \(parts.map(\.name).joined(separator: ", "))")
    }
    for part in parts where names.isEmpty || names.contains(part.name) {
        if wantsJSON {
            for row in try part.rows?() ?? [] { print(String(decoding: try JSONEncoder().encode(row), as: UTF8.self)) }
        } else {
            print(part.name)
            try part.run()
            print("")
        }
    }
}

let arguments = Array(CommandLine.arguments.dropFirst())
do {
    switch arguments.first {
    case "--help", "-h": print(usage)
    case "scene": try SceneBenchmark.run(Array(arguments.dropFirst()))
    case "film": try GoldenFilmBenchmark.run(Array(arguments.dropFirst()))
    case "work": try CountedWork.run(Array(arguments.dropFirst()))
    default: try measure(arguments)
    }
} catch {
    fail("\(error)")
}
