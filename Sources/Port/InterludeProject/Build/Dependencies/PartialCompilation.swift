import Foundation
import InterludePort

/// Compiles some of a module's files without the driver, and then those that use what has changed in them.
///
/// The compiler tells what: beside each object it writes down what a file has for others, and what it used of theirs. That is what
/// the driver goes by too, one file after the other; here those that are likely to follow are compiled at the same time.
struct PartialCompilation {
    let job: CompileJob
    let frontend: FrontendCommand
    let cache: DependencyCache
    /// What has to be compiled.
    let changed: [URL]
    /// Those of them that declare something else than before.
    let declares: [URL]
    /// Is told, before they are compiled, which objects nobody can count on should it fail.
    let doubt: ([URL]) throws -> Void

    /// Whether the compiler has written down the dependencies of all files.
    var knowsAll: Bool { job.files.allSatisfy { old($0) != nil } }

    /// - Returns: What was compiled.
    func run() throws -> Set<URL> {
        var done: Set<URL> = []
        var next = first
        while !next.isEmpty {
            done.formUnion(next)
            try doubt(job.files.filter(done.contains))
            try compile(next)
            next = try followers(of: next, done)
        }
        // Only now: what did not finish is compared with what was before.
        for file in done {
            let (new, old) = (newDependencies(of: file), job.dependencies(of: file))
            guard rename(new.path, old.path) == 0 else { throw AppError("cannot write \(old.path)") }
        }
        return done
    }

    /// What has changed and, where those are few, what is likely to follow.
    private var first: [URL] {
        let nodes = declares.reduce(into: Set<FileDependencies.Node>()) { $0.formUnion(old($1)?.likelyChanges ?? []) }
        guard !nodes.isEmpty else { return changed }
        let known = Set(changed)
        let likely = job.files.filter { !known.contains($0) && old($0)?.uses(nodes) ?? false }
        return known.count + likely.count <= cores * PartialCompilation.filesACore ? changed + likely : changed
    }

    private var cores: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }

    /// Measured: to compile two small files takes little longer than one, as most of the time goes to what they import; from three
    /// on it is better to know for sure that they need it.
    private static let filesACore = 2

    private func compile(_ files: [URL]) throws {
        let groups = (0..<min(cores, files.count)).map { group in
            files.indices.filter { $0 % cores == group }.map { files[$0] }
        }
        let results = try Parallel.map(groups) { group in
            Result {
                try frontend.compile(
                    group, among: job.files, object: job.object, dependencies: newDependencies)
            }
        }.map { try $0.get() }
        guard results.allSatisfy(\.isDone) else {
            throw BuildFailure(compiler: results.map(\.output).joined())
        }
    }

    /// The files that use what has changed in others.
    private func followers(of files: [URL], _ done: Set<URL>) throws -> [URL] {
        var changes: Set<FileDependencies.Node> = []
        for file in files {
            guard let old = old(file) else { continue }
            guard let new = FileDependencies(contentsOf: newDependencies(of: file)) else {
                throw AppError("the compiler did not report what \(file.path) uses")
            }
            changes.formUnion(new.changes(from: old))
        }
        if changes.isEmpty { return [] }
        return job.files.filter { !done.contains($0) && old($0)?.uses(changes) ?? false }
    }

    private func old(_ file: URL) -> FileDependencies? { cache.dependencies(at: job.dependencies(of: file)) }

    private func newDependencies(of file: URL) -> URL {
        job.dependencies(of: file).appendingPathExtension("new")
    }
}
