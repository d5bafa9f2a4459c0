import Foundation
import TestPrograms
import Testing

/// The links between the pages of the documentation, and its index.
@Suite struct LinkTests {
    @Test func everyRelativeLinkLeadsToAFileThatExists() throws {
        let pages = try Document.guides()
        #expect(pages.flatMap(\.links).count > 100)
        for page in pages {
            for link in page.links {
                let file = Project.folder.appendingPathComponent(link).path
                #expect(FileManager.default.fileExists(atPath: file), "\(page.path) links to \(link)")
            }
        }
    }

    @Test func everyFragmentOfALinkIsAHeadingOfItsPage() throws {
        let pages = try Document.guides()
        let headings = Dictionary(uniqueKeysWithValues: pages.map { ($0.path, $0.fragments) })
        #expect(pages.contains { !$0.linkedHeadings.isEmpty })
        for page in pages {
            for link in page.linkedHeadings where link.page.hasSuffix(".md") {
                let isHeading = headings[link.page]?.contains(link.fragment) ?? false
                #expect(isHeading, "\(page.path): \(link.page) has no heading for #\(link.fragment)")
            }
        }
    }

    @Test func everyPageIsReachedFromTheIndex() throws {
        let pages = Dictionary(uniqueKeysWithValues: try Document.guides().map { ($0.path, $0) })
        let index = "Documentation/README.md"
        #expect(pages["README.md"]?.links.contains(index) == true)
        var reached: Set<String> = []
        var open = [index]
        while let path = open.popLast() {
            guard let page = pages[path], reached.insert(path).inserted else { continue }
            open += page.links
        }
        for page in Document.files(below: "Documentation", "md") {
            #expect(reached.contains(page), "no link leads from \(index) to \(page)")
        }
    }

    @Test func `every guide is in the contents of the documentation site`() throws {
        let contents = try String(
            contentsOf: Project.folder.appendingPathComponent("script/support/docs.md"), encoding: .utf8)
        for page in Document.files(below: "Documentation", "md") where page != "Documentation/README.md" {
            let name = URL(fileURLWithPath: page).deletingPathExtension().lastPathComponent
            #expect(contents.contains("<doc:\(name)>"), "DocC omits \(page): list it in script/support/docs.md")
        }
    }

    @Test func aLinkIsResolvedAgainstItsPageAndCodeHasNone() {
        let text = """
            [`Here`](other.md#part) and [up](../README.md), [web](https://example.org), [below](#part)
            `array[0](call)` <img src="images/a.png" width="1">

            ```
            [code](code.md)
            ```
            """
        let page = Document(path: "Documentation/page.md", text: text)
        let expected = ["Documentation/other.md", "README.md", "Documentation/page.md", "Documentation/images/a.png"]
        #expect(page.links == expected)
    }

    @Test func aFragmentIsAHeadingInLowercaseWithoutPunctuation() {
        let page = Document(
            path: "page.md",
            text: "# `UIView`: the *parts*, [all](a.md)\n## Use it\n## Use it\n```\n# code\n```\n[up](#use-it-1)\n")
        #expect(page.fragments == ["uiview-the-parts-all", "use-it", "use-it-1"])
        #expect(page.linkedHeadings.map(\.page) == ["page.md"])
        #expect(page.linkedHeadings.map(\.fragment) == ["use-it-1"])
    }
}
