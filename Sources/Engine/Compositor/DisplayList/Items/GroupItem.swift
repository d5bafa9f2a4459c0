import CoreGraphics

/// Items that are drawn together.
package struct GroupItem: Equatable, Sendable {
    /// Of the group as a whole, 0…1: where children overlap, the lower one does not shine through.
    package var opacity: CGFloat
    /// Cuts the children off; in the group's local units.
    package var clip: RoundedRect?
    /// The group's own plane, in local units: what depth order and back-face culling look at.
    package var bounds: CGRect
    /// From the group's local units to the frame's pixels; places `clip` and `bounds`.
    package var transform: Matrix4
    /// Not drawn when it shows its back, like a layer that is not double-sided.
    package var isCulledFromBehind: Bool
    /// The children are drawn far ones first, planes that cut each other split, instead of in their order.
    package var ordersByDepth: Bool
    /// A Gaussian blur over the finished group, in local units; 0 is none.
    package var blurRadius: CGFloat
    /// The finished group is added to what is below it, as light is, up to white, instead of covering it.
    package var isLight: Bool
    /// The children's alpha is multiplied by these items' alpha.
    package var mask: [DisplayItem]?
    /// Each child carries its whole matrix to the frame's pixels; `transform` is not applied to them again.
    @ItemsAsDrawn package var children: [DisplayItem]

    package init(
        children: [DisplayItem], opacity: CGFloat = 1, clip: RoundedRect? = nil, mask: [DisplayItem]? = nil,
        bounds: CGRect = .zero, transform: Matrix4 = .identity, isCulledFromBehind: Bool = false,
        ordersByDepth: Bool = false, blurRadius: CGFloat = 0, isLight: Bool = false
    ) {
        _children = ItemsAsDrawn(wrappedValue: children)
        self.opacity = opacity
        self.clip = clip
        self.mask = mask
        self.bounds = bounds
        self.transform = transform
        self.isCulledFromBehind = isCulledFromBehind
        self.ordersByDepth = ordersByDepth
        self.blurRadius = blurRadius
        self.isLight = isLight
    }
}

extension GroupItem: PlaneContent {
    var item: DisplayItem { .group(self) }

    /// A group without extent still has a plane.
    var depthBounds: CGRect { bounds.isEmpty ? Self.unitBounds : bounds }

    mutating func changeParts(_ change: ([DisplayItem]) -> [DisplayItem]) {
        children = change(children)
        mask = mask.map(change)
    }

    /// The clip's rectangle, or else all children's, with what a blur adds.
    func paintedBounds(in frame: PixelRect) -> PixelRect {
        let far = blurRadius > 0 ? Blurring.spread(blurRadius, transform, around: bounds) : 0
        let wide = frame.outset(by: far)
        var painted = children.paintedBounds(in: wide)
        if let clip { painted = painted.intersection(clip.rect.paintedBounds(transform, in: wide)) }
        return painted.outset(by: far).intersection(frame)
    }

    func lies(within area: PreciseRect) -> Bool {
        if blurRadius > 0 { return false }
        if let clip, clip.rect.lies(transform, within: area) { return true }
        return children.allSatisfy { $0.lies(within: area) }
    }

    func isClipped(to shape: RoundedRect, _ transform: Matrix4) -> Bool {
        clip == shape && self.transform == transform && blurRadius == 0
    }

    func collectBackdrops(into found: inout [BackdropItem]) {
        if blurRadius == 0 { for child in children { child.collectBackdrops(into: &found) } }
    }

    func plan(with planner: FramePlanner, clip: PixelRect, into painters: inout [Painter]) {
        planner.above(painters).planGroup(self, clip, &painters)
    }

    // MARK: Damage

    /// Whether everything but the children is the same.
    func isSameFrame(as other: GroupItem) -> Bool { empty == other.empty }

    private var empty: GroupItem {
        var copy = self
        copy.children = []
        return copy
    }

    /// The area in which the group's children are drawn as if they stood alone, so that a change of one leaves the others'
    /// pixels as they are. Nil where they are drawn together: then one child may change how another is rounded.
    func openArea(in frame: PixelRect) -> PixelRect? {
        guard opacity >= 1, mask == nil, blurRadius == 0, !ordersByDepth, !isLight else { return nil }
        guard let clip else { return frame }
        guard clip.isRect, let edges = Homography(transform).axisAligned?.edges(of: clip.rect) else { return nil }
        let pixels = clip.isSharp ? edges.pixels : edges.touchedPixels
        return clip.isSharp || pixels.edges == edges ? pixels.intersection(frame) : nil
    }
}
