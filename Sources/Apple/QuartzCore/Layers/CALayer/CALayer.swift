import CoreGraphics
import InterludeFoundation

/// A rectangle of the screen with contents, colors and sublayers. A tree that is not visible can be built on any
/// thread; visible layers and animations belong to the main thread.
///
/// The properties are model values, which animations never change; `presentation()` has the values during an animation.
/// The y axis points down, as on iOS.
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

    /// The delegate, which draws, lays out and provides actions. The reference is weak.
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

    /// Creates a layer with an empty size.
    public override init() {
        modelLayer = nil
        super.init()
    }

    /// Creates a copy for the presentation of `layer`. Subclasses with properties override it; do not call it
    /// otherwise.
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

    /// The superlayer; for a mask, the layer that it masks.
    open var superlayer: CALayer? {
        modelLayer == nil ? parent : modelLayer?.parent?.presentation()
    }

    /// The sublayers from back to front, or `nil` if there are none.
    open var sublayers: [CALayer]? {
        get { modelLayer == nil ? (children.isEmpty ? nil : children) : presentedSublayers }
        set { replaceSublayers(by: newValue ?? []) }
    }

    /// A layer whose alpha channel masks this layer. It is positioned in this layer's coordinates, and can mask only
    /// one layer.
    open var mask: CALayer? {
        get { modelLayer == nil ? maskLayer : modelLayer?.maskLayer?.presentation() }
        set { setMask(newValue) }
    }

    /// Adds a layer in front of the sublayers, and removes it from its previous superlayer.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

    /// Inserts a layer at an index among the sublayers, and removes it from its previous superlayer.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    /// Inserts a layer directly below a sibling, or at the back if there is none.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, below: sibling) }

    /// Inserts a layer directly above a sibling, or at the front if there is none.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, above: sibling) }

    /// Replaces a sublayer by another layer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { exchange(oldLayer, for: newLayer) }

    /// Removes the layer from its superlayer, or from the layer that it masks.
    open func removeFromSuperlayer() { detach() }

    // MARK: Geometry

    /// The layer's rectangle in its own coordinates. Its origin scrolls the sublayers.
    open var bounds: CGRect {
        get { values.bounds }
        set { setBounds(newValue) }
    }

    /// The position of the anchor point in the superlayer's coordinates.
    open var position: CGPoint {
        get { values.position }
        set { setPosition(newValue) }
    }

    /// The position on the z axis, by which siblings are ordered first.
    open var zPosition: CGFloat {
        get { values.zPosition }
        set { change(\.zPosition, to: newValue) }
    }

    /// The point of the bounds at `position`, about which `transform` is applied, as a fraction of their size.
    open var anchorPoint: CGPoint {
        get { values.anchorPoint }
        set { change(\.anchorPoint, to: newValue.near) }
    }

    /// The transform about the anchor point.
    open var transform: CATransform3D {
        get { values.transform }
        set { setTransform(newValue) }
    }

    /// The smallest rectangle around the layer, in the superlayer's coordinates. Setting it changes `bounds` and
    /// `position`.
    open var frame: CGRect {
        get { values.frame }
        set { setFrame(newValue) }
    }

    /// The anchor point's z coordinate.
    open var anchorPointZ: CGFloat {
        get { values.anchorPointZ }
        set { change(\.anchorPointZ, to: newValue) }
    }

    /// The transform of all sublayers, about the anchor point. With `m34` the sublayers have a
    /// perspective.
    open var sublayerTransform: CATransform3D {
        get { values.sublayerTransform }
        set { setSublayerTransform(newValue) }
    }

    /// Whether the layer is visible from behind.
    open var isDoubleSided: Bool {
        get { values.isDoubleSided }
        set { change(\.isDoubleSided, to: newValue) }
    }

    /// Whether the y axis of the sublayers' coordinates points up.
    open var isGeometryFlipped: Bool {
        get { values.isGeometryFlipped }
        set { change(\.isGeometryFlipped, to: newValue) }
    }

    /// Returns the two-dimensional part of `transform`.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// Sets `transform` to a two-dimensional transform.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    // MARK: Coordinates

    /// Converts a point from another layer's coordinates, or from those around the topmost layer if `l` is `nil`.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { converted(p, from: l) }

    /// Converts a point to another layer's coordinates.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { converted(p, to: l) }

    /// Converts a rectangle from another layer's coordinates, to the smallest rectangle around it.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { converted(r, from: l) }

    /// Converts a rectangle to another layer's coordinates, to the smallest rectangle around it.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { boundingConversion(r, to: l) }

    // MARK: Hit testing

    /// Returns the deepest layer, this one or a descendant, that contains a point in the superlayer's coordinates.
    open func hitTest(_ p: CGPoint) -> CALayer? { hit(p) }

    /// Returns whether the bounds contain a point in the layer's own coordinates.
    open func contains(_ p: CGPoint) -> Bool { values.bounds.contains(p) }

    // MARK: Look

    /// The color behind the contents.
    open var backgroundColor: CGColor? {
        get { values.backgroundColor }
        set { change(\.backgroundColor, to: newValue) }
    }

    /// The radius of the corners of background and border; with `masksToBounds` also of contents and sublayers.
    open var cornerRadius: CGFloat {
        get { values.cornerRadius }
        set { change(\.cornerRadius, to: newValue) }
    }

    /// The width of the border, which is inside the edge and above the sublayers.
    open var borderWidth: CGFloat {
        get { values.borderWidth }
        set { change(\.borderWidth, to: newValue) }
    }

    /// The color of the border.
    open var borderColor: CGColor? {
        get { values.borderColor }
        set { change(\.borderColor, to: newValue) }
    }

    /// The opacity of the layer with its sublayers as a group, from 0 to 1.
    open var opacity: Float {
        get { values.opacity }
        set { change(\.opacity, to: newValue) }
    }

    /// Whether the layer and its sublayers are hidden.
    open var isHidden: Bool {
        get { values.isHidden }
        set { change(\.isHidden, to: newValue) }
    }

    /// Whether contents and sublayers are clipped to the bounds.
    open var masksToBounds: Bool {
        get { values.masksToBounds }
        set { change(\.masksToBounds, to: newValue) }
    }

    /// Whether edges of the bounds between two rows of pixels are antialiased: of background, contents, clipping and
    /// border. The default is `false`, as on iOS: each pixel is covered completely or not at all, so that layers with a
    /// common edge show no seam, and rotated ones show steps. Round corners and paths are always antialiased.
    open var allowsEdgeAntialiasing: Bool {
        get { extras.allowsEdgeAntialiasing }
        set { extras.allowsEdgeAntialiasing = newValue }
    }

    /// Whether `opacity` applies to the layer and its sublayers as a group, or to each independently.
    open var allowsGroupOpacity: Bool {
        get { extras.allowsGroupOpacity }
        set { extras.allowsGroupOpacity = newValue }
    }

    /// The edges that can be antialiased. Here these are all edges or, for an empty mask, none.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { extras.edgeAntialiasingMask }
        set { extras.edgeAntialiasingMask = newValue }
    }

    /// The curve of the corners. Both curves are drawn as circular here.
    open var cornerCurve: CALayerCornerCurve {
        get { extras.cornerCurve }
        set { extras.cornerCurve = newValue }
    }

    /// Returns the ratio of a curve's corner size to that of a circle with the same radius: 1.528665 for continuous
    /// curves (Apple's value).
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.528665 : 1
    }

    /// The corners that are rounded.
    open var maskedCorners: CACornerMask {
        get { values.maskedCorners }
        set { change(\.maskedCorners, to: newValue) }
    }

    // MARK: Contents

    /// The contents, a `CGImage`. Drawing sets them too.
    open var contents: Any? {
        get { values.contents }
        set { setContents(newValue) }
    }

    /// Whether drawn contents are opaque. The bitmap is then initially black.
    open var isOpaque: Bool {
        get { extras.isOpaque }
        set { extras.isOpaque = newValue }
    }

    /// The format of drawn contents. Always 8 bits per channel here.
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

    /// Returns whether drawn contents are flipped. Always `false`, as on iOS.
    open func contentsAreFlipped() -> Bool { false }

    /// The displayed part of the contents, as fractions of their size.
    open var contentsRect: CGRect {
        get { values.contentsRect }
        set { change(\.contentsRect, to: newValue) }
    }

    /// The rectangle of the contents that is stretched, in fractions of their size. The parts
    /// around it are not stretched in that direction.
    open var contentsCenter: CGRect {
        get { values.contentsCenter }
        set { change(\.contentsCenter, to: newValue) }
    }

    /// The pixels per point of the contents.
    open var contentsScale: CGFloat {
        get { values.contentsScale }
        set { change(\.contentsScale, to: newValue) }
    }

    /// The position of the contents in the bounds.
    open var contentsGravity: CALayerContentsGravity {
        get { values.contentsGravity }
        set { change(\.contentsGravity, to: newValue) }
    }

    /// The filter for contents that are enlarged.
    open var magnificationFilter: CALayerContentsFilter {
        get { values.magnificationFilter }
        set { change(\.magnificationFilter, to: newValue) }
    }

    /// The filter for contents that are reduced.
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

    /// The opacity of the shadow. The default is 0, for none.
    open var shadowOpacity: Float {
        get { values.shadowOpacity }
        set { change(\.shadowOpacity, to: newValue) }
    }

    /// The offset of the shadow.
    open var shadowOffset: CGSize {
        get { values.shadowOffset }
        set { change(\.shadowOffset, to: newValue) }
    }

    /// The blur radius of the shadow.
    open var shadowRadius: CGFloat {
        get { values.shadowRadius }
        set { change(\.shadowRadius, to: newValue) }
    }

    /// The shape of the shadow, instead of the layer's alpha channel. It is faster.
    open var shadowPath: CGPath? {
        get { values.shadowPath }
        set { change(\.shadowPath, to: newValue) }
    }

    // MARK: Layout

    /// Requests a call of `layoutSublayers()` before the next frame.
    open func setNeedsLayout() { mark(.layout) }

    /// Performs pending layout immediately, from the topmost layer above this one that needs it.
    open func layoutIfNeeded() { layOutFromTop() }

    /// Lays out the sublayers. Calls the delegate.
    open func layoutSublayers() { askDelegateForLayout() }

    /// Returns whether a call of `layoutSublayers()` is pending.
    open func needsLayout() -> Bool { needs.contains(.layout) }

    // MARK: Drawing

    /// Requests new contents before the next frame.
    open func setNeedsDisplay() { mark(.display) }

    /// Requests new contents. The whole layer is drawn again.
    open func setNeedsDisplay(_ r: CGRect) { if !r.isEmpty { setNeedsDisplay() } }

    /// Updates the contents immediately if that is pending.
    open func displayIfNeeded() { displayNow() }

    /// Updates the contents: by the delegate, or by drawing into a bitmap.
    open func display() { askDelegateForDisplay() }

    /// Draws the contents. Calls the delegate. The context's origin is that of the bounds, and the y axis points down.
    open func draw(in ctx: CGContext) { askDelegateToDraw(ctx) }

    /// Draws the layer and its sublayers with their model values.
    open func render(in ctx: CGContext) { renderModel(in: ctx) }

    /// Returns whether a change of the property requires new contents. For subclasses.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// Returns whether new contents are pending.
    open func needsDisplay() -> Bool { needs.contains(.display) }

    /// Whether a change of the bounds requires new contents.
    open var needsDisplayOnBoundsChange: Bool {
        get { extras.needsDisplayOnBoundsChange }
        set { extras.needsDisplayOnBoundsChange = newValue }
    }

    /// Has no effect here.
    open var drawsAsynchronously: Bool {
        get { extras.drawsAsynchronously }
        set { extras.drawsAsynchronously = newValue }
    }

    /// Whether the layer is cached as a bitmap. Has no visible effect here.
    open var shouldRasterize: Bool {
        get { values.shouldRasterize }
        set { change(\.shouldRasterize, to: newValue) }
    }

    /// The scale of the cached bitmap.
    open var rasterizationScale: CGFloat {
        get { values.rasterizationScale }
        set { change(\.rasterizationScale, to: newValue) }
    }

    // MARK: Scrolling

    /// The part of the bounds that no clipping layer hides, in the layer's own coordinates.
    open var visibleRect: CGRect { seenRect }

    /// Scrolls the nearest enclosing scroll layer to a point.
    open func scroll(_ p: CGPoint) {
        if let (scroller, layer) = nearestScroller { scroller.scroll(to: scroller.convert(p, from: layer)) }
    }

    /// Scrolls the nearest enclosing scroll layer so that a rectangle is visible.
    open func scrollRectToVisible(_ r: CGRect) {
        if let (scroller, layer) = nearestScroller { scroller.scroll(to: scroller.convert(r, from: layer)) }
    }

    // MARK: Actions and animations

    /// Returns the default action of a changed property: a basic animation for animatable properties.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { standardAction(forKey: event) }

    /// Returns the default value of a property, or `nil` for other names.
    open class func defaultValue(forKey key: String) -> Any? { standardValue(forKey: key) }

    /// Returns the action of an event: the delegate's, one of `actions`, one of `style`, or the class's default.
    /// `NSNull` ends the search without an action.
    open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

    /// Adds a copy of an animation, which starts with the next commit. An animation with the same key is removed.
    open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, forKey: key) }

    /// Removes the animation with a key, if there is one.
    open func removeAnimation(forKey key: String) { stopAnimations { $0.key == key } }

    /// Removes all animations.
    open func removeAllAnimations() { stopAnimations { _ in true } }

    /// Returns the animation with a key, or `nil`.
    open func animation(forKey key: String) -> CAAnimation? { running.first { $0.key == key }?.animation }

    /// Returns the keys of the animations, oldest first, or `nil` if there are none.
    open func animationKeys() -> [String]? { runningKeys }

    /// The actions by event. Searched after the delegate.
    open var actions: [String: any CAAction]? {
        get { extras.actions }
        set { extras.actions = newValue }
    }

    // MARK: Presentation

    /// Returns a copy with the displayed values, including animations; `nil` for a layer that is not visible.
    ///
    /// Its sublayers, superlayer and mask are presentation layers too, so it can be used for hit testing and
    /// conversion.
    open func presentation() -> Self? {
        guard modelLayer == nil else { return self }
        guard hasBeenCommitted || !running.isEmpty else { return nil }
        let copy = Instantiation.copy(of: self)
        copy.values = presentedValues
        return copy
    }

    /// Returns the model layer of a presentation layer, otherwise the receiver.
    open func model() -> Self { modelLayer as? Self ?? self }

    // MARK: Time

    /// The begin time in the superlayer's time.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }

    /// The duration. Has no effect here: a layer's time has no end.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }

    /// The speed of the layer's time. 0 stops the animations of the layer and its sublayers, a negative value reverses
    /// them.
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }

    /// An offset that is added to the layer's time in seconds. With the speed 0 it is the layer's time.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }

    /// The number of cycles. Has no effect here: a layer's time does not repeat.
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }

    /// The time of cycles. Has no effect here: a layer's time does not repeat.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }

    /// Whether cycles also run backward. Has no effect here: a layer's time is not reversed.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }

    /// The fill mode. Has no effect here: a layer is also visible outside of its active time.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    /// Converts a time from another layer's time, or from the media clock if `l` is `nil`.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(atMediaTime: l?.mediaTime(atLocalTime: t) ?? t)
    }

    /// Converts a time to another layer's time, or to the media clock if `l` is `nil`.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let mediaTime = mediaTime(atLocalTime: t)
        return l?.localTime(atMediaTime: mediaTime) ?? mediaTime
    }

    // MARK: Key-value coding

    /// Sets a property by its name, or a value under a key of the app.
    open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

    /// Returns a property by its name, or a value under a key of the app.
    open func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// Sets a property or its component, such as `transform.rotation.z`, `position.x` or `bounds.size`. Numbers and
    /// geometry can be wrapped in `NSNumber` and `NSValue`.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { write(value, forKeyPath: keyPath) }

    /// Returns a property or its component. Numbers are `NSNumber`, geometry is `NSValue`.
    open func value(forKeyPath keyPath: String) -> Any? { read(keyPath) }

    // MARK: Name and style

    /// A name for the app's use.
    open var name: String? {
        get { extras.name }
        set { extras.name = newValue }
    }

    /// Values for properties that are not set. Its `actions` are searched after the layer's.
    open var style: [AnyHashable: Any]? {
        get { extras.style }
        set { extras.style = newValue }
    }

    // MARK: Archives

    /// Always `true`, as on iOS.
    open class var supportsSecureCoding: Bool { true }

    /// Traps: layers cannot be archived. Create them in code.
    open func encode(with coder: NSCoder) {
        fatalError("Layers cannot be written to an archive; make them in code")
    }

    /// Returns whether the value is archived. Always `true`.
    open func shouldArchiveValue(forKey key: String) -> Bool { true }
}
