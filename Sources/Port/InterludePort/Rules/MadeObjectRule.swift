import SwiftSyntax

/// `protocol P: AnyObject { init() }` that one of the system's classes is made to conform to, as in `extension NSObject: P {}`.
///
/// Objective-C's initializers are inherited, so that is allowed on iOS. Here the class's initializer is not `required`: the protocol
/// asks for a function that makes an object, and has the initializer from it. As classes alone cannot have such an
/// initializer from a protocol, it loses the bound to classes.
struct MadeObjectRule: ModuleRule {
    let module: ModuleIndex
    let files: [ParsedFile]
    private static let maker = "interludeMade"

    func edits() -> [PlacedEdit] {
        module.typeNames.compactMap { module.types[$0] }.filter { $0.kind == .protocol && $0.initialisers.contains([]) }
            .flatMap(edits)
    }

    private func edits(of record: TypeRecord) -> [PlacedEdit] {
        let conforming = module.typeNames.compactMap { module.types[$0] }
            .filter { $0.kind != .protocol && $0.inherited.contains(record.name) }
        let systems = conforming.filter { $0.declaration == nil && MadeObjectRule.isSystems($0.name) }
        guard !systems.isEmpty, let place = record.declaration, let declaration = declaration(of: record) else {
            return []
        }
        let made = conforming.compactMap { type -> PlacedEdit? in
            let isSystems = type.declaration == nil
            guard let body = type.firstExtension(where: isSystems),
                !isSystems || systems.contains(where: { $0.name == type.name })
            else { return nil }
            let value = isSystems ? "InterludeFoundation.ObjectiveCMaker.make(self)" : "self.init()"
            return function("{ \(value) }", at: body, isPublic: place.isPublic)
        }
        let access = place.isPublic ? "public " : ""
        let text = "; extension \(record.name) { \(access)init() { self = Self.\(MadeObjectRule.maker)() } }"
        return requirements(declaration, in: place.file) + made
            + [PlacedEdit(place.file, place.range.upperBound..<place.range.upperBound, text)]
    }

    private static func isSystems(_ name: String) -> Bool {
        name == "NSObject" || SystemInheritance.above(name).contains("NSObject")
    }

    /// The protocol asks for the function, and is for all kinds of types.
    private func requirements(_ node: ProtocolDeclSyntax, in file: Int) -> [PlacedEdit] {
        let members = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
            .filter { $0.signature.parameterClause.parameters.isEmpty }
        let bounds =
            node.inheritanceClause?.inheritedTypes.filter { ["class", "AnyObject"].contains($0.type.ownText) } ?? []
        return members.map { PlacedEdit(file, $0.ownRange, "static func \(MadeObjectRule.maker)() -> Self") }
            + bounds.map { PlacedEdit(file, $0.type.ownRange, "Any") }
    }

    private func function(_ body: String, at place: TypeRecord.Declaration, isPublic: Bool) -> PlacedEdit {
        let start = files[place.file].separator(before: place.bodyEnd)
        let text = "\(start)\(isPublic ? "public " : "")static func \(MadeObjectRule.maker)() -> Self \(body); "
        return PlacedEdit(place.file, place.bodyEnd..<place.bodyEnd, text)
    }

    private func declaration(of record: TypeRecord) -> ProtocolDeclSyntax? {
        guard let place = record.declaration else { return nil }
        let finder = Finder(place.range)
        finder.walk(files[place.file].tree)
        return finder.found
    }

    private final class Finder: ActiveVisitor {
        private let range: Range<Int>
        var found: ProtocolDeclSyntax?

        init(_ range: Range<Int>) {
            self.range = range
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
            if node.ownRange == range { found = node }
            return .skipChildren
        }
    }
}

extension TypeRecord {
    fileprivate func firstExtension(where isSystems: Bool) -> Declaration? { isSystems ? firstExtension : declaration }
}
