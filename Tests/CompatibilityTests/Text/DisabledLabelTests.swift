import Testing
import UIKit

/// The opacity of a label's text, enabled and disabled.
@MainActor
@Suite(.statesOutcome) struct DisabledLabelTests {
    /// The largest alpha, from 0 to 255, of a label with a full block, in any font.
    private func alpha(isEnabled: Bool) throws -> Int {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        label.font = .systemFont(ofSize: 60)
        label.text = "\u{2588}"
        label.textColor = .black
        label.isEnabled = isEnabled
        let image = UIGraphicsImageRenderer(size: label.bounds.size).image { _ in label.draw(label.bounds) }
        let bytes = try bytes(of: image)
        return Int(try #require(stride(from: 3, to: bytes.count, by: 4).map { bytes[$0] }.max()))
    }

    /// The image in 20 × 20 pixels, as red, green, blue and alpha.
    private func bytes(of image: UIImage) throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 1600)
        let image = try #require(image.cgImage)
        try bytes.withUnsafeMutableBytes { memory in
            let context = try #require(
                CGContext(
                    data: memory.baseAddress, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 80,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.draw(image, in: CGRect(x: 0, y: 0, width: 20, height: 20))
            context.flush()
        }
        return bytes
    }

    @Test func `an enabled label is opaque`() throws {
        expect("alpha", Double(try alpha(isEnabled: true)), is: 255, tolerance: 2)
    }

    /// Decided.
    @Test func `a disabled label has half its opacity`() throws {
        expect("alpha", Double(try alpha(isEnabled: false)), is: 127.5, tolerance: 2)
    }
}
