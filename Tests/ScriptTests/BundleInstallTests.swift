import Foundation
import TestPrograms
import Testing

/// The script of a bundle that puts its command on the path.
@Suite struct BundleInstallTests {
    private func bundle() throws -> TestFolder {
        let script = Project.folder.appendingPathComponent("script/support/bundle/install")
        let folder = try TestFolder(["b/bin/interlude": ""])
        try folder.write(String(contentsOf: script, encoding: .utf8), to: "b/install", executable: true)
        return folder
    }

    private func run(_ folder: TestFolder, _ arguments: [String], path: String) throws -> ProgramRun {
        try ProgramRun(
            folder.url.appendingPathComponent("b/install"), arguments, in: folder,
            environment: ["PATH": "\(path):/usr/bin:/bin", "HOME": folder.path])
    }

    @Test func `command, completions and manual page are links under the prefix`() throws {
        let folder = try bundle()
        let run = try run(folder, ["--prefix", "\(folder.path)/usr"], path: "\(folder.path)/usr/bin")
        #expect(run.status == 0, "\(run.errors)")
        for path in [
            "bin/interlude", "share/bash-completion/completions/interlude", "share/zsh/site-functions/_interlude",
            "share/fish/vendor_completions.d/interlude.fish", "share/man/man1/interlude.1",
        ] {
            let link = "\(folder.path)/usr/\(path)"
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link).hasPrefix("\(folder.path)/b/"))
        }
        #expect(!run.output.contains("export PATH"))
    }

    @Test func `without a prefix it is the user's own, with a hint if that is not on the path`() throws {
        let folder = try bundle()
        let run = try run(folder, [], path: "/nowhere")
        #expect(folder.names(in: ".local/bin") == ["interlude"])
        #expect(run.output.contains("export PATH=\(folder.path)/.local/bin:"))
    }

    @Test func `an unknown option is refused`() throws {
        #expect(try run(bundle(), ["--perfix"], path: "").status == 2)
    }
}
