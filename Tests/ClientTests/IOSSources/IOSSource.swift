import Foundation
import SwiftParser
import SwiftSyntax
import TestPrograms
import Testing

/// One Swift file that has to compile on iOS.
struct IOSSource {
    /// The path in this package.
    let path: String
    let tree: SourceFileSyntax

    init(path: String, text: String) {
        self.path = path
        tree = Parser.parse(source: text)
    }
}

/// Sources that have to compile on iOS, against Apple's modules, and what they may import of ours there.
struct IOSSourceSet: Sendable, CustomTestStringConvertible {
    let name: String
    let folders: [String]
    let modules: Set<String>
    var testDescription: String { name }

    static let all = [
        IOSSourceSet(
            name: "Interlude",
            folders: ["Interlude", "InterludeShaders", "InterludeFilms"].map { "Sources/Interlude/" + $0 },
            modules: ["InterludeShaders"]),
        IOSSourceSet(name: "Gallery", folders: ["Sources/Apps/Gallery"], modules: ["Interlude"]),
        IOSSourceSet(
            name: "the examples", folders: ["Examples/Sources/Cards", "Examples/iOS", "Examples/Museum"], modules: []),
        // The testing kit, which some of them show, is for Linux.
        IOSSourceSet(
            name: "samples of the documents", folders: ["Tests/DocumentationTests/Samples"],
            modules: ["Interlude", "InterludeFilms", "InterludeTesting", "TransitionDoctor"]),
        IOSSourceSet(name: "CompatibilityTests", folders: ["Tests/CompatibilityTests"], modules: []),
    ]

    func sources() throws -> [IOSSource] {
        let root = Project.folder.path + "/"
        return try folders.flatMap { folder in
            let files = FileManager.default.enumerator(
                at: Project.folder.appendingPathComponent(folder), includingPropertiesForKeys: nil)
            let swift = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
            return try swift.sorted { $0.path < $1.path }.map { file in
                let path = file.path.hasPrefix(root) ? String(file.path.dropFirst(root.count)) : file.path
                return IOSSource(path: path, text: try String(contentsOf: file, encoding: .utf8))
            }
        }
    }

    /// What of the sources would not compile on iOS, as far as names tell.
    func findings(in sources: [IOSSource]) throws -> [String] {
        let declarations = sources.map { DeclaredNames(of: $0.tree) }
        let declared = declarations.reduce(into: Set<String>()) { $0.formUnion($1.names) }
        let index = try AppleNameIndex.shared.get()
        return zip(sources, declarations).flatMap { source, own in
            let scan = IOSScan(source, own: own, index: index, declared: declared, modules: modules)
            scan.walk(source.tree)
            return scan.findings
        }
    }
}
