import SwiftSyntax

/// Finds the method that a selector names, and writes the selector in Interlude's way.
struct SelectorResolver {
    let module: ModuleIndex
    /// The file of the selector.
    let file: Int
    var checksIsolation = false

    func resolve(_ target: SelectorTarget, at place: some SyntaxProtocol) -> Result<String, SelectorProblem> {
        guard target.isReadable else { return problem("'\(target.text)' is not a method") }
        guard let owner = owner(of: target, at: place) else {
            // A property's accessors are called by its name, whatever has it.
            if target.kind == .getter { return .success(byName(target.name)) }
            if target.kind == .setter { return .success(byName(ObjectiveCName.setter(of: target.name))) }
            if target.kind == .method, let name = commonName(of: target) { return .success(byName(name)) }
            return problem("the class of '\(target.text)' is not known; name it, as in #selector(Class.method)")
        }
        if isProtocol(owner.name, in: target.scope) { return protocolMethod(target, owner) }
        switch target.kind {
        case .getter:
            return .success(wrapped(owner.written, "() -> Void in _ = target.\(target.name)", named: target.name))
        case .setter: return setter(target, owner)
        case .method: return method(target, owner)
        }
    }

    private func problem(_ text: String) -> Result<String, SelectorProblem> { .failure(SelectorProblem(text: text)) }

    // MARK: The class

    /// A class by the name under which the module knows it, and as it is to be written at the place.
    struct Owner {
        let name: String
        let written: String
    }

    private func owner(of target: SelectorTarget, at place: some SyntaxProtocol) -> Owner? {
        guard let qualifier = target.qualifier else {
            return target.scope.map { enclosing(target, $0) } ?? onlyOwner(of: target)
        }
        let text = TypeName.unwrapped(qualifier.ownText)
        if ["self", "Self", "type(of: self)", "self.classForCoder"].contains(text) {
            return target.scope.map { Owner(name: $0, written: isProtocol($0, in: nil) ? "Self" : $0) }
        }
        if text == "super" { return target.scope.flatMap(superclass) }
        if text.first?.isUppercase == true, qualifier.isChainOfNames || text != qualifier.ownText {
            return Owner(name: module.type(text, in: target.scope ?? "")?.name ?? text, written: text)
        }
        return variable(qualifier, in: target.scope, at: place) ?? onlyOwner(of: target)
    }

    /// The type around, or one around it that has the method.
    private func enclosing(_ target: SelectorTarget, _ scope: String) -> Owner {
        var outer = scope
        while true {
            if has(target, in: outer) {
                return Owner(name: outer, written: isProtocol(outer, in: nil) ? "Self" : outer)
            }
            guard let dot = outer.lastIndex(of: ".") else { break }
            outer = String(outer[..<dot])
        }
        return Owner(name: scope, written: isProtocol(scope, in: nil) ? "Self" : scope)
    }

    private func has(_ target: SelectorTarget, in name: String) -> Bool {
        if target.kind != .method { return module.property(target.name, in: name) != nil }
        return !module.methods(target.name, labels: target.labels, in: name).isEmpty
    }

    private func superclass(of scope: String) -> Owner? {
        guard let record = module.type(scope), let name = record.inherited.first else { return nil }
        return Owner(name: module.type(name, in: scope)?.name ?? name, written: name)
    }

    /// The class of a variable, from its declaration in the type around or in the function.
    private func variable(_ expression: ExprSyntax, in scope: String?, at place: some SyntaxProtocol) -> Owner? {
        if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
            let container = base.ownText == "self" ? scope : variable(base, in: scope, at: place)?.name
            return container.flatMap { property(member.declName.baseName.text, in: $0) }
        }
        if let chain = expression.as(OptionalChainingExprSyntax.self) {
            return variable(chain.expression, in: scope, at: place)
        }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) {
            return variable(forced.expression, in: scope, at: place)
        }
        guard let reference = expression.as(DeclReferenceExprSyntax.self) else { return nil }
        let name = reference.baseName.text
        return LocalVariables.type(of: name, at: place).map { Owner(name: $0, written: $0) }
            ?? scope.flatMap { property(name, in: $0) }
    }

    private func property(_ name: String, in scope: String) -> Owner? {
        guard let found = module.property(name, in: scope), let type = found.type ?? found.assigned else { return nil }
        let bare = TypeName.bare(type)
        return Owner(
            name: module.type(bare, in: scope)?.name ?? bare, written: module.type(bare, in: scope)?.name ?? bare)
    }

    /// The only class of the module that has such a method.
    private func onlyOwner(of target: SelectorTarget) -> Owner? {
        let candidates = module.typeNames.filter { name in
            module.types[name]?.methods.contains {
                $0.base == target.name && (target.labels == nil || $0.labels == target.labels)
            } ?? false
        }
        return candidates.count == 1 ? Owner(name: candidates[0], written: candidates[0]) : nil
    }

    /// What Objective-C calls all of the module's methods that could be meant; `nil` where they are called otherwise.
    private func commonName(of target: SelectorTarget) -> String? {
        let names = Set(
            module.functions(named: target.name).filter { target.labels == nil || $0.labels == target.labels }
                .map(\.selector))
        return names.count == 1 ? names.first : nil
    }

    private func isProtocol(_ name: String, in scope: String?) -> Bool {
        if let known = module.type(name, in: scope ?? "") { return known.kind == .protocol && known.declaration != nil }
        return SystemNames.isProtocol(name)
    }

    // MARK: The selector

    /// A protocol has no class that a reference could name; whoever is asked later is asked for the name.
    private func protocolMethod(_ target: SelectorTarget, _ owner: Owner) -> Result<String, SelectorProblem> {
        if target.kind == .getter { return .success(byName(target.name)) }
        if target.kind == .setter { return .success(byName(ObjectiveCName.setter(of: target.name))) }
        let record = module.type(owner.name, in: target.scope ?? "")
        let known = record?.methods.first {
            $0.base == target.name && (target.labels == nil || $0.labels == target.labels)
        }
        if let known { return .success(byName(known.selector)) }
        // The actions of the edit menu all take the sender.
        guard let labels = target.labels ?? (owner.name == "UIResponderStandardEditActions" ? ["_"] : nil) else {
            return problem("the labels of '\(target.text)', a protocol's method, are not known; write them")
        }
        return .success(byName(ObjectiveCName.selector(base: target.name, labels: labels)))
    }

    /// A selector that is looked up in the tables of classes.
    private func byName(_ name: String) -> String { "Selector(\(name.quoted))" }

    private func method(_ target: SelectorTarget, _ owner: Owner) -> Result<String, SelectorProblem> {
        var found = module.methods(target.name, labels: target.labels, in: owner.name)
        if found.count > 1, let cast = target.castParameters {
            found = found.filter { $0.parameters.map(bare) == cast.map(bare) }
        }
        // Classes of one name in several files are private to them.
        if found.count > 1, found.contains(where: { $0.file == file }) { found = found.filter { $0.file == file } }
        if found.count > 1, target.cast == nil {
            // Of several only those count that Objective-C knows.
            let marked = found.filter(\.isObjectiveC)
            if marked.count == 1 { found = marked }
        }
        if found.count > 1, target.cast == nil {
            return problem("there are \(found.count) methods '\(target.text)'; add 'as' with its type")
        }
        guard let method = found.first else { return unknown(target, owner) }
        guard !method.isAsync else { return problem("'\(target.text)' is asynchronous") }
        if method.isStatic || method.isThrowing || checksIsolation && mayBeNonisolated(owner) || method.labels.count > 2
            || (method.labels.count == 2 && (method.returnsValue || target.cast != nil))
        {
            return .success(byName(method.selector))
        }
        return .success(text(method, of: owner, isOverloaded: target.cast != nil))
    }

    /// Whether a class's methods may be those of any thread, which a selector's are not: then the name is looked up, as a reference to the
    /// method is not taken. Classes below UIKit's belong to the main actor, but for models of NSObject's.
    private func mayBeNonisolated(_ owner: Owner) -> Bool {
        let lineage = module.lineage(of: owner.name)
        guard let root = lineage.last(where: { $0.declaration != nil }), root.declaration?.isGeneric == false else {
            return false
        }
        return !root.inherited.contains { $0.hasPrefix("UI") && !SystemNames.isProtocol($0) }
    }

    private func bare(_ type: String) -> String { type.filter { !$0.isWhitespace } }

    private func text(_ method: MethodRecord, of owner: Owner, isOverloaded: Bool) -> String {
        if method.returnsValue {
            guard let parameter = method.parameters.first else {
                return wrapped(
                    owner.written, "() -> Void in _ = target.\(method.base)()", named: method.selector)
            }
            let label = method.labels[0] == "_" ? "" : "\(method.labels[0]): "
            return wrapped(
                owner.written, "(sender: \(parameter)) -> Void in _ = target.\(method.base)(\(label)sender)",
                named: method.selector)
        }
        let reference = "\(owner.written).\(method.reference)"
        let name = ", named: \(method.selector.quoted)"
        guard isOverloaded else { return "Selector(\(reference)\(name))" }
        let parameters = method.parameters.joined(separator: ", ")
        return "Selector(\(reference) as (\(owner.written)) -> @MainActor (\(parameters)) -> Void\(name))"
    }

    /// A method that the module does not declare: the system's.
    private func unknown(_ target: SelectorTarget, _ owner: Owner) -> Result<String, SelectorProblem> {
        // A function without an isolation of its own, which is only ever compared.
        if ["copy", "mutableCopy"].contains(target.name), target.labels ?? [] == [] {
            return .success(byName(target.name))
        }
        if let labels = target.labels, labels.count > 1 {
            return .success(byName(ObjectiveCName.selector(base: target.name, labels: labels)))
        }
        guard target.cast == nil else { return problem("'\(target.text)' takes more than the sender") }
        let labels = target.labels.map { $0.isEmpty ? "" : "(" + $0.map { "\($0):" }.joined() + ")" } ?? ""
        let known = SystemNames.selector(of: target.name, labels: target.labels)
        if SystemNames.methodsWithResults.contains(target.name) {
            guard let label = target.labels?.first ?? SystemNames.label(of: target.name) else {
                return .success(
                    wrapped(owner.written, "() -> Void in _ = target.\(target.name)()", named: known))
            }
            let written = label == "_" ? "" : "\(label): "
            return .success(
                wrapped(
                    owner.written, "(sender: Bool) -> Void in _ = target.\(target.name)(\(written)sender)",
                    named: known))
        }
        let name = known.map { ", named: \($0.quoted)" } ?? ""
        return .success("Selector(\(owner.written).\(target.name)\(labels)\(name))")
    }

    private func setter(_ target: SelectorTarget, _ owner: Owner) -> Result<String, SelectorProblem> {
        guard let type = module.property(target.name, in: owner.name)?.type else {
            // The system's properties are called by their names.
            if module.property(target.name, in: owner.name) == nil {
                return .success(byName(ObjectiveCName.setter(of: target.name)))
            }
            return problem("the type of '\(target.text)' is not written at its declaration")
        }
        return .success(
            wrapped(
                owner.written, "(value: \(type)) -> Void in target.\(target.name) = value",
                named: ObjectiveCName.setter(of: target.name)))
    }

    /// A selector of a closure that is written as a method's reference would be called.
    private func wrapped(_ owner: String, _ body: String, named name: String?) -> String {
        "Selector({ (target: \(owner)) in { \(body) } }\(name.map { ", named: \($0.quoted)" } ?? ""))"
    }
}

extension ExprSyntax {
    /// Whether it is `A`, `A.B`, `A<B>` and so on.
    fileprivate var isChainOfNames: Bool {
        if let member = self.as(MemberAccessExprSyntax.self) {
            return member.base.map(\.isChainOfNames) ?? false
                && member.declName.baseName.text.first?.isUppercase == true
        }
        if let generic = self.as(GenericSpecializationExprSyntax.self) { return generic.expression.isChainOfNames }
        return self.is(DeclReferenceExprSyntax.self)
    }
}
