import CoreGraphics

/// A rectangle with sides along the pixel grid but anywhere between the pixels.
final class RectCoverage: CoverageShape {
    private let rect: PreciseRect
    private let firstWhole: Int
    private let lastWhole: Int

    init(_ rect: PreciseRect) {
        self.rect = rect
        firstWhole = clampedInt(rect.left.rounded(.up))
        lastWhole = clampedInt(rect.right.rounded(.down))
        super.init(bounds: rect.touchedPixels)
    }

    override var extent: PreciseRect { rect }

    /// How much of row `y` lies between top and bottom, 0…1.
    private func height(_ y: Int) -> Double {
        max(0, min(Double(y + 1), rect.bottom) - max(Double(y), rect.top))
    }

    override func rowCoverage(_ y: Int) -> RowCoverage {
        let h = height(y)
        guard h > 0 else { return .empty }
        guard h == 1 else {
            return RowCoverage(start: bounds.left, fullStart: 0, fullEnd: 0, end: bounds.right)
        }
        return RowCoverage(start: bounds.left, fullStart: firstWhole, fullEnd: lastWhole, end: bounds.right)
    }

    override func sameRows(from y: Int, upTo limit: Int) -> Int {
        height(y) == 1 ? min(limit, clampedInt(rect.bottom.rounded(.down))) : min(limit, y + 1)
    }

    override func multiply(_ y: Int, _ start: Int, _ end: Int, into bytes: UnsafeMutablePointer<UInt8>) {
        let h = height(y)
        let middle = UInt32((h * 255).rounded())
        for x in start..<end {
            if x >= firstWhole && x < lastWhole {
                bytes[x] = multiplyCoverage(bytes[x], middle)
            } else {
                let w = min(Double(x + 1), rect.right) - max(Double(x), rect.left)
                bytes[x] = multiplyCoverage(bytes[x], UInt32((max(0, w) * h * 255).rounded()))
            }
        }
    }
}
