import Foundation
import InterludePort
import InterludeProject
import TestPrograms
import Testing

@Suite struct AppTests {
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
        #expect(text.contains("1 file, 3 lines. The compiler was not asked"))
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
                Shop: 2 files, 10 lines. 1 name missing in 2 places, 0 other errors.
                  a note
                  Missing:
                    UISearchBar, 2 uses: A.swift:1:2, B.swift:3:4
                """)
    }
}
