import SwiftSyntax

/// Imports become those that a compiler on Linux needs: no submodules, and what Apple's modules bring along is imported.
final class ImportRule: RuleVisitor {
    private var imported: Set<String> = []
    /// Behind the first import that is always compiled.
    private var insertion: Int?
    private var used: UsedPrefixes

    required init(_ file: ParsedFile, _ module: ModuleIndex, _ options: PortOptions) {
        used = UsedPrefixes(file, module)
        if ObjectiveCTableRule.writesTables(file, module, options) || file.hasDynamicProperties {
            used.add("InterludeFoundation")
        }
        if file.mentions(
            "NSClassFromString", "NSStringFromClass", "as AnyObject).", ").description()", "classForCoder.desc")
        {
            used.add("InterludeFoundation")
        }
        if BundleRule.isNeeded(in: file) || file.mentions("appendFormat") { used.add("InterludeFoundation") }
        if file.mentions("ing(localized:", "LocalizationValue") || FormatRule.isUsed(in: file)
            || AnyObjectRule.isUsed(in: file, module, options)
        {
            used.add("InterludeFoundation")
        }
        if file.mentions("#imageLiteral", "#colorLiteral") { used.add("UIKit") }
        if ArchiveRule.isUsed(in: file, module) { used.add("InterludeFoundation") }
        if ProtocolArgumentRule.isUsed(in: file, module) { used.add("InterludeFoundation") }
        if MetatypeRule.isUsed(in: file, module, options) { used.add("InterludeFoundation") }
        // Foundation's publisher, which is not in Foundation here.
        if file.mentions("ataTaskPublisher"), options.modules.isSuperset(of: ["Combine", PortOptions.networking]) {
            used.add(PortOptions.networking)
        }
        // NSObject's own methods where there is an Objective-C runtime stand beside Selector.
        if file.mentions("forKey", ".observe(", ".perform(", "responds(to", "Selector", "selector", "ChangeValue(for") {
            used.add("QuartzCore")
        }
        super.init(file, module, options)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.path.first?.name.text else { return .skipChildren }
        let isMissing = brought(by: name) == nil && !options.modules.contains(name)
        let isLeftOut = isMissing && (options.dropsMissingImports || !ModulePrefixes.isUsed(name, by: used.names))
        if insertion == nil, !isLeftOut,
            node.parent?.parent?.is(CodeBlockItemListSyntax.self) == true,
            node.enclosing(IfConfigDeclSyntax.self) == nil
        {
            insertion = node.ownRange.upperBound
        }
        switch name {
        case "ObjectiveC" where !options.modules.contains("ObjectiveC"):
            // Objects, selectors and the like come with Foundation and QuartzCore.
            replace(node, with: "import Foundation")
            imported.insert("Foundation")
            return .skipChildren
        case "os", "OSLog", "CoreFoundation":
            replace(node, with: name == "CoreFoundation" ? "import Foundation" : "import InterludeFoundation")
            imported.insert(name == "CoreFoundation" ? "Foundation" : "InterludeFoundation")
            return .skipChildren
        case "Darwin":
            replace(node, with: "import Glibc")
            return .skipChildren
        default: break
        }
        imported.insert(name)
        if brought(by: name) != nil, node.path.count > 1 {
            replace(node.path.ownRange, with: name)
            if let kind = node.importKindSpecifier { remove(kind) }
        } else if isMissing, !ModulePrefixes.isUsed(name, by: used.names) {
            replace(node, with: "")
        } else if isMissing, !isOnlyWhereThere(node, name) {
            note(node, .imports, "there is no module \(name)")
            if options.dropsMissingImports { replace(node, with: "") }
        }
        return .skipChildren
    }

    /// Whether it stands behind `#if canImport(Name)`, which is `false` here.
    private func isOnlyWhereThere(_ node: ImportDeclSyntax, _ name: String) -> Bool {
        var clause = node.enclosing(IfConfigClauseSyntax.self)
        while let present = clause {
            if present.condition?.trimmedDescription.contains("canImport(\(name))") == true { return true }
            clause = present.parent?.enclosing(IfConfigClauseSyntax.self)
        }
        return false
    }

    override func visitPost(_ node: SourceFileSyntax) {
        let missing = used.modules.filter { module in
            !imported.contains { $0 == module || (brought(by: $0) ?? []).contains(module) }
        }
        guard !missing.isEmpty else { return }
        // What a module brings along need not be named.
        let needed = missing.filter { module in !missing.contains { (brought(by: $0) ?? []).contains(module) } }
        let text = needed.sorted().map { "import \($0)" }.joined(separator: "; ")
        if let insertion { return insert("; \(text)", at: insertion) }
        guard let first = node.statements.first else { return }
        insert("\(text); ", at: first.ownRange.lowerBound)
    }

    /// The modules that a module brings along; `nil` if that is not known, or if it is a shell that is left out.
    private func brought(by name: String) -> Set<String>? {
        PortOptions.shells.contains(name) && !options.modules.contains(name) ? nil : Self.brings[name]
    }

    /// What our modules bring along, as Apple's do.
    private static let brings: [String: Set<String>] = [
        "UIKit": ["CoreImage", "QuartzCore", "CoreGraphics", "Foundation"],
        "CoreText": ["UIKit", "CoreImage", "QuartzCore", "CoreGraphics", "Foundation"],
        "CoreImage": ["CoreGraphics", "Foundation"], "QuartzCore": ["CoreGraphics", "Foundation"],
        "CoreGraphics": ["Foundation"], "Foundation": [], "Dispatch": [], "CoreFoundation": [], "Interlude": [],
    ].merging(shells) { a, _ in a }

    private static let shells: [String: Set<String>] = {
        let kit: Set = ["UIKit", "CoreImage", "QuartzCore", "CoreGraphics", "Foundation"]
        let services: Set = ["CoreLocation", "CoreMedia", "UserNotifications"]
        // An app imports Apple's modules only, not the ones that are ours.
        let names = PortOptions.shells.subtracting(["InterludeShells", PortOptions.networking])
        return Dictionary(uniqueKeysWithValues: names.map { ($0, services.contains($0) ? ["Foundation"] : kit) })
    }()
}

extension ParsedFile {
    /// Whether porting writes calls into properties.
    fileprivate var hasDynamicProperties: Bool {
        guard mentions("dynamic") else { return false }
        let finder = DynamicFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        return finder.isFound
    }
}

private final class DynamicFinder: ActiveVisitor {
    var isFound = false

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.has("dynamic") { isFound = true }
        return .skipChildren
    }
}

/// Which modules a file needs, by the beginnings of the names in it.
private struct UsedPrefixes {
    private(set) var modules: Set<String> = []
    /// The names of types, functions and values that the file uses and the module does not declare.
    private(set) var names: Set<String> = []

    init(_ file: ParsedFile, _ module: ModuleIndex) {
        let names = Names(viewMode: .sourceAccurate)
        names.walk(file.tree)
        // Constants of the app's own may begin as a module's do.
        self.names = names.found.subtracting(module.declaredTypeNames).filter { name in
            !(name.first?.isLowercase == true && module.boundNames.contains(name))
        }
        for name in names.found where !module.declaredTypeNames.contains(name) && !module.boundNames.contains(name) {
            if let needed = UsedPrefixes.module(of: name) { modules.insert(needed) }
        }
    }

    mutating func add(_ module: String) { modules.insert(module) }

    private static func module(of name: String) -> String? {
        if RuntimeRule.associations.contains(name) || SystemNames.runtime.contains(name) {
            return "InterludeFoundation"
        }
        if SystemNames.foundation.contains(name) { return "Foundation" }
        if SystemNames.networking.contains(name) { return "FoundationNetworking" }
        if name.hasPrefix("XMLParser") { return "FoundationXML" }
        if name == "NSPredicate" || SystemNames.ofOtherModules.contains(name) { return "InterludeFoundation" }
        if SystemNames.clocks.contains(name) { return "QuartzCore" }
        if SystemNames.coreFoundation.contains(name) { return "CoreGraphics" }
        guard name.count > 2, let third = name.dropFirst(2).first, third.isUppercase else { return nil }
        switch name.prefix(2) {
        case "UI": return "UIKit"
        case "CA": return "QuartzCore"
        case "CI": return "CoreImage"
        case "CG": return ["CGFloat", "CGRect", "CGPoint", "CGSize"].contains(name) ? "Foundation" : "CoreGraphics"
        case "NS": return name.hasPrefix("NSLayout") || name == "NSTextAttachment" ? "UIKit" : "Foundation"
        default: return nil
        }
    }

    private final class Names: ActiveVisitor {
        var found: Set<String> = []

        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            found.insert(TypeName.bare(node.extendedType.ownText))
            return .visitChildren
        }

        override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
            found.insert(node.name.text)
            return .visitChildren
        }

        override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
            if node.baseType.ownText == "Foundation" { found.insert(node.name.text) }
            return .visitChildren
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            found.insert(node.baseName.text)
            return .visitChildren
        }
    }
}
