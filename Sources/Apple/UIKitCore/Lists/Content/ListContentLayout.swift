import CoreGraphics

/// Where the parts of a list's content lie, as in left-to-right layouts.
@MainActor struct ListContentLayout {
    let configuration: UIListContentConfiguration
    /// The image's own size; `nil` without one.
    let image: CGSize?
    let text: UILabel?
    let secondary: UILabel?
    let margins: NSDirectionalEdgeInsets
    /// Pixels per point, to whose edges texts are moved.
    let scale: CGFloat

    struct Frames {
        var image = CGRect.zero
        var text = CGRect.zero
        var secondary = CGRect.zero
        var height: CGFloat = 0
    }

    /// Where the texts begin.
    var textStart: CGFloat {
        image == nil ? margins.leading : margins.leading + imageBox.width + configuration.imageToTextPadding
    }

    func fittingSize(width: CGFloat) -> CGSize {
        let texts = stacked(width: textWidth(in: width)).height
        let height = max(texts, imageBox.height) + margins.top + margins.bottom
        return CGSize(width: width, height: height.rounded(.up))
    }

    func frames(in size: CGSize) -> Frames {
        var frames = stacked(width: textWidth(in: size.width))
        // The content is centered in a row that is higher than it needs, and at the top of one that is not.
        let room = size.height - margins.top - margins.bottom
        let top = margins.top + pixel(max(0, room - frames.height) / 2)
        frames.text = frames.text.offsetBy(dx: textStart, dy: top)
        frames.secondary = frames.secondary.offsetBy(dx: textStart, dy: top)
        frames.image = imageFrame(height: size.height)
        return frames
    }

    private func textWidth(in width: CGFloat) -> CGFloat { max(0, width - textStart - margins.trailing) }

    // MARK: Image

    /// The image as it is shown: made smaller where there is a greatest size.
    private var imageSize: CGSize {
        guard let image, image.width > 0, image.height > 0 else { return .zero }
        let most = configuration.imageProperties.maximumSize
        let factor = min(
            1, most.width > 0 ? most.width / image.width : 1, most.height > 0 ? most.height / image.height : 1)
        return CGSize(width: image.width * factor, height: image.height * factor)
    }

    /// The room that the image takes.
    private var imageBox: CGSize {
        guard image != nil else { return .zero }
        let reserved = configuration.imageProperties.reservedLayoutSize
        let size = imageSize
        return CGSize(
            width: reserved.width > 0 ? reserved.width : size.width,
            height: reserved.height > 0 ? reserved.height : size.height)
    }

    private func imageFrame(height: CGFloat) -> CGRect {
        let (box, size) = (imageBox, imageSize)
        return CGRect(
            x: pixel(margins.leading + (box.width - size.width) / 2),
            y: pixel(margins.top + (height - margins.top - margins.bottom - size.height) / 2), width: size.width,
            height: size.height)
    }

    // MARK: Texts

    /// The texts from the origin on: one below the other, or side by side where that is wished and there is room.
    private func stacked(width: CGFloat) -> Frames {
        var frames = Frames()
        if let beside = sideBySide(width: width) { return beside }
        let first = height(of: text, width: width)
        let second = height(of: secondary, width: width)
        let gap = first > 0 && second > 0 ? configuration.textToSecondaryTextVerticalPadding : 0
        frames.text = CGRect(x: 0, y: 0, width: width, height: first)
        frames.secondary = CGRect(x: 0, y: first + gap, width: width, height: second)
        frames.height = first + gap + second
        return frames
    }

    private func sideBySide(width: CGFloat) -> Frames? {
        guard configuration.prefersSideBySideTextAndSecondaryText, let text, let secondary else { return nil }
        let first = naturalSize(of: text)
        let second = naturalSize(of: secondary)
        guard first.width + configuration.textToSecondaryTextHorizontalPadding + second.width <= width else {
            return nil
        }
        var frames = Frames()
        frames.height = max(first.height, second.height)
        frames.text = CGRect(
            x: 0, y: pixel((frames.height - first.height) / 2), width: first.width, height: first.height)
        frames.secondary = CGRect(
            x: width - second.width, y: pixel((frames.height - second.height) / 2), width: second.width,
            height: second.height)
        return frames
    }

    private func naturalSize(of label: UILabel) -> CGSize {
        label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }

    private func height(of label: UILabel?, width: CGFloat) -> CGFloat {
        label?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height ?? 0
    }

    private func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
}

extension CGRect {
    /// The rectangle as it lies in right-to-left layouts of a width.
    func mirrored(in width: CGFloat) -> CGRect { CGRect(x: width - maxX, y: minY, width: self.width, height: height) }
}
