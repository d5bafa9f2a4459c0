import CoreGraphics
import InterludeFoundation

extension CALayer {
    func layOutFromTop() {
        var top: CALayer = self
        while let above = top.parent, above.needs.contains(.layout) { top = above }
        top.layOutSubtree()
    }

    /// Lays out this layer and all below that need it, from above downwards.
    func layOutSubtree() {
        // Laying out may ask for more; whoever never has enough is left to the next frame.
        for _ in 0..<16 where layOutOnce() {}
    }

    /// Whether anything had to be laid out.
    private func layOutOnce() -> Bool {
        var isChanged = false
        if needs.contains(.layout) {
            needs.remove(.layout)
            isLayingOut = true
            layoutSublayers()
            isLayingOut = false
            isChanged = true
        }
        guard needs.contains(.below) else { return isChanged }
        maskLayer?.layOutIfMarked(&isChanged)
        // The list may change while it is walked through.
        for child in children { child.layOutIfMarked(&isChanged) }
        return isChanged
    }

    private func layOutIfMarked(_ isChanged: inout Bool) {
        guard !needs.isDisjoint(with: [.layout, .below]) else { return }
        if layOutOnce() { isChanged = true }
    }

    /// A sublayer has another size: the superlayer lays out, unless it is what gave the size.
    func sublayerWasResized() {
        if !isLayingOut { setNeedsLayout() }
    }

    func askDelegateForLayout() {
        nonisolated(unsafe) let me = self
        onMainActor { me.delegate?.layoutSublayers(of: me) }
    }
}
