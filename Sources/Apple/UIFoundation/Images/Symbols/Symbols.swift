import InterludeFoundation
import CoreGraphics
import QuartzCore

/// The symbols, by name.
package enum Symbols {
    /// All names, in alphabetical order of their drawings.
    package static let names: Set<String> = Set(frames.keys)

    /// The part of the grid each symbol takes; its size follows from it. Most take the square of 100.
    private static let frames: [String: CGRect] = {
        func frame(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> CGRect {
            CGRect(x: x, y: y, width: w, height: h)
        }
        let full = frame(0, 0, 100, 100)
        var frames: [String: CGRect] = [
            "chevron.left": frame(20, 8, 58, 84), "chevron.right": frame(22, 8, 58, 84),
            "chevron.backward": frame(20, 8, 58, 84), "chevron.forward": frame(22, 8, 58, 84),
            "chevron.up": frame(8, 22, 84, 58), "chevron.down": frame(8, 20, 84, 58),
            "xmark": frame(12, 12, 76, 76), "plus": frame(8, 8, 84, 84), "minus": frame(8, 40, 84, 20),
            "ellipsis": frame(4, 36, 92, 28), "play.fill": frame(14, 8, 82, 84), "pause.fill": frame(16, 10, 68, 80),
            "bookmark": frame(20, 2, 60, 96), "bookmark.fill": frame(20, 2, 60, 96),
            "trash": frame(10, 0, 80, 100), "trash.fill": frame(10, 0, 80, 100),
            "photo": frame(-6, 10, 112, 80), "photo.fill": frame(-6, 10, 112, 80),
            "square.and.arrow.up": frame(10, -10, 80, 112), "square.and.arrow.down": frame(10, -10, 80, 112),
            "line.3.horizontal": frame(4, 16, 92, 68), "lock.fill": frame(14, 0, 72, 100),
            "envelope": frame(-4, 12, 108, 76), "envelope.fill": frame(-4, 12, 108, 76),
            "rectangle.stack": frame(-2, 8, 104, 84), "camera": frame(-6, 8, 112, 84),
            "camera.fill": frame(-6, 8, 112, 84), "bolt.fill": frame(16, -4, 68, 108),
        ]
        for name in [
            "arrow.down", "arrow.left", "arrow.right", "arrow.up", "arrow.clockwise", "bell", "bell.fill",
            "checkmark", "checkmark.circle", "checkmark.circle.fill", "chevron.left.circle", "circle", "circle.fill",
            "clock", "ellipsis.circle", "gear", "gearshape", "gearshape.fill", "heart", "heart.fill", "house",
            "house.fill", "info.circle", "magnifyingglass", "moon.fill", "paperplane.fill", "pencil", "person",
            "person.fill",
            "person.crop.circle", "person.crop.circle.fill", "plus.circle", "plus.circle.fill", "square", "square.fill",
            "square.grid.2x2", "square.grid.2x2.fill", "star", "star.fill", "sun.max.fill", "xmark.circle",
            "xmark.circle.fill", "globe", "map.fill", "sidebar.left", "sidebar.right", "sidebar.leading",
            "sidebar.trailing",
            "arrow.up.left.and.arrow.down.right", "mappin.circle.fill", "list.bullet", "slider.horizontal.3",
        ] { frames[name] = full }
        return frames
    }()

    /// All names that have a drawing of their own, in alphabetical order.
    package static var allNames: [String] { names.union(table.keys).sorted() }

    /// Whether there is a drawing of that name, or one can be put together.
    package static func has(_ name: String) -> Bool { names.contains(name) || SymbolRecipe(name) != nil }

    /// Tells the log of a name without a drawing, once on each host.
    static func tellMissing(_ name: String) {
        guard MainQueue.isHere else { return }
        MainActor.assumeIsolated {
            let missing = RenderServer.current.belonging { MissingSymbols() }
            guard missing.names.insert(name).inserted else { return }
            SystemLog.warn("No symbol named '\(name)' found in system symbol set")
        }
    }

    package static func frame(of name: String) -> CGRect { frames[name] ?? CGRect(x: 0, y: 0, width: 100, height: 100) }

    /// Draws a symbol.
    /// - Returns: `false` if there is none of that name.
    package static func draw(_ name: String, _ pen: SymbolPen) -> Bool {
        drawMarks(name, pen) || drawCircled(name, pen) || drawThings(name, pen) || drawPlaces(name, pen)
            || drawMedia(name, pen) || drawRecipe(name, pen)
    }

    private static func drawRecipe(_ name: String, _ pen: SymbolPen) -> Bool {
        guard let recipe = SymbolRecipe(name) else { return false }
        recipe.draw(pen)
        return true
    }

    /// Chevrons, arrows, crosses and other marks of lines alone.
    private static func drawMarks(_ name: String, _ pen: SymbolPen) -> Bool {
        switch name {
        case "chevron.left", "chevron.backward": pen.line((64, 17), (31, 50), (64, 83))
        case "chevron.right", "chevron.forward": pen.line((36, 17), (69, 50), (36, 83))
        case "chevron.up": pen.line((17, 64), (50, 31), (83, 64))
        case "chevron.down": pen.line((17, 36), (50, 69), (83, 36))
        case "xmark": cross(pen, 50, 50, 30)
        case "plus": plus(pen, 50, 50, 36)
        case "minus": pen.line((14, 50), (86, 50))
        case "checkmark": pen.line((16, 54), (40, 80), (84, 18))
        case "ellipsis": for x in [18.0, 50, 82] { pen.dot(CGFloat(x), 50, 5 + pen.width / 2) }
        case "line.3.horizontal": for y in [26.0, 50, 74] { pen.line((10, CGFloat(y)), (90, CGFloat(y))) }
        case "arrow.left": arrow(pen, (88, 50), (12, 50))
        case "arrow.right": arrow(pen, (12, 50), (88, 50))
        case "arrow.up": arrow(pen, (50, 88), (50, 12))
        case "arrow.down": arrow(pen, (50, 12), (50, 88))
        case "arrow.clockwise":
            pen.arc(50, 54, 34, from: -50, to: 230)
            pen.area((60, 10), (60, 42), (84, 26), rounding: 3)
        case "list.bullet":
            for y in [24.0, 50, 76] {
                pen.dot(12, CGFloat(y), pen.width * 0.8)
                pen.line((30, CGFloat(y)), (92, CGFloat(y)))
            }
        case "slider.horizontal.3": sliders(pen)
        default: return false
        }
        return true
    }

    /// Marks in a circle, as an outline or cut out of a disc.
    private static func drawCircled(_ name: String, _ pen: SymbolPen) -> Bool {
        switch name {
        case "circle": pen.ring(50, 50, 42)
        case "circle.fill": pen.dot(50, 50, 46)
        case "xmark.circle": outlined(pen) { cross(pen, 50, 50, 16) }
        case "xmark.circle.fill": cutOut(pen) { cross(pen, 50, 50, 16) }
        case "plus.circle": outlined(pen) { plus(pen, 50, 50, 22) }
        case "plus.circle.fill": cutOut(pen) { plus(pen, 50, 50, 22) }
        case "checkmark.circle": outlined(pen) { pen.line((31, 52), (45, 67), (69, 33)) }
        case "checkmark.circle.fill": cutOut(pen) { pen.line((31, 52), (45, 67), (69, 33)) }
        case "chevron.left.circle": outlined(pen) { pen.line((57, 30), (38, 50), (57, 70)) }
        case "ellipsis.circle": outlined(pen) { for x in [30.0, 50, 70] { pen.dot(CGFloat(x), 50, 5.5) } }
        case "info.circle":
            outlined(pen) {
                pen.dot(50, 29, 5.5)
                pen.line((44, 46), (51, 46), (51, 70))
                pen.line((42, 71), (60, 71))
            }
        case "clock": outlined(pen) { pen.line((50, 24), (50, 53), (34, 60)) }
        case "person.crop.circle":
            outlined(pen) { Symbols.bust(pen, 50, 40, 14, shoulders: 82, clippedTo: 40) }
        case "person.crop.circle.fill": cutOut(pen) { Symbols.bust(pen, 50, 40, 15, shoulders: 84, clippedTo: 40) }
        case "mappin.circle.fill":
            cutOut(pen) {
                pen.dot(50, 38, 13)
                pen.line((50, 48), (50, 74))
            }
        default: return false
        }
        return true
    }

    private static func outlined(_ pen: SymbolPen, _ mark: () -> Void) {
        pen.onLayer(1) { pen.ring(50, 50, 44 - pen.width / 4) }
        pen.onLayer(0, mark)
    }

    private static func cutOut(_ pen: SymbolPen, _ mark: () -> Void) {
        pen.onLayer(1) { pen.dot(50, 50, 47) }
        pen.hasLayers ? pen.onLayer(0, mark) : pen.erasing(mark)
    }

    package static func cross(_ pen: SymbolPen, _ x: CGFloat, _ y: CGFloat, _ r: CGFloat) {
        pen.line((x - r, y - r), (x + r, y + r))
        pen.line((x + r, y - r), (x - r, y + r))
    }

    package static func plus(_ pen: SymbolPen, _ x: CGFloat, _ y: CGFloat, _ r: CGFloat) {
        pen.line((x - r, y), (x + r, y))
        pen.line((x, y - r), (x, y + r))
    }

    private static func arrow(_ pen: SymbolPen, _ tail: (CGFloat, CGFloat), _ head: (CGFloat, CGFloat)) {
        let (dx, dy) = ((head.0 - tail.0) / 76, (head.1 - tail.1) / 76)
        pen.line(tail, head)
        pen.line(
            (head.0 - dx * 32 + dy * 32, head.1 - dy * 32 - dx * 32), head,
            (head.0 - dx * 32 - dy * 32, head.1 - dy * 32 + dx * 32))
    }

    private static func sliders(_ pen: SymbolPen) {
        for (y, knob) in [(22.0, 64.0), (50, 34), (78, 64)] {
            let (y, knob) = (CGFloat(y), CGFloat(knob))
            pen.line((8, y), (92, y))
            pen.erasing { pen.dot(knob, y, 13) }
            pen.ring(knob, y, 9)
        }
    }

    /// A head and shoulders; `clippedTo` is the radius of a circle about the middle that cuts them.
    static func bust(
        _ pen: SymbolPen, _ x: CGFloat, _ y: CGFloat, _ head: CGFloat, shoulders: CGFloat, clippedTo radius: CGFloat
    ) {
        pen.context.saveGState()
        pen.context.beginPath()
        pen.context.addEllipse(in: CGRect(x: 50 - radius, y: 50 - radius, width: radius * 2, height: radius * 2))
        pen.context.clip()
        pen.context.fillEllipse(in: CGRect(x: x - head, y: y - head * 1.15, width: head * 2, height: head * 2.3))
        pen.context.fillEllipse(
            in: CGRect(x: x - head * 1.95, y: shoulders - head * 1.35, width: head * 3.9, height: head * 3))
        pen.context.restoreGState()
    }
}

/// The symbols that were asked for without success on a host.
private final class MissingSymbols {
    var names: Set<String> = []
}
