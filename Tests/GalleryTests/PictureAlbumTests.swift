import Gallery
import Testing
import UIKit

@MainActor
@Suite struct `Picture albums` {
    /// A picture of 10 × 10 pixels.
    private func paint() -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { _ in }
    }

    @Test func `what was asked for the longest ago goes first`() {
        var album = PictureAlbum<Int>(mostPixels: 200)
        let pictures = [album.picture(for: 0, paint: paint), album.picture(for: 1, paint: paint)]
        #expect(album.picture(for: 0, paint: paint) === pictures[0])
        _ = album.picture(for: 2, paint: paint)
        #expect(album.picture(for: 0, paint: paint) === pictures[0])
        #expect(album.picture(for: 1, paint: paint) !== pictures[1])
    }

    @Test func `one picture is kept, however large`() {
        var album = PictureAlbum<Int>(mostPixels: 1)
        let picture = album.picture(for: 0, paint: paint)
        #expect(album.picture(for: 0, paint: paint) === picture)
    }
}
