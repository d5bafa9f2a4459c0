import CoreGraphics

/// What has to be done in a layer or somewhere below it before the next frame.
struct LayerNeeds: OptionSet {
    let rawValue: UInt8

    static let layout = LayerNeeds(rawValue: 1)
    static let display = LayerNeeds(rawValue: 2)
    /// The layer is new in the tree.
    static let commit = LayerNeeds(rawValue: 4)
    /// One of these in a layer below.
    static let below = LayerNeeds(rawValue: 8)
}

/// Properties that are seldom set and never animated.
struct LayerExtras {
    var name: String?
    var actions: [String: any CAAction]?
    var style: [AnyHashable: Any]?
    var isOpaque = false
    var needsDisplayOnBoundsChange = false
    var drawsAsynchronously = false
    var allowsEdgeAntialiasing = false
    var allowsGroupOpacity = true
    var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
        .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]
    var contentsFormat = CALayerContentsFormat.RGBA8Uint
    var cornerCurve = CALayerCornerCurve.circular
    var wantsExtendedDynamicRangeContent = false
    var preferredDynamicRange = CALayer.DynamicRange.standard
}
