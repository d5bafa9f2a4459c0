import CPango
import CoreGraphics

extension TextLayout {
    /// Draws all lines.
    ///
    /// - Parameters:
    ///   - origin: The layout's upper left corner in the context, whose y axis points downwards.
    ///   - rows: The part of the layout's height that is wanted; `nil` is all of it.
    package func draw(in context: CGContext, at origin: CGPoint, rows: ClosedRange<CGFloat>? = nil) {
        // A line's letters may reach a little out of it.
        let wanted = rows.map { rows in
            lines.filter { $0.top - $0.height <= rows.upperBound && $0.top + $0.height * 2 >= rows.lowerBound }
        }
        TextEngine.shared.withLock { _ in
            for line in wanted ?? lines { paintBackgrounds(of: line, context, origin) }
            for line in wanted ?? lines { paintText(of: line, context, origin) }
        }
    }

    /// Draws the letters of some lines, without what is behind them.
    func drawLetters(of wanted: [Int], in context: CGContext, at origin: CGPoint) {
        TextEngine.shared.withLock { _ in
            for index in wanted { paintText(of: lines[index], context, origin) }
        }
    }

    /// One of Pango's runs, with its place.
    private struct Piece {
        let glyphs: UnsafeMutablePointer<PangoGlyphString>
        let font: UnsafeMutablePointer<PangoFont>
        let run: TextParagraph.Run
        let x: CGFloat
        let width: CGFloat
    }

    /// A line's runs from left to right, at their places from the layout's left edge.
    private func pieces(of line: Line) -> [Piece] {
        var pieces: [Piece] = []
        var x = line.x
        for item in line.paragraph.glyphItems(ofLine: line.index) {
            let item = item.pointee
            guard let glyphs = item.glyphs, let font = item.item.pointee.analysis.font,
                let run = line.paragraph.run(at: Int(item.item.pointee.offset))
            else { continue }
            let width = CGFloat(item.width) / CGFloat(PANGO_SCALE)
            pieces.append(Piece(glyphs: glyphs, font: font, run: run, x: x, width: width))
            x += width
        }
        return pieces
    }

    private func paintBackgrounds(of line: Line, _ context: CGContext, _ origin: CGPoint) {
        let hasBackground = line.paragraph.runs.contains { $0.attributes[.backgroundColor] != nil }
        guard hasBackground else { return }
        for piece in pieces(of: line) {
            guard let color = piece.run.attributes[.backgroundColor] as? UIColor else { continue }
            context.saveGState()
            context.setFillColor(color.cgColor)
            context.fill(
                CGRect(x: origin.x + piece.x, y: origin.y + line.top, width: piece.width, height: line.height))
            context.restoreGState()
        }
    }

    private func paintText(of line: Line, _ context: CGContext, _ origin: CGPoint) {
        for piece in pieces(of: line) {
            let raise = piece.run.attributes.number(.baselineOffset) ?? 0
            let start = CGPoint(x: origin.x + piece.x, y: origin.y + line.top + line.ascent - raise)
            context.saveGState()
            if let shadow = piece.run.attributes[.shadow] as? NSShadow { shadow.set(on: context) }
            paint(piece, at: start, context)
            context.restoreGState()
        }
    }

    private func paint(_ piece: Piece, at start: CGPoint, _ context: CGContext) {
        let attributes = piece.run.attributes
        let color = attributes[.foregroundColor] as? UIColor ?? .black
        let stroke = attributes.number(.strokeWidth) ?? 0
        if let attachment = piece.run.attachment { return paint(attachment, piece, color, at: start, context) }
        paintLine(piece, .underlineStyle, .underlineColor, color, at: start, context)
        context.setFillColor(color.cgColor)
        if stroke <= 0 {
            context.draw { cairo in
                cairo_move_to(cairo, Double(start.x), Double(start.y))
                pango_cairo_show_glyph_string(cairo, piece.font, piece.glyphs)
                cairo_new_path(cairo)
            }
        }
        if stroke != 0 { outline(piece, width: abs(stroke), at: start, context) }
        paintLine(piece, .strikethroughStyle, .strikethroughColor, color, at: start, context)
    }

    /// Draws an attachment in the place of each of the piece's characters.
    private func paint(
        _ attachment: TextParagraph.Attachment, _ piece: Piece, _ color: UIColor, at start: CGPoint,
        _ context: CGContext
    ) {
        let count = max(1, Int(piece.glyphs.pointee.num_glyphs))
        let step = piece.width / CGFloat(count)
        for number in 0..<count {
            let rect = CGRect(
                x: start.x + step * CGFloat(number) + attachment.object.lineLayoutPadding + attachment.bounds.minX,
                y: start.y - attachment.bounds.maxY, width: attachment.bounds.width, height: attachment.bounds.height)
            attachment.object.draw(
                in: rect, context, beside: piece.run.font, color: color, index: attachment.index + number)
        }
    }

    /// Strokes the letters' outlines; `width` is in per cent of the font size.
    private func outline(_ piece: Piece, width: CGFloat, at start: CGPoint, _ context: CGContext) {
        if let color = piece.run.attributes[.strokeColor] as? UIColor { context.setFillColor(color.cgColor) }
        let points = width / 100 * piece.run.font.pointSize
        context.draw { cairo in
            cairo_move_to(cairo, Double(start.x), Double(start.y))
            pango_cairo_glyph_string_path(cairo, piece.font, piece.glyphs)
            cairo_set_line_width(cairo, Double(points))
            cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
            cairo_stroke(cairo)
        }
    }

    /// Draws the line under or through a piece of text.
    private func paintLine(
        _ piece: Piece, _ key: NSAttributedString.Key, _ colorKey: NSAttributedString.Key, _ color: UIColor,
        at start: CGPoint, _ context: CGContext
    ) {
        let style = piece.run.attributes.lineStyle(key)
        guard !style.isEmpty else { return }
        let metrics = piece.run.font.metrics
        let isUnderline = key == .underlineStyle
        let thin = isUnderline ? metrics.underlineThickness : metrics.strikethroughThickness
        let thickness = style.contains(.thick) && !style.contains(.double) ? thin * 2 : thin
        let y = start.y - (isUnderline ? metrics.underlinePosition : metrics.strikethroughPosition)
        context.setStrokeColor((piece.run.attributes[colorKey] as? UIColor ?? color).cgColor)
        context.setLineWidth(thickness)
        context.setLineDash(phase: 0, lengths: style.dashes(thickness))
        let offsets = style.contains(.double) ? [0, thickness * 2] : [0]
        for offset in offsets {
            context.beginPath()
            context.move(to: CGPoint(x: start.x, y: y + thickness / 2 + offset))
            context.addLine(to: CGPoint(x: start.x + piece.width, y: y + thickness / 2 + offset))
            context.strokePath()
        }
    }
}

extension NSUnderlineStyle {
    /// Lengths of dashes and gaps for a thickness (proportions as Core Text's patterns look).
    fileprivate func dashes(_ thickness: CGFloat) -> [CGFloat] {
        let pattern: [CGFloat] =
            switch rawValue & 0x0700 {
            case NSUnderlineStyle.patternDot.rawValue: [3, 3]
            case NSUnderlineStyle.patternDash.rawValue: [10, 5]
            case NSUnderlineStyle.patternDashDot.rawValue: [10, 3, 3, 3]
            case NSUnderlineStyle.patternDashDotDot.rawValue: [10, 3, 3, 3, 3, 3]
            default: []
            }
        return pattern.map { $0 * thickness }
    }
}

extension NSShadow {
    /// Makes what is drawn next cast this shadow.
    package func set(on context: CGContext) {
        let color: CGColor? =
            switch shadowColor {
            case let color as UIColor: color.cgColor
            case let color as CGColor: color
            default: nil
            }
        context.setShadow(offset: shadowOffset, blur: shadowBlurRadius, color: color)
    }
}
