extension Sequence where Element: Equatable {
    /// The elements without repetitions, in the order of their first occurrences. For short sequences: each element is compared with those
    /// before it.
    package var distinct: [Element] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
