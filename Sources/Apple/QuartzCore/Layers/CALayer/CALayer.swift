import CoreGraphics
import InterludeFoundation

/// A rectangle of the screen with contents, colors and sublayers. A tree that is not visible can be built on any
/// thread; visible layers, and animations, belong to the main thread.
///
/// The properties are the model. Animations never change it; the values during an animation are in `presentation()`.
/// Coordinates have y downwards, as on iOS.
open class CALayer: NSObject, NSSecureCoding, CAMediaTiming {
    /// Everything that shows, except for the tree.
    package var values = LayerValues() { didSet { noteChange() } }

    // The tree. A layer that is deallocated removes itself from its children, so the pointer is never stale.
    unowned(unsafe) var parent: CALayer?
    var children: [CALayer] = [] { didSet { noteChange() } }
    var maskLayer: CALayer? { didSet { noteChange() } }

    /// At least as many layers as are in each other below this one.
    var height: Int32 = 0

    /// The pending work before the next frame.
    var needs: LayerNeeds = [.layout, .commit]
    /// True while `layoutSublayers()` runs: what it does to the sublayers asks for no further layout.
    var isLayingOut = false
    /// Whether the layer has been part of a committed tree: only then do its properties animate implicitly.
    package internal(set) var hasBeenCommitted = false
    /// The animations, oldest first.
    var running: [RunningAnimation] = [] { didSet { noteChange() } }
    /// `nil` for a model layer, the model for a copy that `presentation()` made.
    let modelLayer: CALayer?
    /// The caches of the flattening pass.
    var rasterCaches: [RasterCache] = []
    var keptPicture: KeptPicture?
    /// The flattening pass before which something here or below has changed last.
    var lastChange = -1
    /// Set while the layer is being displayed, if drawing turns out to leave nothing.
    var discardsDrawing = false
    /// Whether the contents have been drawn here and not set by the user.
    var hasDrawnContents = false
    /// The content that was drawn for an animation's values at the last commit; it replaces the contents.
    var animatedContents: Any?

    /// Media timing; most layers never change it.
    var timing = LayerTiming() {
        didSet {
            if !timing.isSuperlayers { RenderServer.knowsOwnTimes = true }
            noteChange()
        }
    }
    /// The rare properties.
    var extras = LayerExtras() { didSet { noteChange() } }

    /// Draws, lays out, gives actions. Not kept alive.
    open var delegate: (any CALayerDelegate)? {
        get { owner ?? guest ?? modelLayer?.delegate }
        set {
            owner = nil
            guest = newValue
        }
    }
    /// The delegate that has made the layer for itself, as a view does, and takes itself away here in its `deinit`; see
    /// `isBeingDeallocated(_:)`.
    package var owner: (any CALayerDelegate)? {
        get { ownerPointer.flatMap { isBeingDeallocated($0) ? nil : $0 } }
        set { ownerPointer = newValue }
    }
    private unowned(unsafe) var ownerPointer: (any CALayerDelegate)?
    private weak var guest: (any CALayerDelegate)?

    // MARK: Making

    public required init?(coder: NSCoder) {
        fatalError("Layers cannot be read from an archive; make them in code")
    }

    /// Creates a layer without size.
    public override init() {
        modelLayer = nil
        super.init()
    }

    /// Creates a copy for the presentation of `layer`. Overridden by subclasses with properties of their own; call it only
    /// from there.
    public init(layer: Any) {
        guard let layer = layer as? CALayer else { fatalError("init(layer:) takes a layer, not \(type(of: layer))") }
        modelLayer = layer.modelLayer ?? layer
        super.init()
        values = layer.values
        timing = layer.timing
        extras = layer.extras
        needs = []
    }

    deinit {
        for entry in running { entry.layerIsGone() }
        for child in children where child.parent === self { child.parent = nil }
        if let maskLayer, maskLayer.parent === self { maskLayer.parent = nil }
        AssociationTable.end(of: ObjectIdentifier(self))
    }

    // MARK: Tree

    /// The superlayer: for a mask the layer that it masks.
    open var superlayer: CALayer? {
        modelLayer == nil ? parent : modelLayer?.parent?.presentation()
    }

    /// The layers on top of this one's contents, back to front. `nil` if there are none.
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

    // MARK: Geometry

    /// The layer's rectangle in its own coordinates. Its origin scrolls the sublayers.
    open var bounds: CGRect {
        get { values.bounds }
        set { setBounds(newValue) }
    }

    /// The position of the anchor point in the superlayer.
    open var position: CGPoint {
        get { values.position }
        set { setPosition(newValue) }
    }

    /// How near to the viewer; siblings are ordered by it first.
    open var zPosition: CGFloat {
        get { values.zPosition }
        set { change(\.zPosition, to: newValue) }
    }

    /// The point at `position`, about which `transform` is applied, in units of the bounds.
    open var anchorPoint: CGPoint {
        get { values.anchorPoint }
        set { change(\.anchorPoint, to: newValue.near) }
    }

    /// Applied about the anchor point.
    open var transform: CATransform3D {
        get { values.transform }
        set { setTransform(newValue) }
    }

    /// The smallest upright rectangle around the layer in its superlayer. Setting it changes `bounds` and `position`.
    open var frame: CGRect {
        get { values.frame }
        set { setFrame(newValue) }
    }

    /// The anchor's z.
    open var anchorPointZ: CGFloat {
        get { values.anchorPointZ }
        set { change(\.anchorPointZ, to: newValue) }
    }

    /// Applied to all sublayers, about the anchor point. With `m34` it gives them perspective.
    open var sublayerTransform: CATransform3D {
        get { values.sublayerTransform }
        set { setSublayerTransform(newValue) }
    }

    /// Whether the layer is seen from behind.
    open var isDoubleSided: Bool {
        get { values.isDoubleSided }
        set { change(\.isDoubleSided, to: newValue) }
    }

    /// Whether the sublayers are placed with y upwards.
    open var isGeometryFlipped: Bool {
        get { values.isGeometryFlipped }
        set { change(\.isGeometryFlipped, to: newValue) }
    }

    /// `transform` as far as it works in the plane.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// Sets `transform` to one that works in the plane.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    // MARK: Coordinates

    /// A point of another layer's coordinates in this one's. Without a layer the point is in the coordinates around the
    /// topmost layer.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { converted(p, from: l) }

    /// A point of this layer's coordinates in another one's.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { converted(p, to: l) }

    /// The smallest upright rectangle around a rectangle of another layer's coordinates.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { converted(r, from: l) }

    /// The smallest upright rectangle around a rectangle of this layer's coordinates.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { boundingConversion(r, to: l) }

    // MARK: Hit testing

    /// The farthest layer below this one, or this one, that has the point, which is in the superlayer's coordinates.
    open func hitTest(_ p: CGPoint) -> CALayer? { hit(p) }

    /// Whether a point of the layer's own coordinates is in its bounds.
    open func contains(_ p: CGPoint) -> Bool { values.bounds.contains(p) }

    // MARK: Look

    /// Fills the bounds below the contents.
    open var backgroundColor: CGColor? {
        get { values.backgroundColor }
        set { change(\.backgroundColor, to: newValue) }
    }

    /// Rounds background and border; contents and sublayers only with `masksToBounds`.
    open var cornerRadius: CGFloat {
        get { values.cornerRadius }
        set { change(\.cornerRadius, to: newValue) }
    }

    /// The width of the line inside the edge, above the sublayers.
    open var borderWidth: CGFloat {
        get { values.borderWidth }
        set { change(\.borderWidth, to: newValue) }
    }

    /// The color of that line.
    open var borderColor: CGColor? {
        get { values.borderColor }
        set { change(\.borderColor, to: newValue) }
    }

    /// Of the layer and all below it as one picture, 0…1.
    open var opacity: Float {
        get { values.opacity }
        set { change(\.opacity, to: newValue) }
    }

    /// Whether the layer and all below it are left out.
    open var isHidden: Bool {
        get { values.isHidden }
        set { change(\.isHidden, to: newValue) }
    }

    /// Whether contents and sublayers are cut off at the bounds.
    open var masksToBounds: Bool {
        get { values.masksToBounds }
        set { change(\.masksToBounds, to: newValue) }
    }

    /// Whether the edges of the bounds are smoothed where they do not lie between two rows of pixels: background, contents,
    /// clipping and border. False as on iOS: then each pixel is covered wholly or not at all, so that layers which share an
    /// edge show no seam, and turned ones show steps. Round corners and paths are always smooth.
    open var allowsEdgeAntialiasing: Bool {
        get { extras.allowsEdgeAntialiasing }
        set { extras.allowsEdgeAntialiasing = newValue }
    }

    /// Whether `opacity` applies to the layer and its sublayers as a group, or to each independently.
    open var allowsGroupOpacity: Bool {
        get { extras.allowsGroupOpacity }
        set { extras.allowsGroupOpacity = newValue }
    }

    /// The edges that are smoothed, if any may be. Here it is all of them or, where the mask is empty, none.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { extras.edgeAntialiasingMask }
        set { extras.edgeAntialiasingMask = newValue }
    }

    /// The shape of round corners; both are drawn as circular here.
    open var cornerCurve: CALayerCornerCurve {
        get { extras.cornerCurve }
        set { extras.cornerCurve = newValue }
    }

    /// How much larger the corners of a curve are than those of a circle of that radius: 1.528665 for continuous ones
    /// (Apple's value).
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.528665 : 1
    }

    /// The corners that are rounded.
    open var maskedCorners: CACornerMask {
        get { values.maskedCorners }
        set { change(\.maskedCorners, to: newValue) }
    }

    // MARK: Contents

    /// A `CGImage`. Set by drawing too.
    open var contents: Any? {
        get { values.contents }
        set { setContents(newValue) }
    }

    /// Whether drawn contents have no transparency: the bitmap then begins as opaque black.
    open var isOpaque: Bool {
        get { extras.isOpaque }
        set { extras.isOpaque = newValue }
    }

    /// How drawing is stored; 8 bits a channel here.
    open var contentsFormat: CALayerContentsFormat {
        get { extras.contentsFormat }
        set { extras.contentsFormat = newValue }
    }

    /// Has no effect here.
    open var wantsExtendedDynamicRangeContent: Bool {
        get { extras.wantsExtendedDynamicRangeContent }
        set { extras.wantsExtendedDynamicRangeContent = newValue }
    }

    /// Has no effect here.
    open var preferredDynamicRange: DynamicRange {
        get { extras.preferredDynamicRange }
        set { extras.preferredDynamicRange = newValue }
    }

    /// Whether contents are drawn with y the other way. Never on iOS.
    open func contentsAreFlipped() -> Bool { false }

    /// The part of the contents that is shown, in units of their size.
    open var contentsRect: CGRect {
        get { values.contentsRect }
        set { change(\.contentsRect, to: newValue) }
    }

    /// The part of the contents that is stretched, in units; the rest keeps its size.
    open var contentsCenter: CGRect {
        get { values.contentsCenter }
        set { change(\.contentsCenter, to: newValue) }
    }

    /// Pixels of the contents in a point.
    open var contentsScale: CGFloat {
        get { values.contentsScale }
        set { change(\.contentsScale, to: newValue) }
    }

    /// The position of the contents in the bounds.
    open var contentsGravity: CALayerContentsGravity {
        get { values.contentsGravity }
        set { change(\.contentsGravity, to: newValue) }
    }

    /// How contents are enlarged.
    open var magnificationFilter: CALayerContentsFilter {
        get { values.magnificationFilter }
        set { change(\.magnificationFilter, to: newValue) }
    }

    /// How contents are made smaller.
    open var minificationFilter: CALayerContentsFilter {
        get { values.minificationFilter }
        set { change(\.minificationFilter, to: newValue) }
    }

    /// Has no effect here: there are no mipmaps.
    open var minificationFilterBias: Float {
        get { values.minificationFilterBias }
        set { change(\.minificationFilterBias, to: newValue) }
    }

    // MARK: Shadow

    /// The color of the shadow.
    open var shadowColor: CGColor? {
        get { values.shadowColor }
        set { change(\.shadowColor, to: newValue) }
    }

    /// The shadow's opacity; 0 is no shadow.
    open var shadowOpacity: Float {
        get { values.shadowOpacity }
        set { change(\.shadowOpacity, to: newValue) }
    }

    /// The offset of the shadow.
    open var shadowOffset: CGSize {
        get { values.shadowOffset }
        set { change(\.shadowOffset, to: newValue) }
    }

    /// How soft the shadow is.
    open var shadowRadius: CGFloat {
        get { values.shadowRadius }
        set { change(\.shadowRadius, to: newValue) }
    }

    /// The shadow's shape instead of the layer's own alpha: faster.
    open var shadowPath: CGPath? {
        get { values.shadowPath }
        set { change(\.shadowPath, to: newValue) }
    }

    // MARK: Layout

    /// Asks for `layoutSublayers()` before the next frame.
    open func setNeedsLayout() { mark(.layout) }

    /// Lays out now what has been asked for, from the topmost layer above this one that needs it.
    open func layoutIfNeeded() { layOutFromTop() }

    /// Places the sublayers: asks the delegate.
    open func layoutSublayers() { askDelegateForLayout() }

    /// Whether `layoutSublayers()` will be called before the next frame.
    open func needsLayout() -> Bool { needs.contains(.layout) }

    // MARK: Drawing

    /// Asks for new contents before the next frame.
    open func setNeedsDisplay() { mark(.display) }

    /// Asks for new contents. The whole layer is drawn again.
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

    /// Whether new contents have been asked for.
    open func needsDisplay() -> Bool { needs.contains(.display) }

    /// Whether a new size needs new contents.
    open var needsDisplayOnBoundsChange: Bool {
        get { extras.needsDisplayOnBoundsChange }
        set { extras.needsDisplayOnBoundsChange = newValue }
    }

    /// Has no effect here.
    open var drawsAsynchronously: Bool {
        get { extras.drawsAsynchronously }
        set { extras.drawsAsynchronously = newValue }
    }

    /// Whether the layer is to be kept as a bitmap. Has no visible effect here.
    open var shouldRasterize: Bool {
        get { values.shouldRasterize }
        set { change(\.shouldRasterize, to: newValue) }
    }

    /// The scale of that bitmap.
    open var rasterizationScale: CGFloat {
        get { values.rasterizationScale }
        set { change(\.rasterizationScale, to: newValue) }
    }

    // MARK: Scrolling

    /// The part of the bounds that no clipping layer above hides, in the layer's own coordinates.
    open var visibleRect: CGRect { seenRect }

    /// Scrolls the nearest scroll layer above so that `p` is its origin.
    open func scroll(_ p: CGPoint) {
        if let (scroller, layer) = nearestScroller { scroller.scroll(to: scroller.convert(p, from: layer)) }
    }

    /// Scrolls the nearest scroll layer above so that `r` is visible.
    open func scrollRectToVisible(_ r: CGRect) {
        if let (scroller, layer) = nearestScroller { scroller.scroll(to: scroller.convert(r, from: layer)) }
    }

    // MARK: Actions and animations

    /// Returns the default action of a changed property: a basic animation for animatable properties.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { standardAction(forKey: event) }

    /// The value that a property has before it is set; `nil` for names without one.
    open class func defaultValue(forKey key: String) -> Any? { standardValue(forKey: key) }

    /// Looks for an action: the delegate's, one of `actions`, one of `style`'s, the class's default. `NSNull` ends the
    /// search with nothing.
    open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

    /// Runs a copy of an animation from the next commit onwards. One that runs under the same key is removed.
    open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, forKey: key) }

    /// Removes the animation under that key, if there is one.
    open func removeAnimation(forKey key: String) { stopAnimations { $0.key == key } }

    /// Removes all animations.
    open func removeAllAnimations() { stopAnimations { _ in true } }

    /// The animation that runs under that key.
    open func animation(forKey key: String) -> CAAnimation? { running.first { $0.key == key }?.animation }

    /// The keys of the animations that have one, oldest first. `nil` if there are none.
    open func animationKeys() -> [String]? { runningKeys }

    /// Actions by event, asked after the delegate.
    open var actions: [String: any CAAction]? {
        get { extras.actions }
        set { extras.actions = newValue }
    }

    // MARK: Presentation

    /// A copy with the values that are shown now, animations included: a snapshot of this moment. `nil` for a layer that is
    /// not shown at all.
    ///
    /// Its sublayers, superlayer and mask are presentation layers too, so it can be hit-tested and converted with.
    open func presentation() -> Self? {
        guard modelLayer == nil else { return self }
        guard hasBeenCommitted || !running.isEmpty else { return nil }
        let copy = Instantiation.copy(of: self)
        copy.values = presentedValues
        return copy
    }

    /// The layer of which this is a presentation; itself if it isn't one.
    open func model() -> Self { modelLayer as? Self ?? self }

    // MARK: Time

    /// In the superlayer's time.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }

    /// Kept, but a layer's time has no end here: only animations use it.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }

    /// The speed at which time runs in this layer and all below it: 0 stops their animations, below 0 they run backwards.
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }

    /// Added to the layer's time; with speed 0 it is the layer's time.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }

    /// Kept, but a layer's time does not repeat here.
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }

    /// Kept, but a layer's time does not repeat here.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }

    /// Kept, but a layer's time does not turn round here.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }

    /// Kept; a layer is shown outside of its active time too.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    /// A time of another layer as this one's; without a layer it is the media clock's.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(atMediaTime: l?.mediaTime(atLocalTime: t) ?? t)
    }

    /// A time of this layer as another one's; without a layer it is the media clock's.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let mediaTime = mediaTime(atLocalTime: t)
        return l?.localTime(atMediaTime: mediaTime) ?? mediaTime
    }

    // MARK: Key-value coding

    /// Sets a property by its name, or a value of the user's own.
    open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

    /// A property by its name, or a value of the user's own.
    open func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// Sets a property or a part of one, such as `transform.rotation.z`, `position.x` or `bounds.size`. Numbers and
    /// geometry may be wrapped in `NSNumber` and `NSValue` or not.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { write(value, forKeyPath: keyPath) }

    /// A property or a part of one. Numbers come as `NSNumber`, geometry as `NSValue`.
    open func value(forKeyPath keyPath: String) -> Any? { read(keyPath) }

    // MARK: Name and style

    /// A name of the user's own.
    open var name: String? {
        get { extras.name }
        set { extras.name = newValue }
    }

    /// Values of properties that are not set; its `actions` are used after those of the layer.
    open var style: [AnyHashable: Any]? {
        get { extras.style }
        set { extras.style = newValue }
    }

    // MARK: Archives

    /// True, as on iOS.
    open class var supportsSecureCoding: Bool { true }

    /// Stops the program: layers cannot be written to an archive. Make them in code.
    open func encode(with coder: NSCoder) {
        fatalError("Layers cannot be written to an archive; make them in code")
    }

    /// Whether an archive would keep the value. Everything is kept.
    open func shouldArchiveValue(forKey key: String) -> Bool { true }
}
