import CoreGraphics

extension StyledText {
    /// The size of the text on as many lines as it has line ends.
    package var size: CGSize { TextLayout(self).size }

    /// Draws the text with its upper left corner at a point, not breaking lines.
    package func draw(at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        TextLayout(self).draw(in: context, at: point)
    }

    /// Draws the text into a rectangle.
    package func draw(with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
        guard let target = UIGraphicsGetCurrentContext() else { return }
        guard options.contains(.usesLineFragmentOrigin) else {
            // The origin is the baseline's beginning.
            let layout = TextLayout(self, TextLayout.Settings(maximumLines: 1))
            layout.draw(in: target, at: CGPoint(x: rect.minX, y: rect.minY - layout.firstBaseline))
            return
        }
        let layout = layout(for: rect.size, options, context)
        target.saveGState()
        if rect.width > 0, rect.height > 0 { target.clip(to: rect.insetBy(dx: -rect.width, dy: 0)) }
        layout.draw(in: target, at: rect.origin)
        target.restoreGState()
    }

    /// The rectangle the text takes in a size.
    func boundingRect(with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?) -> CGRect {
        guard options.contains(.usesLineFragmentOrigin) else {
            let layout = TextLayout(self, TextLayout.Settings(maximumLines: 1))
            return CGRect(origin: CGPoint(x: 0, y: layout.size.height - layout.firstBaseline), size: layout.size)
        }
        return CGRect(origin: .zero, size: layout(for: size, options, context).size)
    }

    private func layout(
        for size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
    ) -> TextLayout {
        let width = size.width > 0 ? size.width : .infinity
        var settings = TextLayout.Settings(width: width > 100_000 ? .infinity : width)
        settings.truncatesParagraphs = true
        var layout = TextLayout(self, settings)
        let limited = options.contains(.truncatesLastVisibleLine) && size.height > 0
        if limited, layout.lineCount(fitting: size.height) < layout.lines.count {
            settings.maximumLines = layout.lineCount(fitting: size.height)
            settings.lineBreakMode = .byTruncatingTail
            layout = TextLayout(self, settings)
        }
        context?.actualScaleFactor = 1
        context?.totalBounds = CGRect(origin: .zero, size: layout.size)
        return layout
    }
}
