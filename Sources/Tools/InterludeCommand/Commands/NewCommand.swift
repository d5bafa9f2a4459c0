import CommandParts
import Foundation
import InterludeProject

/// `interlude new`: a package to begin with.
enum NewCommand: Command {
    static let specification = CommandSpecification(
        name: "new", summary: "Create a package with a transition, its film and its examination.",
        operands: [
            .init(
                name: "name", help: "The name of the package and of its folder. Default: this folder, if it is empty.",
                isOptional: true)
        ],
        discussion: """
            The package has no dependency: UIKit and InterludeTesting are in the Swift SDK. In Xcode it builds against
            Apple's UIKit. It contains a recipe for continuous integration (ci.sh, ci.yml).

            Example:
              interlude new Lamp
            """)

    static func run(_ arguments: ParsedArguments) throws {
        let here = URL(fileURLWithPath: ".").standardizedFileURL
        let name = arguments.operands.first ?? here.lastPathComponent
        guard StarterPackage.isModuleName(name) else {
            throw UsageError(
                "the package's name '\(name)' is invalid: use letters and digits, and begin with a letter",
                command: "new")
        }
        let folder = arguments.operands.isEmpty ? here : here.appendingPathComponent(name)
        let package = StarterPackage(name: name)
        try write(package, to: folder, isHere: arguments.operands.isEmpty)
        Console.show(report(package, folder, isHere: arguments.operands.isEmpty))
    }

    private static func write(_ package: StarterPackage, to folder: URL, isHere: Bool) throws {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let isFree = isHere ? names.allSatisfy { $0 == ".git" } : !FileManager.default.fileExists(atPath: folder.path)
        guard isFree else { throw Occupied(path: folder.path) }
        if isHere { return try NewFolder.fill(folder, package.files) }
        try NewFolder.write(package.files, to: folder)
    }

    private static func report(_ package: StarterPackage, _ folder: URL, isHere: Bool) -> String {
        let path = isHere ? "" : " --package-path \(ShellText.quoted(package.name))"
        return """
            wrote \(folder.path)
            \(package.files.keys.sorted().map { "  \($0)" }.joined(separator: "\n"))
            The first run records the film; look at it before you commit it.
            Next:
            INTERLUDE_GOLDEN=failed swift test --swift-sdk \(InstalledBundle.identifier)\(path)
            """
    }

    private struct Occupied: Error, CustomStringConvertible {
        let path: String
        var description: String { "\(path) is not empty; 'interlude init' writes a package of tests beside an app" }
    }
}
