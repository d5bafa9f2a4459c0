import Foundation
import InterludePort

/// One of an app's modules on its way from sources to object files; kept while the app is watched, so that only what has changed
/// is read, ported and compiled again.
final class ModuleBuild {
    private let folder: URL
    private let cache = PortCache()
    private var state: ModuleState

    init(_ name: String, in folder: URL) {
        self.folder = folder.appendingPathComponent(name)
        state = ModuleState(contentsOf: self.folder.appendingPathComponent("state.json"))
    }

    /// Ports and compiles what has changed.
    ///
    /// - Parameters:
    ///   - library: Which build of Interlude's modules it is compiled against.
    ///   - isImported: Whether others of the app's modules import this one.
    /// - Returns: The objects, and what could not be rewritten.
    func build(
        _ module: AppModule, _ options: PortOptions, _ modules: ModulesAtHand, library: String, isImported: Bool
    ) throws -> (objects: [URL], remarks: [Remark]) {
        let ported = Port(options: options).port(module.files, cache)
        let missing = MissingModules.find(in: ported.remarks)
        guard missing.isEmpty else { throw BuildFailure(missing: missing) }
        let sources = folder.appendingPathComponent("Sources")
        let objects = folder.appendingPathComponent("Objects")
        if state.library != library {
            try? FileManager.default.removeItem(at: objects)
            state = ModuleState()
        }
        try FileManager.default.createDirectory(at: objects, withIntermediateDirectories: true)
        let files = try PortedOutput.write(ported, to: sources)
        let job = CompileJob(
            files: files, objects: objects,
            arguments: module.compilerArguments(modules, paths: files, modulesIn: folder.deletingLastPathComponent())
                + ["-Onone", "-gline-tables-only", "-suppress-warnings"],
            product: isImported
                ? folder.deletingLastPathComponent().appendingPathComponent("\(module.name).swiftmodule") : nil)
        var new = try job.run(from: state, texts: try files.map { try String(contentsOf: $0, encoding: .utf8) })
        new.library = library
        if new != state {
            state = new
            try state.write(to: folder.appendingPathComponent("state.json"))
        }
        return (files.map(job.object), ported.remarks)
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
struct ModuleState: Codable, Equatable {
    /// Which build of Interlude's modules they were compiled against; none before anything was.
    var library = ""
    /// How the compiler was called.
    var arguments: [String] = []
    var frontend: FrontendCommand?
    /// By the names of the ported files.
    var files: [String: FileState] = [:]

    struct FileState: Codable, Equatable {
        /// The text's digest.
        let text: String
        /// The digest of what other files see of it.
        let interface: String
    }

    init() {}

    /// Reads what was written; a file that makes no sense counts as none.
    init(contentsOf url: URL) {
        let data = (try? Data(contentsOf: url)) ?? Data()
        self = (try? JSONDecoder().decode(ModuleState.self, from: data)) ?? ModuleState()
    }

    func write(to url: URL) throws { try JSONEncoder().encode(self).write(to: url, options: .atomic) }
}
