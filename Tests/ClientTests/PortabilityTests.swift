import Foundation
import TestPrograms
import TestStages
import Testing

/// `Interlude` is written for iOS too: on Apple's own UIKit, from iOS 15 on, beside whatever later systems have brought.
@Suite struct `Interlude on Apple's systems` {
    /// The sources, in a fixed order.
    private static func sources(of module: String = "Interlude") throws -> [URL] {
        let folder = Project.folder.appendingPathComponent("Sources/Interlude/\(module)")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
            .sorted { $0.path < $1.path }
    }

    /// The arguments that compile a module of a package in which no other module of ours is.
    private static func arguments(for module: String, swift version: String, in folder: TestFolder) throws -> [String] {
        ["-parse-as-library", "-swift-version", version, "-diagnostic-style=llvm", "-module-name", module]
            + ["-package-name", "elsewhere", "-I", folder.path] + (try ModuleSearch.options())
            + (try sources(of: module).map(\.path))
    }

    /// In Swift 5 mode default arguments are checked on no actor.
    ///
    /// The build compiles in Swift 6 mode, so the suite tries Swift 5; `script/weekly cases` tries both.
    @Test(arguments: ["5", "6"].sampled(every: 2))
    func `uses public names alone, and compiles in Swift 5 and 6 mode`(_ version: String) throws {
        let folder = try TestFolder()
        // The shaders are Interlude's own, so they are in its package.
        let shaders = try ProgramRun(
            try Toolchain.program("swiftc"),
            ["-emit-module", "-o", "\(folder.path)/InterludeShaders.swiftmodule"]
                + (try Self.arguments(for: "InterludeShaders", swift: version, in: folder)))
        #expect(shaders.status == 0, "\(shaders.errors)")
        let arguments = ["-typecheck"] + (try Self.arguments(for: "Interlude", swift: version, in: folder))
        let run = try ProgramRun(try Toolchain.program("swiftc"), arguments)
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test func `has no public name that Apple's modules have`() throws {
        let (apple, ours) = (try AppleAPI(), try OurAPI(of: ["Interlude"]))
        #expect(ours.names.count > 200)
        for name in ours.names {
            if name.isType || name.type.isEmpty {
                #expect(apple.type(name.name) == nil, "\(name.fullName)")
                // A type inside of a controller's class would be found in place of ours.
                let nested = apple.typeNames.filter { $0.hasSuffix(".\(name.name)") }
                #expect(nested.filter { $0.hasPrefix("UIViewController.") || $0.hasPrefix("UIView.") } == [])
            } else if apple.type(name.type) != nil {
                #expect(apple.names(name.name, of: name.type).isEmpty, "\(name.fullName)")
            }
        }
    }
}
