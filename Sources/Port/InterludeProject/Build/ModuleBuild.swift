import Foundation
import InterludePort

/// One of an app's modules on its way from sources to object files; kept while the app is watched, so that only what has changed
/// is read, ported and compiled again.
final class ModuleBuild {
    private let folder: URL
    private let cache = PortCache()
    private let dependencies = DependencyCache()
    private var state: ModuleState

    init(_ name: String, in folder: URL) {
        self.folder = folder.appendingPathComponent(name)
        state = ModuleState(contentsOf: self.folder.appendingPathComponent("state.json"))
    }

    /// What became of a module.
    struct Result {
        let objects: [URL]
        /// What could not be rewritten.
        let remarks: [Remark]
        /// What was left out.
        let cuts: [Cut]
        /// Whether it imports modules of the library of the shells.
        let importsShells: Bool
        /// Modules that are not there, if what needs them was left out.
        var missing: [BuildFailure.MissingModule] = []
    }

    /// Ports and compiles what has changed.
    ///
    /// - Parameters:
    ///   - library: Which build of Interlude's modules it is compiled against.
    ///   - isImported: Whether others of the app's modules import this one.
    ///   - without: Modules that are not there; what needs them is left out.
    ///   - isStrict: Whether a module that is not there, and is not among those, stops the build. Otherwise what needs it is left out.
    func build(
        _ module: AppModule, _ options: PortOptions, _ modules: BuiltModules, library: String, isImported: Bool,
        without: Set<String> = [], isStrict: Bool = false
    ) throws -> Result {
        let sources = module.files
        let ported = Port(options: options.of(module)).port(sources, cache)
        let missing = MissingModules.find(in: ported.remarks).filter { !without.contains($0.name) }
        guard missing.isEmpty || !isStrict else { throw BuildFailure(missing: missing) }
        let shells = ImportScan.shells(in: sources)
        let needsShells = !shells.isEmpty || ImportScan.needsShells(ported.files)
        // Of a shell, what is not in it is not there.
        let absent = without.union(missing.map(\.name)).union(isStrict ? [] : shells)
        let folders = try makeFolders(library)
        let job: (PortedModule) throws -> CompileJob = { [self] ported in
            let files = try PortedOutput.write(ported, to: folders.sources)
            let below = folder.deletingLastPathComponent()
            return CompileJob(
                files: files, objects: folders.objects,
                arguments: module.compilerArguments(modules, paths: files, modulesIn: below)
                    + ["-Onone", "-gline-tables-only", "-suppress-warnings"],
                product: isImported ? below.appendingPathComponent("\(module.name).swiftmodule") : nil)
        }
        guard !absent.isEmpty else {
            let job = try job(ported)
            try compile(job, library)
            return Result(
                objects: job.files.map(job.object), remarks: ported.remarks, cuts: [], importsShells: needsShells)
        }
        let memory = folder.appendingPathComponent("cuts.json")
        var cutting = Cutting(ported, of: sources, without: absent, library: library, memory: memory)
        let last = try cutting.compile(job) { try self.compile($0, library) }
        let remarks = ported.remarks.filter { $0.rule != .imports }
        return Result(
            objects: last.files.map(last.object), remarks: remarks, cuts: cutting.cuts,
            importsShells: needsShells, missing: missing)
    }

    private func makeFolders(_ library: String) throws -> (sources: URL, objects: URL) {
        let objects = folder.appendingPathComponent("Objects")
        if state.library != library {
            try? FileManager.default.removeItem(at: objects)
            state = ModuleState()
        }
        try FileManager.default.createDirectory(at: objects, withIntermediateDirectories: true)
        return (folder.appendingPathComponent("Sources"), objects)
    }

    private func compile(_ job: CompileJob, _ library: String) throws {
        let texts = try job.files.map { try String(contentsOf: $0, encoding: .utf8) }
        var new = try job.run(from: state, texts: texts, dependencies) { doubted in
            var doubted = doubted
            doubted.library = library
            try self.keep(doubted)
        }
        new.library = library
        try keep(new)
    }

    private func keep(_ new: ModuleState) throws {
        guard new != state else { return }
        state = new
        try state.write(to: folder.appendingPathComponent("state.json"))
    }
}

/// The modules that a compiler would not find.
enum MissingModules {
    /// Reads them off what porting says.
    static func find(in remarks: [Remark]) -> [BuildFailure.MissingModule] {
        var places: [String: [String]] = [:]
        for remark in remarks where remark.rule == .imports {
            guard let name = remark.text.split(separator: " ").last else { continue }
            places[String(name), default: []].append("\(remark.path):\(remark.line)")
        }
        return places.sorted { $0.key < $1.key }.map { .init(name: $0.key, places: $0.value) }
    }
}

/// What a module's objects were made from.
package struct ModuleState: Codable, Equatable {
    /// Which build of Interlude's modules they were compiled against; none before anything was.
    var library = ""
    /// How the compiler was called.
    var arguments: [String] = []
    var frontend: FrontendCommand?
    /// By the names of the ported files.
    var files: [String: FileState] = [:]
    /// The names of the files whose objects were made without the driver since it ran last.
    var besidesDriver: Set<String> = []

    struct FileState: Codable, Equatable {
        /// The text's digest.
        let text: String
        /// The digest of what other files see of it.
        let interface: String
    }

    package init() {}

    /// The same, with these files' objects in doubt: they are compiled the next time, whatever is in the files then.
    func doubting(_ names: [String]) -> ModuleState {
        var result = self
        result.besidesDriver.formUnion(names)
        for name in names {
            guard let file = files[name] else { continue }
            result.files[name] = FileState(text: "", interface: file.interface)
        }
        return result
    }

    /// The same, with all objects in doubt: the driver has to look at them.
    var doubtingAll: ModuleState {
        var result = self
        result.arguments = []
        return result
    }

    /// Reads what was written; a file that makes no sense counts as none.
    init(contentsOf url: URL) {
        let data = (try? Data(contentsOf: url)) ?? Data()
        self = (try? JSONDecoder().decode(ModuleState.self, from: data)) ?? ModuleState()
    }

    func write(to url: URL) throws { try JSONEncoder().encode(self).write(to: url, options: .atomic) }
}
