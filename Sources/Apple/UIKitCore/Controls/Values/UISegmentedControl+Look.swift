import QuartzCore

/// As on screen shots of iOS 13 and later, in points.
enum SegmentMetrics {
    static let height: CGFloat = 32
    static let radius: CGFloat = 9
    static let plateMargin: CGFloat = 2
    static let textMargin: CGFloat = 12
    /// How long the segments take to make room for another one, or to fill its place. Decided, as for the plate.
    static let moving: TimeInterval = 0.25
}

extension UISegmentedControl {
    final func setUp() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = SegmentMetrics.radius
        plate.isUserInteractionEnabled = false
        plate.layer.cornerRadius = SegmentMetrics.radius - SegmentMetrics.plateMargin
        plate.layer.shadowColor = UIColor.black.cgColor
        plate.layer.shadowOpacity = 0.12
        plate.layer.shadowRadius = 4
        plate.layer.shadowOffset = CGSize(width: 0, height: 3)
        addSubview(plate)
    }

    /// Lets the segments go to their places.
    final func move(alongside: @escaping () -> Void, completion: @escaping () -> Void) {
        UIView.animate(withDuration: SegmentMetrics.moving, delay: 0, options: .allowUserInteraction) {
            alongside()
            self.layoutIfNeeded()
        } completion: { _ in
            completion()
        }
    }

    /// Another segment comes out of the line between its neighbors.
    final func insert(_ segment: Item, at index: Int, animated: Bool = false) {
        let index = min(max(0, index), segments.count)
        let old = frames
        put(segment, at: index)
        guard animated, window != nil else { return }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        UIView.performWithoutAnimation {
            let edge =
                index < old.count
                ? (isMirrored ? old[index].maxX : old[index].minX)
                : (isMirrored ? bounds.minX : bounds.maxX)
            segment.view.frame = CGRect(x: edge, y: bounds.minY, width: 0, height: bounds.height)
            segment.view.alpha = 0
        }
        move(alongside: { segment.view.alpha = 1 }, completion: {})
    }

    final func put(_ segment: Item, at index: Int) {
        segment.view.isUserInteractionEnabled = false
        segment.label.textAlignment = .center
        segment.picture.contentMode = .center
        segment.view.addSubview(segment.label)
        segment.view.addSubview(segment.picture)
        addSubview(segment.view)
        segments.insert(segment, at: index)
        if chosen >= index { chosen += 1 }
        refresh()
    }

    /// A segment is read as a button.
    private func tellAssistants(of segment: Item, isChosen: Bool) {
        var traits: UIAccessibilityTraits = isChosen ? [.button, .selected] : .button
        if !segment.isEnabled || !isEnabled { traits.insert(.notEnabled) }
        segment.label.accessibilityTraits = traits
        segment.picture.accessibilityTraits = traits
        segment.picture.isAccessibilityElement = segment.image != nil
        segment.picture.accessibilityLabel = segment.image?.spokenName
    }

    final func refresh() {
        for (index, segment) in segments.enumerated() {
            let state: UIControl.State = index == chosen ? .selected : .normal
            tellAssistants(of: segment, isChosen: index == chosen)
            var text: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 13, weight: index == chosen ? .semibold : .medium),
                .foregroundColor: segment.isEnabled && isEnabled ? UIColor.label : .tertiaryLabel,
            ]
            for source in [attributes[0], attributes[state.rawValue]] {
                text.merge(source ?? [:]) { _, new in new }
            }
            segment.label.attributedText =
                segment.image == nil
                ? NSAttributedString(string: segment.title ?? "", attributes: text) : nil
            segment.picture.image = segment.image
            segment.picture.tintColor = .label
        }
        let hasImages = !backgrounds.isEmpty || !dividers.isEmpty
        if hasImages { backgroundColor = nil }
        for (index, segment) in segments.enumerated() {
            let state: UIControl.State = index == chosen ? .selected : .normal
            segment.view.image =
                backgroundImage(for: state, barMetrics: .default) ?? backgroundImage(for: .normal, barMetrics: .default)
        }
        placeLines()
        plate.isHidden = chosen < 0 || hasImages
        plate.backgroundColor = selectedSegmentTintColor ?? .systemBackground
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The images between the segments.
    final func placeLines() {
        for line in lines { line.removeFromSuperview() }
        lines = []
        guard !dividers.isEmpty, segments.count > 1 else { return }
        func state(_ segment: Int) -> UIControl.State { segment == chosen ? .selected : .normal }
        lines = (1..<segments.count).map { index in
            let line = UIImageView()
            line.image =
                dividerImage(
                    forLeftSegmentState: state(index - 1), rightSegmentState: state(index), barMetrics: .default)
                ?? dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
            addSubview(line)
            return line
        }
    }

    final func adjustment(ofSegment index: Int) -> UIOffset {
        let kind: Segment =
            segments.count == 1 ? .alone : index == 0 ? .left : index == segments.count - 1 ? .right : .center
        return adjustments[kind] ?? adjustments[.any] ?? .zero
    }

    final func contentWidth(of segment: Item) -> CGFloat {
        if segment.width > 0 { return segment.width }
        let content = segment.image?.size.width ?? segment.label.intrinsicContentSize.width
        return content + 2 * SegmentMetrics.textMargin
    }

    /// Puts the segments, the lines between them and the plate in their places.
    final func placeSegments() {
        let frames = self.frames
        for (index, (segment, frame)) in zip(segments, frames).enumerated() {
            segment.view.frame = frame
            let adjustment = adjustment(ofSegment: index)
            let content = segment.view.bounds.offsetBy(
                dx: segment.offset.width + adjustment.horizontal, dy: segment.offset.height + adjustment.vertical)
            segment.label.frame = content
            segment.picture.frame = content
        }
        for (line, frame) in zip(lines, frames.dropFirst()) {
            let width = line.image?.size.width ?? 0
            let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
            line.frame = CGRect(
                x: (isReversed ? frame.maxX : frame.minX) - width / 2, y: bounds.minY, width: width,
                height: bounds.height)
        }
        let margin = SegmentMetrics.plateMargin
        if chosen >= 0 { plate.frame = frames[chosen].insetBy(dx: margin, dy: margin) }
    }

    /// The segments' places from left to right.
    final var frames: [CGRect] {
        let fixed = segments.map(\.width)
        let natural = apportionsSegmentWidthsByContent ? segments.map(contentWidth) : segments.map { _ in 1 }
        let room = max(0, bounds.width - fixed.reduce(0, +))
        let share = zip(fixed, natural).reduce(0) { $0 + ($1.0 > 0 ? 0 : $1.1) }
        var x = bounds.minX
        let frames = zip(fixed, natural).map { fixed, natural in
            let width = fixed > 0 ? fixed : share > 0 ? room * natural / share : 0
            defer { x += width }
            return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
        }
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frames }
        return frames.map {
            CGRect(x: bounds.maxX - $0.maxX + bounds.minX, y: $0.minY, width: $0.width, height: $0.height)
        }
    }
}
