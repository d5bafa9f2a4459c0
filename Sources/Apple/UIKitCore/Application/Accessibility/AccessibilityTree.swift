/// What a screen is to somebody who does not see it: elements in the order in which they are read.
@MainActor package struct AccessibilityTree {
    /// An element, or a view that groups some.
    @MainActor package struct Node {
        package let object: NSObject
        package let label: String?
        package let value: String?
        package let hint: String?
        package let identifier: String?
        package let traits: UIAccessibilityTraits
        package let frame: CGRect
    }

    package private(set) var nodes: [Node] = []

    /// The elements of a view and all below it; frames are in the view's coordinates.
    package init(of root: UIView) { collect(root, in: root) }

    private mutating func collect(_ view: UIView, in root: UIView) {
        guard !view.isHidden, view.alpha >= 0.01, !view.accessibilityElementsHidden else { return }
        if view.isAccessibilityElement {
            let own = view.ownAccessibilityFrame.map { root.convert($0, from: nil as UIView?) }
            return add(view, own ?? view.convert(view.bounds, to: root))
        }
        if let elements = view.accessibilityElements {
            for element in elements { collect(element, of: view, in: root) }
            return
        }
        // One that is modal hides its siblings.
        let children = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }.map { [$0] } ?? view.subviews
        for child in readingOrder(children) { collect(child, in: root) }
    }

    private mutating func collect(_ element: Any, of view: UIView, in root: UIView) {
        switch element {
        case let child as UIView: collect(child, in: root)
        case let element as UIAccessibilityElement:
            let frame =
                element.accessibilityFrameInContainerSpace == .zero
                ? element.accessibilityFrame : view.convert(element.accessibilityFrameInContainerSpace, to: root)
            add(element, frame)
        default: break
        }
    }

    private mutating func add(_ responder: UIResponder, _ frame: CGRect) {
        nodes.append(
            Node(
                object: responder, label: responder.accessibilityLabel, value: responder.accessibilityValue,
                hint: responder.accessibilityHint, identifier: responder.accessibility.identifier,
                traits: responder.accessibilityTraits, frame: frame))
    }

    /// From above to below, and in a row as one reads; what overlaps from rear to front. What lies within another's frame is read
    /// before it in its upper half and after it in its lower: a navigation bar before the screen that goes on below it, a tab
    /// bar after it.
    private func readingOrder(_ views: [UIView]) -> [UIView] {
        views.enumerated().sorted { a, b in
            let (first, second) = (a.element.frame, b.element.frame)
            if first.maxY <= second.minY { return true }
            if second.maxY <= first.minY { return false }
            let isReversed = a.element.effectiveUserInterfaceLayoutDirection == .rightToLeft
            if first.maxX <= second.minX { return !isReversed }
            if second.maxX <= first.minX { return isReversed }
            if first != second, first.contains(second) || second.contains(first), first.midY != second.midY {
                return first.midY < second.midY
            }
            return a.offset < b.offset
        }.map(\.element)
    }
}
