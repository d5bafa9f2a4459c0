import Foundation

extension AppModule {
    /// The compiler's arguments for the module, without its files.
    ///
    /// - Parameters:
    ///   - paths: The ported files.
    ///   - folder: Where the app's other modules are.
    func compilerArguments(_ modules: BuiltModules, paths: [URL], modulesIn folder: URL) -> [String] {
        // Before Swift 5 there is no mode of its own any more.
        let version = (languageVersion.flatMap(Int.init) ?? 5) >= 6 ? "6" : "5"
        let begins = paths.contains { $0.lastPathComponent == "main.swift" }
        return ["-module-name", name, "-swift-version", version, "-I", folder.path]
            + (begins ? [] : ["-parse-as-library"]) + conditions.map { "-D\($0)" } + modules.arguments
    }
}
