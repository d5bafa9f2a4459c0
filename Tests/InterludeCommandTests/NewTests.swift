import Foundation
import TestPrograms
import Testing

@Suite struct NewTests {
    @Test func `a package without a dependency is written`() throws {
        let folder = try TestFolder()
        let run = try ProgramRun.interlude("new", "Lamp", in: folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(folder.names == ["Lamp"])
        #expect(
            folder.names(in: "Lamp")
                == [
                    ".gitattributes", ".gitignore", ".sourcekit-lsp", ".vscode", "Package.swift", "Sources", "Tests",
                    "ci.sh", "ci.yml",
                ])
        #expect(folder.text(of: "Lamp/Package.swift")?.contains("dependencies: [.") == false)
        #expect(folder.text(of: "Lamp/Tests/LampTests/ZoomTests.swift")?.contains("expectHealthy(") == true)
        #expect(FileManager.default.isExecutableFile(atPath: folder.path + "/Lamp/ci.sh"))
    }

    @Test func `the files for editors are JSON and select the SDK`() throws {
        let folder = try TestFolder()
        #expect(try ProgramRun.interlude("new", "Lamp", in: folder).status == 0)
        let names = folder.names(in: "Lamp/.vscode").map { ".vscode/\($0)" }
        #expect(names.map { $0.dropFirst(8) } == ["extensions.json", "launch.json", "settings.json", "tasks.json"])
        for name in names + [".sourcekit-lsp/config.json"] {
            let data = try #require(folder.data("Lamp/\(name)"))
            #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: data) }
        }
        #expect(folder.text(of: "Lamp/.sourcekit-lsp/config.json")?.contains("\"swiftSDK\": \"interlude\"") == true)
        let tasks = folder.text(of: "Lamp/.vscode/tasks.json") ?? ""
        for label in ["test", "watch", "accept goldens", "report"] {
            #expect(tasks.contains("\"label\": \"\(label)\""))
        }
        #expect(folder.text(of: "Lamp/.vscode/launch.json")?.contains("/LampPackageTests.xctest") == true)
    }

    @Test func `the last line is a command`() throws {
        let folder = try TestFolder()
        let run = try ProgramRun.interlude("new", "Lamp", in: folder)
        let last = run.output.split(separator: "\n").last
        #expect(last == "INTERLUDE_GOLDEN=failed swift test --swift-sdk interlude --package-path Lamp")
    }

    @Test func `a folder that is not empty is left alone`() throws {
        let folder = try TestFolder(["Lamp/mine.txt": "mine"])
        let run = try ProgramRun.interlude("new", "Lamp", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("is not empty"))
        #expect(folder.names(in: "Lamp") == ["mine.txt"])
    }

    @Test(arguments: ["my lamp", "1st", "../up"])
    func `a name that no module can have is refused`(name: String) throws {
        #expect(try ProgramRun.interlude("new", name, in: TestFolder()).status == 2)
    }

    @Test func `its manifest can be read`() throws {
        let folder = try TestFolder()
        #expect(try ProgramRun.interlude("new", "Lamp", in: folder).status == 0)
        let swift = try #require(Program.onSearchPath("swift"))
        let run = try ProgramRun(swift, ["package", "--package-path", "Lamp", "dump-package"], in: folder)
        #expect(run.status == 0, "\(run.errors)")
    }
}

@Suite struct PackageCommandTests {
    /// Whether the machine has no SDK: the package manager looks in the user's folder, whatever the environment says.
    private static let hasNoSDK: Bool = {
        guard let user = getpwuid(getuid()), let path = user.pointee.pw_dir else { return true }
        let folder = "\(String(cString: path))/.swiftpm/swift-sdks"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return !names.contains { $0.hasPrefix("interlude") }
    }()

    @Test(arguments: ["test", "build"])
    func `without a package the error names the commands that write one`(command: String) throws {
        let folder = try TestFolder(["a.txt": ""])
        let run = try ProgramRun.interlude(command, in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("there is no package at"))
        #expect(run.errors.contains("interlude init"))
    }

    @Test func `tests are not linked with the static library`() throws {
        let folder = try TestFolder(["Package.swift": "// swift-tools-version: 6.0\n"])
        let run = try ProgramRun.interlude("build", "--tests", "--static", in: folder)
        #expect(run.status == 2)
        #expect(run.errors.contains("--static is for programs"))
    }

    @Test(.enabled(if: hasNoSDK), arguments: ["test", "build"])
    func `without the SDK the error says how to install it`(command: String) throws {
        let folder = try TestFolder(["Package.swift": "// swift-tools-version: 6.0\n"])
        let run = try ProgramRun.interlude(command, in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("swift sdk install"))
    }
}
