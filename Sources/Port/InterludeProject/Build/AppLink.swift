import Foundation

/// Links an app's objects to Interlude's library.
struct AppLink {
    let library: AppLibrary
    let objects: [URL]
    /// Whether the app imports modules that stand in for frameworks: their library is then loaded though only a storyboard may
    /// name a class of it.
    let usesShells: Bool

    /// Links a program; one that is there, and may run, is replaced by another file. One that was linked from the same files stays.
    ///
    /// - Parameter state: The file of the inputs of the last link.
    /// - Returns: The program.
    func run(to program: URL, state: URL) throws -> BuiltFile {
        let inputs = inputs
        if let program = LinkState.current(program, inputs: inputs, in: state) { return program }
        let runtime = try SwiftRuntime.found()
        try link(to: program, runtime)
        let built = try BuiltFile(program)
        try LinkState(inputs: inputs, program: built, runtime: runtime.start).write(to: state)
        return built
    }

    /// The compiler counts too: another one has other libraries.
    private var inputs: String {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let compiler = FileStamp(ofProgram: "swiftc", path: path)?.text ?? ""
        let libraries = library.files(usesShells: usesShells).map { "\($0.url.path) \($0.hash)" }
        return LinkState.digest(of: [compiler] + libraries, objects: objects)
    }

    private func link(to program: URL, _ runtime: SwiftRuntime) throws {
        let folder = library.url.deletingLastPathComponent().path
        let new = program.deletingLastPathComponent().appendingPathComponent(".new-program")
        let arguments =
            [
                "-pie", "-fuse-ld=lld", "-Xlinker", "--build-id=none", "-Xlinker", "-rpath=\(folder)", "-Xlinker",
                "-rpath=\(runtime.libraries)", runtime.start,
            ] + objects.map(\.path)
            // First of all libraries: it listens to calls of the system's, see `CMainQueue`.
            + ["-L\(folder)", "-l\(library.name)"]
            + library.files(usesShells: usesShells).dropFirst().map { "-l\($0.linkName)" }
            + ["-L\(runtime.libraries)"]
            // The second library needs it, and finds no folder but its own.
            + (usesShells ? ["-lFoundationNetworking"] : []) + ["-Xlinker", "--as-needed"]
            + SwiftRuntime.names.map { "-l\($0)" } + ["-o", new.path]
        let result = try Tool.run(runtime.linker, arguments)
        guard result.status == 0 else { throw BuildFailure("the app could not be linked:\n\(result.output)") }
        guard rename(new.path, program.path) == 0 else { throw AppError("cannot write \(program.path)") }
    }
}

extension BuiltFile {
    /// What `-l` calls a shared library.
    fileprivate var linkName: String { String(url.deletingPathExtension().lastPathComponent.dropFirst(3)) }
}

/// What the toolchain links programs with.
struct SwiftRuntime {
    /// clang, beside the compiler.
    let linker: String
    /// The folder of the shared libraries.
    let libraries: String
    /// The object that every program begins with.
    let start: String

    /// The libraries that an app may use; those that it does not use are not linked.
    static let names = [
        "swiftSwiftOnoneSupport", "swiftCore", "swift_Concurrency", "swift_StringProcessing", "swift_RegexParser",
        "swiftRegexBuilder", "swiftObservation", "swiftSynchronization", "swiftGlibc", "BlocksRuntime", "dispatch",
        "swiftDispatch", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
        "FoundationXML", "m",
    ]

    /// Asks the compiler on the path, once in a program.
    static func found() throws -> SwiftRuntime {
        guard let runtime = atHand else { throw AppError("there is no Swift compiler on the path") }
        return runtime
    }

    private static let atHand: SwiftRuntime? = {
        guard let result = try? Tool.run("swiftc", ["-print-target-info"]), result.status == 0,
            let object = try? JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any],
            let paths = object["paths"] as? [String: Any], let target = object["target"] as? [String: Any],
            let resources = paths["runtimeResourcePath"] as? String, let triple = target["triple"] as? String,
            let processor = triple.split(separator: "-").first
        else { return nil }
        let libraries = (paths["runtimeLibraryPaths"] as? [String])?.first ?? "\(resources)/linux"
        let clang = URL(fileURLWithPath: "\(resources)/../../bin/clang").standardizedFileURL.path
        return SwiftRuntime(
            linker: FileManager.default.isExecutableFile(atPath: clang) ? clang : "clang", libraries: libraries,
            start: "\(libraries)/\(processor)/swiftrt.o")
    }()
}
