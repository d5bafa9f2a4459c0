import CoreGraphics

extension LayerProperty {
    /// Every property by name: the one place that knows its key, how it is interpolated, and what animates it. The field is in
    /// `LayerValues`, and the accessor names the field. `inBlocks` marks what view blocks animate; `hidden`, `contents`, `shadowPath` and the like change at
    /// once in them, as on iOS.
    nonisolated(unsafe) package static let table: [LayerProperty] = geometry + look + shape + gradient + replicator

    private static var geometry: [LayerProperty] {
        [
            .init("bounds", \.bounds, .rect).inBlocks, .init("position", \.position, .point).inBlocks,
            .init("zPosition", \.zPosition, .number).inBlocks,
            .init("anchorPoint", \.anchorPoint, .point).inBlocks,
            .init("anchorPointZ", \.anchorPointZ, .number),
            .init("transform", \.transform, .transform).inBlocks,
            .init("sublayerTransform", \.sublayerTransform, .transform).inBlocks,
            .init("frame", \.frame, .rect, isAnimatable: false),
            .init("doubleSided", \.isDoubleSided, .flag),
            .init("geometryFlipped", \.isGeometryFlipped, .flag, isAnimatable: false),
        ]
    }

    private static var look: [LayerProperty] {
        [
            .init("contents", \.contents, .object), .init("contentsRect", \.contentsRect, .rect).inBlocks,
            .init("contentsCenter", \.contentsCenter, .rect).inBlocks,
            .init("contentsScale", \.contentsScale, .number).inBlocks,
            .init("contentsGravity", \.contentsGravity, .name),
            .init("backgroundColor", \.backgroundColor, .color).inBlocks,
            .init("cornerRadius", \.cornerRadius, .number).inBlocks,
            .init("maskedCorners", \.maskedCorners, .corners, isAnimatable: false),
            .init("borderWidth", \.borderWidth, .number).inBlocks,
            .init("borderColor", \.borderColor, .color).inBlocks,
            .init("opacity", \.opacity, .float).inBlocks, .init("hidden", \.isHidden, .flag),
            .init("masksToBounds", \.masksToBounds, .flag),
            .init("shadowColor", \.shadowColor, .color).inBlocks,
            .init("shadowOpacity", \.shadowOpacity, .float).inBlocks,
            .init("shadowOffset", \.shadowOffset, .size).inBlocks,
            .init("shadowRadius", \.shadowRadius, .number).inBlocks,
            .init("shadowPath", \.shadowPath, .path),
            .init("rasterizationScale", \.rasterizationScale, .number),
            .init("backdropBlurRadius", \.backdropBlurRadius, .number).inBlocks,
            .init("backdropSaturation", \.backdropSaturation, .number).inBlocks,
            .init("showsThroughSublayers", \.showsThroughSublayers, .flag, isAnimatable: false),
            .init("shouldRasterize", \.shouldRasterize, .flag),
            .init("minificationFilterBias", \.minificationFilterBias, .float),
            .init("minificationFilter", \.minificationFilter, .name, isAnimatable: false),
            .init("magnificationFilter", \.magnificationFilter, .name, isAnimatable: false),
        ]
    }

    private static var shape: [LayerProperty] {
        [
            // Apple's header says that `path` animates only when an animation is added.
            .init("path", \.shape, \.path, .path, isAnimatable: false),
            .init("fillColor", \.shape, \.fillColor, .color),
            .init("strokeColor", \.shape, \.strokeColor, .color), .init("strokeStart", \.shape, \.strokeStart, .number),
            .init("strokeEnd", \.shape, \.strokeEnd, .number), .init("lineWidth", \.shape, \.lineWidth, .number),
            .init("miterLimit", \.shape, \.miterLimit, .number),
            .init("lineDashPhase", \.shape, \.lineDashPhase, .number),
            .init("lineDashPattern", \.shape, \.lineDashPattern, .numbers),
            .init("fillRule", \.shape, \.fillRule, .name),
            .init("lineCap", \.shape, \.lineCap, .name), .init("lineJoin", \.shape, \.lineJoin, .name),
        ]
    }

    private static var gradient: [LayerProperty] {
        [
            .init("colors", \.gradient, \.colors, .colors), .init("locations", \.gradient, \.locations, .numbers),
            .init("startPoint", \.gradient, \.startPoint, .point), .init("endPoint", \.gradient, \.endPoint, .point),
            .init("type", \.gradient, \.type, .name),
        ]
    }

    private static var replicator: [LayerProperty] {
        [
            .init("instanceCount", \.replicator, \.instanceCount, .count),
            .init("preservesDepth", \.replicator, \.preservesDepth, .flag, isAnimatable: false),
            .init("instanceTransform", \.replicator, \.instanceTransform, .transform),
            .init("instanceDelay", \.replicator, \.instanceDelay, .seconds),
            .init("instanceColor", \.replicator, \.instanceColor, .color),
            .init("instanceRedOffset", \.replicator, \.instanceRedOffset, .float),
            .init("instanceGreenOffset", \.replicator, \.instanceGreenOffset, .float),
            .init("instanceBlueOffset", \.replicator, \.instanceBlueOffset, .float),
            .init("instanceAlphaOffset", \.replicator, \.instanceAlphaOffset, .float),
        ]
    }
}
