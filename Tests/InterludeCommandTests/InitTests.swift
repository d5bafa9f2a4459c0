import Foundation
import TestPrograms
import Testing

@Suite struct InitTests {
    private let app = [
        "Shop/AppDelegate.swift": "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n",
        "Shop/Drop.swift": """
        import UIKit
        final class Drop: NSObject, UIViewControllerAnimatedTransitioning {
            init(isPresenting: Bool, duration: TimeInterval = 0.3) {}
        }
        """,
    ]

    @Test func `a package stands beside the project, and nothing else has changed`() throws {
        let folder = try TestFolder(app)
        let run = try ProgramRun.interlude("init", in: folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(folder.names == ["Linux", "Shop"])
        #expect(
            folder.names(in: "Linux") == [
                ".gitattributes", ".gitignore", "Package.swift", "Sources", "Tests", "ci.sh", "ci.yml",
            ])
        #expect(folder.names(in: "Shop") == ["AppDelegate.swift", "Drop.swift"])
        let name = try #require(folder.names(in: "Linux/Sources").first)
        let sources = try #require(folder.text(of: "Linux/Sources/\(name)/\(name).swift"))
        #expect(sources.contains("// interlude-port: ../../../Shop\n"))
        let tests = try #require(folder.text(of: "Linux/Tests/\(name)Tests/\(name)Tests.swift"))
        #expect(tests.contains("Patient(for: .present) { Drop(isPresenting: true) }"))
        #expect(tests.contains("expectHealthy("))
        #expect(run.output.split(separator: "\n").last == "swift test --package-path \(folder.path)/Linux")
        #expect(try #require(folder.text(of: "Linux/Package.swift")).contains("executableTarget"))
    }

    @Test func `what is there is not written over`() throws {
        let folder = try TestFolder(app.merging(["Linux/mine.txt": "mine"]) { $1 })
        let run = try ProgramRun.interlude("init", ".", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("already; --output gives the package another name"))
        #expect(folder.names(in: "Linux") == ["mine.txt"])
        #expect(try ProgramRun.interlude("init", ".", "--output", "Tests on Linux", in: folder).status == 0)
        #expect(folder.names(in: "Tests on Linux").contains("Package.swift"))
        #expect(try ProgramRun.interlude("init", ".", "--output", "../out", in: folder).status == 2)
    }

    @Test func `its manifest can be read`() throws {
        let folder = try TestFolder(app)
        #expect(try ProgramRun.interlude("init", in: folder).status == 0)
        let swift = try #require(Program.onSearchPath("swift"))
        let run = try ProgramRun(
            swift, ["package", "--package-path", "Linux", "dump-package"], in: folder)
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test func `a library without an animator has a test to fill in`() throws {
        let folder = try TestFolder(["Kit/Kit.swift": "import UIKit\npublic class Kit: UIView {}\n"])
        let run = try ProgramRun.interlude("init", "Kit", in: folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("No animator was found"))
        #expect(folder.text(of: "Kit/Linux/Tests/KitTests/KitTests.swift")?.contains("#if false") == true)
        #expect(
            folder.text(of: "Kit/Linux/Sources/Kit/Kit.swift")?.contains("interlude-port: ../../../Kit.swift") == true)
    }
}
