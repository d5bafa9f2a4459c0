import Foundation

/// The folders that a run reads and writes.
struct Places: Sendable {
    /// The sources of the other systems.
    let peers: URL
    /// What is built of them, and the pages.
    let programs: URL
    let pages: URL
    /// Interlude's own benchmark program, in release mode.
    let interlude: URL

    /// - Parameter benchmarks: the folder that this package lies in.
    init(benchmarks: URL) {
        peers = benchmarks.appendingPathComponent("Peers")
        programs = benchmarks.appendingPathComponent(".build/peers")
        pages = benchmarks.appendingPathComponent(".build/pages")
        interlude = benchmarks.deletingLastPathComponent()
            .appendingPathComponent(".build/release/interlude-benchmark")
    }
}
