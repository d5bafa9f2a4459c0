import Foundation
import TestPrograms
import Testing

@Suite struct PortTests {
    private let source = """
        import UIKit
        class Shop: UIViewController {
            @IBOutlet weak var label: UILabel!
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap)))
            }
            @objc private func tap() {}
        }

        """

    @Test func `sources are written, and the app's own stay as they are`() throws {
        let folder = try TestFolder(["App/Shop.swift": source])
        let run = try ProgramRun.interlude("port", "App", "--output", "Ported", in: folder)
        #expect(run.status == 0)
        #expect(run.output == "")
        #expect(folder.text(of: "App/Shop.swift") == source)
        #expect(folder.names(in: "Ported/App") == ["Shop.ported.swift", "classes.json"])
        let ported = try #require(folder.text(of: "Ported/App/Shop.ported.swift"))
        #expect(ported.contains("action: Selector(Shop.tap, named: \"tap\")))"))
        #expect(ported.contains("#sourceLocation(file: \"\(folder.path)/App/Shop.swift\", line: 1)"))
    }

    @Test func `what cannot be rewritten is told`() throws {
        let folder = try TestFolder(["A.swift": "import UIKit\nlet s = #selector(x.y)\n"])
        let run = try ProgramRun.interlude("port", "A.swift", "--output", "Ported", in: folder)
        #expect(run.status == 1)
        #expect(run.output.hasPrefix("A.swift:2:9: the class of 'x.y' is not known"))
    }

    @Test func `the check compiles what it rewrote`() throws {
        let folder = try TestFolder(["App/Shop.swift": source])
        let run = try ProgramRun.interlude("port", "App", "--check", in: folder)
        #expect(run.output == "App: 1 file, 9 lines. It compiles.\n")
        #expect(run.status == 0)
    }

    @Test func `the check names what is missing, with its places`() throws {
        let folder = try TestFolder([
            "App/A.swift": "import UIKit\nfunc a(_ x: UINothing) {}\n",
            "App/B.swift": "import UIKit\nlet b: UINothing? = nil\n",
        ])
        let run = try ProgramRun.interlude("port", "App", "--check", in: folder)
        #expect(run.status == 1)
        #expect(run.output.contains("UINothing, 2 uses: A.swift:2:13, B.swift:2:8"))
        let json = try ProgramRun.interlude("port", "App", "--check", "--json", in: folder)
        #expect(json.output.contains("\"name\" : \"UINothing\""))
    }

    @Test func `one of check and output is needed`() throws {
        #expect(try ProgramRun.interlude("port", ".").status == 2)
        #expect(try ProgramRun.interlude("port", ".", "--check", "--output", "a").status == 2)
        let run = try ProgramRun.interlude("port", "/nowhere/at/all", "--check")
        #expect(run.status == 1)
        #expect(run.errors.contains("there is nothing at /nowhere/at/all"))
    }

    @Test func `output does not go among the app's own files`() throws {
        let folder = try TestFolder(["App/Views/A.swift": "import UIKit\nclass A: UIView { @objc func f() {} }\n"])
        for output in ["App", "App/Views", "App/Ported", "."] {
            let run = try ProgramRun.interlude("port", "App", "--output", output, in: folder)
            #expect(
                run.status == 2 && run.errors.contains("is inside the app's own folder"), "\(output): \(run.errors)")
        }
        #expect(folder.names(in: "App") == ["Views"] && folder.names(in: "App/Views") == ["A.swift"])
        #expect(try ProgramRun.interlude("port", "App", "--output", "Ported", in: folder).status == 0)
        #expect(folder.names(in: "Ported/App").contains("A.ported.swift"))
    }

    @Test func `what the file system refuses is told in its own words`() throws {
        let folder = try TestFolder(["App/A.swift": "import UIKit\nclass A: UIView {}\n", "file": ""])
        let run = try ProgramRun.interlude("port", "App", "--output", "file", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("interlude: \(folder.path)/file/App: Not a directory"), "\(run.errors)")
        let empty = try ProgramRun.interlude("port", "", "--check", in: folder)
        #expect(empty.status == 2 && empty.errors.contains("<path> is empty"))
    }
}
