/// How many of Apple's names there are here.
struct APICoverage {
    let comparison: APIComparison
    private let ours: [String: [OurAPI.Name]]
    private let types: Set<String>

    init(_ comparison: APIComparison) {
        self.comparison = comparison
        ours = Dictionary(grouping: comparison.ours.names) { "\($0.type).\($0.name)" }
        let inFoundation = comparison.apple.names.filter { $0.isType && $0.isInFoundation }.map(\.name)
        let aliases = comparison.ours.names.filter { $0.kind == "typealias" }.map(\.fullName)
        types = Set(comparison.ours.names.filter(\.isType).map(\.name) + inFoundation + aliases)
    }

    /// The names of a tier that are missing.
    func missing(_ tier: AppleAPI.Tier) -> [AppleAPI.Name] {
        comparison.apple.names.filter { $0.tier == tier && !isThere($0) }
    }

    /// The share of a tier's names that is there, in tenths of a percent, rounded down so that a figure is never too good.
    func perMille(_ tier: AppleAPI.Tier) -> Int {
        let all = comparison.apple.names.count { $0.tier == tier }
        return all == 0 ? 1000 : (all - missing(tier).count) * 1000 / all
    }

    private func isThere(_ name: AppleAPI.Name) -> Bool {
        if name.isInFoundation { return true }
        if name.isType { return types.contains(name.name) }
        if !name.type.isEmpty, !types.contains(name.type), ours["\(name.type).\(name.name)"] == nil { return false }
        let places = name.type.isEmpty ? [""] : comparison.allParents(of: name.type)
        let candidates = places.flatMap { ours["\($0).\(name.name)"] ?? [] }
        if name.name == "init()", !candidates.isEmpty { return true }
        return candidates.contains { fulfils($0, name) }
    }

    private func fulfils(_ mine: OurAPI.Name, _ real: AppleAPI.Name) -> Bool {
        guard real.signature != nil, !real.isGeneric, mine.declaration.signature != nil,
            !mine.declaration.isGeneric
        else { return true }
        guard real.isSame(as: mine.declaration, of: real.type) else { return false }
        return !mine.declaration.isProperty || mine.declaration.isWritable || !real.isWritable
    }
}
