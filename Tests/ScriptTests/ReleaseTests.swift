import Foundation
import TestPrograms
import Testing

/// The script that makes a release, on a made-up checkout with bundles that are built already.
@Suite struct ReleaseTests {
    private func checkout(bundles: [String]) throws -> TestFolder {
        let folder = try TestFolder([
            "Sources/Tools/CommandParts/Program/ProgramVersion.swift": "    static let number = \"0.2.0\"\n",
            "CHANGELOG.md": "# Changelog\n\n## 0.2.0\n\n- New.\n\n## 0.1.0\n\n- Old.\n", "script/ci/setup": "",
        ])
        for name in bundles { try folder.write("", to: "out/\(name)") }
        let script = Project.folder.appendingPathComponent("script/release")
        try folder.write(String(contentsOf: script, encoding: .utf8), to: "script/release", executable: true)
        return folder
    }

    /// - Parameter tag: The tag that GitHub builds; `nil` for a run outside of it. The environment of the tests does not matter.
    private func release(_ folder: TestFolder, tag: String? = nil, _ options: String...) throws -> ProgramRun {
        var environment = ProcessInfo.processInfo.environment
        environment["GITHUB_REF_TYPE"] = tag.map { _ in "tag" }
        environment["GITHUB_REF_NAME"] = tag
        let script = folder.url.appendingPathComponent("script/release")
        return try ProgramRun(script, options, in: folder, environment: environment)
    }

    @Test func `the release has the bundle, checksums and the notes of its version`() throws {
        let name = "interlude-0.2.0-swift-6.3.1-debian12-x86_64.artifactbundle.zip"
        let folder = try checkout(bundles: [name, "interlude-0.1.0-swift-6.3.1-debian12-x86_64.artifactbundle.zip"])
        let run = try release(folder, "--no-build")
        #expect(run.status == 0, "\(run.errors)")
        #expect(folder.names(in: "out/release") == ["NOTES.md", "SHA256SUMS", name, "setup"].sorted())
        #expect(folder.text(of: "out/release/NOTES.md") == "\n- New.\n\n")
    }

    @Test func `a tag has to be the version`() throws {
        let folder = try checkout(bundles: [])
        let run = try release(folder, tag: "0.1.0", "--notes")
        #expect(run.status == 1 && run.errors.contains("the tag is 0.1.0, the version 0.2.0"))
        #expect(try release(folder, tag: "0.2.0", "--notes").output == "\n- New.\n\n")
    }

    @Test func `a bundle of the debug build is not released`() throws {
        let name = "interlude-0.2.0-swift-6.3.1-debian12-x86_64-debug.artifactbundle.zip"
        let run = try release(checkout(bundles: [name]), "--no-build")
        #expect(run.status == 1)
        #expect(run.errors.contains("there is no bundle of version 0.2.0 in out"))
    }
}
