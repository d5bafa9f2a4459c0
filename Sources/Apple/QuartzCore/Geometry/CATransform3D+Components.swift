import CoreGraphics

/// One number of a transform, as key paths such as `transform.rotation.z` name it.
package enum TransformComponent: String, CaseIterable {
    case rotation
    case rotationX = "rotation.x"
    case rotationY = "rotation.y"
    case rotationZ = "rotation.z"
    case scale
    case scaleX = "scale.x"
    case scaleY = "scale.y"
    case scaleZ = "scale.z"
    case translationX = "translation.x"
    case translationY = "translation.y"
    case translationZ = "translation.z"
}

extension CATransform3D {
    /// The value of one component: radians, factors or points. `scale` is the mean of the three factors, `rotation` is
    /// the rotation about z. A transform without an inverse has the rotation 0 and its diagonal as scale.
    package subscript(component component: TransformComponent) -> Double {
        get {
            switch component {
            case .translationX: return Double(m41)
            case .translationY: return Double(m42)
            case .translationZ: return Double(m43)
            default: break
            }
            guard let parts = SpaceDecomposition(self) else { return singularValue(component) }
            switch component {
            case .rotationX: return parts.rotation.euler.x
            case .rotationY: return parts.rotation.euler.y
            case .rotation, .rotationZ: return parts.rotation.euler.z
            case .scaleX: return parts.scale.x
            case .scaleY: return parts.scale.y
            case .scaleZ: return parts.scale.z
            default: return (parts.scale.x + parts.scale.y + parts.scale.z) / 3
            }
        }
        set { set(component, to: newValue) }
    }

    private func singularValue(_ component: TransformComponent) -> Double {
        switch component {
        case .scaleX: return Double(m11)
        case .scaleY: return Double(m22)
        case .scaleZ: return Double(m33)
        case .scale: return Double(m11 + m22 + m33) / 3
        default: return 0
        }
    }

    private mutating func set(_ component: TransformComponent, to value: Double) {
        switch component {
        case .translationX: m41 = value
        case .translationY: m42 = value
        case .translationZ: m43 = value
        default:
            // What has no inverse has lost its other parts: they count as none.
            var parts = SpaceDecomposition(self) ?? moved
            parts.set(component, to: value)
            self = parts.transform
        }
    }

    /// Only this transform's translation, taken apart.
    private var moved: SpaceDecomposition {
        var parts = SpaceDecomposition()
        parts.translation = SIMD3(Double(m41), Double(m42), Double(m43))
        return parts
    }
}

extension SpaceDecomposition {
    /// The parts of the identity.
    fileprivate init() {
        self = SpaceDecomposition(CATransform3DIdentity).unsafelyUnwrapped
    }

    fileprivate mutating func set(_ component: TransformComponent, to value: Double) {
        switch component {
        case .scale: scale = SIMD3(value, value, value)
        case .scaleX: scale.x = value
        case .scaleY: scale.y = value
        case .scaleZ: scale.z = value
        default:
            var angles = rotation.euler
            if component == .rotationX { angles.x = value }
            if component == .rotationY { angles.y = value }
            if component == .rotation || component == .rotationZ { angles.z = value }
            rotation = Quaternion(euler: angles)
        }
    }
}

extension CATransform3D {
    /// Whether all sixteen numbers are finite.
    package var isFinite: Bool {
        let (a, b) = (m11 * 0 + m12 * 0 + m13 * 0 + m14 * 0, m21 * 0 + m22 * 0 + m23 * 0 + m24 * 0)
        let (c, d) = (m31 * 0 + m32 * 0 + m33 * 0 + m34 * 0, m41 * 0 + m42 * 0 + m43 * 0 + m44 * 0)
        return a + b + c + d == 0
    }
}
