import Foundation
import InterludePort
import InterludeProject
import TestPrograms
import Testing

@Suite struct AppTests {
    @Test func `files of tests are no part of a folder's app`() throws {
        let folder = try TestFolder([
            "A.swift": "import UIKit\nlet text = \"import XCTest\"\n",
            "Tests/ATests.swift": "import UIKit\n@testable import App\nimport XCTest\n",
            "Tests/BTests.swift": "import Testing\nimport UIKit\n",
            "Testing.swift": "import UIKit\n// import Testing\n",
        ])
        let app = try App(folder.url)
        #expect(app.modules.map { $0.sources.map(\.lastPathComponent).sorted() } == [["A.swift", "Testing.swift"]])
        #expect(app.modules[0].notes == ["2 test files are ignored"])
    }

    @Test func `a source that is too large is ignored, with a note`() throws {
        let comment = String(repeating: "/", count: 1 << 20)
        let folder = try TestFolder(["A.swift": "let a = 1\n", "Data.swift": comment + comment + "\n"])
        let module = try App(folder.url).modules[0]
        #expect(module.files.map { URL(fileURLWithPath: $0.path).lastPathComponent } == ["A.swift"])
        #expect(module.allNotes == ["Data.swift is ignored: it is larger than 2 MB"])
    }

    @Test func `a pipe among the sources is ignored`() throws {
        let folder = try TestFolder(["A.swift": "let a = 1\n"])
        #expect(mkfifo("\(folder.path)/Pipe.swift", 0o600) == 0)
        let module = try App(folder.url).modules[0]
        #expect(module.files.map { URL(fileURLWithPath: $0.path).lastPathComponent } == ["A.swift"])
    }

    @Test func aFolderIsOneModule() throws {
        let folder = try TestFolder()
        try folder.write("let a = 1", to: "A.swift")
        try folder.write("let b = 1", to: "Views/B.swift")
        try folder.write("let c = 1", to: "Pods/C.swift")
        try folder.write("let d = 1", to: ".build/D.swift")
        let app = try App(folder.url)
        #expect(app.modules.map { $0.sources.map(\.lastPathComponent) } == [["A.swift", "B.swift"]])
    }

    @Test func aPackagesTargetsAreModules() throws {
        let folder = try TestFolder()
        try folder.write("", to: "Package.swift")
        try folder.write("let a = 1", to: "Sources/One/A.swift")
        try folder.write("let b = 1", to: "Sources/Two/B.swift")
        #expect(try App(folder.url).modules.map(\.name) == ["One", "Two"])
    }

    @Test func aFileIsAnApp() throws {
        let folder = try TestFolder()
        try folder.write("let a = 1", to: "My View.swift")
        #expect(try App(folder.url.appendingPathComponent("My View.swift")).modules.map(\.name) == ["My_View"])
    }

    @Test func nothingIsNoApp() throws {
        let folder = try TestFolder()
        #expect(throws: AppError.self) { try App(folder.url) }
        #expect(throws: AppError.self) { try App(folder.url.appendingPathComponent("gone")) }
    }

    @Test func outputIsWrittenOnlyWhereItChanges() throws {
        let folder = try TestFolder()
        let module = Port().port([
            SourceFile(path: "/a/A.swift", text: "class A { @IBAction func f() {} }"),
            SourceFile(path: "/b/A.swift", text: ""),
        ])
        let files = try PortedOutput.write(module, to: folder.url)
        #expect(files.map(\.lastPathComponent) == ["A.ported.swift", "A.ported-2.swift"])
        let date = try #require(
            try files[0].resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate)
        try PortedOutput.write(module, to: folder.url)
        let later = try files[0].resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
        #expect(later == date)
        let classes = try Data(contentsOf: folder.url.appendingPathComponent("classes.json"))
        #expect(try JSONDecoder().decode([ClassRecord].self, from: classes) == module.classes)
    }
}

@Suite struct CheckTests {
    @Test func missingNamesAreReadOffTheCompilersErrors() {
        let errors = CompilerError.errors(
            in: """
                /a/B.swift:3:9: error: cannot find type 'UIStoryboardSegue' in scope
                 1 | let a = 1
                   |         `- error: cannot find type 'UIStoryboardSegue' in scope
                /a/B.swift:3:9: error: cannot find type 'UIStoryboardSegue' in scope
                /a/B.swift:4:1: warning: never used
                /a/B.swift:5:10: error: value of type 'UIView' has no member 'interactions'
                /a/B.swift:6:1: error: missing return
                """)
        #expect(errors.map(\.missingName) == ["UIStoryboardSegue", "UIView.interactions", nil])
        #expect(errors.map(\.line) == [3, 5, 6])
    }

    @Test func theReportTellsWhatStays() throws {
        let folder = try TestFolder()
        try folder.write("import UIKit\nclass A { func f() async {}\nlet s = #selector(f) }\n", to: "A.swift")
        let report = try AppCheck(modules: nil).report(try App(folder.url))
        #expect(report.isReady == false)
        let text = report.text(root: folder.url.path)
        #expect(text.contains("1 file, 3 lines. The compiler was not run"))
        #expect(text.contains("    A.swift:3:9: 'f' is asynchronous"))
    }

    @Test func theReportCountsUses() {
        let module = AppReport.Module(
            name: "Shop", files: 2, lines: 10, remarks: [],
            missing: [.init(name: "UISearchBar", uses: 2, places: ["/a/A.swift:1:2", "/a/B.swift:3:4"])], errors: [],
            isCompiled: true, notes: ["a note"])
        let text = AppReport(modules: [module]).text(root: "/a")
        #expect(
            text == """
                Shop: 2 files, 10 lines. 1 name missing in 2 places.
                  a note
                  Missing:
                    UISearchBar, 2 uses: A.swift:1:2, B.swift:3:4
                """)
    }

    @Test func whatFollowsFromAMissingNameIsCountedAlone() {
        let errors = CompilerError.errors(
            in: """
                /a/A.swift:1:9: error: cannot find type 'UISearchBar' in scope
                /a/A.swift:2:9: error: cannot find 'view' in scope
                /a/A.swift:1:20: error: cannot convert value of type 'A' to expected argument type 'B'
                /a/B.swift:5:1: error: method does not override any method from its superclass
                /a/B.swift:6:1: error: value of type 'Shop' has no member 'bounds'
                /a/B.swift:7:1: error: missing return
                """)
        let sorted = SortedErrors(errors)
        #expect(sorted.missing.map(\.missingName) == ["UISearchBar"])
        #expect(sorted.consequences.count == 4)
        #expect(sorted.others.map(\.message) == ["missing return"])
    }

    @Test func withoutAMissingNameEveryErrorCounts() {
        let errors = CompilerError.errors(
            in: """
                /a/A.swift:1:9: error: method does not override any method from its superclass
                /a/A.swift:2:9: error: cannot find 'shop' in scope
                """)
        let sorted = SortedErrors(errors)
        #expect(sorted.consequences.isEmpty)
        #expect(sorted.others.count == 1)
        #expect(sorted.missing.map(\.missingName) == ["shop"])
    }

    @Test func modulesThatAreNotHereAreNamedTogether() {
        func absent(_ name: String, _ line: Int) -> Remark {
            Remark(path: "/a/A.swift", line: line, column: 1, rule: .imports, text: "there is no module \(name)")
        }
        let override = Remark(
            path: "/a/A.swift", line: 9, column: 5, rule: .extensionOverrides, text: "it cannot be moved")
        let error = CompilerError.errors(in: "/a/A.swift:9:20: error: cannot be overridden from extension")
        let module = AppReport.Module(
            name: "Shop", files: 1, lines: 1,
            remarks: [absent("MapKit", 1), absent("AVKit", 2), absent("MapKit", 3), override],
            missing: [], errors: error, isCompiled: true, notes: [])
        #expect(
            AppReport(modules: [module]).text(root: "/a") == """
                Shop: 1 file, 1 line. 1 error.
                  Missing modules; `run --without AVKit,MapKit` removes the code that needs them:
                    AVKit, 1 import: A.swift:2
                    MapKit, 2 imports: A.swift:1, A.swift:3
                  Not rewritten:
                    A.swift:9:5: it cannot be moved
                """)
    }

    @Test func aLongReportIsShortened() {
        let missing = (1...20).map { AppReport.Missing(name: "UIThing\($0)", uses: 1, places: ["/a/A.swift:\($0):1"]) }
        let module = AppReport.Module(
            name: "Shop", files: 1, lines: 1, remarks: [], missing: missing, errors: [], isCompiled: true, notes: [])
        let other = AppReport.Module(
            name: "Kit", files: 1, lines: 1, remarks: [], missing: [], errors: [], isCompiled: true, notes: [])
        let lines = AppReport(modules: [other, module]).text(root: "/a").split(separator: "\n")
        #expect(lines.count == 17)
        #expect(lines[0].hasPrefix("1 of 2 modules compile. Most missed: UIThing1 (1), "))
        #expect(lines.contains("    … and 8 more; use --json."))
        #expect(lines.last == "Kit: 1 file, 1 line. It compiles.")
    }
}
