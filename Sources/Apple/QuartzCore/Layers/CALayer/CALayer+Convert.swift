import CoreGraphics

extension CALayer {
    /// From this layer's coordinates to its superlayer's, with all that the superlayer does to its sublayers. `above` is
    /// the superlayer.
    func matrix(in above: CALayer?) -> CATransform3D {
        let own = values.toSuperlayer
        guard let above, above.mask !== self, let onSublayers = above.values.onSublayers else { return own }
        return CATransform3DConcat(own, onSublayers)
    }

    /// From this layer's coordinates to those of `ancestor`, or of the topmost layer's superlayer if there is none.
    final func matrix(to ancestor: CALayer?) -> CATransform3D {
        var matrix = CATransform3DIdentity
        var layer: CALayer = self
        while layer !== ancestor {
            let above = layer.superlayer
            matrix = CATransform3DConcat(matrix, layer.matrix(in: above))
            guard let above else { break }
            // A layer shows its sublayers on its own plane, unless it is one for transforms only.
            if !above.keepsDepth { matrix = matrix.flattened }
            layer = above
        }
        return matrix
    }

    /// Whether sublayers keep their depth in the superlayer's space.
    var keepsDepth: Bool { self is CATransformLayer }

    /// The nearest layer that is above both or one of them, `nil` if they are in different trees.
    private func commonAncestor(with other: CALayer) -> CALayer? {
        var mine: [ObjectIdentifier: CALayer] = [:]
        var layer: CALayer? = self
        while let here = layer {
            mine[ObjectIdentifier(here.modelLayer ?? here)] = here
            layer = here.superlayer
        }
        layer = other
        while let here = layer {
            if mine[ObjectIdentifier(here.modelLayer ?? here)] != nil { return here.modelLayer ?? here }
            layer = here.superlayer
        }
        return nil
    }

    /// The matrices of both up to where they meet.
    final func matrices(to other: CALayer?) -> (up: CATransform3D, down: CATransform3D) {
        guard let other else { return (matrix(to: nil), CATransform3DIdentity) }
        let common = commonAncestor(with: other)
        return (matrix(toModel: common), other.matrix(toModel: common))
    }

    /// As `matrix(to:)`, with a model layer as the goal while the way leads through presentation layers.
    final func matrix(toModel goal: CALayer?) -> CATransform3D {
        guard modelLayer != nil, let goal else { return matrix(to: goal) }
        var matrix = CATransform3DIdentity
        var layer: CALayer = self
        while (layer.modelLayer ?? layer) !== goal {
            let above = layer.superlayer
            matrix = CATransform3DConcat(matrix, layer.matrix(in: above))
            guard let above else { break }
            if !above.keepsDepth { matrix = matrix.flattened }
            layer = above
        }
        return matrix
    }

    /// A point of another layer's coordinates in this one's.
    final func converted(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        if l === self { return p }
        guard let l else { return matrix(to: nil).unproject(p) ?? p }
        return l.convert(p, to: self)
    }

    /// A point of this layer's coordinates in another one's.
    final func converted(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        if l === self { return p }
        let (up, down) = matrices(to: l)
        let met = up.apply(to: p)
        return CATransform3DIsIdentity(down) ? met : down.unproject(met) ?? met
    }

    /// The smallest upright rectangle around a rectangle of another layer's coordinates.
    final func converted(_ r: CGRect, from l: CALayer?) -> CGRect {
        if l === self { return r }
        guard let l else { return unproject(r, through: matrix(to: nil)) }
        return l.convert(r, to: self)
    }

    /// The smallest upright rectangle around a rectangle of this layer's coordinates.
    final func boundingConversion(_ r: CGRect, to l: CALayer?) -> CGRect {
        if l === self || r.isNull || r.isInfinite { return r }
        let (up, down) = matrices(to: l)
        if CATransform3DIsIdentity(down) { return up.apply(to: r) }
        if CATransform3DIsAffine(up), CATransform3DIsAffine(down), let back = down.inverse {
            return CATransform3DConcat(up, back).apply(to: r)
        }
        return unproject(up.apply(to: r), through: down)
    }

    final func unproject(_ r: CGRect, through matrix: CATransform3D) -> CGRect {
        if matrix.isFlat, let back = matrix.inverse { return back.apply(to: r) }
        let corners = [
            CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.maxX, y: r.minY), CGPoint(x: r.minX, y: r.maxY),
            CGPoint(x: r.maxX, y: r.maxY),
        ].map { matrix.unproject($0) ?? $0 }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (x, y) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: x, y: y, width: (xs.max() ?? 0) - x, height: (ys.max() ?? 0) - y)
    }

    // MARK: Hit testing

    /// See `hitTest(_:)`.
    func hit(_ p: CGPoint) -> CALayer? {
        hit(p, through: CATransform3DIdentity, above: superlayer)
    }

    /// `matrix` leads from the superlayer's coordinates to those of the point: layers that keep depth add theirs to it.
    private func hit(_ p: CGPoint, through matrix: CATransform3D, above: CALayer?) -> CALayer? {
        if values.isHidden { return nil }
        let whole = CATransform3DConcat(self.matrix(in: above), matrix)
        if keepsDepth { return hitSublayers(p, through: whole) }
        guard let local = whole.unproject(p) else { return nil }
        let isInside = contains(local)
        if values.masksToBounds, !isInside { return nil }
        if let mask, mask.hit(local) == nil { return nil }
        return hitSublayers(local, through: CATransform3DIdentity) ?? (isInside ? self : nil)
    }

    private func hitSublayers(_ p: CGPoint, through matrix: CATransform3D) -> CALayer? {
        for child in orderedSublayers.reversed() {
            if keepsDepth || type(of: child).isHitTestStandard {
                if let hit = child.hit(p, through: matrix, above: self) { return hit }
            } else if let hit = child.hitTest(p) {
                return hit
            }
        }
        return nil
    }

    /// Subclasses may override `hitTest`, so only the module's own classes take the short way.
    private class var isHitTestStandard: Bool { self == CALayer.self || self == CATransformLayer.self }

    /// The sublayers in the order in which they are drawn.
    private var orderedSublayers: [CALayer] {
        let layers = sublayers ?? []
        guard layers.contains(where: { $0.values.zPosition != 0 }) else { return layers }
        return layers.enumerated().sorted {
            let (a, b) = ($0.element.values.zPosition, $1.element.values.zPosition)
            return a == b ? $0.offset < $1.offset : a < b
        }.map(\.element)
    }
}
