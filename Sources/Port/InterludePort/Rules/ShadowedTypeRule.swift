import SwiftSyntax

/// A type of the app's whose name a class of UIKit's has given to a type within it since: `Transition`, which has been
/// `UIViewController.Transition` within view controllers since iOS 18.
///
/// Sources from before mean their own. Another name stands for it, and is written where the class's would be found.
struct ShadowedTypeRule: ModuleRule {
    let module: ModuleIndex
    let files: [ParsedFile]
    let options: PortOptions

    /// The types within UIKit's classes that came late and have names that apps use, by the class that has them.
    private static let nested = [
        "UIViewController": ["Transition"], "UIButton": ["Configuration"],
        "UISplitViewController": ["Style", "Column"],
        "UITabBarController": ["Mode", "Sidebar"],
        "UIPageControl": ["Direction", "BackgroundStyle", "InteractionState"],
    ]
    /// All of these names.
    static let names = Set(nested.values.joined())

    func edits() -> [PlacedEdit] {
        let meant = ShadowedTypeRule.names.intersection(module.topLevelTypeNames.union(options.typesOfOthers))
        guard !meant.isEmpty else { return [] }
        let uses = files.flatMap { file -> [Use] in
            let finder = Finder(meant, module, file: file.index)
            finder.walk(file.tree)
            return finder.uses
        }
        let renamed = uses.map { PlacedEdit($0.file, $0.range, ShadowedTypeRule.alias(of: $0.name)) }
        return renamed + Set(uses.map(\.name)).sorted().compactMap { declaration(of: $0, uses) }
    }

    private static func alias(of name: String) -> String { "Interlude\(name)" }

    /// The other name, beside the type, or behind the first file that uses that of another module.
    private func declaration(of name: String, _ uses: [Use]) -> PlacedEdit? {
        let text = "typealias \(ShadowedTypeRule.alias(of: name)) = \(name)"
        if let place = module.types[name]?.declaration {
            return PlacedEdit(
                place.file, place.range.upperBound..<place.range.upperBound,
                "; \(place.isPublic ? "public " : "")\(text)")
        }
        return uses.first { $0.name == name }.map { PlacedEdit(atEndOf: $0.file, "; public \(text)") }
    }

    struct Use {
        let file: Int
        let range: Range<Int>
        let name: String
    }

    private final class Finder: ActiveVisitor {
        private let meant: Set<String>
        private let module: ModuleIndex
        private let file: Int
        private(set) var uses: [Use] = []

        init(_ meant: Set<String>, _ module: ModuleIndex, file: Int) {
            self.meant = meant
            self.module = module
            self.file = file
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
            note(node.name)
            return .visitChildren
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id { note(node.baseName) }
            return .visitChildren
        }

        private func note(_ token: TokenSyntax) {
            guard meant.contains(token.text), isShadowed(token.text, at: token) else { return }
            uses.append(Use(file: file, range: token.ownRange, name: token.text))
        }

        /// Whether one of the types around inherits the name from UIKit, and none has one of its own.
        private func isShadowed(_ name: String, at place: TokenSyntax) -> Bool {
            var next = place.parent
            var isFound = false
            while let current = next {
                if let type = ShadowedTypeRule.typeName(current) {
                    let lineage = module.lineage(of: type)
                    if lineage.contains(where: { module.types["\($0.name).\(name)"] != nil }) { return false }
                    isFound = isFound || ShadowedTypeRule.inherits(type, lineage, name)
                }
                if let generic = current.asProtocol((any WithGenericParametersSyntax).self),
                    generic.genericParameterClause?.parameters.contains(where: { $0.name.text == name }) == true
                {
                    return false
                }
                next = current.parent
            }
            return isFound
        }
    }

    private static func typeName(_ node: Syntax) -> String? {
        if let found = node.as(ExtensionDeclSyntax.self) { return TypeName.bare(found.extendedType.ownText) }
        return node.as(ClassDeclSyntax.self)?.name.text
    }

    /// Whether UIKit's class above a type has the name within it.
    private static func inherits(_ type: String, _ lineage: [TypeRecord], _ name: String) -> Bool {
        let root = lineage.last.flatMap { $0.declaration == nil ? $0.name : $0.inherited.first } ?? type
        // A superclass of another module is found by its name.
        let isController = root.hasSuffix("Controller") && !root.hasSuffix("PresentationController")
        let above = [root] + SystemInheritance.above(root) + (isController ? ["UIViewController"] : [])
        return above.contains { nested[$0]?.contains(name) == true }
    }
}

extension SourceFile {
    private static let keywords: [[UInt8]] = ["class", "struct", "enum", "protocol", "typealias", "actor"].map {
        Array($0.utf8)
    }

    /// Whether a type of a name is declared in it, by a look at the text.
    func declaresType(named name: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            let name = Array(name.utf8)
            var index = 1
            while index + name.count <= bytes.count {
                let end = index + name.count
                if bytes[index] == name[0], bytes[index - 1] == UInt8(ascii: " "),
                    bytes[index..<end].elementsEqual(name),
                    end == bytes.count || !bytes[end].isInName,
                    SourceFile.keywords.contains(where: { bytes[..<(index - 1)].hasSuffix($0) })
                {
                    return true
                }
                index += 1
            }
            return false
        }
    }
}

extension UInt8 {
    fileprivate var isInName: Bool {
        let letter = self | 0x20
        return (0x61...0x7a).contains(letter) || (0x30...0x39).contains(self) || self == 0x5f || self > 0x7f
    }
}

extension Collection<UInt8> where Self: BidirectionalCollection {
    fileprivate func hasSuffix(_ other: [UInt8]) -> Bool { suffix(other.count).elementsEqual(other) }
}
