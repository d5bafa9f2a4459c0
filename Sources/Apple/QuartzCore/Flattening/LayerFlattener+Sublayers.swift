import Compositor
import CoreGraphics

extension LayerFlattener {
    /// A layer that stands in the space of its siblings.
    private struct Plane {
        let layer: CALayer
        let values: LayerValues
        /// From the coordinates in which the layer is placed to the parent's plane, the depth kept.
        let toParent: CATransform3D
        let alpha: Double
    }

    /// Adds the sublayers of a layer. `matrix` leads from the layer's coordinates to pixels.
    func appendSublayers(
        of layer: CALayer, _ values: LayerValues, through matrix: CATransform3D, alpha: Double, to items: inout Items
    ) {
        if values.replicator != nil {
            return appendCopies(of: layer, values, through: matrix, alpha: alpha, to: &items)
        }
        let space = values.onSublayers.map { CATransform3DConcat($0, matrix) } ?? matrix
        appendChildren(of: layer, values, in: space, alpha: alpha, to: &items)
    }

    private func appendChildren(
        of layer: CALayer, _ values: LayerValues, in space: CATransform3D, alpha: Double, to items: inout Items
    ) {
        if !layer.keepsDepth, layer.children.allSatisfy(isPlain) {
            for child in layer.children { append(child, in: space, alpha: alpha, to: &items) }
            return
        }
        var planes: [Plane] = []
        collect(layer, in: CATransform3DIdentity, alpha: alpha, to: &planes)
        if planes.allSatisfy({ isFlat($0, space) }) {
            appendFlat(planes, in: space, to: &items)
        } else {
            appendDeep(planes, in: space, to: &items)
        }
    }

    /// Whether a sublayer lies in its parent's plane for sure.
    private func isPlain(_ layer: CALayer) -> Bool {
        guard !layer.keepsDepth else { return false }
        if usesModel || layer.running.allSatisfy(\.staysInPlane) { return layer.values.lieInPlane }
        return shown(layer).lieInPlane
    }

    /// Collects the sublayers, those of transform layers in their stead.
    private func collect(_ layer: CALayer, in space: CATransform3D, alpha: Double, to planes: inout [Plane]) {
        for child in layer.children {
            let values = shown(child)
            guard child.keepsDepth else {
                planes.append(Plane(layer: child, values: values, toParent: space, alpha: alpha))
                continue
            }
            let opacity = alpha * min(Double(values.opacity), 1)
            guard !values.isHidden, opacity > 0 else { continue }
            var inner = CATransform3DConcat(values.toSuperlayer, space)
            if let onSublayers = values.onSublayers { inner = CATransform3DConcat(onSublayers, inner) }
            collect(child, in: inner, alpha: opacity, to: &planes)
        }
    }

    private func full(_ plane: Plane, _ space: CATransform3D) -> CATransform3D {
        CATransform3DConcat(plane.values.toSuperlayer, CATransform3DConcat(plane.toParent, space))
    }

    /// Whether all of a plane is equally deep.
    private func isFlat(_ plane: Plane, _ space: CATransform3D) -> Bool {
        let matrix = full(plane, space)
        return abs(matrix.m13) < 1e-9 && abs(matrix.m23) < 1e-9
    }

    /// Planes without any tilt are simply sorted, equal ones in their order. Interpolated transforms come back to a plane with
    /// an error in the last digits, which makes no plane deeper than another: a millionth of a pixel is seen by nobody.
    private func appendFlat(_ planes: [Plane], in space: CATransform3D, to items: inout Items) {
        let depths = planes.map { plane -> CGFloat in
            let matrix = full(plane, space)
            return ((matrix.m44 == 0 ? matrix.m43 : matrix.m43 / matrix.m44) * 1e6).rounded()
        }
        let order = planes.indices.sorted { depths[$0] == depths[$1] ? $0 < $1 : depths[$0] < depths[$1] }
        for index in order {
            let plane = planes[index]
            let inner = CATransform3DConcat(plane.toParent, space)
            if plane.layer.running.isEmpty {
                append(plane.layer, in: inner, alpha: plane.alpha, to: &items)
            } else {
                append(plane.layer, plane.values, in: inner, alpha: plane.alpha, to: &items)
            }
        }
    }

    /// Tilted planes are left to the compositor to sort and to cut.
    private func appendDeep(_ planes: [Plane], in space: CATransform3D, to items: inout Items) {
        var children: Items = []
        for plane in planes {
            var own: Items = []
            let inner = CATransform3DConcat(plane.toParent, space)
            withoutKeeping.append(plane.layer, plane.values, in: inner, alpha: plane.alpha, to: &own)
            guard !own.isEmpty else { continue }
            let matrix = CATransform3DConcat(plane.values.toSuperlayer, inner).matrix
            if own.count == 1, own[0].transform == matrix {
                children.append(own[0])
            } else {
                children.append(.group(GroupItem(children: own, bounds: plane.values.bounds, transform: matrix)))
            }
        }
        guard !children.isEmpty else { return }
        items.append(.group(GroupItem(children: children, ordersByDepth: true)))
    }

    // MARK: Replicators

    /// A replicator draws no more copies, however many it asks for. Decided.
    private static let mostCopies = 10_000

    private func appendCopies(
        of layer: CALayer, _ values: LayerValues, through matrix: CATransform3D, alpha: Double, to items: inout Items
    ) {
        guard let replicator = values.replicator else { return }
        let anchor = values.anchor
        let step = CATransform3DConcat(
            CATransform3DTranslate(replicator.instanceTransform, -anchor.x, -anchor.y, 0),
            CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
        var placed = values.onSublayers ?? CATransform3DIdentity
        var color = CopyColor(replicator)
        let tints = (layer as? CAReplicatorLayer)?.tints ?? PictureTints()
        for copy in 0..<min(max(replicator.instanceCount, 0), Self.mostCopies) {
            var flattener = withoutKeeping
            flattener.time -= Double(copy) * replicator.instanceDelay
            var children: Items = []
            flattener.appendChildren(
                of: layer, values, in: CATransform3DConcat(placed, matrix), alpha: alpha, to: &children)
            if let change = color.change(tints) { children = children.map { $0.recolored(by: change) } }
            if color.alpha >= 1 {
                items += children
            } else if color.alpha > 0, !children.isEmpty {
                items.append(
                    .group(
                        GroupItem(
                            children: children, opacity: CGFloat(color.alpha), bounds: values.bounds,
                            transform: matrix.matrix)))
            }
            placed = CATransform3DConcat(step, placed)
            color.step(replicator)
        }
    }
}

/// What the colors of a replicator's copy are multiplied by.
private struct CopyColor {
    private var share: (red: Double, green: Double, blue: Double) = (1, 1, 1)
    private(set) var alpha = 1.0

    /// That of the first copy.
    init(_ replicator: ReplicatorValues) {
        guard let color = replicator.instanceColor?.rgba else { return }
        share = (Double(color.red), Double(color.green), Double(color.blue))
        alpha = Double(color.alpha)
    }

    /// Goes on to the next copy.
    mutating func step(_ replicator: ReplicatorValues) {
        func limited(_ value: Double, _ offset: Float) -> Double { min(max(value + Double(offset), 0), 1) }
        share = (
            limited(share.red, replicator.instanceRedOffset), limited(share.green, replicator.instanceGreenOffset),
            limited(share.blue, replicator.instanceBlueOffset)
        )
        alpha = limited(alpha, replicator.instanceAlphaOffset)
    }

    /// `nil` where the colors stay.
    func change(_ tints: PictureTints) -> ColorChange? {
        guard share != (1, 1, 1) else { return nil }
        let share = share
        return ColorChange(multiplyingBy: share) { tints.picture($0, multipliedBy: share) }
    }
}

extension LayerValues {
    /// Whether the layer lies in its superlayer's plane.
    fileprivate var lieInPlane: Bool {
        zPosition == 0 && anchorPointZ == 0 && (!hasTransform || CATransform3DIsAffine(transform))
    }
}
