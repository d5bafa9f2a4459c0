/// Optional methods of UIKit's protocols that a class brings whose superclass conforms without them.
///
/// On iOS they are called, as the object is asked for them. Swift picks what answers a requirement where the class conforms, so there
/// a method has to stand that can be overridden.
struct LateMethods {
    /// A class that conforms and leaves a method out which classes below it bring.
    struct Gap {
        let owner: TypeRecord
        let protocolName: String
        let requirement: MethodRecord
        /// The topmost classes that have it, with their methods.
        let bringers: [(record: TypeRecord, method: MethodRecord)]
    }

    let gaps: [Gap]

    init(_ module: ModuleIndex) {
        let classes = module.typeNames.compactMap { module.types[$0] }.filter { $0.kind != .protocol }
        gaps = classes.flatMap { LateMethods.gaps(of: $0, module) }
    }

    private static func gaps(of record: TypeRecord, _ module: ModuleIndex) -> [Gap] {
        let descendants = module.descendants(of: record.name)
        guard !descendants.isEmpty else { return [] }
        let above = Set(module.lineage(of: record.name).dropFirst().flatMap(module.systemProtocols).map(\.name))
        return module.systemProtocols(of: record).filter { !above.contains($0.name) }.flatMap { found in
            found.methods.filter(\.isOptional).compactMap { requirement in
                let bringers = bringers(of: requirement, below: record, descendants, module)
                return bringers.isEmpty
                    ? nil
                    : Gap(owner: record, protocolName: found.name, requirement: requirement, bringers: bringers)
            }
        }
    }

    private static func bringers(
        of requirement: MethodRecord, below record: TypeRecord, _ descendants: [TypeRecord], _ module: ModuleIndex
    ) -> [(record: TypeRecord, method: MethodRecord)] {
        guard !module.lineage(of: record.name).contains(where: { $0.methods.contains(where: requirement.isNamed) })
        else { return [] }
        return descendants.compactMap { below in
            // An override has something above it already: a class of UIKit's between the two.
            guard let method = below.methods.first(where: requirement.isAnswered), !method.isOverride,
                !module.lineage(of: below.name).dropFirst().contains(where: {
                    $0.methods.contains(where: requirement.isNamed)
                })
            else { return nil }
            return (below, method)
        }
    }
}

extension MethodRecord {
    /// Whether a method has the same name.
    fileprivate func isNamed(as other: MethodRecord) -> Bool {
        base == other.base && labels == other.labels && !other.isStatic
    }

    /// Whether a method of a class is what answers this requirement.
    fileprivate func isAnswered(by other: MethodRecord) -> Bool {
        isNamed(as: other) && !other.isPrivate && other.plainTypes == plainTypes
    }

    /// The types of parameters and result in one spelling.
    private var plainTypes: [String] { (parameters + [returnsValue ? result ?? "" : ""]).map(MethodRecord.plain) }

    private static func plain(_ type: String) -> String {
        var text = type.filter { !$0.isWhitespace && $0 != "(" && $0 != ")" }
        for word in ["UIKit.", "Foundation.", "Swift.", "CoreGraphics.", "@escaping"] {
            text = text.replacing(word, with: "")
        }
        if type.contains("any ") { text = text.replacingPrefix("any", with: "") }
        if text.hasSuffix("!") { text = String(text.dropLast()) + "?" }
        return OldNames.types[text] ?? text
    }
}

extension ModuleIndex {
    /// UIKit's protocols that a type conforms to by what its declaration and extensions say, with those that they inherit.
    func systemProtocols(of record: TypeRecord) -> [TypeRecord] {
        var result: [TypeRecord] = []
        var waiting = record.inherited + protocols(of: record).flatMap(\.inherited)
        while !waiting.isEmpty {
            guard let found = SystemProtocols.index.types[waiting.removeFirst()],
                !result.contains(where: { $0.name == found.name })
            else { continue }
            result.append(found)
            waiting += found.inherited
        }
        return result
    }
}
