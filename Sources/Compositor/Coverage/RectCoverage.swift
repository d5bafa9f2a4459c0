/// A rectangle with sides along the pixel grid but anywhere between the pixels.
final class RectCoverage: CoverageShape {
    private let left: Double
    private let top: Double
    private let right: Double
    private let bottom: Double
    private let firstWhole: Int
    private let lastWhole: Int

    /// Edges in the frame's pixels, ascending.
    init(left: Double, top: Double, right: Double, bottom: Double) {
        (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
        firstWhole = clampedInt(left.rounded(.up))
        lastWhole = clampedInt(right.rounded(.down))
        super.init(
            bounds: PixelRect(
                left: clampedInt(left.rounded(.down)), top: clampedInt(top.rounded(.down)),
                right: clampedInt(right.rounded(.up)), bottom: clampedInt(bottom.rounded(.up))))
    }

    /// Whether all edges lie on pixel boundaries: then the bounds say everything.
    var isPixelAligned: Bool {
        left == left.rounded() && top == top.rounded() && right == right.rounded() && bottom == bottom.rounded()
    }

    /// How much of row `y` lies between top and bottom, 0…1.
    private func height(_ y: Int) -> Double {
        max(0, min(Double(y + 1), bottom) - max(Double(y), top))
    }

    override func rowCoverage(_ y: Int) -> RowCoverage {
        let h = height(y)
        guard h > 0 else { return .empty }
        guard h == 1 else {
            return RowCoverage(start: bounds.left, fullStart: 0, fullEnd: 0, end: bounds.right)
        }
        return RowCoverage(start: bounds.left, fullStart: firstWhole, fullEnd: lastWhole, end: bounds.right)
    }

    override func multiply(_ y: Int, _ start: Int, _ end: Int, into bytes: UnsafeMutablePointer<UInt8>) {
        let h = height(y)
        let middle = UInt32((h * 255).rounded())
        for x in start..<end {
            if x >= firstWhole && x < lastWhole {
                bytes[x] = multiplyCoverage(bytes[x], middle)
            } else {
                let w = min(Double(x + 1), right) - max(Double(x), left)
                bytes[x] = multiplyCoverage(bytes[x], UInt32((max(0, w) * h * 255).rounded()))
            }
        }
    }
}
