import Foundation

/// Interlude's compiled modules, and the compiler's arguments for them.
///
/// They are either those of a build of Interlude's own package, or those of an installed bundle (``InstalledBundle``).
package struct BuiltModules: Sendable {
    /// The compiler's arguments.
    package let arguments: [String]
    /// The build's folder, or the bundle's.
    package let folder: URL
    /// Interlude's own package; `nil` in a bundle.
    package let package: URL?
    /// The program's name, which its list of object files has too.
    package let program: String
    /// The shared library of a bundle; `nil` in a build, where it is linked from the object files.
    let library: URL?

    /// Finds the modules of the bundle or of the build that a program belongs to, as `.build/release/interlude`. `nil` if there are
    /// none.
    package init?(besides program: URL) {
        if let bundle = InstalledBundle(of: program) {
            self.init(bundle: bundle)
        } else {
            self.init(build: program)
        }
    }

    /// The modules of a bundle. Its module maps are beside them, where the compiler finds them by their names.
    package init(bundle: InstalledBundle) {
        arguments = ["-I", bundle.modules.path]
        folder = bundle.url
        package = nil
        program = InstalledBundle.program
        library = bundle.library
    }

    private init?(build program: URL) {
        let folder = program.resolvingSymlinksInPath().deletingLastPathComponent()
        let modules = folder.appendingPathComponent("Modules")
        guard FileManager.default.fileExists(atPath: modules.appendingPathComponent("UIKit.swiftmodule").path),
            let package = BuiltModules.package(above: folder)
        else { return nil }
        self.folder = folder
        self.package = package
        self.program = program.resolvingSymlinksInPath().lastPathComponent
        library = nil
        let maps = BuiltModules.moduleMaps(in: package) + BuiltModules.builtModuleMaps(in: folder)
        arguments =
            ["-I", modules.path] + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] } + BuiltModules.headerFolders()
    }

    /// The package that was built, in one of the folders above the build.
    private static func package(above folder: URL) -> URL? {
        var folder = folder
        for _ in 0..<6 {
            let map = folder.appendingPathComponent("\(systemFolder)/CCairo/module.modulemap")
            if FileManager.default.fileExists(atPath: map.path) { return folder }
            folder = folder.deletingLastPathComponent()
        }
        return nil
    }

    /// The package's folder of system libraries.
    private static let systemFolder = "Sources/System"

    /// The module maps of Debian's C libraries.
    private static func moduleMaps(in package: URL) -> [String] {
        let folder = package.appendingPathComponent(systemFolder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appendingPathComponent("\($0)/module.modulemap").path }
            .filter { FileManager.default.fileExists(atPath: $0) }
    }

    /// Those that the package manager makes for C targets.
    private static func builtModuleMaps(in folder: URL) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter { $0.hasPrefix("C") && $0.hasSuffix(".build") }
            .map { folder.appendingPathComponent("\($0)/module.modulemap").path }
            .filter { FileManager.default.fileExists(atPath: $0) }
    }

    /// Where the C libraries' headers are.
    private static func headerFolders() -> [String] {
        let libraries = ["cairo", "pangocairo", "gdk-pixbuf-2.0", "libpng", "sdl2"]
        guard let result = try? Tool.run("pkg-config", ["--cflags-only-I"] + libraries), result.status == 0 else {
            return []
        }
        return result.output.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
    }
}

/// A program that is run to its end.
enum Tool {
    /// Runs a program of the path, and returns what it writes on both outputs.
    static func run(_ name: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [name] + arguments
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
}
