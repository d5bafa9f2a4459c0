import CoreGraphics

extension UILabel {
    /// What a layout depends on besides the label's content.
    struct LayoutKey: Equatable {
        var size: CGSize
        var lines: Int
    }

    /// Text laid out for a place, perhaps made smaller.
    package struct FittedText {
        package var layout: TextLayout
        /// By how much the first baseline is lower than the layout says.
        var drop: CGFloat = 0
    }

    /// The text with the attributes that are its own filled in by the label's.
    var storedText: NSAttributedString {
        guard let attributed = content.attributed else {
            return NSAttributedString(string: content.text ?? "", attributes: ownAttributes)
        }
        let result = NSMutableAttributedString(string: attributed.string, attributes: ownAttributes)
        attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length), options: []) {
            attributes, range, _ in
            result.addAttributes(attributes, range: range)
        }
        return result
    }

    /// The text as it is drawn now.
    private var drawnText: StyledText {
        guard content.attributed != nil else {
            return StyledText(content.text ?? "", ownAttributes.merging(look) { _, look in look })
        }
        let text = NSMutableAttributedString(attributedString: storedText)
        text.addAttributes(look, range: NSRange(location: 0, length: text.length))
        return StyledText(text)
    }

    private var ownAttributes: [NSAttributedString.Key: Any] {
        let color: UIColor = content.textColor
        let font: UIFont = content.font
        return [.font: font, .foregroundColor: color, .paragraphStyle: ownParagraphStyle]
    }

    /// One that nobody changes, so that the layout can be kept.
    private var ownParagraphStyle: NSParagraphStyle {
        let style = NSParagraphStyle()
        style.values.alignment = content.alignment
        style.values.lineBreakMode = content.lineBreakMode
        return style
    }

    /// Highlighting, disabling and the label's shadow, which are not part of the text.
    private var look: [NSAttributedString.Key: Any] {
        var look: [NSAttributedString.Key: Any] = [:]
        if content.isHighlighted, let color = content.highlightedTextColor { look[.foregroundColor] = color }
        if !content.isEnabled {
            // Decided: iOS's rule for disabled labels is not documented; half the color's opacity looks like it.
            let color: UIColor = content.textColor
            look[.foregroundColor] = color.withAlphaComponent(color.components.alpha * 0.5)
        }
        if let color = content.shadowColor {
            let shadow = NSShadow()
            shadow.shadowColor = color
            shadow.shadowOffset = content.shadowOffset
            look[.shadow] = shadow
        }
        return look
    }

    /// The text laid out for a size: lines limited to what may be and what fits, made smaller if the label does that.
    package func fittedText(in size: CGSize, numberOfLines: Int) -> FittedText {
        let key = LayoutKey(size: size, lines: numberOfLines)
        if let lastLayout, lastLayout.key == key { return lastLayout.layout }
        let fitted = makeFittedText(in: size, numberOfLines: numberOfLines)
        lastLayout = (key, fitted)
        return fitted
    }

    private func makeFittedText(in size: CGSize, numberOfLines: Int) -> FittedText {
        let text = drawnText
        let isShrinking = adjustsFontSizeToFitWidth && numberOfLines == 1
        if isShrinking, let small = shrunkText(text, in: size, to: minimumScaleFactor) { return small }
        var settings = settings(width: size.width, lines: numberOfLines)
        let layout = TextLayout.kept(text, settings)
        if numberOfLines == 1, layout.isTruncated, !isShrinking, !layout.isMuchTooLong,
            let small = textInOtherWidth(text, in: size)
        {
            return small
        }
        let fitting = layout.lineCount(fitting: size.height)
        guard fitting < layout.lines.count else { return FittedText(layout: layout) }
        settings.maximumLines = fitting
        return FittedText(layout: TextLayout.kept(text, settings))
    }

    private func settings(width: CGFloat, lines: Int) -> TextLayout.Settings {
        var settings = TextLayout.Settings(width: width, maximumLines: max(0, lines))
        settings.pushesWordsOut = lineBreakStrategy != .standard && lineBreakStrategy.contains(.pushOut)
        if content.overridesAlignment { settings.alignment = content.alignment }
        if content.overridesLineBreakMode { settings.lineBreakMode = content.lineBreakMode }
        settings.naturalAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        return settings
    }

    /// How much smaller text may get that would lose its end: the system's face here is up to so much wider than iOS's, by whose widths
    /// Interface Builder has made frames. Measured at the titles of public storyboards, which are up to 3 % wider here.
    private static let widthOfOtherFace: CGFloat = 0.96

    /// A single line that loses its end, in a font that is smaller by a few whole hundredths, where it is whole then. Each size of a font is
    /// looked for among all faces, so labels share these.
    private func textInOtherWidth(_ text: StyledText, in size: CGSize) -> FittedText? {
        let whole = TextLayout.kept(text, settings(width: .infinity, lines: 1))
        guard whole.size.width > size.width else { return nil }
        let least = (UILabel.widthOfOtherFace * 100).rounded()
        // Widths are not quite proportional to sizes: a line may fit that seems a hundredth too long.
        var hundredths = (size.width / whole.size.width * 100).rounded(.down)
        guard hundredths >= least - 1 else { return nil }
        hundredths = max(hundredths, least)
        while hundredths >= least {
            let small = text.scalingFonts(by: hundredths / 100)
            if TextLayout.kept(small, settings(width: .infinity, lines: 1)).size.width <= size.width {
                return fitted(small, in: size, besides: whole)
            }
            hundredths -= 1
        }
        return nil
    }

    /// A single line made smaller so that it fits, as far as it may; `nil` if it fits as it is.
    private func shrunkText(_ text: StyledText, in size: CGSize, to minimumScaleFactor: CGFloat) -> FittedText? {
        let whole = TextLayout.kept(text, settings(width: .infinity, lines: 1))
        guard whole.size.width > size.width, whole.size.width > 0 else { return nil }
        // Widths are not quite proportional to sizes (tracking); the hair keeps rounding from cutting the last letter.
        var factor = max(minimumScaleFactor, (size.width - 0.01) / whole.size.width)
        var small = TextLayout.kept(text.scalingFonts(by: factor), settings(width: .infinity, lines: 1))
        for _ in 0..<4 where small.size.width > size.width && factor > minimumScaleFactor {
            factor = max(minimumScaleFactor, factor * (size.width - 0.01) / small.size.width)
            small = TextLayout.kept(text.scalingFonts(by: factor), settings(width: .infinity, lines: 1))
        }
        return fitted(text.scalingFonts(by: factor), in: size, besides: whole)
    }

    /// A text in smaller fonts, placed as it would be in its own.
    private func fitted(_ small: StyledText, in size: CGSize, besides whole: TextLayout) -> FittedText {
        let layout = TextLayout.kept(small, settings(width: size.width, lines: 1))
        let spare = whole.size.height - layout.size.height
        let drop: CGFloat =
            switch baselineAdjustment {
            case .alignBaselines: whole.firstBaseline - layout.firstBaseline - spare / 2
            case .alignCenters: 0
            case .none: -spare / 2
            }
        return FittedText(layout: layout, drop: drop)
    }

    /// Where the text stands in bounds: sizes rounded up to whole pixels, in the middle of the height.
    func placedTextRect(in bounds: CGRect, numberOfLines: Int) -> CGRect {
        guard text?.isEmpty == false else {
            return CGRect(origin: bounds.origin, size: .zero)
        }
        let layout = fittedText(in: bounds.size, numberOfLines: numberOfLines).layout
        let size = CGSize(
            width: min(pixelCeiling(layout.size.width), bounds.width),
            height: min(pixelCeiling(layout.size.height), bounds.height))
        guard bounds.height < .greatestFiniteMagnitude, bounds.width.isFinite else {
            return CGRect(origin: bounds.origin, size: size)
        }
        let left = layout.lines.map(\.x).min() ?? 0
        return CGRect(
            x: bounds.minX + min(left, bounds.width - size.width), y: bounds.minY + (bounds.height - size.height) / 2,
            width: size.width, height: size.height)
    }

    func drawFittedText(in rect: CGRect) {
        guard text?.isEmpty == false, rect.width > 0, let context = UIGraphicsGetCurrentContext() else { return }
        let fitted = fittedText(in: rect.size, numberOfLines: numberOfLines)
        // Baselines lie on whole pixels, so that the same text looks the same wherever the label is.
        let y = rect.minY + (rect.height - fitted.layout.size.height) / 2 + fitted.drop
        let scale = pixelScale
        let baseline = ((y + fitted.layout.firstBaseline) * scale).rounded() / scale
        fitted.layout.draw(in: context, at: CGPoint(x: rect.minX, y: baseline - fitted.layout.firstBaseline))
    }

    private var pixelScale: CGFloat {
        // The traits that it was given last are known without a look at its surroundings.
        let scale = (viewState.announcedTraits ?? traitCollection.values).displayScale ?? 0
        return scale > 0 ? scale : DrawingScale.current
    }

    private func pixelCeiling(_ length: CGFloat) -> CGFloat {
        // A sum that misses a pixel's edge by rounding errors does not take the next pixel.
        ((length * pixelScale) - 0.001).rounded(.up) / pixelScale
    }
}

extension UILabel {
    /// The first and the last line of a text that is not cut, from the label's middle, where it stands.
    final func lines(width: CGFloat?) -> LayoutBaselines {
        let width = width ?? (preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
        let fitted = fittedText(in: CGSize(width: width, height: .infinity), numberOfLines: numberOfLines)
        let top = fitted.drop - fitted.layout.size.height / 2
        return LayoutBaselines(
            origin: .middle, first: top + fitted.layout.firstBaseline, last: top + fitted.layout.lastBaseline)
    }
}

extension NSAttributedString {
    /// The same text with one attribute set all over.
    func replacing(_ key: Key, with value: Any) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: self)
        result.addAttributes([key: value], range: NSRange(location: 0, length: length))
        return result
    }
}
