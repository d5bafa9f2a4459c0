import Foundation
import InterludePort

/// Finds the modules that a project imports and does not make itself: in the projects, packages and pods that it names, and in those
/// that lie beside and above it, as the library of an example app does.
struct ModuleSearch {
    private let project: XcodeProject
    private let url: URL

    /// - Parameter url: Where the project is.
    init(_ project: XcodeProject, at url: URL) {
        self.project = project
        self.url = url
    }

    /// A project's own modules, and those of others that they import.
    func complete(_ own: [AppModule]) -> [AppModule] {
        var result = own
        var known = Set(own.map(\.name))
        var others: [AppModule]?
        var open = own
        while let module = open.popLast() {
            let names = module.files.flatMap { ImportScan.imports(in: $0.text).map(\.module) }
            for name in Set(names).subtracting(known).subtracting(PortOptions.standardModules).sorted() {
                known.insert(name)
                let found = others ?? candidates()
                others = found
                guard let other = found.first(where: { $0.name == name && !$0.sources.isEmpty }) ?? neighbour(name)
                else { continue }
                result.append(other)
                open.append(other)
            }
        }
        return result
    }

    /// A module in a folder of its own name, as a library that was cloned beside the project.
    private func neighbour(_ name: String) -> AppModule? {
        folders.lazy.map { $0.appendingPathComponent(name) }.filter(FileTree.isFolder).flatMap(modules(beside:))
            .first { $0.name == name && !$0.sources.isEmpty }
    }

    /// The modules of other projects and packages, the nearest first.
    private func candidates() -> [AppModule] {
        let named = project.localPackages.flatMap(LocalPackage.modules) + project.subprojects.flatMap(modules(of:))
        return named + folders.flatMap(modules(beside:))
    }

    private func modules(of project: URL) -> [AppModule] {
        guard project.path != url.path, let other = try? XcodeProject(project) else { return [] }
        return App.modules(of: other)
    }

    /// The project's folder and those above it, up to the repository's own.
    private var folders: [URL] {
        var folder = url.deletingLastPathComponent()
        var result: [URL] = []
        for _ in 0..<ModuleSearch.levels {
            result.append(folder)
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) { break }
            folder = folder.deletingLastPathComponent()
        }
        return result
    }

    /// Decided: example apps lie one or two folders deep in the repository of their library.
    private static let levels = 4

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
