import Foundation
import InterludeGoldens
import TestPrograms
import Testing

@Suite struct ReportFolderPagesTests {
    @Test(arguments: ["/", "/index.html", "/frames/a1.png", "/cases/open-2/strip.png", "/cases/T%C3%BCr/lines.txt"])
    func `the page and the files that it shows have paths`(_ path: String) {
        #expect(ReportFolder.isPagePath(path))
    }

    @Test(arguments: [
        "", "index.html", "/report.json", "/frames", "/frames/", "/frames/a/b.png", "/cases/a.png", "/cases/../x.png",
        "/cases/%2e%2e/x.png", "/cases/a%2fb/c.png", "/cases/a/b.html", "/cases/a/b.png/", "//cases/a/b.png",
        "/cases/a/%00.png", "/.claims/a.png",
    ])
    func `nothing else has one`(_ path: String) {
        #expect(!ReportFolder.isPagePath(path))
    }

    @Test func `a link is not followed`() throws {
        let folder = try TestFolder(["secret.png": "secret", "report/cases/open/strip.png": "strip"])
        let report = ReportFolder(folder.url.appendingPathComponent("report"))
        #expect(report.contents(at: "/cases/open/strip.png") == Data("strip".utf8))
        try FileManager.default.createSymbolicLink(
            at: report.url.appendingPathComponent("cases/open/link.png"),
            withDestinationURL: folder.url.appendingPathComponent("secret.png"))
        #expect(report.contents(at: "/cases/open/link.png") == nil)
        #expect(report.contents(at: "/cases/open/none.png") == nil)
    }
}
