import CoreGraphics

/// A rectangle of the screen with contents, colours and sublayers: the model of what is shown. Main thread only.
///
/// What the properties say is the model. Animations never change it; what is shown meanwhile is in `presentation()`.
/// Coordinates have y downwards, as on iOS.
open class CALayer: NSObject, NSSecureCoding, CAMediaTiming {
    /// Everything that shows, except for the tree.
    package var values = LayerValues() { didSet { noteChange() } }

    // The tree. A layer that goes away takes itself out of its children, so the pointer is never stale.
    unowned(unsafe) var parent: CALayer?
    var children: [CALayer] = [] { didSet { noteChange() } }
    var maskLayer: CALayer? { didSet { noteChange() } }

    /// What has to be done before the next frame.
    var needs: LayerNeeds = [.layout, .commit]
    /// Whether the layer has been part of a committed tree: only then do its properties animate by themselves.
    package internal(set) var hasBeenCommitted = false
    /// The animations, oldest first.
    var running: [RunningAnimation] = [] { didSet { noteChange() } }
    /// Nil for a model layer, the model for a copy that `presentation()` made.
    let modelLayer: CALayer?
    /// What the flattening pass keeps from one frame to the next.
    var rasterCaches: [RasterCache] = []
    var keptPicture: KeptPicture?
    /// The flattening pass before which something here or below has changed last.
    var lastChange = -1
    /// Set while the layer is being displayed, if drawing turns out to leave nothing.
    var discardsDrawing = false
    /// Whether the contents have been drawn here and not set by the user.
    var hasDrawnContents = false
    /// Media timing; most layers never change it.
    var timing = LayerTiming() { didSet { noteChange() } }
    /// The rare properties.
    var extras = LayerExtras() { didSet { noteChange() } }

    /// Draws, lays out, gives actions. Not kept alive.
    open weak var delegate: (any CALayerDelegate)?

    /// Makes a layer without size.
    public override init() {
        modelLayer = nil
        super.init()
    }

    /// Makes a copy for the presentation of `layer`. Overridden by subclasses with properties of their own; call it only
    /// from there.
    public init(layer: Any) {
        guard let layer = layer as? CALayer else { fatalError("init(layer:) takes a layer, not \(type(of: layer))") }
        modelLayer = layer.modelLayer ?? layer
        super.init()
        values = layer.values
        timing = layer.timing
        extras = layer.extras
        delegate = layer.delegate
        needs = []
    }

    public required init?(coder: NSCoder) {
        fatalError("Layers cannot be read from an archive; make them in code")
    }

    deinit {
        for child in children where child.parent === self { child.parent = nil }
        if let maskLayer, maskLayer.parent === self { maskLayer.parent = nil }
    }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        fatalError("Layers cannot be written to an archive; make them in code")
    }

    /// Whether an archive would keep the value. Everything is kept.
    open func shouldArchiveValue(forKey key: String) -> Bool { true }

    /// The superlayer: for a mask the layer that it masks.
    open var superlayer: CALayer? {
        modelLayer == nil ? parent : modelLayer?.parent?.presentation()
    }

    /// The layers on top of this one's contents, back to front. Nil if there are none.
    open var sublayers: [CALayer]? {
        get { modelLayer == nil ? (children.isEmpty ? nil : children) : presentedSublayers }
        set { replaceSublayers(by: newValue ?? []) }
    }

    /// Its alpha decides how much of this layer is seen. It is placed in this layer's coordinates and belongs to one
    /// layer only.
    open var mask: CALayer? {
        get { modelLayer == nil ? maskLayer : modelLayer?.maskLayer?.presentation() }
        set { setMask(newValue) }
    }

    // MARK: Geometry and look

    /// The layer's rectangle in its own coordinates. Its origin scrolls the sublayers.
    open var bounds: CGRect {
        get { values.bounds }
        set { setBounds(newValue) }
    }

    /// Where the anchor point is in the superlayer.
    open var position: CGPoint {
        get { values.position }
        set { if values.position != newValue { change("position") { $0.position = newValue } } }
    }

    /// How near to the viewer; siblings are ordered by it first.
    open var zPosition: CGFloat {
        get { values.zPosition }
        set { if values.zPosition != newValue { change("zPosition") { $0.zPosition = newValue } } }
    }

    /// What `position` places and `transform` turns about, in units of the bounds.
    open var anchorPoint: CGPoint {
        get { values.anchorPoint }
        set { if values.anchorPoint != newValue { change("anchorPoint") { $0.anchorPoint = newValue } } }
    }

    /// Applied about the anchor point.
    open var transform: CATransform3D {
        get { values.transform }
        set {
            if !CATransform3DEqualToTransform(values.transform, newValue) {
                change("transform") { $0.transform = newValue }
            }
        }
    }

    /// A `CGImage`. Set by drawing too.
    open var contents: Any? {
        get { values.contents }
        set { setContents(newValue) }
    }

    /// Fills the bounds below the contents.
    open var backgroundColor: CGColor? {
        get { values.backgroundColor }
        set { if values.backgroundColor != newValue { change("backgroundColor") { $0.backgroundColor = newValue } } }
    }

    /// Rounds background and border; contents and sublayers only with `masksToBounds`.
    open var cornerRadius: CGFloat {
        get { values.cornerRadius }
        set { if values.cornerRadius != newValue { change("cornerRadius") { $0.cornerRadius = newValue } } }
    }

    /// The width of the line inside the edge, above the sublayers.
    open var borderWidth: CGFloat {
        get { values.borderWidth }
        set { if values.borderWidth != newValue { change("borderWidth") { $0.borderWidth = newValue } } }
    }

    /// The colour of that line.
    open var borderColor: CGColor? {
        get { values.borderColor }
        set { if values.borderColor != newValue { change("borderColor") { $0.borderColor = newValue } } }
    }

    /// Of the layer and all below it as one picture, 0…1.
    open var opacity: Float {
        get { values.opacity }
        set { if values.opacity != newValue { change("opacity") { $0.opacity = newValue } } }
    }

    /// Whether the layer and all below it are left out.
    open var isHidden: Bool {
        get { values.isHidden }
        set { if values.isHidden != newValue { change("hidden") { $0.isHidden = newValue } } }
    }

    /// Whether contents and sublayers are cut off at the bounds.
    open var masksToBounds: Bool {
        get { values.masksToBounds }
        set { if values.masksToBounds != newValue { change("masksToBounds") { $0.masksToBounds = newValue } } }
    }

    /// The smallest upright rectangle around the layer in its superlayer. Setting it changes `bounds` and `position`.
    open var frame: CGRect {
        get { values.frame }
        set { setFrame(newValue) }
    }

    // MARK: Tree

    /// Puts `layer` on top of the sublayers, out of where it was.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

    /// Puts `layer` at an index among the sublayers, out of where it was.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    /// Puts `layer` directly below `sibling`; to the bottom if there is none.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, below: sibling) }

    /// Puts `layer` directly above `sibling`; to the top if there is none.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, above: sibling) }

    /// Puts `newLayer` where `oldLayer` is.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { exchange(oldLayer, for: newLayer) }

    /// Takes the layer out of its superlayer, or off the layer that it masks.
    open func removeFromSuperlayer() { detach() }

    // MARK: Hit testing

    /// The farthest layer below this one, or this one, that has the point, which is in the superlayer's coordinates.
    open func hitTest(_ p: CGPoint) -> CALayer? { hit(p) }

    /// Whether a point of the layer's own coordinates is in its bounds.
    open func contains(_ p: CGPoint) -> Bool { values.bounds.contains(p) }

    // MARK: Layout and display

    /// Asks for `layoutSublayers()` before the next frame.
    open func setNeedsLayout() { mark(.layout) }

    /// Lays out now what has been asked for, from the topmost layer above this one that needs it.
    open func layoutIfNeeded() { layOutFromTop() }

    /// Places the sublayers: asks the delegate.
    open func layoutSublayers() { askDelegateForLayout() }

    /// Asks for new contents before the next frame.
    open func setNeedsDisplay() { mark(.display) }

    /// Asks for new contents. The whole layer is drawn anew.
    open func setNeedsDisplay(_ r: CGRect) { if !r.isEmpty { setNeedsDisplay() } }

    /// Makes new contents now if they have been asked for.
    open func displayIfNeeded() { displayNow() }

    /// Makes the contents: the delegate does it, or the layer is drawn into a bitmap.
    open func display() { askDelegateForDisplay() }

    /// Draws the contents: asks the delegate. The context's origin is the bounds' and y grows downwards.
    open func draw(in ctx: CGContext) { askDelegateToDraw(ctx) }

    /// Draws this layer and all below it, as the model has them.
    open func render(in ctx: CGContext) { renderModel(in: ctx) }

    /// Whether a change of the property needs new contents. Subclasses say so.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    // MARK: Actions and animations

    /// What happens by itself when a property changes: a basic animation for those that animate.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { standardAction(forKey: event) }

    /// The value that a property has before it is set; nil for names without one.
    open class func defaultValue(forKey key: String) -> Any? { standardValue(forKey: key) }

    /// Looks for an action: the delegate's, one of `actions`, one of `style`'s, the class's default. `NSNull` ends the
    /// search with nothing.
    open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

    /// Runs a copy of an animation from the next commit on. One that runs under the same key is removed.
    open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, forKey: key) }

    /// Removes the animation under that key, if there is one.
    open func removeAnimation(forKey key: String) { stopAnimations { $0.key == key } }

    /// Removes all animations.
    open func removeAllAnimations() { stopAnimations { _ in true } }

    /// The animation that runs under that key.
    open func animation(forKey key: String) -> CAAnimation? {
        running.first { $0.key == key }?.animation
    }

    /// The keys of the animations that have one, oldest first. Nil if there are none.
    open func animationKeys() -> [String]? { runningKeys }
}
