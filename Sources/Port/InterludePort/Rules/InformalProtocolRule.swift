import SwiftSyntax

/// What NSObject has where there is an Objective-C runtime is overridden by no `override` here: it stands on a protocol, and who
/// calls such a method looks it up in the table of the object's class.
final class InformalProtocolRule: RuleVisitor {
    override class func isNeeded(in file: ParsedFile) -> Bool { file.mentions("override") }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        let name = "\(node.name.text)(\(labels.map { "\($0):" }.joined()))"
        guard let modifier = node.modifiers.first(where: { $0.name.text == "override" }),
            Self.isInformal(name, in: enclosingTypeName(of: node) ?? "", module)
        else {
            removeDesign(of: node, name)
            return .visitChildren
        }
        remove(modifier)
        if Self.unasked.contains(name) {
            note(node, .runtime, "'\(name)' is called by the Objective-C runtime, which is not available")
        }
        return .visitChildren
    }

    /// What Interface Builder alone calls, of a class that is no responder here: of a bar's item.
    private func removeDesign(of node: FunctionDeclSyntax, _ name: String) {
        guard name == "prepareForInterfaceBuilder()", let type = enclosingTypeName(of: node),
            let root = module.lineage(of: type).last?.inherited.first, root.hasSuffix("Item")
        else { return }
        remove(node)
    }

    /// Whether a method belongs to NSObject, and no class above in the module has overridden it already.
    static func isInformal(_ name: String, in typeName: String, _ module: ModuleIndex) -> Bool {
        guard methods.contains(name) || unasked.contains(name) else { return ofObjects(name, typeName, module) }
        let lineage = module.lineage(of: typeName)
        guard !lineage.dropFirst().contains(where: { $0.methods.contains { $0.fullName == name } }) else {
            return false
        }
        // Layers and animations have these methods themselves.
        let root = lineage.last?.inherited.first ?? typeName
        return !(methodsOfLayers.contains(name) && (root.hasSuffix("Layer") || root.hasSuffix("Animation")))
    }

    /// What UIKit's classes have, but no plain object.
    private static func ofObjects(_ name: String, _ typeName: String, _ module: ModuleIndex) -> Bool {
        guard methodsOfObjects.contains(name) else { return false }
        let lineage = module.lineage(of: typeName)
        return lineage.last?.inherited.first == "NSObject"
            && !lineage.dropFirst().contains { $0.methods.contains { $0.fullName == name } }
    }

    private static let methods = methodsOfLayers.union([
        "observeValue(forKeyPath:of:change:context:)", "value(forUndefinedKey:)", "setValue(_:forUndefinedKey:)",
        "setNilValueForKey(_:)", "setValuesForKeys(_:)", "responds(to:)",
    ])

    private static let methodsOfLayers: Set<String> = [
        "value(forKey:)", "setValue(_:forKey:)", "value(forKeyPath:)", "setValue(_:forKeyPath:)",
    ]

    /// A property that assistive technology asks any object for on iOS: a class below NSObject brings its own here.
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let modifier = node.modifiers.first(where: { $0.name.text == "override" }),
            let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            Self.propertiesOfObjects.contains(name), let type = enclosingTypeName(of: node)
        else { return .visitChildren }
        let lineage = module.lineage(of: type)
        if lineage.last?.inherited.first == "NSObject",
            !lineage.dropFirst().contains(where: { $0.properties.contains { $0.name == name } })
        {
            remove(modifier)
        }
        return .visitChildren
    }

    private static let methodsOfObjects: Set<String> = [
        "awakeFromNib()", "prepareForInterfaceBuilder()", "accessibilityActivate()", "accessibilityIncrement()",
        "accessibilityDecrement()", "accessibilityScroll(_:)", "accessibilityPerformEscape()",
        "accessibilityPerformMagicTap()", "accessibilityElementCount()", "accessibilityElement(at:)",
        "index(ofAccessibilityElement:)", "accessibilityElementDidBecomeFocused()",
        "accessibilityElementDidLoseFocus()", "accessibilityElementIsFocused()",
    ]

    private static let propertiesOfObjects: Set<String> = [
        "isAccessibilityElement", "accessibilityLabel", "accessibilityHint", "accessibilityValue",
        "accessibilityTraits", "accessibilityFrame", "accessibilityPath", "accessibilityActivationPoint",
        "accessibilityLanguage", "accessibilityElements", "accessibilityElementsHidden", "accessibilityViewIsModal",
        "shouldGroupAccessibilityChildren", "accessibilityCustomActions", "accessibilityAttributedLabel",
        "accessibilityNavigationStyle", "accessibilityContainerType",
    ]

    private static let unasked: Set<String> = [
        "forwardingTarget(for:)", "automaticallyNotifiesObservers(forKey:)", "keyPathsForValuesAffectingValue(forKey:)",
        "resolveInstanceMethod(_:)", "initialize()", "load()",
    ]
}
