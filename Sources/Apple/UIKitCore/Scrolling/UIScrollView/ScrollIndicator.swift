import QuartzCore

/// The bar that shows where in the content one is.
@MainActor final class ScrollIndicator: UIView {
    /// Its dimensions in points, as seen on iOS: thickness, distance from the edge, shortest length, and shortest length of a
    /// bar that is squeezed beyond an edge.
    enum Metrics {
        static let thickness: CGFloat = 3
        static let margin: CGFloat = 3
        static let shortest: CGFloat = 36
        static let squeezed: CGFloat = 7
        /// How long it stays when nothing moves any more, and how long it takes to fade; seconds. Decided.
        static let stay: TimeInterval = 0.5
        static let fade: TimeInterval = 0.25
    }

    let axis: ScrollAxis

    init(axis: ScrollAxis) {
        self.axis = axis
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.cornerRadius = Metrics.thickness / 2
        // Above all content, whatever its order.
        layer.zPosition = 10_000
        alpha = 0
    }

    required init?(coder: NSCoder) { fatalError("A scroll indicator is made by its scroll view") }

    func show(style: UIScrollView.IndicatorStyle) {
        backgroundColor =
            switch style {
            case .default: UIColor.label.withAlphaComponent(0.35)
            case .black: UIColor.black.withAlphaComponent(0.35)
            case .white: UIColor.white.withAlphaComponent(0.35)
            }
    }

    /// Places the bar.
    ///
    /// - Parameters:
    ///   - track: Where it may move, in the content's coordinates.
    ///   - visible: The part of the content that is shown, in fractions of its length.
    func place(in track: CGRect, showing visible: ClosedRange<CGFloat>) {
        let length = axis == .y ? track.height : track.width
        let whole = max(Metrics.shortest, length * min(1, visible.upperBound - visible.lowerBound))
        let scale = max(0, length - whole) / max(1e-6, 1 - min(1, visible.upperBound - visible.lowerBound))
        let before = max(0, -visible.lowerBound) * length
        let after = max(0, visible.upperBound - 1) * length
        let size = max(Metrics.squeezed, whole - before - after)
        let start =
            if before > 0 { CGFloat(0) } else if after > 0 { length - size } else { visible.lowerBound * scale }
        let place =
            axis == .y
            ? CGRect(
                x: track.maxX - Metrics.margin - Metrics.thickness, y: track.minY + start, width: Metrics.thickness,
                height: size)
            : CGRect(
                x: track.minX + start, y: track.maxY - Metrics.margin - Metrics.thickness, width: size,
                height: Metrics.thickness)
        frame = place.sound
    }
}

extension UIScrollView {
    private func showsIndicator(_ axis: ScrollAxis) -> Bool {
        (axis == .y ? showsVerticalScrollIndicator : showsHorizontalScrollIndicator) && overflows(axis)
    }

    private func indicator(_ axis: ScrollAxis) -> ScrollIndicator? { axis == .y ? state.vertical : state.horizontal }

    private func makeIndicator(_ axis: ScrollAxis) -> ScrollIndicator {
        if let bar = indicator(axis) { return bar }
        let bar = ScrollIndicator(axis: axis)
        if axis == .y { state.vertical = bar } else { state.horizontal = bar }
        UIView.performWithoutAnimation { addSubview(bar) }
        return bar
    }

    /// Shows the indicators of the directions in which there is more to see.
    final func showIndicators() {
        state.indicatorTimer?.cancel()
        for axis in ScrollAxis.allCases where showsIndicator(axis) {
            let bar = makeIndicator(axis)
            UIView.performWithoutAnimation {
                bar.show(style: indicatorStyle)
                bar.alpha = 1
            }
        }
        layOutIndicators()
    }

    final func flashIndicators() {
        guard window != nil else { return }
        showIndicators()
        hideIndicatorsSoon()
    }

    final func hideIndicatorsSoon() {
        state.indicatorTimer?.cancel()
        guard state.vertical != nil || state.horizontal != nil else { return }
        state.indicatorTimer = MainTimer.schedule(after: ScrollIndicator.Metrics.stay) { [weak self] in
            self?.fadeIndicators()
        }
    }

    private func fadeIndicators() {
        guard !isDragging, state.motion == nil, state.animation == nil else { return }
        let bars = [state.vertical, state.horizontal].compactMap { $0 }
        UIView.animate(withDuration: ScrollIndicator.Metrics.fade, delay: 0, options: .allowUserInteraction) {
            for bar in bars { bar.alpha = 0 }
        }
    }

    final func layOutIndicators() {
        for axis in ScrollAxis.allCases {
            guard let bar = indicator(axis), bar.alpha > 0 else { continue }
            guard showsIndicator(axis) else {
                bar.alpha = 0
                continue
            }
            let (start, length) = (axis.of(bounds.origin), axis.length(of: bounds.size))
            let (limits, inset) = (limits(axis), adjustedContentInset)
            let total = max(1, limits.high - limits.low + length)
            let shown = (start - limits.low) / total...(start - limits.low + length) / total
            let own = axis == .y ? verticalScrollIndicatorInsets : horizontalScrollIndicatorInsets
            let safe = automaticallyAdjustsScrollIndicatorInsets ? inset.subtracting(contentInset) : .zero
            UIView.performWithoutAnimation {
                bar.place(in: bounds.inset(by: own.adding(safe)).trimmed(along: axis), showing: shown)
            }
        }
    }
}

extension CGRect {
    /// Without the margins at both ends of an indicator's track.
    fileprivate func trimmed(along axis: ScrollAxis) -> CGRect {
        axis == .y
            ? insetBy(dx: 0, dy: ScrollIndicator.Metrics.margin) : insetBy(dx: ScrollIndicator.Metrics.margin, dy: 0)
    }
}
