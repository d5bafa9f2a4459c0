import Foundation

/// An app on disk: a folder, an Xcode project or a file.
package struct App: Sendable {
    package let modules: [AppModule]
    /// Where it is: the file or folder that was named.
    package let url: URL
    /// The folder that the project's paths start from.
    package let root: URL

    init(url: URL, root: URL, modules: [AppModule]) {
        self.url = url
        self.root = root
        self.modules = modules
    }

    /// Finds the app's modules.
    ///
    /// - Throws: ``AppError`` where there are none.
    package init(_ url: URL) throws {
        try App.requireFile(at: url)
        let isFolder = FileTree.isFolder(url)
        let url = url.standardizedFileURL
        switch url.pathExtension {
        case "xcodeproj": self = try App(project: url)
        case "xcworkspace": self = try App(workspace: url)
        case "swift" where !isFolder && url.lastPathComponent != "Package.swift":
            let name = url.deletingPathExtension().lastPathComponent
            let module = AppModule(name: AppModule.plain(name), sources: [url], conditions: ["DEBUG"])
            self.init(url: url, root: url.deletingLastPathComponent(), modules: [module])
        default:
            if url.lastPathComponent == "Package.swift", let app = App(package: url.deletingLastPathComponent()) {
                self = app
                break
            }
            guard isFolder else { throw AppError("\(url.lastPathComponent) is no app; \(App.accepted)") }
            self = try App(folder: url)
        }
        guard modules.contains(where: { !$0.sources.isEmpty }) else {
            throw AppError("there is no Swift file in \(url.path)")
        }
        try checkSizes()
    }

    /// The app to run: where a library is named, the only app among the projects in its folders.
    package init(toRun url: URL) throws {
        let app = try App(url)
        guard app.programs.isEmpty, FileTree.isFolder(url), url.pathExtension.isEmpty else {
            self = app
            return
        }
        self = (try? App.only(below: url.standardizedFileURL)) ?? app
    }

    /// No source is so long that it was written by people.
    private func checkSizes() throws {
        for file in modules.flatMap(\.sources) {
            var status = stat()
            guard stat(file.path, &status) == 0, status.st_size > App.longestSource else { continue }
            throw AppError("\(file.path) is too long for a source file: \(status.st_size >> 20) MB")
        }
    }

    /// In bytes. Decided: a hundred times the longest files of public apps.
    private static let longestSource = 32 << 20

    /// Throws ``AppError`` if there is no file or folder at a path.
    package static func requireFile(at url: URL) throws {
        guard !FileManager.default.fileExists(atPath: url.path) else { return }
        throw AppError("there is nothing at \(url.path); \(accepted)")
    }

    /// The accepted kinds of path.
    private static let accepted = "name a folder, an .xcodeproj or a Swift file"

    // MARK: Folders

    /// A project where there is exactly one, else a package's targets, else all files as one module.
    private init(folder: URL) throws {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() else {
            throw AppError("the folder \(folder.path) cannot be read")
        }
        // A link that leads nowhere is no project: CocoaPods' templates leave one to what it makes.
        let projects = names.filter { $0.hasSuffix(".xcodeproj") && $0 != "_Pods.xcodeproj" }.map {
            folder.appendingPathComponent($0)
        }
        .filter { FileManager.default.fileExists(atPath: $0.path) }
        let readings = projects.map { url in Result { try App(project: url) } }
        let hasManifest = names.contains("Package.swift")
        let apps = readings.compactMap { try? $0.get() }.filter { app in
            guard app.modules.contains(where: { !$0.sources.isEmpty }) else { return false }
            return !hasManifest || app.isThere && !app.isOnlyLibraries
        }
        // Of a library with both, the manifest is what its authors keep up to date.
        if hasManifest, apps.isEmpty, let app = App(package: folder) {
            self = app
            return
        }
        // What the only project says counts, also that it cannot be read.
        if apps.isEmpty, readings.count == 1 { _ = try readings[0].get() }
        if let app = try App.only(apps) {
            self = app
        } else if let app = try App.only(below: folder) {
            self = app
        } else {
            self.init(url: folder, root: folder, modules: [AppModule(folder.lastPathComponent, below: folder)])
        }
    }

    /// Whether most of the project's files exist. An outdated project names other files.
    private var isThere: Bool {
        let sources = modules.flatMap(\.sources)
        return sources.count { FileManager.default.fileExists(atPath: $0.path) } * 2 > sources.count
    }

    private var isOnlyLibraries: Bool { !modules.contains(where: \.isApplication) }

    /// The only app among the projects in the folders of a folder; `nil` where there is none.
    private static func only(below folder: URL) throws -> App? {
        guard !FileTree.isTooLarge(folder) else {
            throw AppError("there are more than \(FileTree.most) files in \(folder.path): name the app's own folder")
        }
        // An example in Objective-C beside that in Swift is no app here.
        let apps = projects(below: folder).compactMap { try? App(project: $0) }
            .filter { $0.modules.contains { $0.isApplication && !$0.sources.isEmpty } }
        if apps.count < 2 { return apps.first }
        let names = apps.prefix(mostTold).map { String($0.url.path.dropFirst(folder.path.count + 1)) }
        let rest = apps.count > mostTold ? " and \(apps.count - mostTold) more" : ""
        throw AppError("there are several projects, name one of them: \(names.joined(separator: ", "))\(rest)")
    }

    /// Decided: who has more of them knows their names.
    private static let mostTold = 12

    /// The one to choose: the only one, or the only one with an app in it.
    private static func only(_ apps: [App]) throws -> App? {
        if apps.count < 2 { return apps.first }
        let runnable = apps.filter { $0.modules.contains(where: \.isApplication) }
        if runnable.count == 1 { return runnable[0] }
        let names = apps.map(\.url.lastPathComponent).joined(separator: ", ")
        throw AppError("there are several projects, name one of them: \(names)")
    }

    /// A package in a folder; `nil` where its manifest names no target that is there.
    private init?(package folder: URL) {
        let modules = LocalPackage.modules(in: folder)
        guard !modules.isEmpty else { return nil }
        self.init(url: folder, root: folder, modules: ModuleSearch(package: folder).complete(modules))
    }

    // MARK: Projects

    private init(project url: URL) throws {
        let project = try XcodeProject(url)
        let own = App.modules(of: project)
        self.init(url: url, root: project.folder, modules: ModuleSearch(project, at: url).complete(own))
    }

    /// The modules of all its projects.
    private init(workspace url: URL) throws {
        let file = url.appendingPathComponent("contents.xcworkspacedata")
        let folder = url.deletingLastPathComponent()
        let projects = WorkspaceFile.projects(in: ProjectFile.data(at: file) ?? Data(), folder: folder)
        let apps = projects.compactMap { try? App(project: $0) }
        guard let first = apps.first(where: { $0.modules.contains(where: \.isApplication) }) ?? apps.first else {
            throw AppError("there is no project in \(url.path)")
        }
        let others = apps.flatMap(\.modules).filter { module in !first.modules.contains { $0.name == module.name } }
        self.init(url: url, root: first.root, modules: first.modules + others)
    }

    /// The targets of a project that are for iOS; of several that make a module of one name the app, or else the first: an app that
    /// is called as its library has that one's sources itself.
    static func modules(of project: XcodeProject) -> [AppModule] {
        let all = project.targets.filter { !$0.isTest && !$0.isOfAnotherSystem && !$0.isOfManifest }
            .map { AppModule($0) }
        let apps = Set(all.lazy.filter(\.isApplication).map(\.name))
        var names: Set<String> = []
        return all.filter { ($0.isApplication || !apps.contains($0.name)) && names.insert($0.name).inserted }
            .map { $0.withBundles(of: project.targets.filter(\.isBundle)) }
    }
}

/// Why there is no app at a path.
package struct AppError: Error, Equatable, CustomStringConvertible {
    package let description: String
    init(_ description: String) { self.description = description }
}
