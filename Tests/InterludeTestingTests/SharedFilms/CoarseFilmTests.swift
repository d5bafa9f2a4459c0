import InterludeFilms
import Testing
import UIKit

/// Films reduced to the mean colors of squares, which both systems compare.
@MainActor @Suite struct CoarseFilmTests {
    /// 32 × 20 pixels: red, and from the column 16 on black and white halves.
    private var image: UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 32, height: 20), format: format).image { context in
            let parts = [(0, 16, UIColor.red), (16, 8, .black), (24, 8, .white)]
            for (x, width, color) in parts {
                color.setFill()
                context.fill(CGRect(x: x, y: 0, width: width, height: 20))
            }
        }
    }

    private func frame(_ colors: UInt32...) -> CoarseFrame { CoarseFrame(columns: 2, colors: colors) }

    @Test func `a square has the mean color of its pixels, also at the edge`() throws {
        let frame = try #require(CoarseFrame(image))
        #expect(frame == CoarseFrame(columns: 2, colors: [0xFF0000, 0x808080, 0xFF0000, 0x808080]))
        #expect(frame.rows == 2)
    }

    @Test func `an image without pixels has no frame`() {
        #expect(CoarseFrame(UIImage()) == nil)
    }

    @Test func `a film written as a PNG is read again`() throws {
        let film = CoarseFilm(frames: [frame(0x010203, 0xFFFFFF), frame(0x804020, 0)])
        let data = try #require(film.pngData())
        #expect(CoarseFilm(pngData: data, count: 2) == film)
        #expect(CoarseFilm(pngData: data, count: 3) == nil)
        #expect(CoarseFilm(pngData: Data("no image".utf8), count: 2) == nil)
    }

    @Test func `frames of two sizes make no PNG`() {
        #expect(CoarseFilm(frames: [frame(0, 0), frame(0, 0, 0, 0)]).pngData() == nil)
        #expect(CoarseFilm(frames: []).pngData() == nil)
    }

    @Test func `a channel counts only beyond the tolerance`() {
        let golden = CoarseFilm(frames: [frame(0x102030, 0x102030)])
        let film = CoarseFilm(frames: [frame(0x102030, 0x10203A)])
        #expect(film.difference(from: golden, beyond: SquareTolerance(channel: 10, squares: 0)) == nil)
        #expect(
            film.difference(from: golden, beyond: SquareTolerance(channel: 9, squares: 0))
                == "frame 0: 1 of 2 squares differ, by up to 10 of 255")
    }

    @Test func `a fraction of the squares can differ by any amount`() {
        let golden = CoarseFilm(frames: [frame(0, 0), frame(0, 0)])
        let film = CoarseFilm(frames: [frame(0, 0xFF0000), frame(0xFF, 0xFF00)])
        #expect(
            film.difference(from: golden, beyond: SquareTolerance(channel: 0, squares: 0.5))
                == "frame 1: 2 of 2 squares differ, by up to 255 of 255")
        #expect(film.difference(from: golden, beyond: SquareTolerance(channel: 0, squares: 1)) == nil)
        #expect(film.difference(from: film, beyond: .exact) == nil)
    }

    @Test func `films of two sizes are not compared`() {
        let small = CoarseFilm(frames: [frame(0, 0)])
        let large = CoarseFilm(frames: [frame(0, 0, 0, 0)])
        #expect(
            large.difference(from: small, beyond: SquareTolerance(channel: 255, squares: 1))
                == "The golden has 2 × 1 squares, the film 2 × 2: was it recorded on another device?")
    }
}
