import CommandParts
import Foundation
import InterludeProject

/// `interlude test`: the tests of a package, with its sources ported and the SDK selected.
enum TestCommand: Command {
    static let specification = CommandSpecification(
        name: "test", summary: "Port a package's sources, and run its tests with the SDK.",
        operands: PackageRun.operands,
        options: [
            .init(name: "filter", value: "NAME", help: "Only the tests whose names match, as in 'swift test'.")
        ] + PackageRun.options,
        discussion: """
            The same as 'swift test --swift-sdk interlude' on a copy of the package in .build/interlude, in which the
            sources of the targets are ported (interlude port); a target with comments '// interlude-port: PATH' gets
            the sources that they name. The package's own files stay as they are. Goldens are beside the tests.

            Examples:
              interlude test
              interlude test Museum.xcodeproj --filter Detail
            """)

    static func run(_ arguments: ParsedArguments) throws {
        try PackageRun("test", arguments).run(arguments["filter"].map { ["--filter", $0] } ?? [])
    }
}

/// `interlude build`: the same without tests.
enum BuildCommand: Command {
    static let specification = CommandSpecification(
        name: "build", summary: "Port a package's sources, and build it with the SDK.",
        operands: PackageRun.operands, options: PackageRun.options,
        discussion: """
            The same as 'swift build --swift-sdk interlude' on a copy of the package with ported sources; see
            'interlude test --help'.
            """)

    static func run(_ arguments: ParsedArguments) throws { try PackageRun("build", arguments).run([]) }
}

/// A run of the package manager on a ported copy of a package.
struct PackageRun {
    static let operands = [
        CommandSpecification.Operand(
            name: "path",
            help: "A package, or an Xcode project with a package of 'interlude init'. Without it: this folder.",
            isOptional: true)
    ]
    static let options = [CommandSpecification.Option(name: "release", help: "Build with optimization.")]

    private let verb: String
    private let package: URL
    private let isRelease: Bool

    init(_ verb: String, _ arguments: ParsedArguments) throws {
        self.verb = verb
        package = try TestPackage.folder(at: arguments.operands.first ?? ".")
        isRelease = arguments.has("release")
    }

    /// Ports the sources, and replaces this process by the package manager.
    func run(_ more: [String]) throws {
        guard let bundle = InstalledBundle.found() else { throw NoBundle() }
        let work = package.appendingPathComponent(".build/interlude")
        let mirror = try PackageMirror(of: package, at: work.appendingPathComponent("package"))
        try FileManager.default.createDirectory(at: mirror.folder, withIntermediateDirectories: true)
        for remark in try mirror.write() {
            Console.tell("\(remark.path):\(remark.line):\(remark.column): warning: \(remark.text)")
        }
        let words =
            [verb, "--package-path", mirror.folder.path, "--scratch-path", work.appendingPathComponent("build").path]
            + bundle.packageManagerArguments + (isRelease ? ["-c", "release"] : []) + more
        try replaceProcess("swift", words)
    }

    private func replaceProcess(_ program: String, _ arguments: [String]) throws {
        fflush(nil)
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
        words.append(nil)
        // This program ignores it, and the next one would inherit that.
        signal(SIGPIPE, SIG_DFL)
        execvp(program, words)
        throw CannotStart(program: program, code: errno)
    }

    private struct NoBundle: Error, CustomStringConvertible {
        var description: String {
            """
            the SDK is not installed: this program is in no bundle, and there is none in ~/.swiftpm/swift-sdks
            Install it: swift sdk install interlude-\(ProgramVersion.number)-….artifactbundle.zip (Documentation/install.md)
            """
        }
    }

    private struct CannotStart: Error, CustomStringConvertible {
        let program: String
        let code: Int32
        var description: String { "cannot start \(program): \(String(cString: strerror(code)))" }
    }
}
