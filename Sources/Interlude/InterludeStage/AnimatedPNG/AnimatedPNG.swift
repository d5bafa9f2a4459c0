import CoreGraphics
import Foundation

/// An animated PNG file (APNG). Programs without animation show its first frame, and browsers play it.
///
/// libpng encodes and decodes the frames. This type is the container, which Debian's libpng does not support. Written
/// frames are opaque and lossless: a frame has the part of the screen that differs from the previous frame, and is drawn
/// over it.
package struct AnimatedPNG {
    /// One frame and how long it is shown.
    package struct Frame {
        package var picture: PixelBuffer
        /// As a fraction of a second.
        var delay: (numerator: UInt16, denominator: UInt16)
    }

    /// Words that go with the film, under a name.
    package struct Note {
        /// One to 79 letters.
        package var name: String
        package var text: String

        /// Creates a note.
        package init(name: String, text: String) {
            self.name = name
            self.text = text
        }
    }

    /// A fault of a file.
    package struct Damage: Error, CustomStringConvertible {
        package let description: String
        package init(_ description: String) { self.description = description }
    }

    package var frames: [Frame]
    package var notes: [Note] = []
}

/// A rectangle of whole pixels.
package struct PixelArea: Equatable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int
}

extension PixelBuffer {
    /// The smallest area outside of which two buffers of the same size are alike. One pixel where they are alike all over,
    /// since a frame cannot be empty.
    package func area(differingFrom other: PixelBuffer) -> PixelArea {
        var (top, bottom, left, right) = (height, -1, width, -1)
        for y in 0..<height where !hasSameRow(y, as: other) {
            let (a, b) = (row(y), other.row(y))
            top = min(top, y)
            bottom = y
            var x = 0
            while x < left, a[x] == b[x] { x += 1 }
            left = min(left, x)
            x = width - 1
            while x > right, a[x] == b[x] { x -= 1 }
            right = max(right, x)
        }
        guard bottom >= 0 else { return PixelArea(x: 0, y: 0, width: 1, height: 1) }
        return PixelArea(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }

    /// A copy of an area.
    func copy(of area: PixelArea) -> PixelBuffer {
        let part = PixelBuffer(width: area.width, height: area.height, isOpaque: true)
        for y in 0..<area.height {
            part.row(y).update(from: row(area.y + y) + area.x, count: area.width)
        }
        return part
    }

    /// A copy of all, with a part put over an area of it.
    func covered(by part: PixelBuffer, x: Int, y: Int) -> PixelBuffer {
        let result = copy(of: PixelArea(x: 0, y: 0, width: width, height: height))
        for line in 0..<part.height { (result.row(y + line) + x).update(from: part.row(line), count: part.width) }
        return result
    }
}
