import CoreGraphics

/// A layer for large contents, which are drawn in tiles.
///
/// Differs from UIKit: each tile is drawn before the frame in which it is visible, so no tile fades
/// in.
open class CATiledLayer: CALayer {
    private var look = (tileSize: CGSize(width: 256, height: 256), levels: 1, bias: 0)

    public override init() { super.init() }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CATiledLayer { look = layer.look }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns the time in which a new tile fades in on iOS, in seconds.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }

    /// The largest size of a tile, in pixels.
    open var tileSize: CGSize {
        get { look.tileSize }
        set {
            look.tileSize = newValue
            setNeedsDisplay()
        }
    }
    /// The number of levels of detail. Each has half the resolution of the level before.
    open var levelsOfDetail: Int {
        get { look.levels }
        set {
            look.levels = newValue
            setNeedsDisplay()
        }
    }
    /// The number of levels of detail that are finer than the layer's own resolution.
    open var levelsOfDetailBias: Int {
        get { look.bias }
        set {
            look.bias = newValue
            setNeedsDisplay()
        }
    }

    /// Draws all tiles, each with its rectangle as the clip. Drawing code reads it with
    /// `boundingBoxOfClipPath`.
    open override func draw(in ctx: CGContext) {
        let scale = max(contentsScale, 1)
        let (width, height) = (max(tileSize.width / scale, 16), max(tileSize.height / scale, 16))
        var y = bounds.minY
        while y < bounds.maxY {
            var x = bounds.minX
            while x < bounds.maxX {
                ctx.saveGState()
                ctx.clip(to: CGRect(x: x, y: y, width: width, height: height).intersection(bounds))
                super.draw(in: ctx)
                ctx.restoreGState()
                x += width
            }
            y += height
        }
    }
}
