import Foundation
import InterludePort

/// Compiles a module again and again, each time without what the compiler said cannot stay, until it compiles.
struct Cutting {
    private var module: ModuleCut
    private let ported: PortedModule
    private let key: String
    /// Where is written down what was left out: the next time begins there.
    private let memory: URL

    init(_ ported: PortedModule, of sources: [SourceFile], without: Set<String>, library: String, memory: URL) {
        // Another build may cut otherwise.
        var digest = Digest(library)
        for name in without.sorted() { digest.add(name) }
        // What is left out of one file depends on what the others declare.
        for file in sources { digest.add("\(file.path) \(SourceInterface.text(of: file.text))") }
        key = digest.text
        self.ported = ported
        self.memory = memory
        let known = (try? Data(contentsOf: memory)).flatMap { try? JSONDecoder().decode(Memory.self, from: $0) }
        module = ModuleCut(
            ported, of: sources, without: without, after: known?.key == key ? known?.past : nil)
    }

    private struct Memory: Codable {
        let key: String
        let past: ModuleCut.Past
    }

    var cuts: [Cut] { module.cuts }

    /// Decided: public apps took six; who takes more will not end.
    private static let mostRounds = 40

    /// - Parameters:
    ///   - job: Writes a module's files and says how they are compiled.
    ///   - compile: Compiles them.
    /// - Returns: What was compiled.
    mutating func compile(
        _ job: (PortedModule) throws -> CompileJob, _ compile: (CompileJob) throws -> Void
    ) throws -> CompileJob {
        for _ in 0..<Cutting.mostRounds {
            let present = try job(ported.with(module.files))
            do {
                try compile(present)
                try JSONEncoder().encode(Memory(key: key, past: module.past)).write(to: memory, options: .atomic)
                return present
            } catch let failure as BuildFailure {
                guard try remove(failure, present) else { throw failure }
            }
        }
        throw BuildFailure(
            "could not determine which declarations to remove (gave up after \(Cutting.mostRounds) passes)")
    }

    /// Leaves out the same without compiling to objects, for a module that another program builds. Errors with other causes stay.
    mutating func check(_ job: (PortedModule) throws -> CompileJob) -> PortedModule {
        _ = try? compile(job) { present in
            let errors = try present.typecheck()
            guard errors.isEmpty else { throw BuildFailure(errors: errors) }
        }
        return ported.with(module.files)
    }

    /// Removes what the compiler says of all files at once, as long as it says something new; with nothing left to say there it
    /// has more to say about bodies.
    private mutating func remove(_ failure: BuildFailure, _ job: CompileJob) throws -> Bool {
        var hasRemoved = module.remove(failure.errors.map(\.reason))
        guard hasRemoved else { return false }
        for _ in 0..<Cutting.mostRounds {
            _ = try PortedOutput.write(ported.with(module.files), to: job.files[0].deletingLastPathComponent())
            let errors = try job.typecheck()
            guard !errors.isEmpty, module.remove(errors.map(\.reason)) else { break }
            hasRemoved = true
        }
        return hasRemoved
    }
}

extension CompilerError {
    fileprivate var reason: CutReason { CutReason(path: path, line: line, column: column, message: message) }
}

extension CompileJob {
    /// What the compiler says without compiling, of all files.
    fileprivate func typecheck() throws -> [CompilerError] {
        CompilerError.errors(in: try Tool.run("swiftc", ["-typecheck", "-wmo"] + arguments + files.map(\.path)).output)
    }
}
