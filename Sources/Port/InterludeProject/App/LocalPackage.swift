import Foundation
import InterludePort

/// A Swift package in a folder.
enum LocalPackage {
    /// Its targets' modules, tests left out.
    static func modules(in folder: URL) -> [AppModule] {
        let manifest = folder.appendingPathComponent("Package.swift")
        guard let text = try? String(contentsOf: manifest, encoding: .utf8) else { return [] }
        let named = PackageManifest(text).targets.filter { !$0.isTest }.compactMap { module($0, in: folder) }
        if !named.isEmpty { return named }
        // A manifest that computes its targets: each folder in the usual place is one.
        let sources = folder.appendingPathComponent("Sources")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
        return names.sorted().map { AppModule($0, below: sources.appendingPathComponent($0)) }
            .filter { !$0.sources.isEmpty }
    }

    /// The folders of the packages that a manifest names by their paths.
    static func neighbours(of folder: URL) -> [URL] {
        let manifest = folder.appendingPathComponent("Package.swift")
        guard let text = try? String(contentsOf: manifest, encoding: .utf8) else { return [] }
        return text.matches(of: #/\.package\s*\((?:\s*name:\s*"[^"]*",)?\s*path:\s*"([^"]+)"/#).map {
            folder.appendingPathComponent(String($0.output.1)).standardizedFileURL
        }
    }

    /// The folder of a target, `nil` if there is none.
    static func place(of target: PackageManifest.Target, in folder: URL) -> URL? {
        let usual = ["Sources", "Source", "src", "srcs"].map { "\($0)/\(target.name)" }
        let places = target.path.map { [$0] } ?? usual
        return places.map { folder.appendingPathComponent($0).standardizedFileURL }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }

    private static func module(_ target: PackageManifest.Target, in folder: URL) -> AppModule? {
        guard let place = place(of: target, in: folder) else { return nil }
        var module = AppModule(target.name, below: place)
        func isBelow(_ url: URL, _ paths: [String]) -> Bool {
            paths.map { place.appendingPathComponent($0).standardizedFileURL.path }
                .contains { url.path == $0 || url.path.hasPrefix($0 + "/") }
        }
        module.sources.removeAll { url in
            isBelow(url, target.exclude) || !target.sources.isEmpty && !isBelow(url, target.sources)
        }
        module.resources.removeAll { isBelow($0, target.exclude) }
        module.targetName = target.name
        return module.sources.isEmpty ? nil : module
    }
}
