/// Files that were parsed before, for who ports the same module again and again.
package final class PortCache {
    private var files: [String: ParsedFile] = [:]

    package init() {}

    /// The files' trees; those that have not changed are not parsed once more.
    func parsed(_ sources: [SourceFile]) -> [ParsedFile] {
        let result = Parallel.map(Array(sources.enumerated())) { index, source in
            guard var known = files[source.path], known.source == source else {
                return ParsedFile(source, index: index)
            }
            known.index = index
            return known
        }
        files = Dictionary(result.map { ($0.source.path, $0) }) { $1 }
        return result
    }
}
