import CoreGraphics

/// A map of the plane that keeps lines straight.
struct Perspective: Sendable {
    private let rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    private init(_ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) { rows = (a, b, c) }

    /// From the unit square to four corners: those of (0, 0), (1, 0), (1, 1) and (0, 1) (Heckbert, 1989). `nil` where three of them are
    /// on a line.
    init?(_ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>) {
        let (d1, d2, s) = (p1 - p2, p3 - p2, p0 - p1 + p2 - p3)
        let determinant = d1.x * d2.y - d2.x * d1.y
        guard determinant.isFinite, abs(determinant) > 1e-9 else { return nil }
        let g = (s.x * d2.y - d2.x * s.y) / determinant
        let h = (d1.x * s.y - s.x * d1.y) / determinant
        rows = (
            SIMD3(p1.x - p0.x + g * p1.x, p3.x - p0.x + h * p3.x, p0.x),
            SIMD3(p1.y - p0.y + g * p1.y, p3.y - p0.y + h * p3.y, p0.y), SIMD3(g, h, 1)
        )
    }

    /// The way back; `nil` where there is none.
    var inverse: Perspective? {
        let (a, b, c) = rows
        func cross(_ u: SIMD3<Double>, _ v: SIMD3<Double>) -> SIMD3<Double> {
            SIMD3(u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x)
        }
        let (x, y, z) = (cross(b, c), cross(c, a), cross(a, b))
        let determinant = (a * x).sum()
        guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
        return Perspective(
            SIMD3(x.x, y.x, z.x) / determinant, SIMD3(x.y, y.y, z.y) / determinant,
            SIMD3(x.z, y.z, z.z) / determinant)
    }

    /// `nil` behind the eye.
    @inline(__always) func map(_ place: SIMD2<Double>) -> SIMD2<Double>? {
        let p = SIMD3(place.x, place.y, 1)
        let depth = (rows.2 * p).sum()
        guard depth > 1e-9 else { return nil }
        return SIMD2((rows.0 * p).sum(), (rows.1 * p).sum()) / depth
    }
}

extension FilterKind {
    static let geometry: [FilterKind] = [
        FilterKind(
            "CICrop", kCICategoryGeometryAdjustment,
            [.image(), .rect("inputRectangle", .infinite)]
        ) { values in
            values.image().map { CroppedRecipe($0, to: values.rect("inputRectangle")) }
        },
        FilterKind("CIAffineTransform", kCICategoryGeometryAdjustment, [.image(), .transform]) {
            $0.image()?.transformed(by: $0.transform())
        },
        FilterKind(
            "CIStraightenFilter", kCICategoryGeometryAdjustment,
            [.image(), .angle().slider(-Double.pi...Double.pi)]
        ) { values in
            values.image()?.straightened(values.number(kCIInputAngleKey))
        },
        FilterKind(
            "CILanczosScaleTransform", kCICategoryGeometryAdjustment,
            [
                .image(), .number(kCIInputScaleKey, 1).within(0, slider: 0.05...1.5),
                .number(kCIInputAspectRatioKey, 1).within(0, slider: 0.5...2),
            ]
        ) { values in
            let scale = values.number(kCIInputScaleKey)
            return values.image()?.scaled(x: scale * values.number(kCIInputAspectRatioKey), y: scale)
        },
        FilterKind("CIPerspectiveTransform", kCICategoryGeometryAdjustment, [.image()] + corners) { values in
            guard let image = values.image() else { return nil }
            return image.inPerspective(values.corners, of: image.extent)
        },
        FilterKind(
            "CIPerspectiveTransformWithExtent", kCICategoryGeometryAdjustment, [.image(), .extent] + corners
        ) { values in values.image()?.inPerspective(values.corners, of: values.rect(kCIInputExtentKey)) },
        FilterKind(
            "CIPerspectiveCorrection", kCICategoryGeometryAdjustment,
            [.image()] + corners + [.flag("inputCrop", true)]
        ) { values in values.image()?.outOfPerspective(values.corners) },
    ]

    private static let corners: [FilterInput] = [
        .point("inputTopLeft", 118, 484), .point("inputTopRight", 646, 507), .point("inputBottomRight", 548, 140),
        .point("inputBottomLeft", 155, 153),
    ]

    static let tiles: [FilterKind] = [
        FilterKind("CIAffineClamp", kCICategoryTileEffect, [.image(), .transform]) { values in
            guard let image = values.image() else { return nil }
            return image.clamped(to: image.extent).transformed(by: values.transform())
        },
        FilterKind("CIAffineTile", kCICategoryTileEffect, [.image(), .transform]) {
            $0.image()?.tiled(by: $0.transform())
        },
        FilterKind("CIClamp", kCICategoryTileEffect, [.image(), .rect(kCIInputExtentKey, .zero)]) { values in
            values.image()?.clamped(to: values.rect(kCIInputExtentKey))
        },
    ]
}

/// Where an image's four corners go.
struct Corners: Sendable {
    let topLeft: Spot
    let topRight: Spot
    let bottomRight: Spot
    let bottomLeft: Spot

    fileprivate var map: Perspective? {
        func point(_ spot: Spot) -> SIMD2<Double> { SIMD2(Double(spot.x), Double(spot.y)) }
        return Perspective(point(bottomLeft), point(bottomRight), point(topRight), point(topLeft))
    }

    fileprivate var bounds: CGRect {
        CGRect.around(
            [topLeft, topRight, bottomRight, bottomLeft].map { CGPoint(x: CGFloat($0.x), y: CGFloat($0.y)) })
    }
}

extension FilterValues {
    fileprivate var corners: Corners {
        Corners(
            topLeft: spot("inputTopLeft"), topRight: spot("inputTopRight"), bottomRight: spot("inputBottomRight"),
            bottomLeft: spot("inputBottomLeft"))
    }
}

extension Recipe {
    /// A rectangle of the image with its corners elsewhere.
    fileprivate func inPerspective(_ corners: Corners, of rect: CGRect) -> Recipe {
        guard let back = corners.map?.inverse, !rect.isNull, !rect.isEndless else { return Recipe(extent: .null) }
        let origin = SIMD2(Double(rect.minX), Double(rect.minY))
        let size = SIMD2(Double(rect.width), Double(rect.height))
        return warped(extent: corners.bounds.wholePixels, regionOfInterest: { _ in rect }) { spot in
            guard let share = back.map(SIMD2(Double(spot.x), Double(spot.y))) else { return .nowhere }
            let look = origin + share * size
            // What lies outside of the rectangle is not shown.
            guard share.x >= 0, share.y >= 0, share.x <= 1, share.y <= 1 else { return .nowhere }
            return Spot(Float(look.x), Float(look.y))
        }
    }

    /// A part of the image with four corners as a rectangle as large as its longest sides.
    fileprivate func outOfPerspective(_ corners: Corners) -> Recipe {
        guard let map = corners.map else { return Recipe(extent: .null) }
        let width = max((corners.topRight - corners.topLeft).length, (corners.bottomRight - corners.bottomLeft).length)
        let height = max(
            (corners.topLeft - corners.bottomLeft).length, (corners.topRight - corners.bottomRight).length)
        let size = SIMD2(Double(width.rounded()), Double(height.rounded()))
        guard size.x >= 1, size.y >= 1 else { return Recipe(extent: .null) }
        let extent = CGRect(x: 0, y: 0, width: CGFloat(size.x), height: CGFloat(size.y))
        let bounds = corners.bounds
        return warped(extent: extent, regionOfInterest: { _ in bounds }) { spot in
            map.map(SIMD2(Double(spot.x), Double(spot.y)) / size).map { Spot(Float($0.x), Float($0.y)) } ?? .nowhere
        }
    }

    /// The image turned and enlarged so that it fills its extent.
    fileprivate func straightened(_ angle: Double) -> Recipe {
        guard angle != 0, !extent.isNull, !extent.isEndless else { return self }
        let (c, s) = (abs(cos(angle)), abs(sin(angle)))
        let (w, h) = (Double(extent.width), Double(extent.height))
        let scale = CGFloat(max((w * c + h * s) / w, (w * s + h * c) / h))
        let turned = clamped(to: extent).transformed(
            by: CGAffineTransform(translationX: -extent.midX, y: -extent.midY)
                .concatenating(CGAffineTransform(rotationAngle: CGFloat(angle)))
                .concatenating(CGAffineTransform(scaleX: scale, y: scale))
                .concatenating(CGAffineTransform(translationX: extent.midX, y: extent.midY)))
        return CroppedRecipe(turned, to: extent)
    }
}
