import Foundation
import TestPrograms
import Testing

/// `script/try-apps` with a program that takes the place of `interlude`.
@Suite struct TryAppsTests {
    private let folder: TestFolder

    /// Repositories of two apps: one that builds, one that does not.
    init() throws {
        folder = try TestFolder([
            "interlude": """
            #!/usr/bin/env bash
            if [[ $2 == *Broken* ]]; then
                echo "A.swift:1:1: error: no such module 'Kit'" >&2
                exit 1
            fi
            grep -oE 'picture [^;]*' <<<"$*" | while read -r _ file; do echo "$file" >"$file"; done
            """
        ])
        try Self.run("/bin/chmod", ["+x", folder.path + "/interlude"])
        for name in ["Shop", "Broken"] {
            let repository = "\(folder.path)/me/\(name)"
            try folder.write("import UIKit", to: "me/\(name)/A.swift")
            for arguments in [
                ["init", "--quiet"], ["add", "A.swift"],
                ["-c", "user.name=me", "-c", "user.email=me@example.com", "commit", "--quiet", "-m", "Begin"],
            ] {
                try Self.run("/usr/bin/env", ["git", "-C", repository] + arguments)
            }
        }
    }

    private static func run(_ program: String, _ arguments: [String]) throws {
        let run = try ProgramRun(URL(fileURLWithPath: program), arguments, environment: nil)
        try #require(run.status == 0, "\(run.errors)")
    }

    private func tryApps(_ list: String, _ names: [String] = []) throws -> ProgramRun {
        try folder.write(list, to: "list")
        return try ProgramRun(
            Project.folder.appendingPathComponent("script/try-apps"), [folder.path + "/list"] + names,
            environment: ProcessInfo.processInfo.environment.merging([
                "INTERLUDE": folder.path + "/interlude", "TRY_APPS_OUTPUT": folder.path + "/out",
            ]) { $1 })
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func `a table says how far each app came`() throws {
        let run = try tryApps(
            """
            # two apps
            \(folder.path)/me/Shop | tap "Go"; picture; wait | first right, played wrong: the bar is black
            \(folder.path)/me/Broken Demo.xcodeproj --dark
            """)
        #expect(run.status == 0, "\(run.errors)")
        let rows = try text("out/table.md").split(separator: "\n").map { row in
            row.replacing(#/[0-9a-f]{10}/#, with: "COMMIT")
        }
        #expect(
            rows.dropFirst(2) == [
                "| me/Shop | COMMIT | yes | yes | yes | no | the bar is black |",
                "| me/Broken | COMMIT | no | no | no | no | error: no such module 'Kit' |",
                "Of 2 apps 1 compile, 1 open, 1 show the right first screen, and 0 are right in everything that was played.",
            ])
    }

    @Test func `the page has the pictures of the first screen and of each step`() throws {
        let run = try tryApps("\(folder.path)/me/Shop | picture; wait; picture; wait")
        #expect(run.status == 0, "\(run.errors)")
        let page = try text("out/index.html")
        for number in 0...2 {
            #expect(page.contains("<img src=\"pictures/me+Shop-\(number).png\""))
            #expect(FileManager.default.fileExists(atPath: "\(folder.path)/out/pictures/me+Shop-\(number).png"))
        }
        #expect(!page.contains("me+Shop-3.png"))
        #expect(try text("out/table.md").contains("| yes | yes | look | look |"))
    }

    @Test func `only the named apps are run`() throws {
        let run = try tryApps("\(folder.path)/me/Shop\n\(folder.path)/me/Broken\n", ["me/Shop"])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("Of 1 apps 1 compile") && !run.output.contains("me/Broken"))
    }

    @Test func `an address that leads nowhere is told`() throws {
        let run = try tryApps("\(folder.path)/me/Gone")
        #expect(run.output.contains("| me/Gone | - | no | no | no | no | cannot be cloned |"))
    }

    @Test func `a list is needed, and an app in it`() throws {
        let script = Project.folder.appendingPathComponent("script/try-apps")
        #expect(try ProgramRun(script, [], environment: nil).status == 2)
        #expect(try tryApps("# nothing\n").status == 2)
    }
}
