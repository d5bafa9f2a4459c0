import Foundation
import ReportTools
import TestPrograms
import Testing

/// The page of all transitions for the web, made of few cards without films.
@Suite struct WebGalleryTests {
    private func card(_ name: String, _ entry: GalleryPage.Entry?) -> GalleryPage.Card {
        let scenes = ["light", "dark"].map { style in
            let film = GalleryPage.Film(
                file: "films/\(name)-\(style).mp4", poster: "films/\(name)-\(style).jpg", frames: 90,
                framesPerSecond: 60)
            return GalleryPage.Scene(title: style, clips: [GalleryPage.Clip(film: film, caption: "")])
        }
        var card = GalleryPage.Card(name: name, summary: "A summary", source: "", sourcePage: nil, scenes: scenes)
        card.entry = entry
        return card
    }

    private func entry(_ family: String) -> GalleryPage.Entry {
        GalleryPage.Entry(
            title: "A </script> title", family: family, code: ".cube",
            uses: [GalleryPage.Use(title: "Push", line: "push(using: .cube)")])
    }

    @Test func thePageHasEachFamilyOnceAndItsCardsInTheirOrder() throws {
        let cards = [card("a", entry("Space")), card("b", entry("Mask")), card("c", entry("Space")), card("d", nil)]
        let page = WebGalleryPage(GalleryPage(title: "Films", summary: "Two & more", cards: cards)).html
        #expect(page.contains("<title>Films: 3 transitions</title>") && page.contains("Two &amp; more"))
        #expect(page.components(separatedBy: "data-family=\"Space\"").count == 2)
        #expect(page.contains("Space <span>2</span>") && page.contains("Mask <span>1</span>"))
        let data = try #require(
            page.components(separatedBy: "id=\"data\">").last?.components(separatedBy: "</script>").first)
        let shown = try JSONDecoder().decode([GalleryPage.Card].self, from: Data(data.utf8))
        #expect(shown.map(\.name) == ["a", "b", "c"])
        #expect(shown[0].entry?.title == "A </script> title")
        #expect(!page.contains("incomplete"))
    }

    @Test func anUnfinishedPageSaysSo() {
        var page = GalleryPage(title: "Films", summary: "", cards: [card("a", entry("Space"))])
        page.missing = GalleryPage.Missing(done: 2, total: 4)
        #expect(WebGalleryPage(page).html.contains("This page is incomplete: 2 of 4 films."))
    }

    @Test func thePageNeedsNothingFromANetwork() {
        let page = WebGalleryPage(GalleryPage(title: "Films", summary: "", cards: [])).html
        #expect(!page.contains("http://") && !page.contains("https://"))
    }

    @Test func aCallIsReadWithItsEdgeOrAxis() {
        func read(_ code: String) -> [String?] {
            let call = SwiftCall(code)
            return [call?.function, call?.value, call.map { $0.isPlain ? "plain" : "not" }]
        }
        #expect(read(".cube") == ["cube", nil, "plain"])
        #expect(read(".cube(from: .left)") == ["cube", "left", "plain"])
        #expect(read(".sharedAxis(.x)") == ["sharedAxis", "x", "plain"])
        #expect(read(".zoom(from: picture)") == ["zoom", nil, "not"])
        #expect(read(".fadeThrough(.black)") == ["fadeThrough", nil, "not"])
        #expect(SwiftCall("cube") == nil)
    }

    @Test func declarationsAreReadWithTheirComments() {
        let source = """
            extension T {
                /// One.
                public static var fold: T { fold(4) }

                /// Several.
                ///
                /// - Parameter n: How many.
                public static func fold(_ n: Int) -> T {
                    if n > 1 { return a }
                    return b
                }

                public static var folded: T { b }
            }
            """
        #expect(
            SwiftDeclarations(of: "fold", in: source).text == """
                /// One.
                public static var fold: T { fold(4) }

                /// Several.
                ///
                /// - Parameter n: How many.
                public static func fold(_ n: Int) -> T {
                    if n > 1 { return a }
                    return b
                }
                """)
        #expect(SwiftDeclarations(of: "unfold", in: source).text == nil)
    }

    @Test func theNamesOfOtherCollectionsAreThoseOfTheGuide() throws {
        let guide = Project.folder.appendingPathComponent("Documentation/transitions.md")
        let names = OtherNames.read(from: try String(contentsOf: guide, encoding: .utf8))
        #expect(names["portal"]?.contains("doorway") == true)
        #expect(names["kaleidoscope"] == ["kaleidoscope"])
        #expect(names["zoom"] == ["LCZoom", "Zoom", "Scale"])
        #expect(names["gravity"] == ["HFDynamicAnimator"])
    }

    @Test func aShardIsRefused() throws {
        let folder = try TestFolder()
        let run = try ProgramRun.interlude(
            "gallery", "--web", "--output", "page", in: folder,
            environment: Program.environment(with: ["INTERLUDE_SHARD": "1/2"]))
        #expect(run.status == 2 && run.errors.contains("--web has no shards"), "\(run.errors)")
        #expect(folder.names == [])
    }
}
