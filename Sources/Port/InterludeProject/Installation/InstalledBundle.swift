import Foundation

/// An artifact bundle that `script/sdk` has made: a Swift SDK with compiled modules, and the command beside it.
///
/// The bundle works in any folder: everything is found from the program's own place.
///
///     interlude.artifactbundle/bin/interlude           starts the program with the toolchain's libraries
///     interlude.artifactbundle/libexec/interlude       the program
///     interlude.artifactbundle/sdk/modules             Interlude's modules
///     interlude.artifactbundle/sdk/root                the root of the SDK, with the shared libraries
package struct InstalledBundle: Equatable, Sendable {
    /// The bundle's folder.
    package let url: URL

    /// The bundle around a program, `nil` if the program is in no bundle.
    package init?(of program: URL) {
        let folder = program.resolvingSymlinksInPath().deletingLastPathComponent()
        guard ["libexec", "bin"].contains(folder.lastPathComponent) else { return nil }
        self.init(at: folder.deletingLastPathComponent())
    }

    /// The bundle in a folder, `nil` if the folder holds none.
    package init?(at url: URL) {
        self.url = url
        let module = modules.appendingPathComponent("UIKit.swiftmodule").path
        guard FileManager.default.fileExists(atPath: module), library != nil else { return nil }
    }

    /// The bundle of the program that runs, `nil` if it is in none.
    package static var current: InstalledBundle? {
        InstalledBundle(of: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath())
    }

    /// The name of the program in a bundle.
    package static let program = "interlude"
    /// The name by which `--swift-sdk` selects the SDK: the artifact's identifier in the bundle's `info.json`.
    package static let identifier = "interlude"

    /// The folder of the modules.
    package var modules: URL { url.appendingPathComponent("sdk/modules") }

    /// The name of the shared library beside ``library`` with the modules that stand in for frameworks that are not there.
    static let shells = "libInterludeShells"

    /// The shared library with all modules of apps, in a folder that the processor names.
    var library: URL? {
        let folder = url.appendingPathComponent("sdk/root/usr/lib/swift/linux")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appendingPathComponent("\($0)/libInterlude.so") }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// The package manager's arguments that link programs with the static library instead of the shared ones: everything in it
    /// takes the place of what the shared libraries have, which are then not needed.
    package var staticLinkArguments: [String] {
        let folder = url.appendingPathComponent("sdk/static")
        let words = [
            "--whole-archive", folder.appendingPathComponent("libInterlude.a").path, "--no-whole-archive",
            folder.appendingPathComponent("libraries.ld").path,
        ]
        return words.flatMap { ["-Xlinker", $0] }
    }

    /// The bundle's own description: `version`, `commit` and `swift`, one to a line as `key value`.
    package var facts: [String: String] {
        let file = url.appendingPathComponent("VERSION")
        let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n")
        return lines.reduce(into: [:]) { facts, line in
            let words = line.split(separator: " ", maxSplits: 1).map(String.init)
            if words.count == 2 { facts[words[0]] = words[1] }
        }
    }
}

extension InstalledBundle {
    /// The bundle of the program that runs, or else the first one that `swift sdk install` has put into the user's folder.
    ///
    /// - Parameter home: The user's folder.
    package static func found(home: URL = InstalledBundle.userFolder) -> InstalledBundle? {
        if let current { return current }
        let folder = home.appendingPathComponent(".swiftpm/swift-sdks")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().lazy.filter { $0.hasPrefix("interlude") }
            .compactMap { InstalledBundle(at: folder.appendingPathComponent($0)) }.first
    }

    /// The user's folder as the package manager finds it: from the system's list of users, also where `HOME` is another folder, as in
    /// GitHub's containers.
    package static var userFolder: URL {
        guard let user = getpwuid(getuid()), let path = user.pointee.pw_dir else {
            return FileManager.default.homeDirectoryForCurrentUser
        }
        return URL(fileURLWithPath: String(cString: path))
    }

    /// The package manager's arguments that select the SDK of this bundle, wherever it is.
    package var packageManagerArguments: [String] {
        ["--swift-sdks-path", url.deletingLastPathComponent().path, "--swift-sdk", InstalledBundle.identifier]
    }
}
