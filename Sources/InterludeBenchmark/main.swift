import Foundation

// Measures the frame loop and the compositor. Figures of one run can be compared with each other; between runs machines differ.
let names = CommandLine.arguments.dropFirst()
if names.first == "scene" {
    do {
        try SceneBenchmark.run(Array(names.dropFirst()))
        exit(0)
    } catch {
        FileHandle.standardError.write(Data("interlude-benchmark: \(error)\n".utf8))
        exit(2)
    }
}
if names.contains("--help") || names.contains("-h") {
    print(
        """
        Usage: interlude-benchmark [transitions] [frames] [compositor] [growth]
               interlude-benchmark scene NAME [--threads N]

          transitions   10,000 pushes and pops on the virtual clock, not rendered: how many a second, and the memory
          frames        every transition of the catalogue at scale 3, rendered and not written
          compositor    six standard scenes at 1179 × 2556 pixels
          growth        10 to 10,000 layers of which some move
          scene         one standard scene for script/bench, as a line of JSON

        Without a name it measures all but the last.
        """)
    exit(0)
}
let known: [(name: String, measure: @MainActor () throws -> Void)] = [
    ("transitions", TransitionBenchmark.run), ("frames", FrameBenchmark.run), ("compositor", CompositorBenchmark.run),
    ("growth", GrowthBenchmark.run),
]
for name in names where !known.contains(where: { $0.name == name }) {
    FileHandle.standardError.write(
        Data("interlude-benchmark: no '\(name)'; there are \(known.map(\.name).joined(separator: ", "))\n".utf8))
    exit(2)
}
for part in known where names.isEmpty || names.contains(part.name) {
    print("\(part.name)")
    try part.measure()
    print("")
}
