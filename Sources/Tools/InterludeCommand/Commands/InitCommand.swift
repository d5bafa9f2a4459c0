import CommandParts
import Foundation
import InterludeProject

/// `interlude init`: a small package beside an app's project, for its tests on Linux.
enum InitCommand: Command {
    static let specification = CommandSpecification(
        name: "init", summary: "Write a small package beside an Xcode project, for its tests on Linux.",
        operands: [
            .init(
                name: "path", help: "The project's folder, or an .xcodeproj. Without it: this folder.", isOptional: true
            )
        ],
        options: [
            .init(name: "target", value: "NAME", help: "Which of the project's targets.", standard: "its only app"),
            .init(name: "output", value: "NAME", help: "What the package's folder is called.", standard: "Linux"),
        ],
        discussion: """
            The package compiles the app's own sources, which stay as they are: they are ported before each build.
            It holds one test with a film and a patient, and a recipe for continuous integration. Nothing else is
            touched; a folder that is there already is not written into.
            """)

    static func run(_ arguments: ParsedArguments) throws {
        let app = try App(URL(fileURLWithPath: arguments.operands.first ?? ".").standardizedFileURL)
        let module = try module(of: app, arguments["target"])
        let name = arguments["output"] ?? "Linux"
        guard !name.contains("/"), name != "..", name != "." else {
            throw UsageError("--output is a name, not a path: '\(name)'", command: "init")
        }
        let folder = app.root.appendingPathComponent(name)
        guard !FileManager.default.fileExists(atPath: folder.path) else { throw Occupied(path: folder.path) }
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        guard let modules = BuiltModules(besides: program) else {
            throw AppMissing(description: "Interlude's package is not around this program")
        }
        let package = LinuxPackage(module, root: app.root, folder: name, interlude: modules.package)
        try write(package, to: folder)
        Console.show(report(package, module, folder, name))
    }

    private static func module(of app: App, _ target: String?) throws -> AppModule {
        if target != nil || !app.programs.isEmpty { return try app.program(target: target) }
        guard let first = app.modules.first(where: { !$0.sources.isEmpty }) else {
            throw AppMissing(description: "there is no Swift file in \(app.url.path)")
        }
        return first
    }

    /// All of it, or nothing: it gets its name when it is complete.
    private static func write(_ package: LinuxPackage, to folder: URL) throws {
        let new = folder.deletingLastPathComponent().appendingPathComponent(".\(folder.lastPathComponent)-\(getpid())")
        do {
            for (path, text) in package.files {
                let file = new.appendingPathComponent(path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
            try FileManager.default.moveItem(at: new, to: folder)
        } catch {
            try? FileManager.default.removeItem(at: new)
            throw error
        }
    }

    private static func report(_ package: LinuxPackage, _ module: AppModule, _ folder: URL, _ name: String) -> String {
        let examined =
            package.animator.map { "The test films and examines \($0)." }
            ?? "No animator was found that the test could make: write yours into it."
        return """
            wrote \(folder.path)
            \(package.files.keys.sorted().map { "  \($0)" }.joined(separator: "\n"))
            \(examined)
            Next: cd \(name) && swift test
            The first run records the film, and fails for once: look at it before you keep it.
            What does not compile yet: interlude port --check \(module.targetName ?? module.name)'s project tells it by name and place.
            """
    }

    private struct Occupied: Error, CustomStringConvertible {
        let path: String
        var description: String { "there is something at \(path) already; --output gives the package another name" }
    }

    private struct AppMissing: Error, CustomStringConvertible {
        let description: String
    }
}
