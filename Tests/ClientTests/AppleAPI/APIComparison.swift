/// Our public names beside Apple's: what compiles here and not on iOS, or the other way round.
struct APIComparison {
    enum Fault: String, CaseIterable, CustomStringConvertible {
        case invented = "is not in Apple's modules"
        case kind = "is of another kind"
        case signature = "has another signature"
        case defaults = "has a default argument only here"
        case requirement = "is required on iOS and has a default implementation here"
        case inheritance = "inherits something else"
        case stricter = "asks for more than on iOS"

        var description: String { rawValue }
    }

    struct Finding: CustomStringConvertible {
        let name: String
        let fault: Fault
        var details = ""
        var description: String { "\(name) \(fault)\(details.isEmpty ? "" : ": \(details)")" }
    }

    let apple: AppleAPI
    let ours: OurAPI
    /// Names, `Type.*` or `Type.name`, whose deviation has a reason.
    let deviations: Set<String>

    var findings: [Finding] {
        let known = ours.names.filter { !$0.isHidden && !isAllowed($0) && !isInsideInvention($0) }
        return known.flatMap { $0.isType ? findings(ofType: $0) : findings(ofMember: $0) }
            .sorted { $0.description < $1.description }
    }

    private func isAllowed(_ name: OurAPI.Name) -> Bool {
        [name.fullName, name.name, "\(name.type).*"].contains(where: deviations.contains)
    }

    /// Whether an outer type is invented, which is told once.
    private func isInsideInvention(_ name: OurAPI.Name) -> Bool {
        let path = name.type.split(separator: ".")
        let outer = (1...max(1, path.count)).map { path.prefix($0).joined(separator: ".") }
        return outer.contains { $0 != name.name && !$0.isEmpty && !isKnownType($0) }
    }

    /// Foundation's own types are known to it, not to Apple's list of UIKit.
    private func isKnownType(_ name: String) -> Bool {
        apple.typeNames.contains(name) || !ours.names.contains { $0.isType && $0.name == name }
    }

    // MARK: Types

    private func findings(ofType type: OurAPI.Name) -> [Finding] {
        guard let real = apple.type(type.name) else {
            return apple.typeNames.contains(type.name) ? [] : [Finding(name: type.name, fault: .invented)]
        }
        guard real.kind == type.kind else {
            return [Finding(name: type.name, fault: .kind, details: "\(type.kind), on iOS \(real.kind)")]
        }
        return inheritance(of: type, real).map { Finding(name: type.name, fault: .inheritance, details: $0) }
    }

    private func inheritance(of type: OurAPI.Name, _ real: AppleAPI.Name) -> [String] {
        guard let first = real.parents.first else { return [] }
        if type.kind == "protocol" {
            let isForObjects = real.parents.contains("NSObjectProtocol")
            let complies = chain(type.name, ours.parents).contains("NSObjectProtocol")
            return isForObjects && !complies ? ["NSObjectProtocol is missing"] : []
        }
        let mine = ours.superclass[type.name] ?? "none"
        let superclass = mine == first || real.module == "Foundation-overlay" ? [] : ["\(mine), on iOS \(first)"]
        let allowed = Set(chain(type.name, apple.parents))
        let additional = (ours.protocols[type.name] ?? []).subtracting(allowed)
            .filter { apple.type($0)?.kind == "protocol" }
        return superclass + additional.sorted().map { "\($0) only here" }
    }

    // MARK: Members

    private func findings(ofMember member: OurAPI.Name) -> [Finding] {
        if Self.madeByTheCompiler.contains(member.name) || member.kind == "operator" { return [] }
        let inherited = allParents(of: member.type).dropFirst().flatMap { apple.names(member.name, of: $0) }
        let own = apple.names(member.name, of: member.type)
        let pool = own + inherited
        guard !pool.isEmpty else {
            return isKnownOtherwise(member)
                ? [] : [Finding(name: member.fullName, fault: .invented, details: member.kind)]
        }
        let kinds = Set(pool.map(\.comparableKind))
        let ofProtocol = pool.contains { $0.kind == "protocolrequirement" }
        guard kinds.contains(member.kind) || ofProtocol else {
            return [Finding(name: member.fullName, fault: .kind, details: "\(member.kind), on iOS \(kinds.sorted())")]
        }
        return signature(of: member, in: pool, isInherited: own.isEmpty)
    }

    /// A nested alias that Apple's list has as a type, or what every `NSObject` has on iOS.
    private func isKnownOtherwise(_ member: OurAPI.Name) -> Bool {
        if member.kind == "typealias", apple.typeNames.contains(member.fullName) { return true }
        return apple.type(member.type)?.kind == "class" && Self.ofEveryObject.contains(member.name)
    }

    private func signature(of member: OurAPI.Name, in pool: [AppleAPI.Name], isInherited: Bool) -> [Finding] {
        let mine = member.declaration
        guard let signature = mine.signature, !mine.isGeneric else { return [] }
        let match = pool.first { $0.signature == nil || $0.isGeneric || $0.isSame(as: mine, of: member.type) }
        guard let match else {
            let real = Set(pool.compactMap(\.signature)).sorted().joined(separator: " | ")
            return [Finding(name: member.fullName, fault: .signature, details: "\(signature), on iOS \(real)")]
        }
        var findings: [Finding] = []
        func add(_ fault: Fault, _ details: String) {
            findings.append(Finding(name: member.fullName, fault: fault, details: details))
        }
        if mine.isProperty, mine.isWritable, match.signature != nil, !match.isGeneric, !match.isWritable {
            add(.signature, "can be set only here")
        }
        let additional = mine.defaults.subtracting(pool.flatMap(\.defaults))
        if !additional.isEmpty { add(.defaults, additional.sorted().joined(separator: ", ")) }
        let missing = match.defaults.subtracting(mine.defaults)
        if !missing.isEmpty, !isInherited {
            add(.stricter, "no default for \(missing.sorted().joined(separator: ", "))")
        }
        guard match.kind == "protocolrequirement" else { return findings }
        let hasDefault = ours.withDefaultImplementation.contains(member.identifier)
        if ours.requirements.contains(member.identifier), !hasDefault, match.isOptionalRequirement {
            add(.stricter, "optional on iOS")
        }
        if hasDefault, !match.isOptionalRequirement { add(.requirement, "") }
        return findings
    }

    // MARK: What a type inherits

    /// A type and everything that it inherits, there or here, nearest first.
    func allParents(of type: String) -> [String] {
        chain(type) { apple.parents(of: $0) + ours.parents(of: $0) }
    }

    private func chain(_ type: String, _ parents: (String) -> [String]) -> [String] {
        var seen: [String] = []
        var next = [type]
        while !next.isEmpty {
            let one = next.removeFirst()
            if seen.contains(one) { continue }
            seen.append(one)
            next += parents(one)
        }
        return seen
    }
}

extension AppleAPI.Name {
    /// Requirements are methods and properties.
    fileprivate var comparableKind: String {
        guard kind == "protocolrequirement" else { return kind }
        return name.contains("(") ? "method" : "property"
    }

    func isSame(as declaration: Declaration, of type: String) -> Bool {
        guard let real = self.signature, let signature = declaration.signature else { return true }
        func comparable(_ text: String) -> String { text.replacing("Self", with: type).replacing("?", with: "") }
        // Whether something is optional is compared, but for what Apple has not annotated, which the list writes with `!`.
        return real == signature || real.replacing("Self", with: type) == signature.replacing("Self", with: type)
            || (hasUnannotated || declaration.hasUnannotated) && comparable(real) == comparable(signature)
    }
}

extension APIComparison {
    /// Members of conformances that Apple's list leaves out.
    private static let madeByTheCompiler: Set<String> = [
        "rawValue", "RawValue", "init(rawValue:)", "hash(into:)", "hashValue", "==(_:_:)", "!=(_:_:)", "encode(to:)",
        "init(from:)", "ArrayLiteralElement", "Element", "init(arrayLiteral:)", "description", "debugDescription",
        "AllCases", "ID", "Index", "SubSequence", "Iterator", "Indices", "Stride", "_bridgeToObjectiveC()", "deinit",
        "customMirror",
    ]

    /// `NSObject`'s own members, which a class may override anywhere.
    private static let ofEveryObject: Set<String> = [
        "init()", "hash", "isEqual(_:)", "copy()", "mutableCopy()", "copy(with:)", "mutableCopy(with:)",
        "encode(with:)",
        "init(coder:)", "supportsSecureCoding", "value(forKey:)", "setValue(_:forKey:)", "value(forKeyPath:)",
        "setValue(_:forKeyPath:)", "value(forUndefinedKey:)", "setValue(_:forUndefinedKey:)", "perform(_:)",
        "perform(_:with:)", "perform(_:with:with:)", "perform(_:with:afterDelay:)", "responds(to:)", "isKind(of:)",
        "isMember(of:)", "conforms(to:)", "superclass", "awakeFromNib()",
        "observeValue(forKeyPath:of:change:context:)", "addObserver(_:forKeyPath:options:context:)",
        "removeObserver(_:forKeyPath:)",
    ]
}
