import CoreGraphics

extension CALayer {
    func insert(_ layer: CALayer, at index: Int) {
        demand(layer !== self, "A layer cannot be its own sublayer")
        demand(!isDescendant(of: layer), "A layer cannot be put into one of its own sublayers")
        var index = min(max(index, 0), children.count)
        if layer.parent === self, let old = children.firstIndex(where: { $0 === layer }) {
            // A move among siblings keeps the layer in the tree.
            children.remove(at: old)
            if index > children.count { index = children.count }
            children.insert(layer, at: index)
            mark(.layout)
            return
        }
        layer.detach()
        noteHeight(above: layer)
        children.insert(layer, at: index)
        layer.parent = self
        layer.needs.insert(.commit)
        markBelow()
        setNeedsLayout()
        layer.runOrderAction(kCAOnOrderIn)
    }

    /// A sibling that is no sublayer here, such as the layer itself, stands for all of them: published libraries name such ones, and
    /// run on iOS.
    func insert(_ layer: CALayer, below sibling: CALayer?) {
        if layer === sibling { return }
        guard let sibling, sibling.parent === self else { return insert(layer, at: 0) }
        if layer.parent === self { moveOut(layer) }
        place(layer, at: children.firstIndex { $0 === sibling } ?? 0)
    }

    func insert(_ layer: CALayer, above sibling: CALayer?) {
        if layer === sibling { return }
        guard let sibling, sibling.parent === self else { return insert(layer, at: children.count) }
        if layer.parent === self { moveOut(layer) }
        place(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
    }

    /// Takes a sublayer out of the list, to be put back at once.
    private func moveOut(_ layer: CALayer) {
        children.removeAll { $0 === layer }
    }

    /// Puts in a new layer, or one that has just been moved out.
    private func place(_ layer: CALayer, at index: Int) {
        if layer.parent === self {
            children.insert(layer, at: index)
            mark(.layout)
        } else {
            insert(layer, at: index)
        }
    }

    func exchange(_ old: CALayer, for new: CALayer) {
        guard old !== new, let index = children.firstIndex(where: { $0 === old }) else { return }
        new.detach()
        let place = children.firstIndex { $0 === old } ?? index
        old.detach()
        insert(new, at: place)
    }

    func detach() {
        guard let parent else { return }
        runOrderAction(kCAOnOrderOut)
        self.parent = nil
        if parent.maskLayer === self {
            parent.maskLayer = nil
        } else {
            parent.children.removeAll { $0 === self }
            parent.setNeedsLayout()
        }
        RenderServer.countTreeChange()
    }

    func replaceSublayers(by new: [CALayer]) {
        for child in children where !new.contains(where: { $0 === child }) { child.detach() }
        for (index, layer) in new.enumerated() { insert(layer, at: index) }
    }

    func setMask(_ new: CALayer?) {
        guard maskLayer !== new else { return }
        demand(
            !(new.map(isDescendant) ?? false), "A layer cannot be masked by itself, or by one that it lies in")
        maskLayer?.detach()
        guard let new else { return }
        // Apple leaves open what a mask with a superlayer does; apps that give it one see it as a mask.
        new.detach()
        noteHeight(above: new)
        maskLayer = new
        new.parent = self
        new.needs.insert(.commit)
        markBelow()
    }

    /// How many layers can be in each other. Decided: layout, drawing and hit-testing call themselves for each level, and a stack of 8 MB
    /// overflows between 1,000 and 2,000 levels in an optimized build.
    package static let greatestDepth = 512

    /// Notes in the layers above how deep they are with a new sublayer. Differs from Core Animation, which has no limit and ends with a
    /// fault of memory.
    private func noteHeight(above layer: CALayer) {
        var (depth, above) = (1, parent)
        while let here = above {
            depth += 1
            above = here.parent
        }
        if depth + Int(layer.height) >= Self.greatestDepth {
            layer.measureHeight()
            demand(
                depth + Int(layer.height) < Self.greatestDepth,
                "More than \(Self.greatestDepth) layers are in each other: \(layer) cannot be put into \(self)")
        }
        var height = layer.height + 1
        var next: CALayer? = self
        while let here = next, here.height < height {
            here.height = height
            height += 1
            next = here.parent
        }
    }

    /// Finds the height again, level by level: layers that were taken out no longer count.
    private func measureHeight() {
        var height: Int32 = 0
        var level: [CALayer] = [self]
        while true {
            level = level.flatMap { $0.children + ($0.maskLayer.map { [$0] } ?? []) }
            if level.isEmpty { break }
            height += 1
        }
        self.height = height
    }

    private func isDescendant(of layer: CALayer) -> Bool {
        var current: CALayer? = self
        while let here = current {
            if here === layer { return true }
            current = here.parent
        }
        return false
    }

    /// The topmost layer above this one.
    package var root: CALayer {
        var top = self
        while let next = top.parent { top = next }
        return top
    }

    private func runOrderAction(_ event: String) {
        guard mayAct, !CATransaction.disableActions(), let action = findAction(forKey: event) else { return }
        action.run(forKey: event, object: self, arguments: nil)
    }

    // MARK: What has to be done

    /// Notes that something has to be done here.
    func mark(_ need: LayerNeeds) {
        RenderServer.countChange()
        needs.insert(need)
        parent?.markBelow()
    }

    /// Notes, up to the root, that something has to be done below.
    func markBelow() {
        RenderServer.countChange()
        var layer: CALayer? = self
        while let here = layer, !here.needs.contains(.below) {
            here.needs.insert(.below)
            layer = here.parent
        }
    }
}
