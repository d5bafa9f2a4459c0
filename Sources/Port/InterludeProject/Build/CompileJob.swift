import Foundation
import InterludePort

/// Compiles a module's files, those that need it.
///
/// Where few files have changed, the frontend is called without the driver, which takes longer than to compile a small file: for
/// those files, and for those that use what has changed in them. All else is the driver's.
package struct CompileJob {
    let files: [URL]
    /// The folder of the objects.
    let objects: URL
    let arguments: [String]
    /// Where the module goes for others that import it.
    let product: URL?

    package init(files: [URL], objects: URL, arguments: [String], product: URL? = nil) {
        self.files = files
        self.objects = objects
        self.arguments = arguments
        self.product = product
    }

    package func object(of file: URL) -> URL { output(of: file, "o") }

    /// What the compiler has written down of a file's dependencies.
    package func dependencies(of file: URL) -> URL { output(of: file, "swiftdeps") }

    private func output(of file: URL, _ ending: String) -> URL {
        objects.appendingPathComponent("\(file.deletingPathExtension().lastPathComponent).\(ending)")
    }

    /// - Parameters:
    ///   - cache: What is known of the files' dependencies.
    ///   - doubt: Is told, before anything is compiled, from which state the next build has to begin if this one fails.
    /// - Returns: What the objects are made from now.
    package func run(
        from old: ModuleState, texts: [String], _ cache: DependencyCache, doubt: @escaping (ModuleState) throws -> Void
    ) throws -> ModuleState {
        var new = state(from: old, texts: texts)
        let changed = files.filter { file in
            let name = file.lastPathComponent
            return old.files[name]?.text != new.files[name]?.text
                || !FileManager.default.fileExists(atPath: object(of: file).path)
        }
        let isSame = isSameModule(old, new)
        if changed.isEmpty, isSame { return new }
        if let partial = try partial(changed, from: old, to: new, cache, isSame: isSame, doubt: doubt) {
            new.frontend = partial.frontend
            new.besidesDriver = old.besidesDriver.union(try partial.run().map(\.lastPathComponent))
        } else {
            // Who knows what the driver has compiled when it fails: the driver does, and goes on from there.
            try doubt(old.doubtingAll)
            try tellDriver(texts, old.besidesDriver)
            try compileAll()
            // For the next time, which is to be quick.
            new.frontend = try new.frontend ?? FrontendCommand(arguments, files: files)
        }
        return new
    }

    private func state(from old: ModuleState, texts: [String]) -> ModuleState {
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
        return new
    }

    /// Whether no file sees anything new of another.
    private func isSameModule(_ old: ModuleState, _ new: ModuleState) -> Bool {
        old.arguments == new.arguments && old.files.mapValues(\.interface) == new.files.mapValues(\.interface)
            && hasProduct
    }

    private var hasProduct: Bool { product.map { FileManager.default.fileExists(atPath: $0.path) } ?? true }

    /// From so many files on the driver is as quick. Decided.
    private static let fewFiles = 4

    /// What compiles those files without the driver, if that can be done.
    private func partial(
        _ changed: [URL], from old: ModuleState, to new: ModuleState, _ cache: DependencyCache, isSame: Bool,
        doubt: @escaping (ModuleState) throws -> Void
    ) throws -> PartialCompilation? {
        // A module that others import is written by the driver.
        guard changed.count <= CompileJob.fewFiles, old.arguments == arguments,
            Set(old.files.keys) == Set(new.files.keys), isSame || product == nil, hasProduct
        else { return nil }
        let partial = PartialCompilation(
            job: self, frontend: try new.frontend ?? FrontendCommand(arguments, files: files), cache: cache,
            changed: changed,
            declares: changed.filter { file in
                old.files[file.lastPathComponent]?.interface != new.files[file.lastPathComponent]?.interface
            }, doubt: { try doubt(old.doubting($0.map(\.lastPathComponent))) })
        return isSame || partial.knowsAll ? partial : nil
    }

    /// Makes sure that the driver compiles what is not as it was when it ran last.
    ///
    /// The driver compares the times of files, and writes them down in whole seconds (Swift 6.3): two edits within one second are one
    /// to it. So a file's time is reckoned from its text here, and another text has another second. An object that was made
    /// without the driver has to go, since the driver may know the file's text and not that its object was made of another one.
    private func tellDriver(_ texts: [String], _ besides: Set<String>) throws {
        for (file, text) in zip(files, texts) {
            let second = timeval(tv_sec: Int(Digest(text).value % CompileJob.seconds), tv_usec: 0)
            guard utimes(file.path, [second, second]) == 0 else {
                throw AppError("cannot set the time of \(file.path)")
            }
        }
        for file in files where besides.contains(file.lastPathComponent) { unlink(object(of: file).path) }
    }

    /// Seconds since 1970, up to 2038, which all file systems can hold.
    private static let seconds: UInt64 = 1 << 31

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
                entries[file.path] = [
                    "object": object(of: file).path, "swift-dependencies": dependencies(of: file).path,
                ]
            }
            return try JSONSerialization.data(withJSONObject: entries, options: [.sortedKeys])
        }
    }
}
