import Foundation
import TestPrograms
import Testing

/// The scripts of the weekly run on iOS, as far as a machine without Xcode runs them.
@Suite struct ParityScriptTests {
    /// A repository with a copy of the script, and programs that stand for the remote side.
    private func repository(openRequests: Int = 0) throws -> TestFolder {
        let script = try String(
            contentsOf: Project.folder.appendingPathComponent("script/parity-publish"), encoding: .utf8)
        let folder = try TestFolder(["ios.json": #"{ "system" : "iOS 26.1", "facts" : [] }"#, "README": ""])
        try folder.write(script, to: "script/parity-publish", executable: true)
        try folder.write(
            "#!/bin/sh\necho gh \"$@\" >>\"$LOG\"\n[ \"$2\" != list ] || echo \(openRequests)\n", to: "bin/gh",
            executable: true)
        try folder.write(
            """
            #!/bin/sh
            if [ "$1" = push ]; then echo git "$@" >>"$LOG"; else PATH=/usr/bin:/bin exec git "$@"; fi

            """, to: "bin/git", executable: true)
        let setUp = """
            cd '\(folder.path)' && git init -q -b main . && git add README && \
            git -c user.name=a -c user.email=a@b commit -qm first
            """
        let run = try ProgramRun(URL(fileURLWithPath: "/bin/bash"), ["-c", setUp])
        #expect(run.status == 0, "\(run.errors)")
        return folder
    }

    private func publish(in folder: TestFolder) throws -> ProgramRun {
        try ProgramRun(
            folder.url.appendingPathComponent("script/parity-publish"), ["ios.json"],
            environment: ["PATH": "\(folder.path)/bin:/usr/bin:/bin", "LOG": "\(folder.path)/log", "HOME": folder.path])
    }

    @Test func `new facts are committed to their branch, pushed and put into a pull request`() throws {
        let folder = try repository()
        let run = try publish(in: folder)
        #expect(run.status == 0, "\(run.errors)")
        let log = try #require(folder.text(of: "log")).split(separator: "\n")
        #expect(log.first == "git push --force origin parity-facts")
        #expect(log.contains { $0.hasPrefix("gh pr create --head parity-facts --title Facts of iOS 26.1") })
        let head = try ProgramRun(
            URL(fileURLWithPath: "/usr/bin/git"), ["log", "-1", "--format=%s", "parity-facts"], in: folder)
        #expect(head.output == "Record the facts of iOS 26.1\n")
    }

    @Test func `an open pull request is updated and not opened again`() throws {
        let folder = try repository(openRequests: 1)
        #expect(try publish(in: folder).status == 0)
        let log = try #require(folder.text(of: "log"))
        #expect(log.contains("git push"))
        #expect(!log.contains("pr create"))
    }

    @Test func `facts that have not changed change nothing`() throws {
        let folder = try repository()
        _ = try publish(in: folder)
        try FileManager.default.removeItem(atPath: "\(folder.path)/log")
        let run = try publish(in: folder)
        #expect(run.output == "The facts have not changed.\n")
        #expect(folder.text(of: "log") == nil)
    }

    @Test func `without Xcode the run says so and ends with code 2`() throws {
        let machine = try TestFolder()
        for tool in ["bash", "dirname", "mkdir", "rm", "env"] {
            try FileManager.default.createSymbolicLink(
                atPath: "\(machine.path)/\(tool)", withDestinationPath: "/usr/bin/\(tool)")
        }
        let file = machine.url.appendingPathComponent("facts.json").path
        let run = try ProgramRun.script("parity-run", [file], machine: machine)
        #expect(run.status == 2)
        #expect(run.errors == "parity-run: xcodebuild is missing; install Xcode 26 and run this on macOS\n")
    }

    @Test func `the workflow runs scripts that are there`() throws {
        let workflow = try String(
            contentsOf: Project.folder.appendingPathComponent(".github/workflows/parity.yml"), encoding: .utf8)
        let lines = workflow.split(separator: "\n")
        let scripts = lines.compactMap { $0.components(separatedBy: "run: ").dropFirst().first }
        #expect(scripts.count == 2)
        for script in scripts {
            let name = String(script.split(separator: " ")[0])
            #expect(FileManager.default.isExecutableFile(atPath: Project.folder.appendingPathComponent(name).path))
        }
    }
}
