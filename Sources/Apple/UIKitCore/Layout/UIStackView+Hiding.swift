import QuartzCore

// A view that is hidden has no length in its stack. In an animation it shrinks to that, and is seen until it has.
extension UIStackView {
    /// A subview has been hidden or shown again. In an animation block the stack is laid out with it: Apple documents that setting
    /// `isHidden` in a block is all that is needed.
    final func arrangedViewChanged(_ view: UIView) {
        constraintsChanged()
        guard arrangedSubviews.contains(where: { $0 === view }), AnimationScope.isEnabled,
            let scope = AnimationScope.current
        else { return }
        switch scope.collector {
        case .block(let block):
            if view.isHidden {
                stayVisible(view, block, scope.timing)
            } else {
                view.layer.removeAnimation(forKey: Self.key)
            }
            block.noteLayout(of: self)
        case .animator, .keyframes: layoutIfNeeded()
        case .none, .noted: break
        }
    }

    private static let key = "UIStackViewHiding"

    /// Lets a view that is hidden be seen for the time of a block.
    private func stayVisible(_ view: UIView, _ block: AnimationBlock, _ timing: BlockTiming) {
        let animation = CABasicAnimation(keyPath: "hidden")
        animation.fromValue = false
        animation.toValue = false
        block.add(animation, to: view.layer, key: Self.key, property: "hidden", timing: timing)
    }

    /// Puts hidden views where they would come in, without a length along the stack.
    final func placeHiddenViews() {
        guard arrangedSubviews.contains(where: \.isHidden) else { return }
        let content = isLayoutMarginsRelativeArrangement ? layoutMarginsGuide.layoutFrame : bounds
        let isMirrored = axis == .horizontal && effectiveUserInterfaceLayoutDirection == .rightToLeft
        var edge = axis == .vertical ? content.minY : isMirrored ? content.maxX : content.minX
        for view in arrangedSubviews {
            guard view.isHidden else {
                edge = axis == .vertical ? view.frame.maxY : isMirrored ? view.frame.minX : view.frame.maxX
                continue
            }
            let frame = collapsed(view.untransformedFrame, at: edge, in: content)
            if frame != view.untransformedFrame { view.setUntransformedFrame(frame) }
        }
    }

    private func collapsed(_ frame: CGRect, at edge: CGFloat, in content: CGRect) -> CGRect {
        let isVertical = axis == .vertical
        let fills = alignment == .fill || (isVertical ? frame.width : frame.height) == 0
        if isVertical {
            return CGRect(
                x: fills ? content.minX : frame.minX, y: edge, width: fills ? content.width : frame.width, height: 0)
        }
        return CGRect(
            x: edge, y: fills ? content.minY : frame.minY, width: 0, height: fills ? content.height : frame.height)
    }
}

extension UIView {
    /// Whether a stack arranges it but for its being hidden.
    final var isHiddenInStack: Bool {
        isHidden && (parent as? UIStackView)?.arrangedSubviews.contains { $0 === self } ?? false
    }
}
