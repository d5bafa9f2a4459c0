/// Where the pixels of a run come from when a bitmap is seen in perspective: the bitmap position of a pixel's center before
/// the division, and the steps from pixel to pixel.
///
/// Positions are computed from the beginning of a block of the frame's columns, not from where the run begins, so that a
/// pixel comes out the same however its row is cut up.
package struct ProjectedRun {
    /// Where the block begins.
    package var u: Float
    package var v: Float
    package var w: Float
    package var stepU: Float
    package var stepV: Float
    package var stepW: Float
    /// The run's first pixel, counted from the block's.
    package var first: Float

    package init(
        u: Float, v: Float, w: Float, stepU: Float, stepV: Float, stepW: Float, first: Float = 0
    ) {
        self.u = u
        self.v = v
        self.w = w
        self.stepU = stepU
        self.stepV = stepV
        self.stepW = stepW
        self.first = first
    }

    /// The position of a pixel so many columns from the block's beginning.
    @inline(__always) func place(_ step: Float) -> (u: Float, v: Float, w: Float) {
        (u + stepU * step, v + stepV * step, w + stepW * step)
    }
}
