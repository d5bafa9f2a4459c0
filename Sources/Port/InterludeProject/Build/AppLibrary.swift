import Foundation
import InterludePort

/// Interlude's modules in one shared library, which every app links: an app's own few files are linked to it in a tenth of a
/// second.
///
/// A bundle brings it. In a build of Interlude's package it is linked from the object files, once for each build.
package struct AppLibrary: Sendable {
    package let url: URL
    /// The library as it was linked.
    let file: BuiltFile
    /// The library of the modules that stand in for frameworks that are not there: apart, since it loads a network library. `nil` if
    /// the build or the bundle has none.
    let shells: BuiltFile?
    /// Which build of Interlude's it is from. What was compiled against another one does not fit.
    let state: String
    /// The modules that apps are made of. What the program itself has beside them stays out.
    private static let modules: Set<String> = [
        "CMainQueue", "CRuntimeSupport", "CPixelKernels", "CoreGraphics", "Compositor", "QuartzCore", "CoreImage",
        "WindowSystem", "UIFoundation", "UIKitCore", "UIKitDynamics", "UIKit", "DesktopLoop", "CoreText", "Combine",
        "Interlude", "InterludeShaders", "InterludeFoundation", "NibDocument", "InterludeStage", "Inspector",
        "AppSession",
        "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit",
    ]

    /// What `-l` calls it.
    let name: String

    /// Finds the library, or links it.
    package init(_ modules: BuiltModules, in cache: CacheFolder) throws {
        if let library = modules.library {
            try self.init(bundled: library)
        } else {
            try self.init(linking: modules, in: cache)
        }
    }

    /// The library of a bundle, as it is.
    private init(bundled library: URL) throws {
        url = library.resolvingSymlinksInPath()
        file = try BuiltFile(url)
        let other = url.deletingLastPathComponent().appendingPathComponent("\(InstalledBundle.shells).so")
        shells = FileManager.default.fileExists(atPath: other.path) ? try BuiltFile(other) : nil
        name = String(url.deletingPathExtension().lastPathComponent.dropFirst(3))
        state = AppLibrary.state(of: [url.path])
    }

    private init(linking modules: BuiltModules, in cache: CacheFolder) throws {
        name = AppLibrary.linkedName
        let objects = try AppLibrary.objects(of: modules, among: AppLibrary.modules)
        let shellObjects = try AppLibrary.objects(of: modules, among: PortOptions.shells)
        let folder = try cache.folder("library/\(Digest(modules.folder.path).text)")
        url = folder.appendingPathComponent("lib\(AppLibrary.linkedName).so")
        let lock = try FileLock(folder.appendingPathComponent("lock"))
        defer { withExtendedLifetime(lock) {} }
        let mark = folder.appendingPathComponent("made-of")
        let other = folder.appendingPathComponent("lib\(AppLibrary.linkedName)Shells.so")
        state = AppLibrary.state(of: objects + shellObjects)
        // A library that was exchanged or cut off since is linked again.
        if let known = try? BuiltFile(url), let shells = try? BuiltFile(other),
            (try? String(contentsOf: mark, encoding: .utf8)) == "\(state) \(known.hash) \(shells.hash)"
        {
            file = known
            self.shells = shells
            return
        }
        let list = folder.appendingPathComponent("objects")
        try AppLibrary.link(objects, to: url, list: list)
        file = try BuiltFile(url)
        try AppLibrary.link(
            shellObjects, to: other, list: list, with: ["-L\(folder.path)", "-l\(name)", "-Xlinker", "-rpath=$ORIGIN"])
        let linked = try BuiltFile(other)
        shells = linked
        try Data("\(state) \(file.hash) \(linked.hash)".utf8).write(to: mark, options: .atomic)
    }

    private static let linkedName = "InterludeApp"

    /// The files that a program is linked with.
    ///
    /// - Parameter usesShells: Whether the app imports one of the modules of the second library.
    func files(usesShells: Bool) -> [BuiltFile] { [file] + (usesShells ? [shells].compactMap(\.self) : []) }

    /// The object files that this very program was linked from, as far as they are of some modules.
    private static func objects(of modules: BuiltModules, among wanted: Set<String>) throws -> [String] {
        let list = modules.folder.appendingPathComponent("\(modules.program).product/Objects.LinkFileList")
        guard let text = try? String(contentsOf: list, encoding: .utf8) else {
            throw AppError("Interlude's object files are not beside this program: there is no \(list.path)")
        }
        let root = modules.folder.path + "/"
        return text.split(separator: "\n").map { $0.trimmingCharacters(in: ["'", "\"", " "]) }.filter { path in
            guard path.hasPrefix(root), let folder = path.dropFirst(root.count).split(separator: "/").first else {
                return false
            }
            return folder.hasSuffix(".build") && wanted.contains(String(folder.dropLast(6)))
        }
    }

    private static func state(of objects: [String]) -> String {
        var digest = Digest()
        for object in objects {
            var status = stat()
            _ = stat(object, &status)
            digest.add("\(object) \(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)")
        }
        return digest.text
    }

    private static func link(_ objects: [String], to url: URL, list: URL, with more: [String] = []) throws {
        try Data(objects.map { "\"\($0)\"\n" }.joined().utf8).write(to: list, options: .atomic)
        let new = url.deletingLastPathComponent().appendingPathComponent("new.so")
        let result = try Tool.run(
            "swiftc",
            [
                "-emit-library", "-use-ld=lld", "-o", new.path, "@\(list.path)", "-Xlinker", "--strip-debug",
                "-Xlinker", "-soname=\(url.lastPathComponent)",
            ] + more)
        guard result.status == 0 else { throw AppError("Interlude's library could not be linked:\n\(result.output)") }
        guard rename(new.path, url.path) == 0 else { throw AppError("cannot write \(url.path)") }
    }
}
