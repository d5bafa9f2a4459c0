import CommandParts
import Dispatch
import Foundation
import InterludeProject
import InterludeTools

/// `interlude test`: the tests of a package, with its sources ported and the SDK selected.
enum TestCommand: Command {
    static let specification = CommandSpecification(
        name: "test", summary: "Port a package's sources, and run its tests with the SDK.",
        operands: PackageRun.operands,
        options: [
            .init(name: "filter", value: "NAME", help: "Run only the tests whose names match, as in 'swift test'."),
            .init(name: "watch", help: "Run again after each save, until Ctrl-C."),
        ] + PackageRun.options,
        discussion: """
            Copies the package into .build/interlude, ports the sources of its targets and runs 'swift test --swift-sdk
            interlude' there. A target with comments '// interlude-port: PATH' gets the sources at these paths. The
            package's own files are not changed. Goldens are beside the tests.

            Examples:
              interlude test
              interlude test Museum.xcodeproj --filter Detail
              interlude test --watch
            """)

    static func run(_ arguments: ParsedArguments) throws {
        let run = try PackageRun("test", arguments)
        let more = arguments["filter"].map { ["--filter", $0] } ?? []
        if arguments.has("watch") { try run.watch(more) } else { try run.run(more) }
    }
}

/// `interlude build`: the same without tests.
enum BuildCommand: Command {
    static let specification = CommandSpecification(
        name: "build", summary: "Port a package's sources, and build it with the SDK.",
        operands: PackageRun.operands,
        options: [
            .init(name: "tests", help: "Build the tests too, for a debugger."),
            .init(name: "static", help: "Link programs with the static library, to distribute them."),
        ] + PackageRun.options,
        discussion: """
            Runs 'swift build --swift-sdk interlude' on a copy of the package with ported sources; see 'interlude test
            --help'.
            """)

    static func run(_ arguments: ParsedArguments) throws {
        guard !arguments.has("tests") || !arguments.has("static") else {
            throw UsageError("--static is for programs, not for --tests", command: specification.name)
        }
        try PackageRun("build", arguments).run(arguments.has("tests") ? ["--build-tests"] : [])
    }
}

/// A run of the package manager on a ported copy of a package.
struct PackageRun {
    static let operands = [
        CommandSpecification.Operand(
            name: "path",
            help: "A package, or an Xcode project with a package of 'interlude init'. Default: this folder.",
            isOptional: true)
    ]
    static let options = [
        CommandSpecification.Option(name: "release", help: "Build with optimization."),
        CommandSpecification.Option(
            name: "strict", help: "Stop at missing modules. Otherwise statements that need them are removed and listed."
        ),
    ]

    private let verb: String
    private let package: URL
    private let isRelease: Bool
    private let isStatic: Bool
    private let isStrict: Bool

    init(_ verb: String, _ arguments: ParsedArguments) throws {
        self.verb = verb
        package = try TestPackage.folder(at: arguments.operands.first ?? ".")
        isRelease = arguments.has("release")
        isStatic = arguments.has("static")
        isStrict = arguments.has("strict")
    }

    /// Ports the sources, and replaces this process by the package manager.
    func run(_ more: [String]) throws {
        let bundle = try bundle()
        let mirror = try port(with: bundle)
        try replaceProcess("swift", words(for: mirror, bundle, more))
    }

    /// Ports the sources and runs the package manager, again whenever a file is saved. Does not return.
    func watch(_ more: [String]) throws {
        let bundle = try bundle()
        let saves = DispatchSemaphore(value: 0)
        let watch = try SourceWatch { saves.signal() }
        var mirror = try port(with: bundle)
        while true {
            watch.add(mirror.watchedFolders)
            try runChild(words(for: mirror, bundle, more))
            Console.tell("Waiting for a file to be saved. Ctrl-C quits.")
            repeat {
                saves.wait()
                // Editors write a file in several steps.
                while saves.wait(timeout: .now() + PackageRun.quiet) == .success {}
            } while !update(&mirror, bundle)
        }
    }

    /// Ports the sources again. A manifest that cannot be read just now is reported, and does not end the watch.
    private func update(_ mirror: inout PackageMirror, _ bundle: InstalledBundle) -> Bool {
        do { mirror = try port(with: bundle) } catch {
            Console.complain("\(error)")
            return false
        }
        return true
    }

    /// In seconds. Decided: longer than the steps of saving a file, too short to be noticed.
    private static let quiet = 0.1

    private func port(with bundle: InstalledBundle) throws -> PackageMirror {
        let mirror = try PackageMirror(of: package, at: work.appendingPathComponent("package"))
        try FileManager.default.createDirectory(at: mirror.folder, withIntermediateDirectories: true)
        tell(try mirror.write(leavingOut: isStrict ? nil : BuiltModules(bundle: bundle)))
        return mirror
    }

    private func tell(_ output: PackageMirror.Output) {
        for module in output.missing {
            for place in module.places { Console.tell("\(place): note: \(BuildFailure.leftOutNote(module.name))") }
        }
        for cut in output.cuts { Console.tell("left out: \(cut.path):\(cut.line): \(cut.text)") }
        for remark in output.remarks {
            Console.tell("\(remark.path):\(remark.line):\(remark.column): warning: \(remark.text)")
        }
    }

    private var work: URL { package.appendingPathComponent(".build/interlude") }

    private func bundle() throws -> InstalledBundle {
        guard let bundle = InstalledBundle.found() else { throw NoBundle() }
        return bundle
    }

    private func words(for mirror: PackageMirror, _ bundle: InstalledBundle, _ more: [String]) -> [String] {
        [verb, "--package-path", mirror.folder.path, "--scratch-path", work.appendingPathComponent("build").path]
            + bundle.packageManagerArguments + (isStatic ? bundle.staticLinkArguments : [])
            + (isRelease ? ["-c", "release"] : []) + more
    }

    /// Runs the package manager and waits for its end. An interrupt ends both.
    private func runChild(_ words: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift"] + words
        try process.run()
        let child = process.processIdentifier
        let interrupt = Interrupt {
            kill(child, SIGINT)
            exit(0)
        }
        process.waitUntilExit()
        interrupt.cancel()
        for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
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
            the SDK is not installed: no bundle contains this program, and ~/.swiftpm/swift-sdks has none
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
