import QuartzCore

extension UIButton {
    /// Where the parts go: image and title beside or above each other, as one block that is aligned in the button.
    struct Arrangement {
        var image = CGRect.zero
        var title = CGRect.zero
        var subtitle = CGRect.zero
        var menuSign = CGRect.zero
        var size = CGSize.zero
    }

    private var imagePlacement: NSDirectionalRectEdge { configuration?.imagePlacement ?? .leading }

    private var insets: UIEdgeInsets {
        guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: insets.top, left: isReversed ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isReversed ? insets.leading : insets.trailing)
    }

    /// Lays image, text and the indicator of a menu out in a block that starts at zero.
    private func arrangement(in available: CGSize) -> Arrangement {
        guard let sign = menuSign?.image?.size else { return contentArrangement(in: available) }
        let gap = UIButton.menuSignGap
        let room = CGSize(width: max(0, available.width - gap - sign.width), height: available.height)
        var result = contentArrangement(in: room)
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if isReversed { result.shift(by: CGPoint(x: sign.width + gap, y: 0)) }
        result.menuSign = CGRect(
            x: isReversed ? 0 : result.size.width + gap, y: (result.size.height - sign.height) / 2,
            width: sign.width, height: sign.height)
        result.size.width += gap + sign.width
        return result
    }

    /// Between the content and the indicator of a menu. By eye.
    private static let menuSignGap: CGFloat = 5

    /// The image's size, or that of the spinner in its place.
    private var imageSize: CGSize {
        spinner.map { $0.intrinsicContentSize } ?? pictureView?.image?.size ?? .zero
    }

    private func contentArrangement(in available: CGSize) -> Arrangement {
        var result = Arrangement()
        let imageSize = imageSize
        let isStacked = imagePlacement == .top || imagePlacement == .bottom
        let hasText = !(label?.text ?? "").isEmpty || secondLabel != nil
        let gap = imageSize != .zero && hasText ? configuration?.imagePadding ?? 0 : 0
        let column = isStacked ? 0 : max(imageSize.width, configuration?.imageReservation ?? 0)
        let room = CGSize(width: max(0, available.width - (isStacked ? 0 : column + gap)), height: available.height)
        let text = textBlock(in: room)
        let imageFirst = imagePlacement == .top || isImageAtLeft
        if isStacked {
            let width = max(imageSize.width, text.size.width)
            result.size = CGSize(width: width, height: imageSize.height + gap + text.size.height)
            let imageY = imageFirst ? 0 : text.size.height + gap
            result.image = CGRect(origin: CGPoint(x: (width - imageSize.width) / 2, y: imageY), size: imageSize)
            let textY = imageFirst ? imageSize.height + gap : 0
            result.move(text, to: CGPoint(x: (width - text.size.width) / 2, y: textY))
        } else {
            let height = max(imageSize.height, text.size.height)
            result.size = CGSize(width: column + gap + text.size.width, height: height)
            let imageX = (imageFirst ? 0 : text.size.width + gap) + (column - imageSize.width) / 2
            let imageY = verticalShare * (height - imageSize.height)
            result.image = CGRect(origin: CGPoint(x: imageX, y: imageY), size: imageSize)
            let textX = imageFirst ? column + gap : 0
            result.move(text, to: CGPoint(x: textX, y: verticalShare * (height - text.size.height)))
        }
        return result
    }

    /// Which part of the room left over is above what is lower than its neighbor. Without a configuration image and
    /// title go to the upper or lower edge each by itself. (A peer's tests that pass on iOS.)
    private var verticalShare: CGFloat {
        guard configuration == nil else { return 0.5 }
        switch contentVerticalAlignment {
        case .top, .fill: return 0
        case .bottom: return 1
        case .center: return 0.5
        }
    }

    private var isImageAtLeft: Bool {
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return imagePlacement == (isReversed ? .trailing : .leading)
    }

    /// Title above subtitle.
    private func textBlock(in room: CGSize) -> Arrangement {
        var result = Arrangement()
        let title = size(of: label, in: room)
        let subtitle = size(of: secondLabel, in: room)
        let gap = subtitle == .zero ? 0 : configuration?.titlePadding ?? 0
        let width = max(title.width, subtitle.width)
        let aside = textAlignment
        result.title = CGRect(origin: CGPoint(x: (width - title.width) * aside, y: 0), size: title)
        result.subtitle = CGRect(
            origin: CGPoint(x: (width - subtitle.width) * aside, y: title.height + gap), size: subtitle)
        result.size = CGSize(width: width, height: title.height + gap + subtitle.height)
        return result
    }

    /// Where the shorter of title and subtitle stands: 0 at the left, 1 at the right.
    private var textAlignment: CGFloat {
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch (configuration?.titleAlignment, effectiveContentHorizontalAlignment) {
        case (.leading, _): return isReversed ? 1 : 0
        case (.trailing, _): return isReversed ? 0 : 1
        case (.automatic, .left): return 0
        case (.automatic, .right): return 1
        default: return 0.5
        }
    }

    private func size(of label: UILabel?, in room: CGSize) -> CGSize {
        guard let label, !(label.text ?? "").isEmpty else { return .zero }
        let size = label.sizeThatFits(room)
        return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    }

    var fittingSize: CGSize { fittingSize(width: .greatestFiniteMagnitude) }

    /// The size for a width: with a configuration titles go over several lines where they are too long for one.
    final func fittingSize(width: CGFloat) -> CGSize {
        let insets = self.insets
        let room = configuration == nil ? CGFloat.greatestFiniteMagnitude : max(0, width - insets.left - insets.right)
        let block = arrangement(in: CGSize(width: room, height: .greatestFiniteMagnitude)).size
        var size = CGSize(
            width: block.width + insets.left + insets.right, height: block.height + insets.top + insets.bottom)
        if configuration == nil && contentEdgeInsets == .zero {
            // Without insets iOS still gives a titled button some room above and below, and a least width.
            size.height = max(size.height, bareTextHeight + (hasBareTitle ? UIButton.bareTitlePadding * 2 : 0))
                .rounded()
            size.width = max(size.width, UIButton.leastBareWidth)
        }
        if let backgroundSize = background?.image?.size {
            size.width = max(size.width, backgroundSize.width)
            size.height = max(size.height, backgroundSize.height)
        }
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    /// Whether there is room for a title without insets: with a title, and also without title and image.
    private var hasBareTitle: Bool { hasTitle || pictureView?.image == nil }

    private var hasTitle: Bool { !(label?.text ?? "").isEmpty }

    /// The height of the title, or of the line that it would be.
    private var bareTextHeight: CGFloat {
        guard hasBareTitle else { return 0 }
        let far = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        return hasTitle ? textBlock(in: far).size.height : titleFont.lineHeight
    }

    /// How far the title keeps away from the edge it is aligned to: once `sizeToFit()` has given the button the room around
    /// its title, that stays. (A peer's tests that pass on iOS.)
    private var shiftOfFittedTitle: CGFloat {
        guard isFitted, configuration == nil, contentEdgeInsets == .zero else { return 0 }
        switch contentVerticalAlignment {
        case .top, .fill: return UIButton.bareTitlePadding
        case .bottom: return -UIButton.bareTitlePadding
        case .center: return 0
        }
    }

    /// As seen on iOS: a system button with a title of 15 points is 30 points high, an empty custom one with its 18 points
    /// 34 points; not documented.
    private static let bareTitlePadding: CGFloat = 6
    /// As seen on iOS: a titled button is at least 30 points wide; not documented.
    private static let leastBareWidth: CGFloat = 30

    /// Where the title's lines stand, however high the button gets; `nil` without a title.
    final func lines(width: CGFloat?) -> LayoutBaselines? {
        guard let label, hasTitle else { return nil }
        var size = fittingSize(width: width ?? .greatestFiniteMagnitude)
        if let width { size.width = width }
        let whole = CGRect(origin: .zero, size: size)
        let hasConfiguration = configuration != nil
        let room = hasConfiguration ? whole.inset(by: insets) : contentRect(forBounds: whole)
        let title = hasConfiguration ? titleFrame(in: room) : titleRect(forContentRect: room)
        let lines = label.lines(width: title.width)
        let (origin, start): (LayoutBaselines.Origin, CGFloat) =
            switch contentVerticalAlignment {
            case .center: (.middle, size.height / 2)
            case .top, .fill: (.top, 0)
            case .bottom: (.bottom, size.height)
            }
        let middle = title.midY - start
        return LayoutBaselines(origin: origin, first: middle + lines.first, last: middle + lines.last)
    }

    func layOutContent() {
        let hasConfiguration = configuration != nil
        background?.frame = hasConfiguration ? bounds : backgroundRect(forBounds: bounds)
        plate?.frame = bounds
        if let plate, let configuration { configuration.round(plate) }
        let room = hasConfiguration ? bounds.inset(by: insets) : contentRect(forBounds: bounds)
        let block = block(in: room)
        arranged = (room, block)
        defer { arranged = nil }
        if let pictureView {
            pictureView.frame = hasConfiguration ? imageFrame(in: room) : imageRect(forContentRect: room)
        }
        spinner?.frame = onPixels(block.image)
        menuSign?.frame = onPixels(block.menuSign)
        if let label { label.frame = hasConfiguration ? titleFrame(in: room) : titleRect(forContentRect: room) }
        secondLabel?.frame = onPixels(block.subtitle)
    }

    /// Where everything stands in the room that the insets leave.
    private func block(in room: CGRect) -> Arrangement {
        if let arranged, arranged.room == room { return arranged.block }
        var block = arrangement(in: room.size)
        let origin = CGPoint(x: horizontalStart(of: block.size, in: room), y: verticalStart(of: block.size, in: room))
        block.shift(by: origin)
        block.title.origin.y += shiftOfFittedTitle
        return block
    }

    func imageFrame(in room: CGRect) -> CGRect {
        let frame = block(in: room).image.inset(by: imageEdgeInsets.shiftOnly)
        return onPixels(configuration == nil ? limited(frame, to: room.inset(by: imageEdgeInsets)) : frame)
    }

    /// Without a configuration an image is no larger than the room that its insets leave, and as large as that where the alignment is to
    /// fill; how it is drawn in it is for the image view's content mode to say.
    private func limited(_ image: CGRect, to room: CGRect) -> CGRect {
        guard image.size != .zero else { return image }
        var result = image
        let fillsWidth = effectiveContentHorizontalAlignment == .fill && !hasTitle
        if fillsWidth || image.width > room.size.width {
            result.origin.x = room.origin.x
            result.size.width = max(0, room.size.width)
        }
        if contentVerticalAlignment == .fill || image.height > room.size.height {
            result.origin.y = room.origin.y
            result.size.height = max(0, room.size.height)
        }
        return result
    }

    func titleFrame(in room: CGRect) -> CGRect { onPixels(block(in: room).title.inset(by: titleEdgeInsets.shiftOnly)) }

    /// Moves a rectangle to the nearest whole pixel, so that what is drawn there stays sharp.
    private func onPixels(_ rect: CGRect) -> CGRect {
        let scale = contentScaleFactor
        return CGRect(
            x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: rect.width,
            height: rect.height
        ).sound
    }

    private func horizontalStart(of size: CGSize, in room: CGRect) -> CGFloat {
        switch effectiveContentHorizontalAlignment {
        case .left, .leading, .fill: room.minX
        case .right, .trailing: room.maxX - size.width
        case .center: room.midX - size.width / 2
        }
    }

    private func verticalStart(of size: CGSize, in room: CGRect) -> CGFloat {
        switch contentVerticalAlignment {
        case .top, .fill: room.minY
        case .bottom: room.maxY - size.height
        case .center: room.midY - size.height / 2
        }
    }
}

extension UIButton.Arrangement {
    /// Takes over the texts of another block, at a place.
    fileprivate mutating func move(_ text: UIButton.Arrangement, to origin: CGPoint) {
        title = text.title.offsetBy(dx: origin.x, dy: origin.y)
        subtitle = text.subtitle.offsetBy(dx: origin.x, dy: origin.y)
    }

    fileprivate mutating func shift(by origin: CGPoint) {
        image = image.offsetBy(dx: origin.x, dy: origin.y)
        title = title.offsetBy(dx: origin.x, dy: origin.y)
        subtitle = subtitle.offsetBy(dx: origin.x, dy: origin.y)
        menuSign = menuSign.offsetBy(dx: origin.x, dy: origin.y)
    }
}

extension UIEdgeInsets {
    /// Moves what it insets without changing its size, half of each side's difference: what title and image insets do.
    fileprivate var shiftOnly: UIEdgeInsets {
        let x = (left - right) / 2
        let y = (top - bottom) / 2
        return UIEdgeInsets(top: y, left: x, bottom: -y, right: -x)
    }
}
