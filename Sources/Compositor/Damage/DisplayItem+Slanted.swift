import CoreGraphics

extension DisplayItem {
    /// Adds the reach of everything in this item that is turned or seen in perspective.
    ///
    /// Such pictures are sampled in steps from where a run of pixels begins, so that the last bit of a pixel depends on how
    /// its row is cut up. Rows that touch one are drawn as a whole, and come out as in a frame that is drawn whole.
    func collectSlanted(in frame: PixelRect, into rects: inout [PixelRect]) {
        switch self {
        case .fill(let item): add(item.transform, in: frame, to: &rects)
        case .image(let item): add(item.transform, in: frame, to: &rects)
        case .gradient(let item): add(item.transform, in: frame, to: &rects)
        case .border(let item): add(item.transform, in: frame, to: &rects)
        case .shadow(let item):
            add(item.transform, in: frame, to: &rects)
            guard case .items(let items) = item.caster, items.contains(where: \.hasSlanted) else { return }
            rects.append(reach(in: frame))
        case .group(let item):
            // What is blurred or masks is seen all over the group.
            if item.blurRadius > 0 || item.mask?.contains(where: \.hasSlanted) ?? false {
                rects.append(reach(in: frame))
            } else {
                add(item.transform, in: frame, to: &rects)
                for child in item.children { child.collectSlanted(in: frame, into: &rects) }
            }
        }
    }

    private var hasSlanted: Bool {
        var rects: [PixelRect] = []
        let everywhere = PixelRect(left: -1 << 20, top: -1 << 20, right: 1 << 20, bottom: 1 << 20)
        collectSlanted(in: everywhere, into: &rects)
        return !rects.isEmpty
    }

    private func add(_ transform: Matrix4, in frame: PixelRect, to rects: inout [PixelRect]) {
        if Homography(transform).axisAligned == nil { rects.append(reach(in: frame)) }
    }
}
