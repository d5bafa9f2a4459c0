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

    private func release(_ folder: TestFolder, _ options: String...) throws -> ProgramRun {
        try ProgramRun(folder.url.appendingPathComponent("script/release"), options, in: folder)
    }

    @Test func `the release has the bundle, checksums and the notes of its version`() throws {
        let name = "interlude-0.2.0-swift-6.3.1-debian12-x86_64.artifactbundle.zip"
        let folder = try checkout(bundles: [name, "interlude-0.1.0-swift-6.3.1-debian12-x86_64.artifactbundle.zip"])
        let run = try release(folder, "--no-build")
        #expect(run.status == 0, "\(run.errors)")
        #expect(folder.names(in: "out/release") == ["NOTES.md", "SHA256SUMS", name, "setup"].sorted())
        #expect(folder.text(of: "out/release/NOTES.md") == "\n- New.\n\n")
    }

    @Test func `a bundle of the debug build is not released`() throws {
        let name = "interlude-0.2.0-swift-6.3.1-debian12-x86_64-debug.artifactbundle.zip"
        let run = try release(checkout(bundles: [name]), "--no-build")
        #expect(run.status == 1)
        #expect(run.errors.contains("there is no bundle of version 0.2.0 in out"))
    }
}
