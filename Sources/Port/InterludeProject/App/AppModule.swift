import Foundation
import InterludeFoundation
import InterludePort

/// Sources that are compiled together.
package struct AppModule: Sendable {
    package let name: String
    package var sources: [URL]
    /// As in `5`; `nil` where nobody says.
    package var languageVersion: String?
    /// Names that are `true` in `#if`.
    package var conditions: [String] = []
    /// The target's name in its project, where that is another one.
    package var targetName: String?
    /// Whether its project says that it is an app.
    package var isApplication = false
    /// Files and folders that belong into the app's bundle.
    package var resources: [URL] = []
    /// Those that a pod has in bundles of its own, by the bundles' names.
    package var resourceBundles: [String: [URL]] = [:]
    /// The project's build settings for it.
    package var settings: [String: String] = [:]
    /// The version of Xcode that its project was kept with last, as in `1030` for 10.3.
    package var xcodeVersion: String?
    /// What it is built with that has no counterpart here, in a sentence each.
    package var notes: [String] = []

    /// In bytes. Decided: twice the largest source of a generator's that was looked at; the parser's stack is for sources of this size.
    private static let largestSource = 2 << 20

    /// The notes, with a sentence for each source that is left out because of its size.
    package var allNotes: [String] {
        notes
            + sources.filter(AppModule.isTooLarge).map { "\($0.lastPathComponent) is ignored: it is larger than 2 MB" }
    }

    private static func isTooLarge(_ source: URL) -> Bool {
        let size = try? source.resourceValues(forKeys: [.fileSizeKey]).fileSize
        return (size ?? 0) > largestSource
    }

    /// The sources' texts, and what is generated for asset catalogs. Sources that are not there, no Swift or larger than 2 MB are left
    /// out.
    package var files: [SourceFile] {
        let own = ownFiles
        return own + [assetSymbols(for: own)].compactMap(\.self)
    }

    private var ownFiles: [SourceFile] {
        sources.filter { $0.pathExtension == "swift" }.compactMap { url in
            guard let data = try? RegularFile.contents(atPath: url.path, limit: AppModule.largestSource) else {
                return nil
            }
            return SourceFile(path: url.path, text: String(decoding: data, as: UTF8.self))
        }
    }
}

extension AppModule {
    /// All Swift files below a folder as one module, with what else is there as its resources.
    init(_ name: String, below folder: URL) {
        let files = FileTree.files(below: folder, withPackages: false)
        let swift = files.filter { $0.pathExtension == "swift" && $0.lastPathComponent != "Package.swift" }
        let tests = Set(swift.filter(AppModule.isTest))
        self.init(name: AppModule.plain(name), sources: swift.filter { !tests.contains($0) })
        conditions = ["DEBUG"]
        resources = files.filter { FileTree.isResource($0) }
        if !tests.isEmpty { notes.append("\(tests.count) test files are ignored") }
    }

    /// Whether a file is one of tests, which are no part of the app that they test: one that imports their frameworks.
    private static func isTest(_ file: URL) -> Bool {
        guard let data = try? RegularFile.contents(atPath: file.path) else { return false }
        return LineScan.lines(of: String(decoding: data, as: UTF8.self), with: "import").contains { _, line in
            line.firstMatch(of: #/^\s*(@\w+\s+)?import\s+(XCTest|Testing)\b/#) != nil
        }
    }

    /// A target of an Xcode project.
    init(_ target: XcodeTarget) {
        self.init(name: target.moduleName, sources: target.sources.filter { $0.pathExtension == "swift" })
        targetName = target.name
        isApplication = target.isApplication
        resources = target.resources
        settings = target.settings
        xcodeVersion = target.xcodeVersion
        languageVersion = target.settings["SWIFT_VERSION"].map { String($0.prefix { $0 != "." }) }
        conditions = (target.settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ")
            .map(String.init).filter { !$0.hasPrefix("$") }
        conditions += AppModule.conditions(inFlags: target.settings["OTHER_SWIFT_FLAGS"] ?? "")
        if let header = target.settings["SWIFT_OBJC_BRIDGING_HEADER"], !header.isEmpty {
            notes.append("the bridging header \(header) is Objective-C, which is not supported")
        }
        if let absent = AppModule.absent(sources) { notes.append(absent) }
        let others = target.sources.filter { ["m", "mm"].contains($0.pathExtension) }
        if !others.isEmpty { notes.append("\(others.count) Objective-C files are ignored") }
    }

    /// The same with what those of its project's bundles hold that CocoaPods has made for it, which are called `Pod-Bundle`.
    func withBundles(of targets: [XcodeTarget]) -> AppModule {
        var result = self
        let prefix = (targetName ?? name) + "-"
        for target in targets where target.name.hasPrefix(prefix) {
            result.resourceBundles[String(target.name.dropFirst(prefix.count))] = target.resources
        }
        return result
    }

    /// The conditions among a compiler's arguments: `-DNAME`, `-D NAME`.
    private static func conditions(inFlags flags: String) -> [String] {
        var words = flags.split(separator: " ").map { $0.trimmingCharacters(in: ["\""]) }[...]
        var result: [String] = []
        while let word = words.popFirst() {
            if word == "-D" {
                if let name = words.popFirst() { result.append(name) }
            } else if word.hasPrefix("-D") {
                result.append(String(word.dropFirst(2)))
            }
        }
        return result
    }

    /// Which of a project's files are not there, in a sentence; `nil` where all are.
    private static func absent(_ files: [URL]) -> String? {
        let paths = files.map(\.path).filter { !FileManager.default.fileExists(atPath: $0) }
        if paths.isEmpty { return nil }
        let told = paths.prefix(mostTold).joined(separator: ", ")
        let rest = paths.count > mostTold ? " and \(paths.count - mostTold) more" : ""
        return "missing files that the project names: \(told)\(rest)"
    }

    /// Decided: more say nothing new.
    private static let mostTold = 6

    /// A name as modules have it.
    static func plain(_ name: String) -> String {
        let plain = String(name.map { ($0.isLetter || $0.isNumber) && $0.isASCII ? $0 : "_" })
        return plain.first?.isNumber ?? true ? "_\(plain)" : plain
    }
}

extension PortOptions {
    /// The same for a module: in Swift before 4 Objective-C knew what was not marked.
    package func of(_ module: AppModule) -> PortOptions {
        var options = self
        options.infersObjectiveC = module.languageVersion.flatMap(Int.init).map { $0 < 4 } ?? false
        options.checksIsolation = module.languageVersion.flatMap(Int.init).map { $0 >= 6 } ?? false
        return options
    }
}
