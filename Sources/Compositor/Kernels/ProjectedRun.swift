/// Where the pixels of a run come from when a bitmap is seen in perspective: the bitmap position of the run's first pixel's
/// centre before the division, and the steps from pixel to pixel.
package struct ProjectedRun {
    package var u: Float
    package var v: Float
    package var w: Float
    package var stepU: Float
    package var stepV: Float
    package var stepW: Float

    package init(u: Float, v: Float, w: Float, stepU: Float, stepV: Float, stepW: Float) {
        (self.u, self.v, self.w) = (u, v, w)
        (self.stepU, self.stepV, self.stepW) = (stepU, stepV, stepW)
    }
}
