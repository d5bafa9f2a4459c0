import CoreGraphics

/// How an element of a menu is shown: across the menu, or in a cell beside others.
package enum MenuShape {
    case row
    /// The image alone.
    case small
    /// The image above the title.
    case medium
    /// The image alone, in its own colors; what is on stands on a patch.
    case palette

    /// How many are side by side. Of small and medium ones known from iOS; of palettes by what a menu has room for.
    var countPerRow: Int {
        switch self {
        case .row: 1
        case .small: 4
        case .medium: 3
        case .palette: 6
        }
    }

    @MainActor init(of menu: UIMenu) {
        if menu.options.contains(.displayAsPalette) {
            self = .palette
        } else {
            switch menu.preferredElementSize {
            case .small: self = .small
            case .medium: self = .medium
            case .large, .automatic: self = .row
            }
        }
    }
}

extension MenuRowView {
    /// The height of a cell.
    func cellHeight(width: CGFloat) -> CGFloat {
        guard shape == .medium else { return MenuMetrics.row }
        let room = CGSize(width: max(0, width - 8), height: .infinity)
        return MenuMetrics.cellImage + title.sizeThatFits(room).height + 2 * MenuMetrics.cellPadding
    }

    /// Places image and title in a cell; without an image the title is centered.
    func layOutCell() {
        let hasPicture = picture.image != nil
        title.isHidden = hasPicture && shape != .medium
        title.textAlignment = .center
        patch.frame = CGRect(
            x: bounds.midX - MenuMetrics.patch / 2, y: bounds.midY - MenuMetrics.patch / 2, width: MenuMetrics.patch,
            height: MenuMetrics.patch)
        guard shape == .medium, hasPicture else {
            picture.frame = bounds
            title.frame = bounds.insetBy(dx: 4, dy: 0)
            return
        }
        picture.frame = CGRect(
            x: 0, y: MenuMetrics.cellPadding, width: bounds.width, height: MenuMetrics.cellImage)
        title.frame = CGRect(
            x: 4, y: picture.frame.maxY, width: max(0, bounds.width - 8),
            height: max(0, bounds.height - MenuMetrics.cellPadding - picture.frame.maxY))
    }

    /// What is on stands on a patch, in the tint.
    func showPatch(isOn: Bool) {
        patch.isHidden = !isOn || shape == .row
        patch.backgroundColor = .tertiarySystemFill
        patch.layer.cornerRadius = MenuMetrics.patchCorner
        if isOn, shape != .row { picture.tintColor = tintColor }
    }
}
