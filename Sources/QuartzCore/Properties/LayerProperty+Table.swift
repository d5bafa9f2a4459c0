import CoreGraphics

extension LayerProperty {
    /// Every property by name.
    nonisolated(unsafe) package static let table: [LayerProperty] = geometry + look + shape + gradient + replicator

    private static var geometry: [LayerProperty] {
        [
            .rect("bounds", \.bounds), .point("position", \.position), .number("zPosition", \.zPosition),
            .point("anchorPoint", \.anchorPoint), .number("anchorPointZ", \.anchorPointZ),
            .transform("transform", \.transform), .transform("sublayerTransform", \.sublayerTransform),
            .rect("frame", \.frame, isAnimatable: false),
            .flag("doubleSided", \.isDoubleSided), .flag("geometryFlipped", \.isGeometryFlipped, isAnimatable: false),
        ]
    }

    private static var look: [LayerProperty] {
        [
            .object("contents", \.contents), .rect("contentsRect", \.contentsRect),
            .rect("contentsCenter", \.contentsCenter), .number("contentsScale", \.contentsScale),
            .name("contentsGravity", \.contentsGravity),
            .color("backgroundColor", \.backgroundColor), .number("cornerRadius", \.cornerRadius),
            .number("borderWidth", \.borderWidth), .color("borderColor", \.borderColor),
            .float("opacity", \.opacity), .flag("hidden", \.isHidden), .flag("masksToBounds", \.masksToBounds),
            .color("shadowColor", \.shadowColor), .float("shadowOpacity", \.shadowOpacity),
            .size("shadowOffset", \.shadowOffset), .number("shadowRadius", \.shadowRadius),
            .path("shadowPath", \.shadowPath), .number("rasterizationScale", \.rasterizationScale),
            .number("backdropBlurRadius", \.backdropBlurRadius),
            .number("backdropSaturation", \.backdropSaturation),
            .flag("shouldRasterize", \.shouldRasterize), .float("minificationFilterBias", \.minificationFilterBias),
            .name("minificationFilter", \.minificationFilter, isAnimatable: false),
            .name("magnificationFilter", \.magnificationFilter, isAnimatable: false),
        ]
    }

    private static var shape: [LayerProperty] {
        [
            // Apple's header says that `path` animates only when an animation is added.
            .path("path", \.shape, \.path, isAnimatable: false), .color("fillColor", \.shape, \.fillColor),
            .color("strokeColor", \.shape, \.strokeColor), .number("strokeStart", \.shape, \.strokeStart),
            .number("strokeEnd", \.shape, \.strokeEnd), .number("lineWidth", \.shape, \.lineWidth),
            .number("miterLimit", \.shape, \.miterLimit), .number("lineDashPhase", \.shape, \.lineDashPhase),
            .numbers("lineDashPattern", \.shape, \.lineDashPattern), .name("fillRule", \.shape, \.fillRule),
            .name("lineCap", \.shape, \.lineCap), .name("lineJoin", \.shape, \.lineJoin),
        ]
    }

    private static var gradient: [LayerProperty] {
        [
            .colors("colors", \.gradient, \.colors), .numbers("locations", \.gradient, \.locations),
            .point("startPoint", \.gradient, \.startPoint), .point("endPoint", \.gradient, \.endPoint),
            .name("type", \.gradient, \.type),
        ]
    }

    private static var replicator: [LayerProperty] {
        [
            .count("instanceCount", \.replicator, \.instanceCount),
            .transform("instanceTransform", \.replicator, \.instanceTransform),
            .seconds("instanceDelay", \.replicator, \.instanceDelay),
            .color("instanceColor", \.replicator, \.instanceColor),
            .float("instanceRedOffset", \.replicator, \.instanceRedOffset),
            .float("instanceGreenOffset", \.replicator, \.instanceGreenOffset),
            .float("instanceBlueOffset", \.replicator, \.instanceBlueOffset),
            .float("instanceAlphaOffset", \.replicator, \.instanceAlphaOffset),
        ]
    }
}
