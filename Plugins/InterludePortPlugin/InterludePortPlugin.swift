import Foundation
import PackagePlugin

/// Ports an iOS app's sources before each build of a target. A Swift file of the target says where they are:
///
///     // interlude-port: ../../Shop
///
/// A path is one of a file or a folder, from the folder of the file that says so. There may be several such lines, and
/// `// interlude-port-except: Names` leaves out files and folders of these names, `// interlude-port-without: AVFoundation` the files that
/// import a module.
@main struct InterludePortPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let wishes = target.sourceFiles(withSuffix: "swift").map { Wishes(in: $0.url) }
        let files = wishes.flatMap(\.files)
        guard !files.isEmpty else {
            Diagnostics.error(
                "no file of \(target.name) has a line '// interlude-port: PATH' that leads to Swift files")
            return []
        }
        let outputs = names(of: files).map { context.pluginWorkDirectoryURL.appendingPathComponent($0) }
        let modules = target.recursiveTargetDependencies.map(\.name).flatMap { ["--module", $0] }
        let without = wishes.flatMap(\.without).flatMap { ["--without", $0] }
        let pairs = zip(files, outputs).flatMap { [$0.path, $1.path] }
        return [
            .buildCommand(
                displayName: "Porting \(files.count) files of \(target.name)",
                executable: try context.tool(named: "InterludePortTool").url, arguments: modules + without + pairs,
                inputFiles: files, outputFiles: outputs)
        ]
    }

    /// `A.ported.swift` of `A.swift`: another base name than the original's, as errors name that one too. Files of one name in
    /// several folders get a number.
    private func names(of files: [URL]) -> [String] {
        var used: [String: Int] = [:]
        return files.map { file in
            let base = file.deletingPathExtension().lastPathComponent
            // The compiler knows the file that the program begins in by its name.
            guard base != "main" else { return "main.swift" }
            used[base, default: 0] += 1
            let number = used[base, default: 1]
            return number == 1 ? "\(base).ported.swift" : "\(base).ported-\(number).swift"
        }
    }
}

/// What the comments of a file ask for.
private struct Wishes {
    private(set) var files: [URL] = []
    private(set) var without: [String] = []

    /// Folders that hold no sources of the app's own.
    private static let others: Set<String> = ["Pods", "Carthage", "build", "DerivedData"]

    init(in file: URL) {
        let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(whereSeparator: \.isNewline)
        func values(_ key: String) -> [String] {
            lines.compactMap { line in
                let line = line.trimmingCharacters(in: .whitespaces)
                guard line.hasPrefix("// \(key):") else { return nil }
                return line.dropFirst(key.count + 4).trimmingCharacters(in: .whitespaces)
            }
        }
        without = values("interlude-port-without")
        let except = Set(values("interlude-port-except")).union(Wishes.others)
        let folder = file.deletingLastPathComponent()
        files = values("interlude-port").flatMap { path in
            Wishes.sources(at: folder.appendingPathComponent(path).standardizedFileURL, except)
        }
    }

    /// The Swift files of a folder and those below it, in the order of their paths.
    private static func sources(at url: URL, _ except: Set<String>) -> [URL] {
        let name = url.lastPathComponent
        guard !name.hasPrefix("."), !except.contains(name) else { return [] }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return [] }
        guard isFolder.boolValue else { return url.pathExtension == "swift" && name != "Package.swift" ? [url] : [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        return names.sorted().flatMap { sources(at: url.appendingPathComponent($0), except) }
    }
}
