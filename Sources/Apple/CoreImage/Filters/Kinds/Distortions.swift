import CoreGraphics

extension FilterKind {
    static let distortions: [FilterKind] = [
        around(
            "CITwirlDistortion", radius: 300,
            more: [.angle(kCIInputAngleKey, .pi).slider(-4 * Double.pi...4 * Double.pi)]
        ) { values in
            let turns = values.float(kCIInputAngleKey) / (2 * .pi)
            return { away, share in
                // The middle is turned by the whole angle, the edge not at all.
                let rest = 1 - share
                let (c, s) = (Curves.cosine(turns * rest * rest), Curves.sine(turns * rest * rest))
                return Spot(away.x * c + away.y * s, away.y * c - away.x * s)
            }
        },
        around("CIVortexDistortion", radius: 300, more: [.angle(kCIInputAngleKey, 56.55)]) { values in
            let turns = values.float(kCIInputAngleKey) / (2 * .pi)
            return { away, share in
                let rest = (1 - share) * (1 - share) * (1 - share)
                let (c, s) = (Curves.cosine(turns * rest), Curves.sine(turns * rest))
                return Spot(away.x * c + away.y * s, away.y * c - away.x * s)
            }
        },
        around(
            "CIBumpDistortion", radius: 300,
            more: [.number(kCIInputScaleKey, 0.5, kCIAttributeTypeDistance).within(-1, slider: -1...1)]
        ) { values in
            let scale = min(values.float(kCIInputScaleKey), 1)
            return { away, share in
                // Looked at nearer to the middle: it seems to come forward.
                let rest = 1 - share * share
                return away * (1 - scale * rest * rest)
            }
        },
        around(
            "CIPinchDistortion", radius: 300,
            more: [.number(kCIInputScaleKey, 0.5).within(0, 2, slider: 0...2)]
        ) { values in
            let scale = values.float(kCIInputScaleKey)
            return { away, share in
                let rest = 1 - share
                return away * (1 + scale * rest * rest)
            }
        },
        FilterKind(
            "CIHoleDistortion", kCICategoryDistortionEffect,
            [
                .image(), .point(),
                .number(kCIInputRadiusKey, 150, kCIAttributeTypeDistance).within(0.01, slider: 0.01...1000),
            ]
        ) { values in
            guard let image = values.image() else { return nil }
            let (center, radius) = (values.spot(kCIInputCenterKey), values.float(kCIInputRadiusKey))
            let grown = image.extent.isNull || image.extent.isEndless ? image.extent : image.extent
            return image.warped(
                extent: grown, regionOfInterest: { $0.insetBy(dx: -CGFloat(radius), dy: -CGFloat(radius)) }
            ) {
                spot in
                let away = spot - center
                let distance = away.length
                if distance < radius { return .nowhere }
                // What was in the hole is squeezed into a ring as wide as its radius.
                if distance >= 2 * radius { return spot }
                return center + away * (2 * (distance - radius) / distance)
            }
        },
    ]

    /// A distortion in a circle: `look` turns the way from the center, and its share of the radius, into where to look.
    private static func around(
        _ name: String, radius: Double, more: [FilterInput],
        _ prepare: @escaping @Sendable (FilterValues) -> @Sendable (_ away: Spot, _ share: Float) -> Spot
    ) -> FilterKind {
        FilterKind(
            name, kCICategoryDistortionEffect,
            [.image(), .point(), .distance(kCIInputRadiusKey, radius).slider(0...800)] + more
        ) { values in
            let (center, radius) = (values.spot(kCIInputCenterKey), values.float(kCIInputRadiusKey))
            guard let image = values.image(), radius > 0 else { return values.image() }
            let look = prepare(values)
            let far = CGFloat(3 * radius)
            let circle = CGRect(x: CGFloat(center.x) - far, y: CGFloat(center.y) - far, width: 2 * far, height: 2 * far)
            return image.warped(
                extent: image.extent, regionOfInterest: { $0.joined($0.overlap(circle).isNull ? $0 : circle) }
            ) {
                spot in
                let away = spot - center
                let distance = away.length
                return distance < radius ? center + look(away, distance / radius) : spot
            }
        }
    }
}
