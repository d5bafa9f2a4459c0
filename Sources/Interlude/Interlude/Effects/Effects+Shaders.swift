import InterludeShaders
import UIKit

// Functions of both screens' pictures.
extension ScreenTransition {
    /// A camera that is whipped to the side: both screens pass, blurred by their speed.
    public static var whip: ScreenTransition {
        ScreenTransition("whip", .linear(0.55), .shader(detail: 0.5, ShaderEffects.whip))
    }

    /// A drop is drawn out of the right edge, and the rest of the new screen follows.
    public static var liquidSwipe: ScreenTransition {
        ScreenTransition("liquid-swipe", .easeInOut(0.8), .shader(ShaderEffects.liquidSwipe))
    }

    /// The cells of a honeycomb open, from the center outwards.
    public static var honeycomb: ScreenTransition {
        ScreenTransition("honeycomb", .linear(0.9), .shader(ShaderEffects.honeycomb))
    }

    // MARK: GL Transitions

    /// A whirl around the center. *Swirl* of GL Transitions.
    public static var swirl: ScreenTransition { gl("swirl", ShaderEffects.swirl) }

    /// A ride through both screens, blurred by its speed. *CrossZoom* of GL Transitions.
    public static var crossZoom: ScreenTransition {
        ScreenTransition("cross-zoom", .linear(0.8), .shader(detail: 0.5, ShaderEffects.crossZoom))
    }

    /// One screen is drawn out while the other one gathers. *crosswarp* of GL Transitions.
    public static var crossWarp: ScreenTransition { gl("cross-warp", ShaderEffects.crossWarp) }

    /// One screen is drawn out along a diagonal while the other one gathers. *directionalwarp* of GL Transitions.
    public static var directionalWarp: ScreenTransition { gl("directional-warp", ShaderEffects.directionalWarp) }

    /// Rings run outwards from a drop. *WaterDrop* of GL Transitions.
    public static var waterDrop: ScreenTransition { gl("water-drop", ShaderEffects.waterDrop) }

    /// Both screens sway while one fades into the other. *Dreamy* of GL Transitions.
    public static var dreamy: ScreenTransition { gl("dreamy", ShaderEffects.dreamy) }

    /// Each point moves as the other screen's colors determine. *morph* of GL Transitions.
    public static var morph: ScreenTransition { gl("morph", ShaderEffects.morph) }

    /// Both screens are seen through turning mirrors. *kaleidoscope* of GL Transitions.
    public static var kaleidoscope: ScreenTransition { gl("kaleidoscope", ShaderEffects.kaleidoscope) }

    /// Waves along the butterfly curve. *ButterflyWaveScrawler* of GL Transitions.
    public static var butterflyWave: ScreenTransition { gl("butterfly-wave", ShaderEffects.butterflyWave) }

    /// The old screen is woven by two frequencies. *CrazyParametricFun* of GL Transitions.
    public static var parametric: ScreenTransition { gl("parametric", ShaderEffects.parametric) }

    /// Out of focus along the diagonals, and in again. *LinearBlur* of GL Transitions.
    public static var linearBlur: ScreenTransition {
        ScreenTransition("linear-blur", .easeInOut(0.7), .shader(detail: 0.5, ShaderEffects.linearBlur))
    }

    /// The vanes of a pinwheel open. *pinwheel* of GL Transitions.
    public static var pinwheel: ScreenTransition { gl("pinwheel", ShaderEffects.pinwheel) }

    /// Slices of a window open one after the other. *windowslice* of GL Transitions.
    public static var windowSlice: ScreenTransition { gl("window-slice", ShaderEffects.windowSlice) }

    /// Rows are blown away, each at its own speed. *wind* of GL Transitions.
    public static var wind: ScreenTransition { gl("wind", ShaderEffects.wind) }

    /// Dots grow from a corner until they meet. *PolkaDotsCurtain* of GL Transitions.
    public static var polkaDots: ScreenTransition { gl("polka-dots", ShaderEffects.polkaDots) }

    /// A net of squares is drawn closer. *squareswire* of GL Transitions.
    public static var squaresWire: ScreenTransition { gl("squares-wire", ShaderEffects.squaresWire) }

    /// A flower of five leaves opens. *polar_function* of GL Transitions.
    public static var flower: ScreenTransition { gl("flower", ShaderEffects.flower) }

    /// Rings of the screens grow past each other. *ZoomInCircles* of GL Transitions.
    public static var zoomCircles: ScreenTransition { gl("zoom-circles", ShaderEffects.zoomCircles) }

    /// The old screen is squeezed to a line, its colors apart. *squeeze* of GL Transitions.
    public static var squeeze: ScreenTransition { gl("squeeze", ShaderEffects.squeeze) }

    /// Columns of the old screen run down, as in the game *Doom*. *DoomScreenTransition* of GL Transitions.
    public static var doomMelt: ScreenTransition { gl("doom-melt", ShaderEffects.doomMelt) }

    /// The old screen melts, its dark areas first. *luminance_melt* of GL Transitions.
    public static var luminanceMelt: ScreenTransition { gl("luminance-melt", ShaderEffects.luminanceMelt) }

    /// An undulating hole with a burned rim. *undulatingBurnOut* of GL Transitions.
    public static var undulatingBurn: ScreenTransition { gl("undulating-burn", ShaderEffects.undulatingBurn) }

    /// Clouds part. *perlin* of GL Transitions.
    public static var perlin: ScreenTransition { gl("perlin", ShaderEffects.perlin, fadesWithReduceMotion: false) }

    /// One color after the other becomes that of the new screen. *colorphase* of GL Transitions.
    public static var colorPhase: ScreenTransition {
        gl("color-phase", ShaderEffects.colorPhase, fadesWithReduceMotion: false)
    }

    /// Colors that are alike change first. *ColourDistance* of GL Transitions.
    public static var colorDistance: ScreenTransition {
        gl("color-distance", ShaderEffects.colorDistance, fadesWithReduceMotion: false)
    }

    /// The old screen loses its colors, the new one gains them. *fadegrayscale* of GL Transitions.
    public static var fadeGrayscale: ScreenTransition {
        gl("fade-grayscale", ShaderEffects.fadeGrayscale, fadesWithReduceMotion: false)
    }

    /// The image is overexposed. *Overexposure* of GL Transitions.
    public static var overexposure: ScreenTransition { gl("overexposure", ShaderEffects.overexposure) }

    /// Both screens are multiplied, like two slides on a light table. *multiply_blend* of GL
    /// Transitions.
    public static var multiplyBlend: ScreenTransition {
        gl("multiply-blend", ShaderEffects.multiplyBlend, fadesWithReduceMotion: false)
    }

    /// Blocks jump, their colors apart, as in a bad signal. *GlitchMemories* of GL Transitions.
    public static var glitch: ScreenTransition { gl("glitch", ShaderEffects.glitch) }

    /// Snow, and another channel. *TVStatic* of GL Transitions.
    public static var tvStatic: ScreenTransition { gl("tv-static", ShaderEffects.tvStatic) }

    /// The new screen is drawn with hatching, from the center outwards. *CrossHatch* of GL
    /// Transitions.
    public static var crossHatch: ScreenTransition {
        gl("cross-hatch", ShaderEffects.crossHatch, fadesWithReduceMotion: false)
    }

    /// Both screens fall into hexagons. *hexagonalize* of GL Transitions.
    public static var hexagonalize: ScreenTransition {
        gl("hexagonalize", ShaderEffects.hexagonalize, fadesWithReduceMotion: false)
    }

    private static func gl(_ name: String, _ shader: @escaping Shader, fadesWithReduceMotion: Bool = true)
        -> ScreenTransition
    {
        ScreenTransition(name, .linear(0.8), fadesWithReduceMotion: fadesWithReduceMotion, .shader(shader))
    }

    // MARK: Core Image

    /// A pattern of waves in which the new screen gathers: `CIModTransition`.
    public static var mod: ScreenTransition {
        ScreenTransition(
            "mod", .linear(0.8),
            .filter { CoreImageTransitions.filter("CIModTransition", ["inputRadius": 60, "inputCompression": 200]) })
    }

    /// A page that is turned, with its shadow: `CIPageCurlWithShadowTransition`.
    public static var pageCurlWithShadow: ScreenTransition {
        ScreenTransition(
            "page-curl-shadow", .easeInOut(0.9),
            .filter { CoreImageTransitions.filter("CIPageCurlWithShadowTransition", ["inputRadius": 60]) })
    }
}
