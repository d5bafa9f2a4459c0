import Foundation
import InterludePort

/// Finds the modules that a project imports and does not make itself: in the projects, packages and pods that it names, and in those
/// that lie beside and above it, as the library of an example app does.
struct ModuleSearch {
    /// Projects and packages that are named.
    private let named: [AppModule]
    private let url: URL
    private let around: FoldersAround

    /// - Parameter url: Where the project is.
    init(_ project: XcodeProject, at url: URL) {
        named =
            project.localPackages.flatMap(LocalPackage.modules)
            + project.subprojects.flatMap { ModuleSearch.modules(of: $0, besides: url) }
        self.url = url
        around = FoldersAround(url.deletingLastPathComponent())
    }

    /// - Parameter folder: Where a package is.
    init(package folder: URL) {
        named = LocalPackage.neighbours(of: folder).flatMap(LocalPackage.modules)
        url = folder
        around = FoldersAround(folder)
    }

    /// A project's own modules, and those of others that they import.
    func complete(_ own: [AppModule]) -> [AppModule] {
        var result = own
        var known = Set(own.map(\.name))
        var others: [AppModule]?
        var open = own
        while let module = open.popLast() {
            var importers: [String: URL] = [:]
            for file in module.files {
                for name in ImportScan.imports(in: file.text).map(\.module) {
                    importers[name] = importers[name] ?? URL(fileURLWithPath: file.path)
                }
            }
            for name in Set(importers.keys).subtracting(known).subtracting(PortOptions.standardModules).sorted() {
                known.insert(name)
                let found = others ?? candidates()
                others = found
                guard
                    var other = found.first(where: { $0.name == name && !$0.sources.isEmpty })
                        ?? neighbour(name, importer: importers[name])
                else { continue }
                // A library's own project knows nothing of the bundles that its specification as a pod describes.
                if other.resourceBundles.isEmpty,
                    let pod = found.first(where: { $0.name == name && !$0.resourceBundles.isEmpty })
                {
                    other.resourceBundles = pod.resourceBundles
                }
                result.append(other)
                open.append(other)
            }
        }
        return result
    }

    /// A module in a folder of its own name, or of its repository's, as a library that was cloned beside the project.
    ///
    /// - Parameter importer: A file that imports it: what is said around that one counts too.
    private func neighbour(_ name: String, importer: URL?) -> AppModule? {
        let folders = around.folders + [around.neighbourhood].compactMap(\.self)
        let places = importer.map { FoldersAround($0.deletingLastPathComponent(), levels: 6).folders } ?? []
        let names = [name, ModuleOrigins(in: around.folders + places).origin(of: name)?.folder].compactMap(\.self)
            .unique
        return folders.flatMap { folder in names.map { folder.appendingPathComponent($0) } }.lazy
            .filter(FileTree.isFolder).flatMap(modules(beside:))
            .first { $0.name == name && !$0.sources.isEmpty }
    }

    /// The modules of other projects and packages, the nearest first.
    private func candidates() -> [AppModule] { named + around.folders.flatMap(modules(beside:)) }

    private static func modules(of project: URL, besides own: URL) -> [AppModule] {
        guard project.path != own.path, let other = try? XcodeProject(project) else { return [] }
        return App.modules(of: other)
    }

    private func modules(of project: URL) -> [AppModule] { ModuleSearch.modules(of: project, besides: url) }

    private func modules(beside folder: URL) -> [AppModule] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        let pods = folder.appendingPathComponent("Pods/Pods.xcodeproj")
        let projects = names.filter { $0.hasSuffix(".xcodeproj") }.map { folder.appendingPathComponent($0) } + [pods]
        return projects.flatMap(modules(of:)) + LocalPackage.modules(in: folder) + checkouts(in: folder)
            + ownPods(in: folder)
    }

    /// Pods whose sources lie in the checkout: those that a `Podfile` names by their paths, and those that are specified here.
    private func ownPods(in folder: URL) -> [AppModule] {
        let named = PodSpecification.folders(in: folder.appendingPathComponent("Podfile"))
        return (named + [folder]).unique.flatMap(PodSpecification.modules)
    }

    /// What Carthage has brought.
    private func checkouts(in folder: URL) -> [AppModule] {
        let checkouts = folder.appendingPathComponent("Carthage/Checkouts")
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: checkouts.path)) ?? []).sorted()
        return names.flatMap { name -> [AppModule] in
            let place = checkouts.appendingPathComponent(name)
            let projects = ((try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []).sorted()
                .filter { $0.hasSuffix(".xcodeproj") }
            return projects.flatMap { modules(of: place.appendingPathComponent($0)) } + LocalPackage.modules(in: place)
        }
    }
}
