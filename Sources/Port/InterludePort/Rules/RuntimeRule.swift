import SwiftSyntax

/// Lists what asks the Objective-C runtime for things that only it can do.
final class RuntimeRule: RuleVisitor {
    override class func isNeeded(in file: ParsedFile) -> Bool {
        file.mentions("objc_", "class_", "method_", "imp_", "object_", "sel_", "protocol_", "ivar_")
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.text
        guard !module.boundNames.contains(name), let text = Self.text(name) else { return .visitChildren }
        note(node, .runtime, text)
        return .visitChildren
    }

    /// What the module InterludeFoundation has.
    static let associations: Set<String> = [
        "objc_getAssociatedObject", "objc_setAssociatedObject", "objc_removeAssociatedObjects",
        "objc_AssociationPolicy",
    ]

    private static func text(_ name: String) -> String? {
        switch name {
        case "method_exchangeImplementations", "method_setImplementation", "class_replaceMethod":
            return "'\(name)' exchanges methods while the program runs, which only Objective-C can"
        default:
            let prefixes = ["objc_", "class_", "method_", "imp_", "object_", "sel_", "protocol_", "ivar_"]
            let isFunction = prefixes.contains { name.hasPrefix($0) } && functions.contains(name)
            return isFunction ? "'\(name)' belongs to the Objective-C runtime" : nil
        }
    }

    private static let functions: Set<String> = [
        "class_getInstanceMethod", "class_getClassMethod", "class_addMethod", "class_copyMethodList",
        "class_copyIvarList", "class_addProtocol",
        "class_respondsToSelector",
        "class_getInstanceVariable", "class_getMethodImplementation", "class_conformsToProtocol", "class_getProperty",
        "method_getImplementation", "method_getTypeEncoding", "method_getName", "imp_implementationWithBlock",
        "object_getIvar", "object_setIvar",
        "objc_allocateClassPair", "objc_registerClassPair", "objc_copyClassList", "objc_getClassList",
        "objc_getProtocol",
        "sel_registerName", "sel_getName", "protocol_copyMethodDescriptionList",
        "ivar_getName", "ivar_getOffset",
    ]
}
