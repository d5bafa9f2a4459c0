import CoreGraphics

/// A limit for frames that are computed pixel by pixel.
package enum BlendDetail {
    /// The most pixels per point; `nil`, the default, for no limit other than the display's scale.
    ///
    /// The transition doctor compares states, not pixels of a shader, and runs a transition some forty times: with a limit, a shader in an app's
    /// debug build, which is a hundred times slower than an optimized one, is examined in seconds.
    @TaskLocal package static var limit: CGFloat?
}
