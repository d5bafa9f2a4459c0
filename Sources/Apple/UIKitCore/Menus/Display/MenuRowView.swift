import CoreGraphics

/// One row of a menu: a mark, title and subtitle, an image; or a submenu with its chevron.
@MainActor
package final class MenuRowView: UIView {
    package let entry: MenuEntry
    package let title = UILabel()
    private let subtitle = UILabel()
    let picture = UIImageView()
    /// The room of the picture at the end, by the size of text.
    private var imageWidth = MenuMetrics.imageWidth
    /// Behind the image of what is on, in a cell.
    let patch = UIView()
    package let shape: MenuShape
    private let mark = UIImageView()
    private let spinner = UIActivityIndicatorView(style: .medium)
    /// Whether there is room for marks, as elements of the menu are on.
    private let isMarked: Bool
    /// Whether it is the header of a submenu, which leads back.
    private let isHeader: Bool

    package var isPressed = false {
        didSet { if isPressed != oldValue { backgroundColor = isPressed ? MenuMetrics.pressed : nil } }
    }

    init(_ entry: MenuEntry, isMarked: Bool, isHeader: Bool = false, shape: MenuShape = .row) {
        self.entry = entry
        self.shape = shape
        self.isMarked = isMarked
        self.isHeader = isHeader
        super.init(frame: .zero)
        for view in [patch, title, subtitle, picture, mark] as [UIView] { addSubview(view) }
        subtitle.isHidden = shape != .row
        mark.isHidden = shape != .row
        title.numberOfLines = 2
        subtitle.numberOfLines = 2
        picture.contentMode = .center
        mark.contentMode = .center
        show()
    }

    package required init?(coder: NSCoder) { nil }

    /// Whether it can be chosen.
    var isEnabled: Bool {
        switch entry {
        case .leaf(let leaf, _): !leaf.attributes.contains(.disabled)
        case .submenu: true
        case .waiting: false
        }
    }

    private var isDestructive: Bool {
        switch entry {
        case .leaf(let leaf, _): leaf.attributes.contains(.destructive)
        case .submenu(let menu): menu.options.contains(.destructive)
        case .waiting: false
        }
    }

    private func show() {
        let color: UIColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
        title.text = entry.element?.title
        title.textColor = color
        subtitle.text = entry.element?.subtitle
        subtitle.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
        picture.image =
            image?.renderingMode == .alwaysOriginal ? image : image?.withRenderingMode(.alwaysTemplate)
        picture.tintColor = color
        showPatch(isOn: isOn)
        mark.image = markImage?.withRenderingMode(.alwaysTemplate)
        mark.tintColor = color
        if case .waiting = entry { wait() }
        updateFonts()
        tell()
    }

    private var isOn: Bool {
        guard case .leaf(let leaf, _) = entry else { return false }
        return leaf.state == .on
    }

    private func wait() {
        addSubview(spinner)
        spinner.startAnimating()
    }

    private var image: UIImage? {
        switch entry {
        case .leaf(let leaf, _): leaf.state == .on ? leaf.selectedImage ?? leaf.image : leaf.image
        case .submenu(let menu): isHeader ? nil : menu.image
        case .waiting: nil
        }
    }

    private var markImage: UIImage? {
        switch entry {
        case .leaf(let leaf, _):
            leaf.state == .off ? nil : UIImage(systemName: leaf.state == .on ? "checkmark" : "minus")
        case .submenu: UIImage(systemName: isHeader ? "chevron.down" : isMirrored ? "chevron.left" : "chevron.right")
        case .waiting: nil
        }
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func tell() {
        isAccessibilityElement = true
        accessibilityLabel = [title.text, subtitle.text].compactMap { $0 }.joined(separator: ", ")
        accessibilityIdentifier = entry.element?.accessibilityIdentifier
        var traits: UIAccessibilityTraits = .button
        if !isEnabled { traits.insert(.notEnabled) }
        if isOn { traits.insert(.selected) }
        accessibilityTraits = traits
    }

    private func updateFonts() {
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        if shape != .row {
            title.font = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
            return
        }
        title.font = isHeader ? .systemFont(ofSize: body.pointSize, weight: .semibold) : body
        subtitle.font = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
        // Symbols go with the text; other pictures stay as they are.
        for view in [picture, mark] { view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(font: body) }
        imageWidth = max(MenuMetrics.imageWidth, (MenuMetrics.imageWidth * body.pointSize / MenuMetrics.body).rounded())
    }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateFonts()
        setNeedsLayout()
    }

    // MARK: Layout

    /// Before the title: where elements are on, as much more as marks are larger.
    private var leading: CGFloat {
        isMarked ? MenuMetrics.markedPadding + imageWidth - MenuMetrics.imageWidth : MenuMetrics.sidePadding
    }

    private func textWidth(_ width: CGFloat) -> CGFloat {
        let trailing = hasTrailing ? imageWidth + 8 : 0
        return max(width - leading - MenuMetrics.sidePadding - trailing, 0)
    }

    private var hasTrailing: Bool {
        if case .submenu = entry { return true }
        return image != nil
    }

    package func wishedHeight(width: CGFloat) -> CGFloat {
        if shape != .row { return cellHeight(width: width) }
        let room = CGSize(width: textWidth(width), height: .infinity)
        let texts = [title, subtitle].filter { $0.text?.isEmpty == false }.map { $0.sizeThatFits(room).height }
        return max(MenuMetrics.row, texts.reduce(0, +) + 2 * MenuMetrics.rowPadding)
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        guard shape == .row else { return layOutCell() }
        let width = textWidth(bounds.width)
        let room = CGSize(width: width, height: .infinity)
        let heights = [title, subtitle].map { $0.text?.isEmpty == false ? $0.sizeThatFits(room).height : 0 }
        var y = ((bounds.height - heights[0] - heights[1]) / 2).rounded()
        for (label, height) in zip([title, subtitle], heights) {
            label.frame = mirrored(CGRect(x: leading, y: y, width: width, height: height))
            label.textAlignment = isMirrored ? .right : .left
            y += height
        }
        let side = imageWidth
        let end = mirrored(
            CGRect(x: bounds.width - MenuMetrics.sidePadding - side, y: 0, width: side, height: bounds.height))
        let start = mirrored(CGRect(x: 8, y: 0, width: side, height: bounds.height))
        if case .submenu = entry {
            mark.frame = end
            picture.frame = mirrored(
                CGRect(
                    x: bounds.width - MenuMetrics.sidePadding - 2 * side - 4, y: 0, width: side, height: bounds.height))
        } else {
            mark.frame = start
            picture.frame = end
        }
        spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    private func mirrored(_ frame: CGRect) -> CGRect {
        guard isMirrored else { return frame }
        return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
}
