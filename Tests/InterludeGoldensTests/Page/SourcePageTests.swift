import InterludeGoldens
import Testing

@Suite struct SourcePageTests {
    @Test func `sources of the same name in two modules have pages of their own`() {
        let pages = ["UIKit/Containers/Navigation", "Interlude/Animators"].map {
            SourcePage.file(of: "Sources/\($0)/SlideAnimator.swift")
        }
        #expect(pages[0] != pages[1])
        #expect(pages.allSatisfy { $0.hasPrefix("sources/") && $0.split(separator: "/").count == 2 })
    }

    @Test func `a page shows its source, and leads back`() throws {
        let path = "Sources/Interlude/InterludeGoldens/Page/SourcePage.swift"
        let page = try #require(SourcePage(path: path))
        #expect(page.file == SourcePage.file(of: path))
        #expect(page.html.contains("package struct SourcePage {") && page.html.contains("../index.html"))
        #expect(SourcePage(path: "Sources/Nothing.swift").map(\.file) == nil)
    }
}
