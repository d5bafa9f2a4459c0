import Foundation
import InterludePort

/// Sources that are compiled together.
package struct AppModule: Sendable {
    package let name: String
    package var sources: [URL]
    /// As in `5`; `nil` where nobody says.
    package var languageVersion: String?
    /// Names that are true in `#if`.
    package var conditions: [String] = []
    /// The target's name in its project, where that is another one.
    package var targetName: String?
    /// Whether its project says that it is an app.
    package var isApplication = false
    /// Files and folders that belong into the app's bundle.
    package var resources: [URL] = []
    /// The project's build settings for it.
    package var settings: [String: String] = [:]
    /// What it is built with that has no counterpart here, in a sentence each.
    package var notes: [String] = []

    /// The sources' texts. Those that are not there or no Swift are left out.
    package var files: [SourceFile] {
        sources.filter { $0.pathExtension == "swift" }.compactMap { url in
            guard let data = try? Data(contentsOf: url) else { return nil }
            return SourceFile(path: url.path, text: String(decoding: data, as: UTF8.self))
        }
    }
}

/// An app on disk: a folder, an Xcode project or a file.
package struct App: Sendable {
    package let modules: [AppModule]
    /// Where it is: the file or folder that was named.
    package let url: URL

    /// What a path may lead to, for errors.
    private static let accepted = "name a folder, an .xcodeproj or a Swift file"

    init(url: URL, modules: [AppModule]) {
        self.url = url
        self.modules = modules
    }

    /// Finds the app's modules.
    ///
    /// - Throws: ``AppError`` where there are none.
    package init(_ url: URL) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw AppError("there is nothing at \(url.path); \(App.accepted)")
        }
        let url = url.standardizedFileURL
        self.url = url
        if url.pathExtension == "xcodeproj" {
            modules = App.modules(of: try XcodeProject(url))
        } else if isFolder.boolValue {
            modules = try App.modules(below: url)
        } else {
            guard url.pathExtension == "swift" else {
                throw AppError(
                    "\(url.lastPathComponent) is no Swift file: name a folder, an .xcodeproj or a Swift file")
            }
            modules = [AppModule(name: App.moduleName(url.deletingPathExtension().lastPathComponent), sources: [url])]
        }
        guard modules.contains(where: { !$0.sources.isEmpty }) else {
            throw AppError("there is no Swift file in \(url.path)")
        }
    }

    /// A project where there is exactly one, else a package's targets, else all files as one module.
    private static func modules(below folder: URL) throws -> [AppModule] {
        let names = (try FileManager.default.contentsOfDirectory(atPath: folder.path)).sorted()
        let projects = names.filter { $0.hasSuffix(".xcodeproj") }
        if projects.count == 1 {
            let found = modules(of: try XcodeProject(folder.appendingPathComponent(projects[0])))
            if found.contains(where: { !$0.sources.isEmpty }) { return found }
        }
        let sources = folder.appendingPathComponent("Sources")
        if names.contains("Package.swift"),
            let targets = try? FileManager.default.contentsOfDirectory(atPath: sources.path)
        {
            let found = targets.sorted().map { module($0, below: sources.appendingPathComponent($0)) }
                .filter { !$0.sources.isEmpty }
            if !found.isEmpty { return found }
        }
        return [module(folder.lastPathComponent, below: folder)]
    }

    private static func module(_ name: String, below folder: URL) -> AppModule {
        let files = FileTree.files(below: folder).filter {
            $0.pathExtension == "swift" && $0.lastPathComponent != "Package.swift"
        }
        var module = AppModule(name: moduleName(name), sources: files)
        module.conditions = ["DEBUG"]
        module.resources = FileTree.files(below: folder).filter { FileTree.isResource($0) }
        return module
    }

    private static func modules(of project: XcodeProject) -> [AppModule] {
        project.targets.filter { !$0.isTest }.map { target in
            var module = AppModule(
                name: target.moduleName, sources: target.sources.filter { $0.pathExtension == "swift" })
            module.languageVersion = target.settings["SWIFT_VERSION"].map { String($0.prefix { $0 != "." }) }
            module.targetName = target.name
            module.isApplication = target.isApplication
            module.resources = target.resources
            module.settings = target.settings
            module.conditions = (target.settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ")
                .map(String.init).filter { !$0.hasPrefix("$") }
            if let header = target.settings["SWIFT_OBJC_BRIDGING_HEADER"], !header.isEmpty {
                module.notes.append("the bridging header \(header) is Objective-C, which is not supported")
            }
            let others = target.sources.filter { ["m", "mm"].contains($0.pathExtension) }
            if !others.isEmpty { module.notes.append("\(others.count) files in Objective-C are left out") }
            return module
        }
    }

    private static func moduleName(_ name: String) -> String {
        let plain = String(name.map { ($0.isLetter || $0.isNumber) && $0.isASCII ? $0 : "_" })
        return plain.first?.isNumber ?? true ? "_\(plain)" : plain
    }
}

/// Why there is no app at a path.
package struct AppError: Error, Equatable, CustomStringConvertible {
    package let description: String
    init(_ description: String) { self.description = description }
}
