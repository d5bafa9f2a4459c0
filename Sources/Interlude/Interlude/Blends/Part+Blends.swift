import CoreImage
@_exported import InterludeShaders
import UIKit

extension ScreenTransition.Part {
    /// A function of the images of both screens that returns the color of each point at each fraction of the
    /// transition.
    ///
    /// ```swift
    /// let curtain = ScreenTransition(
    ///     "curtain", .easeInOut(0.8),
    ///     .shader { from, to, t, uv in
    ///         uv.y < t ? to(uv) : from(uv)
    ///     })
    /// ```
    ///
    /// The function is called for each pixel, on all processors, on Linux and on iOS. A frame of 393 × 852 pixels takes
    /// a few milliseconds in an optimized build, and a hundred times as long in a debug build: use a low `detail`
    /// there. The images are captured once, at the beginning. If frames are coarser than the display, they fade in and
    /// out over the sharp screens.
    ///
    /// - Parameters:
    ///   - detail: The pixels per point, at most the display's. 0.5 is sufficient for blurred images.
    ///   - shader: The function. At 0 it must return `from(uv)`, at 1 `to(uv)`.
    public static func shader(detail: CGFloat = 1, _ shader: @escaping Shader) -> Self {
        blend(detail: detail) { ShaderFrames(shader, $0) }
    }

    /// A transition of Core Image, such as `CIModTransition`.
    ///
    /// `inputImage`, `inputTargetImage`, `inputExtent`, `inputCenter` and `inputTime` are set. The closure sets all
    /// other inputs; lengths are in pixels.
    ///
    /// - Parameters:
    ///   - detail: The pixels per point, at most the display's.
    ///   - make: Returns a new filter for each run.
    public static func filter(detail: CGFloat = 1, _ make: @escaping @MainActor () -> CIFilter) -> Self {
        blend(detail: detail) { FilterFrames(make(), $0) }
    }

    private static func blend(
        detail: CGFloat, _ make: @escaping @MainActor (BlendedPictures) -> (any FrameSource)?
    ) -> Self {
        .performing { stage in
            let scale = stage.scene.container.traitCollection.displayScale
            let detail = min(detail, max(scale, 0.1), BlendDetail.limit ?? .infinity)
            let pictures = BlendedPictures(of: stage.scene, detail: detail, isAsShown: stage.isAsShown)
            guard let source = pictures.flatMap(make) else { return nil }
            return PictureBlend(source, detail: detail, in: stage.scene, stage.pace)
        }
    }
}

extension ScreenTransition {
    /// A transition that is a function of both screens' snapshots. See ``Part/shader(detail:_:)``.
    ///
    /// ```swift
    /// present(page, using: .shader("curtain", .easeInOut(0.8)) { from, to, t, uv in uv.y < t ? to(uv) : from(uv) })
    /// ```
    public static func shader(
        _ name: String, _ timing: Timing = .linear(0.8), backGesture: BackGesture = .edgePan,
        fadesWithReduceMotion: Bool = true,
        detail: CGFloat = 1, _ shader: @escaping Shader
    ) -> ScreenTransition {
        ScreenTransition(
            name, timing, backGesture: backGesture, fadesWithReduceMotion: fadesWithReduceMotion,
            .shader(detail: detail, shader))
    }

    /// A transition of Core Image by its name, such as `CIRippleTransition`, with its defaults. See ``Part/filter(detail:_:)``.
    ///
    /// Traps if there is no filter of that name.
    public static func filter(_ filterName: String, _ timing: Timing = .easeInOut(0.8)) -> ScreenTransition {
        ScreenTransition(
            filterName, timing,
            .filter { CoreImageTransitions.filter(filterName, [:]) })
    }
}
