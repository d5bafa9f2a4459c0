import NibDocument

/// `<userDefinedRuntimeAttributes>`: values for keys of an object's, set by key-value coding.
@MainActor enum RuntimeAttributes {
    static func apply(_ element: NibElement, to object: AnyObject, _ context: NibContext) {
        for attribute in element.list("userDefinedRuntimeAttributes") {
            guard let path = attribute["keyPath"], !path.isEmpty else { continue }
            guard let value = value(of: attribute, path, element, context) else {
                context.note(.value, "runtime attribute \(path)", attribute)
                continue
            }
            if !set(value.content, path, object) {
                // UIKit's own words; it goes on as well.
                SystemLog.warn(
                    "Failed to set (\(path)) user defined inspected property on (\(type(of: object))): "
                        + MemberAccess.undefinedKey(path, on: object))
                context.file.keep(NibRemark(.reference, "runtime attribute \(path)", line: attribute.line))
            }
        }
    }

    private static func set(_ value: Any?, _ path: String, _ object: AnyObject) -> Bool {
        switch MemberAccess.set(value, forKeyPath: path, on: object) {
        case .done: return true
        case .noSuchKey: return false
        case .wrongType:
            // Interface Builder has no insets; a rectangle's four numbers are taken for them, in their order.
            guard let rect = value as? CGRect else { return false }
            let insets = UIEdgeInsets(top: rect.minX, left: rect.minY, bottom: rect.width, right: rect.height)
            if MemberAccess.set(insets, forKeyPath: path, on: object) == .done { return true }
            let directional = NSDirectionalEdgeInsets(
                top: rect.minX, leading: rect.minY, bottom: rect.width, trailing: rect.height)
            return MemberAccess.set(directional, forKeyPath: path, on: object) == .done
        }
    }

    /// A value that may be `nil`.
    private struct Value {
        let content: Any?
    }

    private static func value(
        of attribute: NibElement, _ path: String, _ owner: NibElement, _ context: NibContext
    ) -> Value? {
        let child = attribute.child(key: "value")
        let text = attribute["value"] ?? child?.text
        switch attribute["type"] {
        case "nil": return Value(content: nil)
        case "boolean": return attribute.bool("value").map { Value(content: NSNumber(value: $0)) }
        case "number": return number(child ?? attribute)
        case "string", "localizedString":
            let local = owner.id.flatMap { _ in
                context.localized(owner, "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]")
            }
            return (local ?? text).map { Value(content: $0) }
        case "color": return child.flatMap(context.color).map { Value(content: $0) }
        case "point": return child?.point.map { Value(content: $0) }
        case "size": return child?.size.map { Value(content: $0) }
        case "rect": return child?.rect.map { Value(content: $0) }
        case "range":
            guard let location = child?.int("location"), let length = child?.int("length") else { return nil }
            return Value(content: NSRange(location: location, length: length))
        case "image":
            guard let name = attribute["value"] ?? child?["name"] else { return nil }
            let isSymbol = (child ?? attribute)["catalog"] == "system"
            return context.image(named: name, isSymbol: isSymbol, in: attribute).map { Value(content: $0) }
        default: return nil
        }
    }

    private static func number(_ element: NibElement) -> Value? {
        if element.name == "integer", let value = element.int("value") { return Value(content: NSNumber(value: value)) }
        return element.double("value").map { Value(content: NSNumber(value: $0)) }
    }
}
