import CoreGraphics

extension AnimationValue {
    /// The value between this one and `other` at `progress`, which may leave 0…1.
    ///
    /// Numbers are interpolated one by one, colors per component (not premultiplied, in sRGB's own curve), transforms
    /// by their parts, paths point by point if they consist of the same kinds of elements. What cannot be interpolated
    /// is exchanged half way.
    package func interpolated(to other: AnimationValue, _ progress: Double) -> AnimationValue {
        if progress == 0 { return self }
        if progress == 1 { return other }
        switch (self, other) {
        case (.scalar(let a), .scalar(let b)): return .scalar(a + (b - a) * progress)
        case (.point(let a), .point(let b)):
            return .point(CGPoint(x: a.x + (b.x - a.x) * progress, y: a.y + (b.y - a.y) * progress))
        case (.transform(let a), .transform(let b)): return .transform(a.interpolated(to: b, progress))
        case (.path(let a?), .path(let b?)):
            return .path(a.interpolated(to: b, fraction: progress) ?? (progress < 0.5 ? a : b))
        case (.object(let a), .object(let b)):
            // Custom values are compared by identity.
            if let a = AnimationValue(ofUser: a), let b = AnimationValue(ofUser: b) {
                return .object(a.interpolated(to: b, progress).boxed)
            }
            return ContentsBlend.between(a, b, progress)
        default:
            guard let a = numbers, let b = other.numbers, a.count == b.count else {
                return progress < 0.5 ? self : other
            }
            return replacing(zip(a, b).map { $0 + ($1 - $0) * progress })
        }
    }

    /// The sum of both. A transform is applied before `other`; what has no sum stays as it is.
    package func adding(_ other: AnimationValue) -> AnimationValue {
        if case .transform(let a) = self, case .transform(let b) = other {
            return .transform(CATransform3DConcat(a, b))
        }
        guard let a = numbers, let b = other.numbers, a.count == b.count else { return self }
        return replacing(zip(a, b).map { $0 + $1 })
    }

    /// What has to be added to `other` to get this: for a transform the one that is applied before `other`. `nil` if there
    /// is no such value.
    package func subtracting(_ other: AnimationValue) -> AnimationValue? {
        if case .transform(let a) = self, case .transform(let b) = other {
            return b.inverse.map { .transform(CATransform3DConcat(a, $0)) }
        }
        guard let a = numbers, let b = other.numbers, a.count == b.count else { return nil }
        return replacing(zip(a, b).map { $0 - $1 })
    }

    /// The value `count` times on top of itself: what a cumulative animation has gained after as many cycles.
    package func multiplied(by count: Int) -> AnimationValue {
        if case .transform(let t) = self {
            var result = CATransform3DIdentity
            for _ in 0..<min(count, 10_000) { result = CATransform3DConcat(result, t) }
            return .transform(result)
        }
        guard let a = numbers else { return self }
        return replacing(a.map { $0 * Double(count) })
    }

    /// The value that changes nothing when it is added. `nil` if values of this kind are not added.
    package var neutral: AnimationValue? {
        if case .transform = self { return .transform(CATransform3DIdentity) }
        return numbers.map { replacing($0.map { _ in 0 }) }
    }

    /// How far apart two values are, as pacing counts it.
    package func distance(to other: AnimationValue) -> Double {
        if case .transform(let a) = self, case .transform(let b) = other {
            let (x, y, z) = (a.m41 - b.m41, a.m42 - b.m42, a.m43 - b.m43)
            return Double((x * x + y * y + z * z).squareRoot())
        }
        guard let a = numbers, let b = other.numbers, a.count == b.count else { return 1 }
        return zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }
}
