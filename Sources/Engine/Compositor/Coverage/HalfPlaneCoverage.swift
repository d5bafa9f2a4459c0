import CoreGraphics

/// One side of a line, decided at the pixels' centers: a pixel lies on exactly one side, so the two halves of a plane that
/// was cut meet without a seam.
final class HalfPlaneCoverage: CoverageShape {
    private let a: Double
    private let b: Double
    private let c: Double
    private let isPositive: Bool

    /// The side where `a·x + b·y + c` is not negative, or the side where it is.
    init(a: Double, b: Double, c: Double, isPositive: Bool, within area: PixelRect) {
        self.a = a
        self.b = b
        self.c = c
        self.isPositive = isPositive
        super.init(bounds: area)
    }

    override func rowCoverage(_ y: Int) -> RowCoverage {
        let level = b * (Double(y) + 0.5) + c
        guard a != 0 else { return (level >= 0) == isPositive ? whole(bounds.left, bounds.right) : .empty }
        let crossing = -level / a - 0.5
        // Columns before `cut` lie on one side, the others on the other.
        let cut = a > 0 ? clampedInt(crossing.rounded(.up)) : clampedInt(crossing.rounded(.down)) + 1
        return (a > 0) == isPositive
            ? whole(max(cut, bounds.left), bounds.right) : whole(bounds.left, min(cut, bounds.right))
    }

    private func whole(_ start: Int, _ end: Int) -> RowCoverage {
        start < end ? RowCoverage(full: start, end) : .empty
    }

    override func multiply(_ y: Int, _ start: Int, _ end: Int, into bytes: UnsafeMutablePointer<UInt8>) {}
}
