import Compositor
import CoreGraphics
import Testing

/// Bitmaps that are moved by parts of a pixel are blended of neighbouring columns and rows without a table of places, and of bitmaps
/// that are seen again only what is painted is looked at: the pixels are those that every other way gives.
@Suite("Bitmaps that are moved by parts of a pixel")
struct MovedBitmapTests {
    /// Letters on nothing: most of it is transparent.
    private let letters = bitmap(90, 40, opaque: false) { x, y in
        guard (20..<61).contains(x), (11..<26).contains(y), (x * 5 + y * 3) % 7 < 4 else { return 0 }
        let alpha = UInt32((x * 37 + y * 11) % 256)
        return alpha << 24 | (alpha / 2) << 16 | (alpha / 3) << 8 | alpha
    }

    private let photo = bitmap(70, 50, opaque: true) { x, y in
        0xFF00_0000 | UInt32((x * 97 + y * 31) % 256) << 16 | UInt32((x * 13 + y * 59) % 256) << 8
            | UInt32((x * y) % 256)
    }

    /// What one bilinear sample gives, worked out one pixel at a time: first the rows are blended, then the columns.
    private func sample(_ picture: PixelBuffer, _ u: Double, _ v: Double) -> UInt32 {
        func place(_ x: Double, _ size: Int) -> (Int, UInt32) {
            let position = Int((min(max(x - 0.5, 0), Double(size - 1)) * 256).rounded())
            return (position >> 8, UInt32(position & 255))
        }
        let ((x, f), (y, g)) = (place(u, picture.width), place(v, picture.height))
        func blend(_ a: UInt32, _ b: UInt32, _ share: UInt32) -> UInt32 {
            [UInt32(0), 8, 16, 24].reduce(0) { pixel, shift in
                pixel | ((((a >> shift) & 255) * (256 - share) + ((b >> shift) & 255) * share + 128) >> 8) << shift
            }
        }
        func column(_ x: Int) -> UInt32 {
            g == 0 ? picture[x, y] : blend(picture[x, y], picture[x, y + 1], g)
        }
        return f == 0 ? column(x) : blend(column(x), column(x + 1), f)
    }

    static let moves: [Double] = [0, 1 / 256, 0.25, 0.5, 0.5 + 1 / 256, 0.75, 255 / 256, 17.3]

    @Test(arguments: moves, moves) func `an opaque picture is blended of its neighbours`(x: Double, y: Double) {
        let frame = draw(120, 100, [image(photo, .translation(x: 10 + x, y: 20 + y))])
        var wrong = 0
        for row in 22..<Int(20 + y) + 49 {
            for column in 12..<Int(10 + x) + 69 where Double(column) > 11 + x && Double(row) > 21 + y {
                // Places are counted in 256ths.
                let (dx, dy) = ((x * 256).rounded() / 256, (y * 256).rounded() / 256)
                let expected = sample(photo, Double(column) + 0.5 - 10 - dx, Double(row) + 0.5 - 20 - dy)
                if frame[column, row] != expected { wrong += 1 }
            }
        }
        #expect(wrong == 0)
    }

    /// The first frame knows nothing of a bitmap, the second looks for what is painted, the third knows it.
    @Test func `what is known of a bitmap's transparent parts changes no pixel`() {
        let turned = product(perspective(400, about: 75, 55, turnY(0.8, 0.6)), .translation(x: 25.3, y: 20.7))
        let matrices: [Matrix4] = [
            .translation(x: 5, y: 7), .translation(x: 5.3, y: 7.6),
            product(.scale(x: 0.3, y: 0.4), .translation(x: 9, y: 3)),
            product(.scale(x: 1.7, y: 2.1), .translation(x: -30.5, y: -20.25)),
            product(.scale(x: -1, y: 1), .translation(x: 110.25, y: 2)), turned,
        ]
        for (number, matrix) in matrices.enumerated() {
            let backdrop = image(photo, .scale(x: 2, y: 2))
            // Each a buffer of its own, of which nothing is known yet.
            func fresh() -> PixelBuffer { bitmap(90, 40) { x, y in letters[x, y] } }
            func part() -> DisplayItem {
                .image(
                    ImageItem(
                        buffer: fresh(), source: CGRect(x: 15.5, y: 8, width: 40, height: 22),
                        destination: CGRect(x: 3, y: 4, width: 50, height: 30), transform: matrix))
            }
            let items = [
                backdrop, image(fresh(), matrix), part(), group([image(fresh(), matrix), part()], opacity: 0.6),
            ]
            let renderer = FrameRenderer(threads: 1)
            let list = DisplayList(width: 130, height: 110, items: items)
            let first = PixelBuffer(width: 130, height: 110)
            renderer.render(list, into: first)
            for _ in 0..<3 {
                let again = PixelBuffer(width: 130, height: 110)
                renderer.render(list, into: again)
                #expect(again.hasSamePixels(as: first), "matrix \(number)")
            }
        }
    }

    @Test func `what is painted of a bitmap is known when it is asked for twice`() {
        #expect(photo.ink == nil && photo.ink == nil)
        let copy = bitmap(90, 40, opaque: false) { x, y in letters[x, y] }
        #expect(copy.ink == nil)
        let ink = copy.ink ?? .empty
        var expected = PixelRect.empty
        for y in 0..<40 {
            for x in 0..<90 where letters[x, y] != 0 {
                expected = expected.union(PixelRect(left: x, top: y, right: x + 1, bottom: y + 1))
            }
        }
        #expect(ink == expected && copy.ink == expected)
        let empty = PixelBuffer(width: 33, height: 5)
        #expect(empty.ink == nil && empty.ink?.isEmpty == true && empty.ink?.isEmpty == true)
    }
}
