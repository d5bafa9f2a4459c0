import CoreGraphics
import Foundation
import InterludeStage

/// A picture of one colour with a square of another in it.
package func samplePicture(width: Int = 24, height: Int = 16, square: Int = 0, color: UInt32 = 0xFF20_60C0) -> Snapshot
{
    let buffer = PixelBuffer(width: width, height: height, isOpaque: true)
    for y in 0..<height {
        for x in 0..<width {
            let inside = (square..<square + 6).contains(x) && (4..<10).contains(y)
            buffer[x, y] = inside ? 0xFFFF_FFFF : color
        }
    }
    return Snapshot(buffer: buffer, scale: 1)
}

/// A film in which a square moves to the right.
package func sampleFilm(frames: Int = 6) -> Film {
    Film(
        framesPerSecond: 60,
        frames: (0..<frames).map { Film.Frame(time: TimeInterval($0) / 60, picture: samplePicture(square: $0)) })
}
