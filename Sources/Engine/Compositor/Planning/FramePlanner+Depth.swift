import CoreGraphics

extension FramePlanner {
    /// The painters of items that stand in one space: far ones first, split where they cut each other.
    func planByDepth(_ items: [DisplayItem], clip: PixelRect) -> [Painter] {
        let flat = Self.flattened(items)
        var planes: [DepthPlane] = []
        var painters: [Int: [Painter]] = [:]
        for (i, item) in flat.enumerated() {
            guard let plane = DepthPlane(index: i, rect: item.depthBounds, transform: item.transform) else {
                continue
            }
            planes.append(plane)
            // A backdrop is planned when it is known what is behind it.
            if underlay != nil, ![item].backdrops.isEmpty { continue }
            let own = plan([item], clip: clip)
            if own.isEmpty { planes.removeLast() } else { painters[i] = own }
        }
        var planned: [Painter] = []
        for plane in DepthOrder(area: area).sort(planes) {
            let own = painters[plane.index] ?? above(planned).plan([flat[plane.index]], clip: clip)
            planned +=
                plane.cuts.isEmpty
                ? own
                : own.map {
                    $0.narrowed(bounds: clip, shapes: plane.cuts, opacity: 1)
                }.filter { !$0.bounds.isEmpty }
        }
        return planned
    }

    /// Groups that do nothing but order by depth share the space of the group around them.
    private static func flattened(_ items: [DisplayItem]) -> [DisplayItem] {
        items.flatMap { item -> [DisplayItem] in
            if case .part(let part) = item { return flattened(part.items) }
            guard case .group(let group) = item, group.ordersByDepth, group.opacity == 1, group.clip == nil,
                group.mask == nil, group.blurRadius == 0, !group.isCulledFromBehind
            else { return [item] }
            return flattened(group.children)
        }
    }
}
