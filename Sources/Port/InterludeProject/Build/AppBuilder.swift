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
        /// What the app writes into.
        package let container: AppContainer
        /// The program and Interlude's library, with their hashes.
        let files: [BuiltFile]
        /// What could not be rewritten.
        package let remarks: [Remark]
        /// What was left out, since it needs what is not there.
        package let cuts: [Cut]
        /// What of its project is not there, or has no counterpart here, in a sentence each.
        package let notes: [String]

        /// Called before the program is started.
        ///
        /// - Throws: ``AppError`` if the program or the library is not the file that was built.
        package func verify() throws {
            for file in files { try file.verify() }
        }
    }

    private let modules: BuiltModules
    private let library: AppLibrary
    private let folder: URL
    private var builds: [String: ModuleBuild] = [:]
    /// What the app writes into.
    package let container: AppContainer

    /// - Parameter url: Where the app is; what was built for it before is used again.
    package init(_ url: URL, _ modules: BuiltModules, in cache: CacheFolder) throws {
        self.modules = modules
        library = try AppLibrary(modules, in: cache)
        folder = try cache.folder(ofApp: url.path)
        container = AppContainer(folder.appendingPathComponent("container"))
    }

    /// Builds what has changed.
    ///
    /// - Parameters:
    ///   - without: Modules and types that are not there: what needs them is left out.
    ///   - isStrict: Whether any other module that is not there stops the build. Otherwise what needs it is left out too, and the
    ///     product's notes name it.
    /// - Throws: ``BuildFailure`` for what the app's author can mend.
    package func build(
        _ app: App, target: String? = nil, without: Set<String> = [], isStrict: Bool = false
    ) throws -> Product {
        let lock = try FileLock(folder.appendingPathComponent("lock"))
        defer { withExtendedLifetime(lock) {} }
        let program = try app.program(target: target)
        let needed = app.needed(for: program)
        var options = PortOptions()
        options.modules.formUnion(app.modules.map(\.name))
        if app.modules.count > 1 {
            options.typesOfOthers = app.modules.reduce(into: []) { $0.formUnion(Port.namesToTell(of: $1.files)) }
        }
        options.modules.subtract(without)
        options.dropsMissingImports = !isStrict || !without.isEmpty
        let imported = needed.reduce(into: Set<String>()) { $0.formUnion(app.imports(of: $1)) }
        var notes = needed.flatMap { module in module.allNotes.map { "\(module.targetName ?? module.name): \($0)" } }
        var objects: [URL] = []
        var remarks: [Remark] = []
        var cuts: [Cut] = []
        var importsShells = false
        for module in needed {
            let build = builds[module.name] ?? ModuleBuild(module.name, in: folder.appendingPathComponent("modules"))
            builds[module.name] = build
            do {
                let result = try build.build(
                    module, options, modules, library: library.state, isImported: imported.contains(module.name),
                    without: without, isStrict: isStrict)
                notes += BuildFailure(missing: result.missing).naming(around: app.root).leftOutNotes
                objects += result.objects
                remarks += result.remarks
                cuts += result.cuts
                importsShells = importsShells || result.importsShells
            } catch let failure as BuildFailure {
                throw failure.naming(around: app.root).adding(notes)
            }
        }
        let bundle = folder.appendingPathComponent("\(program.name).app")
        notes += try app.fillBundle(at: bundle, program: program)
        let file = bundle.appendingPathComponent(program.name)
        // What was left out may have placeholders of that library in its place.
        let usesShells = importsShells || !cuts.isEmpty
        let built = try AppLink(library: library, objects: objects, usesShells: usesShells)
            .run(to: file, state: folder.appendingPathComponent("\(program.name).linked.json"))
        let files = [built] + library.files(usesShells: usesShells)
        return Product(
            program: file, container: container, files: files, remarks: remarks, cuts: cuts, notes: notes)
    }
}
