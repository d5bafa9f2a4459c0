import Foundation
import InterludePort

/// Compiles a module's files, those that need it.
///
/// Where only bodies of functions have changed, no other file can tell, and the frontend compiles those files alone: that takes a
/// third of a second. Otherwise the driver finds out which files depend on what has changed.
struct CompileJob {
    let files: [URL]
    /// The folder of the objects.
    let objects: URL
    let arguments: [String]
    /// Where the module goes for others that import it.
    let product: URL?

    func object(of file: URL) -> URL {
        objects.appendingPathComponent(file.deletingPathExtension().lastPathComponent + ".o")
    }

    /// - Returns: What the objects are made from now.
    func run(from old: ModuleState, texts: [String]) throws -> ModuleState {
        var new = ModuleState()
        new.arguments = arguments
        for (file, text) in zip(files, texts) {
            let known = old.files[file.lastPathComponent]
            let digest = Digest(text).text
            // What is the same is not parsed once more.
            let interface = known?.text == digest ? known?.interface : nil
            new.files[file.lastPathComponent] = .init(
                text: digest, interface: interface ?? Digest(SourceInterface.text(of: text)).text)
        }
        new.frontend = old.arguments == arguments ? old.frontend : nil
        let changed = files.filter { file in
            let name = file.lastPathComponent
            return old.files[name]?.text != new.files[name]?.text
                || !FileManager.default.fileExists(atPath: object(of: file).path)
        }
        if changed.isEmpty, isSameModule(old, new) { return new }
        if isSameModule(old, new), changed.count <= CompileJob.fewFiles {
            new.frontend = try new.frontend ?? FrontendCommand(arguments, files: files)
            try compileAlone(changed, new.frontend)
        } else {
            try compileAll()
            // For the next time, which is to be quick.
            new.frontend = try new.frontend ?? FrontendCommand(arguments, files: files)
        }
        return new
    }

    /// Whether no file sees anything new of another.
    private func isSameModule(_ old: ModuleState, _ new: ModuleState) -> Bool {
        old.arguments == new.arguments && old.files.mapValues(\.interface) == new.files.mapValues(\.interface)
            && product.map { FileManager.default.fileExists(atPath: $0.path) } ?? true
    }

    /// From so many files on the driver is as quick. Decided.
    private static let fewFiles = 4

    private func compileAlone(_ changed: [URL], _ frontend: FrontendCommand?) throws {
        guard let frontend else { return try compileAll() }
        let results = try changed.map { try frontend.compile($0, among: files, to: object(of: $0)) }
        guard results.allSatisfy(\.isDone) else {
            throw BuildFailure(compiler: results.map(\.output).joined())
        }
    }

    private func compileAll() throws {
        let map = objects.appendingPathComponent("output-map.json")
        try outputMap.write(to: map, options: .atomic)
        let module = product.map { ["-emit-module", "-emit-module-path", $0.path] } ?? []
        let cores = ProcessInfo.processInfo.activeProcessorCount
        let result = try Tool.run(
            "swiftc",
            [
                "-c", "-incremental", "-enable-batch-mode", "-j\(cores)", "-output-file-map", map.path,
            ] + module + arguments + files.map(\.path))
        guard result.status == 0 else { throw BuildFailure(compiler: result.output) }
    }

    private var outputMap: Data {
        get throws {
            var entries: [String: [String: String]] = [
                "": ["swift-dependencies": objects.appendingPathComponent("module.swiftdeps").path]
            ]
            for file in files {
                let base = object(of: file).deletingPathExtension().path
                entries[file.path] = ["object": "\(base).o", "swift-dependencies": "\(base).swiftdeps"]
            }
            return try JSONSerialization.data(withJSONObject: entries, options: [.sortedKeys])
        }
    }
}
