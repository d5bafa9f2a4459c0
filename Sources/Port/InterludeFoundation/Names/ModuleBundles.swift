import Foundation

/// The resource bundles of an app's modules. `Bundle(for:)` and `Bundle.module` use it in ported sources.
///
/// Foundation on Linux takes the file that a class was loaded from, and all of an app's classes are in one program.
public enum ModuleBundles {
    /// The bundle of a class's module.
    public static func bundle(for type: AnyClass) -> Bundle { bundle(of: String(reflecting: type)) }

    /// The bundle of the module that a name begins with: `Kit.List` or `Kit/List.swift`. It is the app's own where the module's
    /// resources lie in that.
    public static func bundle(of name: String) -> Bundle { bundle(of: name, in: .main) }

    package static func bundle(of name: String, in app: Bundle) -> Bundle {
        let module = name.prefix { $0 != "." && $0 != "/" }
        let folder = app.bundleURL.appendingPathComponent("Frameworks/\(module).framework")
        // A folder may be left of an earlier build.
        let isThere = FileManager.default.fileExists(atPath: folder.appendingPathComponent("Info.plist").path)
        return isThere ? Bundle(url: folder) ?? app : app
    }
}
