/// Where a popover stands, and where its arrow points.
package struct PopoverPlacement: Equatable {
    /// The popover with its arrow, in the container's coordinates.
    package var frame: CGRect
    /// Which way the arrow points; empty for a popover without an arrow.
    package var direction: UIPopoverArrowDirection
    /// How far the arrow's middle is from the middle of the popover's edge.
    package var arrowOffset: CGFloat

    /// The space that an arrow of a height takes at its edge of the popover.
    func arrowInsets(height: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(
            top: direction == .up ? height : 0, left: direction == .left ? height : 0,
            bottom: direction == .down ? height : 0, right: direction == .right ? height : 0)
    }
}

/// What a popover's place depends on. All rectangles are in the container's coordinates.
package struct PopoverSituation {
    /// What the arrow points at.
    package var source: CGRect
    /// Where the popover may be: the safe area less the layout margins.
    package var area: CGRect
    /// The content's size, the arrow not counted.
    package var contentSize: CGSize
    package var permitted = UIPopoverArrowDirection.any
    /// Whether the popover may cover its source rather than shrink.
    package var canOverlap = false
    package var arrowHeight = PopoverMetrics.arrowHeight
    package var arrowBase = PopoverMetrics.arrowBase

    package init(source: CGRect, area: CGRect, contentSize: CGSize) {
        self.source = source.sound
        self.area = area.sound
        // Margins may be wider than the screen.
        self.area.size.width = max(self.area.width, 0)
        self.area.size.height = max(self.area.height, 0)
        self.contentSize = CGRect(origin: .zero, size: contentSize).sound.size
    }

    /// The first permitted direction in which the content fits: below the source, above, right of it, left of it. Where it
    /// fits nowhere, the side with the most room, the content cut to that.
    package func place() -> PopoverPlacement {
        let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right].filter(permitted.contains)
        guard let best = order.first(where: fits) ?? order.max(by: { shown($0) < shown($1) }) else {
            return withoutArrow()
        }
        return place(best)
    }

    // MARK: Room

    /// The part of the area on the side on which a popover with such an arrow is.
    private func room(_ direction: UIPopoverArrowDirection) -> CGRect {
        var (minX, maxX, minY, maxY) = (area.minX, area.maxX, area.minY, area.maxY)
        switch direction {
        case .up: minY = min(max(source.maxY, minY), maxY)
        case .down: maxY = max(min(source.minY, maxY), minY)
        case .left: minX = min(max(source.maxX, minX), maxX)
        default: maxX = max(min(source.minX, maxX), minX)
        }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    private func outerSize(_ direction: UIPopoverArrowDirection) -> CGSize {
        let isVertical = direction == .up || direction == .down
        return CGSize(
            width: contentSize.width + (isVertical ? 0 : arrowHeight),
            height: contentSize.height + (isVertical ? arrowHeight : 0))
    }

    private func fits(_ direction: UIPopoverArrowDirection) -> Bool {
        let (room, size) = (room(direction).size, outerSize(direction))
        return size.width <= room.width && size.height <= room.height
    }

    /// How much of the popover could be seen there.
    private func shown(_ direction: UIPopoverArrowDirection) -> CGFloat {
        let (room, size) = (room(direction).size, outerSize(direction))
        return min(room.width, size.width) * min(room.height, size.height)
    }

    // MARK: Place

    private func place(_ direction: UIPopoverArrowDirection) -> PopoverPlacement {
        let wanted = outerSize(direction)
        let room = canOverlap ? area : room(direction)
        let size = CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
        let tip = CGPoint(
            x: min(max(source.midX, area.minX), area.maxX), y: min(max(source.midY, area.minY), area.maxY))
        var origin = CGPoint(x: tip.x - size.width / 2, y: tip.y - size.height / 2)
        switch direction {
        case .up: origin.y = source.maxY
        case .down: origin.y = source.minY - size.height
        case .left: origin.x = source.maxX
        default: origin.x = source.minX - size.width
        }
        let frame = inside(CGRect(origin: origin, size: size))
        let isVertical = direction == .up || direction == .down
        let away = isVertical ? tip.x - frame.midX : tip.y - frame.midY
        let length = isVertical ? frame.width : frame.height
        let reach = max(length / 2 - arrowBase / 2 - PopoverMetrics.cornerRadius, 0)
        return PopoverPlacement(frame: frame, direction: direction, arrowOffset: min(max(away, -reach), reach))
    }

    /// No direction is permitted: the popover stands over the middle of its source.
    private func withoutArrow() -> PopoverPlacement {
        let size = CGSize(width: min(contentSize.width, area.width), height: min(contentSize.height, area.height))
        let frame = CGRect(
            x: source.midX - size.width / 2, y: source.midY - size.height / 2, width: size.width, height: size.height)
        return PopoverPlacement(frame: inside(frame), direction: [], arrowOffset: 0)
    }

    /// Moves a rectangle into the area, on whole points.
    private func inside(_ frame: CGRect) -> CGRect {
        let x = max(min(frame.minX, area.maxX - frame.width), area.minX)
        let y = max(min(frame.minY, area.maxY - frame.height), area.minY)
        return CGRect(x: x.rounded(), y: y.rounded(), width: frame.width, height: frame.height)
    }
}
