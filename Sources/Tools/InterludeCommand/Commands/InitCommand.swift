import CommandParts
import Foundation
import InterludeProject

/// `interlude init`: a small package beside an app's project, for its tests on Linux.
enum InitCommand: Command {
    static let specification = CommandSpecification(
        name: "init", summary: "Create a package of tests beside an app's project or in a package.",
        operands: [
            .init(
                name: "path", help: "The project's folder, or an .xcodeproj. Default: this folder.", isOptional: true
            )
        ],
        options: [
            .init(name: "target", value: "NAME", help: "The target of the project.", standard: "its only app"),
            .init(name: "output", value: "NAME", help: "The name of the package's folder.", standard: "Linux"),
        ],
        discussion: """
            The package ports and compiles the app's sources in each build, without changing them. It contains a test
            with a film and an examination, and a recipe for continuous integration. An existing folder is not changed.
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
            throw AppMissing(description: "Interlude's modules are not beside this program: install the bundle")
        }
        let package = LinuxPackage(module, root: app.root, folder: name, interlude: modules.package)
        try NewFolder.write(package.files, to: folder)
        Console.show(report(package, folder, usesSDK: modules.package == nil))
    }

    private static func module(of app: App, _ target: String?) throws -> AppModule {
        if target != nil || !app.programs.isEmpty { return try app.program(target: target) }
        guard let first = app.modules.first(where: { !$0.sources.isEmpty }) else {
            throw AppMissing(description: "there is no Swift file in \(app.url.path)")
        }
        return first
    }

    private static func report(_ package: LinuxPackage, _ folder: URL, usesSDK: Bool) -> String {
        let examined =
            package.animator.map { "The test films and examines \($0)." }
            ?? "No animator was found that the test can create; write yours into the test."
        let test = usesSDK ? "interlude test" : "swift test --package-path"
        return """
            wrote \(folder.path)
            \(package.files.keys.sorted().map { "  \($0)" }.joined(separator: "\n"))
            \(examined)
            The first run records the film and fails. Look at the film before you commit it.
            If the sources do not compile yet, 'interlude port --check' lists the missing APIs with their locations.
            Next:
            \(test) \(ShellText.quoted(folder.path))
            """
    }

    private struct Occupied: Error, CustomStringConvertible {
        let path: String
        var description: String { "\(path) exists already; --output gives the package another name" }
    }

    private struct AppMissing: Error, CustomStringConvertible {
        let description: String
    }
}
