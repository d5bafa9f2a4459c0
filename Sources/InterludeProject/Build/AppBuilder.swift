import Foundation
import InterludePort

/// Builds an app: ports and compiles its modules, links them to Interlude's library, and puts a bundle together.
///
/// Everything lands in a folder of the user's cache; the app's own folder is only read.
package final class AppBuilder {
    /// What was built.
    package struct Product: Sendable {
        /// The program, in its bundle.
        package let program: URL
        /// What could not be rewritten.
        package let remarks: [Remark]
        /// The files that were left out, since they import what was to be left out.
        package let leftOut: [URL]
        /// What of its project is not there, or has no counterpart here, in a sentence each.
        package let notes: [String]
    }

    private let modules: ModulesAtHand
    private let library: AppLibrary
    private let folder: URL
    private var builds: [String: ModuleBuild] = [:]

    /// - Parameter url: Where the app is; what was built for it before is used again.
    package init(_ url: URL, _ modules: ModulesAtHand, in cache: CacheFolder) throws {
        self.modules = modules
        library = try AppLibrary(modules, in: cache)
        folder = try cache.folder(ofApp: url.path)
    }

    /// Builds what has changed.
    ///
    /// - Parameter without: Modules whose importers are left out.
    /// - Throws: ``BuildFailure`` for what the app's author can mend.
    package func build(_ app: App, target: String? = nil, without: Set<String> = []) throws -> Product {
        let lock = try FileLock(folder.appendingPathComponent("lock"))
        defer { withExtendedLifetime(lock) {} }
        let (app, leftOut) = app.leavingOut(importersOf: without)
        let program = try app.program(target: target)
        let needed = app.needed(for: program)
        var options = PortOptions()
        options.modules.formUnion(app.modules.map(\.name))
        let imported = needed.reduce(into: Set<String>()) { $0.formUnion(app.imports(of: $1)) }
        var notes = needed.flatMap { module in module.notes.map { "\(module.targetName ?? module.name): \($0)" } }
        var objects: [URL] = []
        var remarks: [Remark] = []
        for module in needed {
            let build = builds[module.name] ?? ModuleBuild(module.name, in: folder.appendingPathComponent("modules"))
            builds[module.name] = build
            do {
                let result = try build.build(
                    module, options, modules, library: library.state, isImported: imported.contains(module.name))
                objects += result.objects
                remarks += result.remarks
            } catch let failure as BuildFailure {
                throw failure.naming(packages: app.remotePackages, pods: app.wantedPods).adding(notes)
            }
        }
        let bundle = folder.appendingPathComponent("\(program.name).app")
        notes += try app.fillBundle(at: bundle, program: program)
        let file = bundle.appendingPathComponent(program.name)
        try AppLink(library: library, objects: objects).run(to: file)
        return Product(program: file, remarks: remarks, leftOut: leftOut, notes: notes)
    }
}

extension App {
    /// The app without the files that import some modules.
    func leavingOut(importersOf names: Set<String>) -> (app: App, files: [URL]) {
        guard !names.isEmpty else { return (self, []) }
        var left: [URL] = []
        let modules = self.modules.map { module in
            var module = module
            let out = Set(
                module.files.filter { file in
                    ImportScan.imports(in: file.text).contains { names.contains($0.module) }
                }.map(\.path))
            left += module.sources.filter { out.contains($0.path) }
            module.sources.removeAll { out.contains($0.path) }
            return module
        }
        var app = App(url: url, root: root, modules: modules)
        app.remotePackages = remotePackages
        return (app, left)
    }
}
