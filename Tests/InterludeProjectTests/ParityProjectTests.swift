import Foundation
import InterludeProject
import TestPrograms
import Testing

/// The Xcode project that `script/parity-project` writes, read as any other.
@Suite struct ParityProjectTests {
    private let folder: TestFolder
    private let run: ProgramRun

    init() throws {
        folder = try TestFolder()
        run = try ProgramRun(Project.folder.appendingPathComponent("script/parity-project"), [folder.path])
    }

    private func project() throws -> XcodeProject {
        try XcodeProject(folder.url.appendingPathComponent("Parity.xcodeproj"))
    }

    @Test func `it has an app and the tests that it hosts`() throws {
        #expect(run.status == 0, "\(run.errors)")
        let targets = try project().targets
        #expect(targets.map(\.name).sorted() == ["CompatibilityTests", "ParityHost"])
        #expect(targets.filter(\.isApplication).map(\.name) == ["ParityHost"])
        let tests = try #require(targets.first { $0.isTest })
        #expect(tests.settings["TEST_HOST"]?.hasSuffix("ParityHost.app/ParityHost") == true)
        #expect(tests.settings["SWIFT_VERSION"] == "6.0" && tests.settings["IPHONEOS_DEPLOYMENT_TARGET"] == "15.0")
    }

    @Test func `each source of the tests is compiled, and no other`() throws {
        let tests = try #require(try project().targets.first { $0.isTest })
        let root = Project.folder.appendingPathComponent("Tests/CompatibilityTests")
        let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
        let expected = files.compactMap { $0 as? URL }
            .filter { $0.pathExtension == "swift" && !$0.path.contains("/Host/") }
        #expect(expected.count > 5)
        #expect(Set(tests.sources.map(\.standardizedFileURL.path)) == Set(expected.map(\.standardizedFileURL.path)))
    }

    @Test func `no identifier names two objects`() throws {
        let text = try #require(folder.text(of: "Parity.xcodeproj/project.pbxproj"))
        let names = text.split(separator: "\n").filter { $0.contains(" = {isa = ") }
            .compactMap { $0.split(separator: " ").first }
        #expect(names.count > 10)
        #expect(Set(names).count == names.count)
    }

    @Test func `the scheme names both targets by their identifiers`() throws {
        let scheme = try #require(folder.text(of: "Parity.xcodeproj/xcshareddata/xcschemes/Parity.xcscheme"))
        let text = try #require(folder.text(of: "Parity.xcodeproj/project.pbxproj"))
        let identifiers = scheme.components(separatedBy: "BlueprintIdentifier=\"").dropFirst().map { $0.prefix(24) }
        #expect(Set(identifiers).count == 2)
        for identifier in identifiers { #expect(text.contains("\(identifier) = {isa = PBXNativeTarget")) }
    }
}
