import Foundation

/// Interlude's modules in one shared library, which every app links: an app's own few files are linked to it in a tenth of a
/// second.
///
/// A bundle brings it. In a build of Interlude's package it is linked from the object files, once for each build.
package struct AppLibrary: Sendable {
    package let url: URL
    /// The library as it was linked.
    let file: BuiltFile
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
        name = String(url.deletingPathExtension().lastPathComponent.dropFirst(3))
        state = AppLibrary.state(of: [url.path])
    }

    private init(linking modules: BuiltModules, in cache: CacheFolder) throws {
        name = AppLibrary.linkedName
        let objects = try AppLibrary.objects(of: modules)
        let folder = try cache.folder("library/\(Digest(modules.folder.path).text)")
        url = folder.appendingPathComponent("lib\(AppLibrary.linkedName).so")
        let lock = try FileLock(folder.appendingPathComponent("lock"))
        defer { withExtendedLifetime(lock) {} }
        let mark = folder.appendingPathComponent("made-of")
        state = AppLibrary.state(of: objects)
        // A library that was exchanged or cut off since is linked again.
        if let known = try? BuiltFile(url), (try? String(contentsOf: mark, encoding: .utf8)) == "\(state) \(known.hash)"
        {
            file = known
            return
        }
        try AppLibrary.link(objects, to: url, list: folder.appendingPathComponent("objects"))
        file = try BuiltFile(url)
        try Data("\(state) \(file.hash)".utf8).write(to: mark, options: .atomic)
    }

    private static let linkedName = "InterludeApp"

    /// The object files that this very program was linked from, as far as they are an app's.
    private static func objects(of modules: BuiltModules) throws -> [String] {
        let list = modules.folder.appendingPathComponent("\(modules.program).product/Objects.LinkFileList")
        guard let text = try? String(contentsOf: list, encoding: .utf8) else {
            throw AppError("Interlude's object files are not beside this program: there is no \(list.path)")
        }
        let root = modules.folder.path + "/"
        return text.split(separator: "\n").map { $0.trimmingCharacters(in: ["'", "\"", " "]) }.filter { path in
            guard path.hasPrefix(root), let folder = path.dropFirst(root.count).split(separator: "/").first else {
                return false
            }
            return folder.hasSuffix(".build") && AppLibrary.modules.contains(String(folder.dropLast(6)))
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

    private static func link(_ objects: [String], to url: URL, list: URL) throws {
        try Data(objects.map { "\"\($0)\"\n" }.joined().utf8).write(to: list, options: .atomic)
        let new = url.deletingLastPathComponent().appendingPathComponent("new.so")
        let result = try Tool.run(
            "swiftc",
            [
                "-emit-library", "-use-ld=lld", "-o", new.path, "@\(list.path)", "-Xlinker", "--strip-debug",
                "-Xlinker", "-soname=\(url.lastPathComponent)",
            ])
        guard result.status == 0 else { throw AppError("Interlude's library could not be linked:\n\(result.output)") }
        guard rename(new.path, url.path) == 0 else { throw AppError("cannot write \(url.path)") }
    }
}
