import Foundation

/// How much of a long list of alike cases the suite tries.
///
/// For each change it tries a part, always the same; `script/weekly cases` sets `INTERLUDE_EVERY_CASE` and tries them all.
package enum Sampling {
    /// Whether every case is tried.
    package static let isComplete = ProcessInfo.processInfo.environment["INTERLUDE_EVERY_CASE"] != nil
}

extension Collection {
    /// The cases that are tried: the one at an offset from the first and every `step`th after it, or all of them where
    /// every case is asked for.
    package func sampled(every step: Int, from offset: Int = 0) -> [Element] {
        if Sampling.isComplete { return Array(self) }
        return enumerated().filter { $0.offset % step == offset % step }.map(\.element)
    }
}
