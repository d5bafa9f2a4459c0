import Foundation
import InterludePort

/// A copy of a package in which the sources of its targets are ported, so that the package manager can build it with the SDK.
///
/// The package itself stays as it is. Tests, resources and all other files are links to the originals: a golden that a test records
/// is written beside the test. A file that is the same as before keeps its date, so that only what has changed is compiled again.
package struct PackageMirror {
    /// The package's folder.
    package let package: URL
    /// The folder of the copy.
    package let folder: URL

    private let targets: [Target]

    /// A target whose sources are ported.
    private struct Target {
        let name: String
        let place: URL
        /// The files that are compiled, before they are ported.
        let module: AppModule
        /// The target's own Swift files, which the ported ones replace.
        let replaced: Set<String>
    }

    /// Reads a package.
    ///
    /// - Parameters:
    ///   - package: The folder with the manifest.
    ///   - folder: Where the copy is written.
    /// - Throws: ``AppError`` if the folder holds no manifest.
    package init(of package: URL, at folder: URL) throws {
        let package = package.standardizedFileURL
        guard let manifest = try? String(contentsOf: PackageMirror.manifest(in: package), encoding: .utf8) else {
            throw AppError("there is no Package.swift in \(package.path)")
        }
        self.package = package
        self.folder = folder.standardizedFileURL
        let modules = LocalPackage.modules(in: package)
        targets = PackageManifest(manifest).targets.filter { !$0.isTest }.compactMap { target in
            guard let place = LocalPackage.place(of: target, in: package),
                let module = modules.first(where: { $0.targetName == target.name })
            else { return nil }
            return PackageMirror.target(module, at: place)
        }
    }

    private static func manifest(in folder: URL) -> URL { folder.appendingPathComponent("Package.swift") }

    /// A target with the files of its comments, or with its own files if it has no such comments.
    private static func target(_ module: AppModule, at place: URL) -> Target {
        let wishes = module.sources.map(PortWishes.init)
        let wished = wishes.flatMap(\.files)
        let without = wishes.reduce(into: Set<String>()) { $0.formUnion($1.without) }
        var ported = module
        if !wished.isEmpty { ported.sources = wished.filter { !imports(in: $0).contains(where: without.contains) } }
        return Target(
            name: module.name, place: place, module: ported, replaced: Set(module.sources.map(\.path)))
    }

    private static func imports(in file: URL) -> [String] {
        ImportScan.imports(in: (try? String(contentsOf: file, encoding: .utf8)) ?? "").map(\.module)
    }

    /// The folders with files that a run of the tests depends on: the package's, and those of sources that are elsewhere. Folders
    /// of goldens and of builds are left out, because a run writes into them.
    package var watchedFolders: Set<String> {
        let sources = targets.flatMap { $0.module.sources.map { $0.deletingLastPathComponent().path } }
        return PackageMirror.folders(below: package).union(sources)
    }

    private static func folders(below folder: URL) -> Set<String> {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let below = names.filter { !$0.hasPrefix(".") && $0 != "__Films__" && $0 != "report" }
            .map { folder.appendingPathComponent($0) }.filter { FileTree.isFolder($0) }
        return below.reduce(into: [folder.path]) { $0.formUnion(folders(below: $1)) }
    }

    // MARK: Writing

    /// The result of writing.
    package struct Output {
        /// Remarks about code that could not be rewritten.
        package var remarks: [Remark] = []
        /// The code that was left out.
        package var cuts: [Cut] = []
        /// The modules that are not there, by their names, with every place that imports them.
        package var missing: [BuildFailure.MissingModule] = []

        /// Adds a target's, those of other targets with the same name to the same module.
        mutating func add(_ modules: [BuildFailure.MissingModule]) {
            var places: [String: [String]] = [:]
            for module in missing + modules { places[module.name, default: []] += module.places }
            missing = places.sorted { $0.key < $1.key }.map { .init(name: $0.key, places: $0.value) }
        }
    }

    /// Writes what has changed, without code that needs modules that are not there, and removes files that are no longer in the package.
    ///
    /// - Parameter modules: Interlude's modules, with which the compiler finds what that is; `nil` leaves everything in. A package with
    ///   dependencies of its own stays whole: the package manager alone knows their modules.
    package func write(leavingOut modules: BuiltModules?) throws -> Output {
        var written: Set<String> = []
        try link(package, to: folder, &written)
        try writeManifest(&written)
        var output = Output()
        let manifest = (try? String(contentsOf: PackageMirror.manifest(in: package), encoding: .utf8)) ?? ""
        let modules = manifest.contains(".package(") ? nil : modules
        let options = options(leavesOut: modules != nil)
        for target in ordered { try port(target, options, modules, &output, &written) }
        try removeAll(but: written, in: folder)
        return output
    }

    /// The targets, each after those that it imports.
    private var ordered: [Target] {
        var waiting = targets.map { target in
            let names = target.module.files.flatMap { ImportScan.imports(in: $0.text).map(\.module) }
            return (target: target, imports: Set(names).subtracting([target.module.name]))
        }
        var result: [Target] = []
        while !waiting.isEmpty {
            let open = Set(waiting.map(\.target.module.name))
            let next = waiting.firstIndex { $0.imports.isDisjoint(with: open) } ?? 0
            result.append(waiting.remove(at: next).target)
        }
        return result
    }

    private func options(leavesOut: Bool) -> PortOptions {
        var options = PortOptions()
        options.dropsMissingImports = leavesOut
        options.modules.formUnion(targets.map(\.module.name))
        options.typesOfOthers = targets.reduce(into: []) { $0.formUnion(Port.namesToTell(of: $1.module.files)) }
        return options
    }

    /// Writes the manifest with absolute paths of the packages that it names by relative ones.
    private func writeManifest(_ written: inout Set<String>) throws {
        let text = try String(contentsOf: PackageMirror.manifest(in: package), encoding: .utf8)
        let absolute = text.replacing(#/(\.package\s*\((?:\s*name:\s*"[^"]*",)?\s*path:\s*)"([^"]+)"/#) { match in
            let path = String(match.output.2)
            let url = path.hasPrefix("/") ? URL(fileURLWithPath: path) : package.appendingPathComponent(path)
            return "\(match.output.1)\"\(url.standardizedFileURL.path)\""
        }
        try write(absolute, to: PackageMirror.manifest(in: folder), &written)
    }

    /// Links the files of a folder. A folder that holds ported sources is a folder in the copy too.
    private func link(_ source: URL, to copy: URL, _ written: inout Set<String>) throws {
        try removeLink(at: copy)
        let names = try FileManager.default.contentsOfDirectory(atPath: source.path)
        for name in names.sorted() where !PackageMirror.leftOut.contains(name) {
            let original = source.appendingPathComponent(name)
            guard original != PackageMirror.manifest(in: package) else { continue }
            if isReplaced(original) { continue }
            let place = copy.appendingPathComponent(name)
            if holdsReplaced(original) {
                try link(original, to: place, &written)
            } else {
                try link(place, to: original)
                written.insert(place.path)
            }
        }
    }

    /// What the package manager and version control write.
    private static let leftOut: Set<String> = [".build", ".git", ".swiftpm"]

    private func isReplaced(_ file: URL) -> Bool { targets.contains { $0.replaced.contains(file.path) } }

    private func holdsReplaced(_ folder: URL) -> Bool {
        let prefix = folder.path + "/"
        return targets.contains { target in target.replaced.contains { $0.hasPrefix(prefix) } }
    }

    /// Removes a link of an earlier copy from the place of a folder: what was written into it would be written into the package.
    private func removeLink(at place: URL) throws {
        let files = FileManager.default
        guard (try? files.destinationOfSymbolicLink(atPath: place.path)) != nil else { return }
        try files.removeItem(at: place)
    }

    private func link(_ place: URL, to original: URL) throws {
        let files = FileManager.default
        if (try? files.destinationOfSymbolicLink(atPath: place.path)) == original.path { return }
        try? files.removeItem(at: place)
        try files.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try files.createSymbolicLink(at: place, withDestinationURL: original)
    }

    private func port(
        _ target: Target, _ options: PortOptions, _ modules: BuiltModules?, _ output: inout Output,
        _ written: inout Set<String>
    ) throws {
        var module = Port(options: options.of(target.module)).port(target.module.files)
        if let modules {
            leaveOut(&module, of: target, modules, &output)
        } else {
            output.remarks += module.remarks
        }
        let place = folder.appendingPathComponent(path(of: target.place, in: package))
        for (file, name) in zip(module.files, PortedOutput.names(of: module.files)) {
            try write(file.text, to: place.appendingPathComponent(name), &written)
        }
    }

    /// Leaves out of a ported target what needs modules that are not there.
    private func leaveOut(
        _ module: inout PortedModule, of target: Target, _ modules: BuiltModules, _ output: inout Output
    ) {
        output.remarks += module.remarks.filter { $0.rule != .imports }
        let missing = MissingModules.find(in: module.remarks)
        output.add(missing)
        let below = folder.deletingLastPathComponent().appendingPathComponent("check")
        let work = below.appendingPathComponent(target.name)
        let job: (PortedModule) throws -> CompileJob = { ported in
            let files = try PortedOutput.write(ported, to: work)
            let arguments = target.module.compilerArguments(modules, paths: files, modulesIn: below)
            return CompileJob(files: files, objects: work, arguments: arguments + ["-suppress-warnings"])
        }
        let files = target.module.files
        let absent = ImportScan.shells(in: files).union(missing.map(\.name))
        if !absent.isEmpty {
            var cutting = Cutting(
                module, of: files, without: absent, library: "", memory: work.appendingPathComponent("cuts.json"))
            module = cutting.check(job)
            output.cuts += cutting.cuts
        }
        guard targets.count > 1, let last = try? job(module) else { return }
        // For the package's other targets.
        _ = try? Tool.run(
            "swiftc",
            [
                "-Xfrontend", "-experimental-allow-module-with-compiler-errors", "-emit-module", "-wmo", "-o",
                below.appendingPathComponent("\(target.module.name).swiftmodule").path,
            ] + last.arguments + last.files.map(\.path))
    }

    private func path(of url: URL, in folder: URL) -> String { String(url.path.dropFirst(folder.path.count + 1)) }

    private func write(_ text: String, to file: URL, _ written: inout Set<String>) throws {
        written.insert(file.path)
        guard (try? String(contentsOf: file, encoding: .utf8)) != text else { return }
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file, options: .atomic)
    }

    private func removeAll(but written: Set<String>, in folder: URL) throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            let url = folder.appendingPathComponent(name)
            guard !written.contains(url.path) else { continue }
            if written.contains(where: { $0.hasPrefix(url.path + "/") }) {
                try removeAll(but: written, in: url)
            } else {
                try FileManager.default.removeItem(at: url)
            }
        }
    }
}
