import CoreGraphics

/// Where a menu opens beside what it belongs to.
package struct MenuPlacement: Equatable, Sendable {
    package var frame: CGRect
    /// The point out of which the menu grows.
    package var anchor: CGPoint
    /// Whether the menu is above its source.
    package var isAbove: Bool

    /// Below the source where there is room, else above, else where there is more. At the sides it keeps to the edge that is nearer
    /// to the source, inside `area`.
    package static func place(_ size: CGSize, beside source: CGRect, in area: CGRect) -> MenuPlacement {
        let below = area.maxY - source.maxY - MenuMetrics.gap
        let above = source.minY - area.minY - MenuMetrics.gap
        let isAbove = size.height > below && above > below
        let height = min(size.height, max(isAbove ? above : below, MenuMetrics.row))
        let width = min(size.width, area.width)
        let x = left(width: width, beside: source, in: area)
        let y = isAbove ? source.minY - MenuMetrics.gap - height : source.maxY + MenuMetrics.gap
        let frame = CGRect(
            x: x, y: min(max(y, area.minY), max(area.maxY - height, area.minY)), width: width, height: height)
        let anchor = CGPoint(
            x: min(max(source.midX, frame.minX), frame.maxX), y: isAbove ? frame.maxY : frame.minY)
        return MenuPlacement(frame: frame, anchor: anchor, isAbove: isAbove)
    }

    /// In line with the source's edge on the side on which the source stands; in the middle of one that stands there.
    private static func left(width: CGFloat, beside source: CGRect, in area: CGRect) -> CGFloat {
        let wish: CGFloat
        if abs(source.midX - area.midX) < area.width / 12 {
            wish = source.midX - width / 2
        } else {
            wish = source.midX < area.midX ? source.minX : source.maxX - width
        }
        return min(max(wish, area.minX), max(area.maxX - width, area.minX)).rounded()
    }
}

/// Where a preview and its menu stand together.
package struct PreviewPlacement: Equatable, Sendable {
    package var preview: CGRect
    package var menu: CGRect
    package var anchor: CGPoint

    /// The preview stays about where it is, and moves or shrinks as far as is needed for the menu below it; above it where the source is
    /// in the lower part and there is room. The menu is in line with the edge on whose side the source stands; from one in the middle, with
    /// that at which reading begins.
    package static func place(
        preview size: CGSize, menu: CGSize, from source: CGRect, in area: CGRect, isMirrored: Bool = false
    ) -> PreviewPlacement {
        let menuHeight = min(menu.height, area.height * 0.6)
        let gap = menu.height > 0 ? MenuMetrics.gap * 2 : 0
        let room = max(area.height - menuHeight - gap, 1)
        let scale = min(1, room / max(size.height, 1), area.width / max(size.width, 1))
        let shown = CGSize(width: size.width * scale, height: size.height * scale)
        let x = min(max(source.midX - shown.width / 2, area.minX), max(area.maxX - shown.width, area.minX))
        let isAbove = source.midY > area.midY && source.midY - shown.height / 2 - gap - menuHeight >= area.minY
        var y = source.midY - shown.height / 2
        y =
            isAbove
            ? min(max(y, area.minY + menuHeight + gap), area.maxY - shown.height)
            : min(max(y, area.minY), area.maxY - menuHeight - gap - shown.height)
        let preview = CGRect(x: x, y: y, width: shown.width, height: shown.height)
        let aside = source.midX - area.midX
        let isAtLeft = abs(aside) < 0.5 ? !isMirrored : aside < 0
        let left = isAtLeft ? preview.minX : preview.maxX - menu.width
        let frame = CGRect(
            x: min(max(left, area.minX), max(area.maxX - menu.width, area.minX)),
            y: isAbove ? preview.minY - gap - menuHeight : preview.maxY + gap, width: menu.width, height: menuHeight)
        let anchor = CGPoint(
            x: min(max(preview.midX, frame.minX), frame.maxX), y: isAbove ? frame.maxY : frame.minY)
        return PreviewPlacement(preview: preview, menu: frame, anchor: anchor)
    }
}
