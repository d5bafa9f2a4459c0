import CoreGraphics

/// A symbol of the table, alone or put together with a frame, a stroke through it, or a badge.
///
/// `heart.circle.fill` is the table's `heart`, cut out of a disc; `bell.slash` its bell with a stroke; `person.badge.plus` its
/// person with a badge. So a line of the table gives many names.
package struct SymbolRecipe {
    private enum Form {
        /// The table's own, as an outline or filled.
        case plain(String, isFilled: Bool)
        /// In a frame; filled means that it is cut out of it.
        indirect case framed(SymbolRecipe, frame: String, isFilled: Bool)
        indirect case slashed(SymbolRecipe)
        indirect case badged(SymbolRecipe, badge: String)
    }

    private let form: Form

    /// `nil` for a name that cannot be put together.
    init?(_ name: String) {
        guard let form = Self.form(of: name, isFilled: false) else { return nil }
        self.form = form
    }

    private init(_ form: Form) { self.form = form }

    /// What marks can stand in besides circles and squares.
    private static let frames: Set<String> = [
        "circle", "square", "rectangle", "app", "shield", "triangle", "octagon", "seal", "diamond", "hexagon",
    ]
    /// What can stand in other frames than circles and squares.
    private static let marks: Set<String> = [
        "exclamationmark", "checkmark", "xmark", "questionmark", "plus", "minus", "bolt", "lock", "play", "person",
        "heart",
    ]
    private static let badges: Set<String> = [
        "plus", "minus", "xmark", "checkmark", "exclamationmark", "questionmark", "clock",
    ]

    private static func form(of name: String, isFilled: Bool) -> Form? {
        if Symbols.table[name] != nil { return .plain(name, isFilled: isFilled) }
        if !isFilled, name.hasSuffix(".fill") { return form(of: String(name.dropLast(5)), isFilled: true) }
        guard let dot = name.lastIndex(of: ".") else { return nil }
        let (base, last) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
        if frames.contains(last), last == "circle" || last == "square" || marks.contains(base),
            let inner = form(of: base, isFilled: false)
        {
            return .framed(SymbolRecipe(inner), frame: last, isFilled: isFilled)
        }
        if last == "slash", let inner = form(of: base, isFilled: isFilled) { return .slashed(SymbolRecipe(inner)) }
        if last == "badge", let inner = form(of: base, isFilled: isFilled) {
            return .badged(SymbolRecipe(inner), badge: "")
        }
        if badges.contains(last), base.hasSuffix(".badge"),
            let inner = form(of: String(base.dropLast(6)), isFilled: isFilled)
        {
            return .badged(SymbolRecipe(inner), badge: last)
        }
        return nil
    }

    // MARK: Drawing

    package func draw(_ pen: SymbolPen) { draw(pen, cutsOut: true) }

    private func draw(_ pen: SymbolPen, cutsOut: Bool) {
        switch form {
        case .plain(let name, let isFilled):
            SymbolLine(Symbols.table[name] ?? "", isFilled: isFilled, cutsOut: cutsOut).draw(pen)
        case .framed(let inner, let frame, let isFilled):
            let line = SymbolLine(Symbols.table[frame] ?? "", isFilled: isFilled, cutsOut: cutsOut)
            pen.onLayer(1) { line.draw(pen) }
            // Triangles have their room below the middle.
            let place = (x: CGFloat(50), y: CGFloat(frame == "triangle" ? 62 : 50))
            let scale: CGFloat = frame == "triangle" || frame == "diamond" ? 0.42 : 0.52
            let body = { pen.scaled(to: place, by: scale) { inner.draw($0, cutsOut: false) } }
            if isFilled, !pen.hasLayers { pen.erasing(body) } else { pen.onLayer(0, body) }
        case .slashed(let inner):
            inner.draw(pen, cutsOut: cutsOut)
            pen.erasing { pen.thick(pen.width * 2.8) { pen.line((20, 6), (100, 86)) } }
            pen.line((12, 10), (90, 88))
        case .badged(let inner, let badge):
            pen.onLayer(1) {
                pen.withoutLayers.scaled(to: (46, 46), by: 0.92) { inner.draw($0, cutsOut: cutsOut) }
            }
            let (x, y): (CGFloat, CGFloat) = badge.isEmpty ? (80, 20) : (78, 78)
            pen.erasing { pen.dot(x, y, badge.isEmpty ? 22 : 28) }
            pen.dot(x, y, badge.isEmpty ? 15 : 21)
            guard let mark = Symbols.table[badge] else { return }
            pen.erasing {
                pen.scaled(to: (x, y), by: 0.26) { SymbolLine(mark, isFilled: true, cutsOut: false).draw($0) }
            }
        }
    }
}

/// A line of the table, drawn.
package struct SymbolLine {
    private let words: [Substring]
    private let isFilled: Bool
    /// Whether parts are cut out of others; not where all of it is itself cut out.
    private let cutsOut: Bool

    init(_ text: String, isFilled: Bool, cutsOut: Bool) {
        words = text.split { $0 == " " || $0 == "," }
        self.isFilled = isFilled
        self.cutsOut = cutsOut
    }

    private enum Mode { case plain, inside, cut }
    private var hasInside: Bool { words.contains("n") }

    package func draw(_ pen: SymbolPen) {
        var index = 0
        var mode = Mode.plain
        while index < words.count {
            let word = words[index]
            index += 1
            if word == "n" {
                mode = .inside
            } else if word == "x" {
                mode = .cut
            } else {
                var numbers: [CGFloat] = []
                while index < words.count, let number = Double(words[index]) {
                    numbers.append(CGFloat(number))
                    index += 1
                }
                draw(String(word), numbers, mode, pen)
                mode = .plain
            }
        }
    }

    private func draw(_ word: String, _ numbers: [CGFloat], _ mode: Mode, _ pen: SymbolPen) {
        // What is inside something else is a layer of its own, in front of it.
        let isLayered = pen.hasLayers && cutsOut && hasInside
        let erases = mode == .cut || (mode == .inside && isFilled && !isLayered)
        // A part inside what is filled is drawn as an outline, cut out.
        let fills = isFilled && mode == .plain
        let paint = {
            guard isLayered else { return shape(word, numbers, fills: fills, pen) }
            pen.onLayer(mode == .inside ? 0 : 1) { shape(word, numbers, fills: fills, pen) }
        }
        if !erases { return paint() }
        if cutsOut { pen.erasing(paint) }
    }

    private func shape(_ word: String, _ n: [CGFloat], fills: Bool, _ pen: SymbolPen) {
        switch (word, n.count) {
        case ("l", 4...): pen.stroke(chain(n, closed: false))
        case ("z", 6...): outline(chain(n, closed: true), fills, pen)
        case ("a", 6...): pen.fill(chain(n, closed: true), rounding: pen.width * 0.4)
        case ("o", 3): fills ? pen.dot(n[0], n[1], n[2] + pen.width / 2) : pen.ring(n[0], n[1], n[2])
        case ("d", 3): pen.dot(n[0], n[1], max(n[2], pen.width * 0.75))
        case ("b", 5):
            fills
                ? pen.block(
                    n[0] - pen.width / 2, n[1] - pen.width / 2, n[2] + pen.width, n[3] + pen.width,
                    radius: n[4] + pen.width / 2)
                : pen.box(n[0], n[1], n[2], n[3], radius: n[4])
        case ("k", 5): pen.block(n[0], n[1], n[2], n[3], radius: n[4])
        case ("e", 4):
            outline(CGPath(ellipseIn: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), transform: nil), fills, pen)
        case ("c", 5): pen.arc(n[0], n[1], n[2], from: min(n[3], n[4]), to: max(n[3], n[4]))
        case ("q", 6...): pen.stroke(curves(n, closed: false))
        case ("Q", 6...): outline(curves(n, closed: true), fills, pen)
        default:
            guard word.hasPrefix("@"), n.count == 3 else { return }
            let name = String(word.dropFirst())
            pen.scaled(to: (n[0], n[1]), by: n[2] / 100) { pen in
                if let recipe = SymbolRecipe(name) { recipe.draw(pen) }
            }
        }
    }

    private func outline(_ path: CGPath, _ fills: Bool, _ pen: SymbolPen) {
        fills ? pen.fill(path, rounding: pen.width) : pen.stroke(path)
    }

    private func chain(_ n: [CGFloat], closed: Bool) -> CGPath {
        let path = CGMutablePath()
        path.addLines(between: stride(from: 0, to: n.count - 1, by: 2).map { CGPoint(x: n[$0], y: n[$0 + 1]) })
        if closed { path.closeSubpath() }
        return path
    }

    /// Groups of three points: where a curve begins, what it bends to, where it ends.
    private func curves(_ n: [CGFloat], closed: Bool) -> CGPath {
        let path = CGMutablePath()
        for start in stride(from: 0, to: n.count - 5, by: 6) {
            if start == 0 { path.move(to: CGPoint(x: n[0], y: n[1])) }
            path.addQuadCurve(
                to: CGPoint(x: n[start + 4], y: n[start + 5]), control: CGPoint(x: n[start + 2], y: n[start + 3]))
        }
        if closed { path.closeSubpath() }
        return path
    }
}

extension SymbolPen {
    /// Draws something smaller about a point. Its lines grow thinner by less than it does.
    func scaled(to place: (x: CGFloat, y: CGFloat), by scale: CGFloat, _ body: (SymbolPen) -> Void) {
        guard scale > 0 else { return }
        context.saveGState()
        context.translateBy(x: place.x, y: place.y)
        context.scaleBy(x: scale, y: scale)
        context.translateBy(x: -50, y: -50)
        let inner = SymbolPen(
            context: context, width: width * (0.55 + 0.45 * scale) / scale, layers: layers)
        context.setLineWidth(inner.width)
        body(inner)
        context.restoreGState()
    }
}
