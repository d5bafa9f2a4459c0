import CoreGraphics

extension LayerProperty {
    /// Every property by name: the one place that knows its key, how it is interpolated, and what animates it. The field is in
    /// `LayerValues`, and the accessor names the field. `inBlocks` marks what view blocks animate; `hidden`, `contents`, `shadowPath` and the like change at
    /// once in them, as on iOS.
    nonisolated(unsafe) package static let table: [LayerProperty] = geometry + look + shape + gradient + replicator

    private static var geometry: [LayerProperty] {
        [
            .rect("bounds", \.bounds).inBlocks, .point("position", \.position).inBlocks,
            .number("zPosition", \.zPosition).inBlocks,
            .point("anchorPoint", \.anchorPoint).inBlocks, .number("anchorPointZ", \.anchorPointZ),
            .transform("transform", \.transform).inBlocks,
            .transform("sublayerTransform", \.sublayerTransform).inBlocks,
            .rect("frame", \.frame, isAnimatable: false),
            .flag("doubleSided", \.isDoubleSided), .flag("geometryFlipped", \.isGeometryFlipped, isAnimatable: false),
        ]
    }

    private static var look: [LayerProperty] {
        [
            .object("contents", \.contents), .rect("contentsRect", \.contentsRect).inBlocks,
            .rect("contentsCenter", \.contentsCenter).inBlocks, .number("contentsScale", \.contentsScale).inBlocks,
            .name("contentsGravity", \.contentsGravity),
            .color("backgroundColor", \.backgroundColor).inBlocks, .number("cornerRadius", \.cornerRadius).inBlocks,
            .corners("maskedCorners", \.maskedCorners),
            .number("borderWidth", \.borderWidth).inBlocks, .color("borderColor", \.borderColor).inBlocks,
            .float("opacity", \.opacity).inBlocks, .flag("hidden", \.isHidden), .flag("masksToBounds", \.masksToBounds),
            .color("shadowColor", \.shadowColor).inBlocks, .float("shadowOpacity", \.shadowOpacity).inBlocks,
            .size("shadowOffset", \.shadowOffset).inBlocks, .number("shadowRadius", \.shadowRadius).inBlocks,
            .path("shadowPath", \.shadowPath), .number("rasterizationScale", \.rasterizationScale),
            .number("backdropBlurRadius", \.backdropBlurRadius).inBlocks,
            .number("backdropSaturation", \.backdropSaturation).inBlocks,
            .flag("showsThroughSublayers", \.showsThroughSublayers, isAnimatable: false),
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
            .flag("preservesDepth", \.replicator, \.preservesDepth, isAnimatable: false),
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
