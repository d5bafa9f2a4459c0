import Gallery
import Interlude
import Testing
import UIKit

@MainActor
@Suite struct `Glyphs` {
    private func tile(_ run: GalleryRun) throws -> UIImage {
        run.list.tableView.reloadData()
        run.settle()
        let cell = try #require(run.list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
        return try #require(content.image)
    }

    @Test func `every ready-made transition has a drawing`() {
        for ready in TransitionPreset.all { #expect(GlyphDrawings.hasDrawing(of: ready.name), "\(ready.name)") }
    }

    @Test func `a row that is shown again shows the tile that was painted`() throws {
        let run = GalleryRun()
        #expect(try tile(run) === tile(run))
    }

    @Test func `dark rows have tiles of their own`() throws {
        let run = GalleryRun()
        let light = try tile(run)
        run.host.interfaceStyle = .dark
        run.settle()
        let dark = try tile(run)
        #expect(dark !== light)
        #expect(dark.pngData() != light.pngData())
        run.host.interfaceStyle = .light
        run.settle()
        #expect(try tile(run) === light)
    }
}
