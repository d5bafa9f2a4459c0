import CoreGraphics

// Key-value coding as layers have it: key paths into structures, and values of the user's own under any other name.
extension CALayer {
    final func write(_ value: Any?, forKeyPath keyPath: String) {
        if setTreeValue(value, keyPath) { return }
        guard let property = LayerProperty.named(keyPath) else {
            fatalError("A layer has no value for the key path \(keyPath)")
        }
        guard let new = AnimationValue(value, kind: property.kind) else {
            fatalError("The value for \(keyPath) is of the wrong kind: \(value.map { "\($0)" } ?? "nil")")
        }
        var target = values
        property.set(&target, new)
        switch property.key {
        case "bounds": bounds = target.bounds
        case "frame": frame = target.frame
        case "position": position = target.position
        case "transform": transform = target.transform
        case "contents": contents = target.contents
        default: change(property.key) { $0 = target }
        }
    }

    final func read(_ keyPath: String) -> Any? {
        if let value = treeValue(keyPath) { return value }
        guard let property = LayerProperty.named(keyPath), let value = property.get(values) else { return nil }
        return value.boxed ?? type(of: self).defaultValue(forKey: keyPath)
    }

    /// The few properties that are not values of the table.
    private func setTreeValue(_ value: Any?, _ keyPath: String) -> Bool {
        switch keyPath {
        case "name": name = value as? String
        case "mask": mask = value as? CALayer
        case "sublayers": sublayers = value as? [CALayer]
        case "speed": speed = Float(AnimationValue.number(value) ?? 1)
        case "timeOffset": timeOffset = AnimationValue.number(value) ?? 0
        case "beginTime": beginTime = AnimationValue.number(value) ?? 0
        case "delegate": delegate = value as? any CALayerDelegate
        default: return false
        }
        return true
    }

    final func treeValue(_ keyPath: String) -> Any? {
        switch keyPath {
        case "name": return name
        case "mask": return mask
        case "sublayers": return sublayers
        case "superlayer": return superlayer
        case "speed": return NSNumber(value: speed)
        case "timeOffset": return NSNumber(value: timeOffset)
        case "beginTime": return NSNumber(value: beginTime)
        default: return nil
        }
    }

    class func standardValue(forKey key: String) -> Any? {
        guard LayerProperty.isBuiltIn(key), key != "frame" else { return nil }
        return LayerProperty.named(key)?.get(LayerValues())?.boxed
    }
}
