/// Files that were parsed before, for whoever ports the same module again and again.
package final class PortCache {
    private var files: [String: ParsedFile] = [:]
    /// What the files declare, by their paths.
    private var readings: [String: IndexVisitor] = [:]
    private var works: [String: FileWork] = [:]
    /// What the module and the options were when those were made.
    private var key: Int?

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

    /// What the files declare; those that have not changed are not read once more.
    func index(_ files: [ParsedFile]) -> ModuleIndex {
        let result = Parallel.map(files) { file in
            if let known = readings[file.source.path], known.isOf(file) { return known }
            return IndexVisitor(reading: file)
        }
        readings = Dictionary(zip(files.map(\.source.path), result)) { $1 }
        return ModuleIndex(result)
    }

    /// What the rules that look at one file at a time make of the files. Where the module declares what it did, as after an edit of a
    /// function's body, they look at the files alone that have changed.
    func works(
        _ files: [ParsedFile], _ module: ModuleIndex, _ options: PortOptions, _ make: (ParsedFile) -> FileWork
    ) -> [FileWork] {
        var hasher = Hasher()
        hasher.combine(module.digest)
        hasher.combine(options)
        let present = hasher.finalize()
        let known = key == present ? works : [:]
        let result = Parallel.map(files) { file in
            if let work = known[file.source.path], work.file.index == file.index, work.file.source == file.source {
                return work
            }
            return make(file)
        }
        works = Dictionary(zip(files.map(\.source.path), result)) { $1 }
        key = present
        return result
    }
}
