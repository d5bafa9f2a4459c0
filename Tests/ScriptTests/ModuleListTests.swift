import Foundation
import TestPrograms
import Testing

/// The lists of modules in the script of the bundle and in the programs that use it. A bundle without a module that one of them names does
/// not say so before an app imports it.
@Suite struct ModuleListTests {
    private func names(in path: String, from start: String, to end: String) throws -> Set<String> {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../\(path)")
        let text = try String(contentsOf: url, encoding: .utf8)
        let rest = try #require(text.range(of: start), "\(path): \(start)").upperBound
        let list = text[rest...].prefix(upTo: try #require(text.range(of: end, range: rest..<text.endIndex)).lowerBound)
        return Set(list.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    }

    @Test func `the bundle has the shells that the porter knows`() throws {
        let bundled = try names(in: "script/sdk", from: "shell_modules=\"", to: "\"")
        let known = try names(
            in: "Sources/Port/InterludePort/Model/PortOptions.swift", from: "shells: Set<String> = [", to: "]")
        #expect(bundled == known && bundled.count > 5)
    }

    /// The bundle's library serves tests too, which examine transitions, compare goldens and films.
    @Test func `the library of an app is linked from the modules that the bundle's has`() throws {
        let bundled = try names(in: "script/sdk", from: "app_modules=\"", to: "\"")
            .union(names(in: "script/sdk", from: "app_helpers=\"", to: "\""))
        let linked = try names(
            in: "Sources/Port/InterludeProject/Build/AppLibrary.swift", from: "modules: Set<String> = [", to: "]")
        let forTests = ["TransitionDoctor", "InterludeGoldens", "InterludeFilms"]
        #expect(bundled.subtracting(forTests) == linked && linked.count > 20)
    }
}
