import UIKit

// Screens that turn in space.
extension GlyphDrawings {
    static let space: [String: Drawing] = [
        "cube": { $0.from(.left, cube) },
        "cube-left": { $0.from(.right, cube) }, "cube-top": { $0.from(.bottom, cube) },
        "cube-bottom": { $0.from(.top, cube) },
        "room": { pen in
            pen.side([at(16, 14), at(48, 30), at(48, 70), at(16, 86)], strength: 0.5)
            pen.side([at(52, 30), at(84, 14), at(84, 86), at(52, 70)])
        },
        "carousel": { pen in
            pen.side([at(10, 34), at(30, 26), at(30, 74), at(10, 66)], strength: 0.5)
            pen.side([at(90, 34), at(70, 26), at(70, 74), at(90, 66)], strength: 0.5)
            pen.screen(34, 20, 32, 60)
        },
        "flip": { pen in
            pen.side([at(28, 32), at(47, 22), at(47, 78), at(28, 68)], strength: 0.5)
            pen.side([at(53, 22), at(76, 30), at(76, 70), at(53, 78)])
        },
        "flip-over": { pen in
            pen.side([at(32, 20), at(68, 20), at(80, 47), at(20, 47)], strength: 0.5)
            pen.side([at(20, 53), at(80, 53), at(70, 82), at(30, 82)])
        },
        "book-page": { pen in
            pen.screen(14, 26, 34, 54, strength: 0.5)
            pen.screen(52, 26, 34, 54)
            pen.side([at(50, 26), at(66, 12), at(66, 70), at(50, 80)], strength: 0.75)
        },
        "split-flap": { pen in
            pen.screen(22, 16, 56, 31)
            pen.screen(22, 53, 56, 31, strength: 0.5)
            pen.side([at(26, 47), at(74, 47), at(84, 64), at(16, 64)])
        },
        "turn": { pen in
            pen.side([at(14, 30), at(48, 16), at(48, 84), at(14, 70)], strength: 0.5)
            pen.side([at(52, 16), at(86, 30), at(86, 70), at(52, 84)])
        },
        "fold": { fan($0, [14, 26, 38, 50, 62], strength: 1) },
        "unfold": { pen in
            fan(pen, [38, 56, 74, 92], strength: 1)
            pen.arrow(at(30, 50), at(10, 50))
        },
        "push-rotate": { pen in
            pen.side([at(14, 18), at(44, 30), at(44, 70), at(14, 82)], strength: 0.5)
            pen.screen(50, 18, 38, 64)
            pen.arrow(at(78, 50), at(62, 50), isHole: true)
        },
        "corner-swing": { pen in
            pen.backdrop(strength: 0.3)
            pen.side([at(24, 84), at(42, 26), at(84, 40), at(66, 96)])
            pen.disc(29, 80, 5, isHole: true)
        },
        "swing-door": { pen in
            pen.screen(28, 20, 54, 60)
            pen.side([at(16, 20), at(44, 8), at(44, 92), at(16, 80)], strength: 0.55)
        },
        "portal": { pen in
            pen.side([at(10, 10), at(26, 22), at(26, 78), at(10, 90)], strength: 0.55)
            pen.side([at(90, 10), at(74, 22), at(74, 78), at(90, 90)], strength: 0.55)
            pen.screen(36, 30, 28, 40)
        },
        "card-stack": { pen in
            pen.side([at(34, 14), at(66, 14), at(76, 44), at(24, 44)], strength: 0.5)
            pen.side([at(22, 50), at(78, 50), at(86, 88), at(14, 88)])
        },
        "cover-flow": { pen in
            pen.side([at(8, 26), at(24, 34), at(24, 66), at(8, 74)], strength: 0.5)
            pen.side([at(92, 26), at(76, 34), at(76, 66), at(92, 74)], strength: 0.5)
            pen.screen(30, 28, 40, 44)
        },
        "page-curl": { pen in
            pen.side([at(24, 14), at(76, 14), at(76, 52), at(48, 86), at(24, 86)])
            pen.side([at(76, 52), at(48, 86), at(46, 60)], strength: 0.5)
        },
        "roll": { pen in
            pen.block(CGRect(x: 30, y: 22, width: 36, height: 42), turned: 30)
            pen.line([at(24, 84), at(78, 84)], width: 5)
            pen.line([at(78, 22), at(86, 36), at(86, 52)], width: 5)
        },
        "newspaper": { pen in
            pen.block(CGRect(x: 28, y: 20, width: 44, height: 58), turned: -14)
            pen.line([at(36, 36), at(58, 31)], width: 6, isHole: true)
            for (x, y) in [(41.0, 48.0), (43, 58), (45, 68)] {
                pen.line([at(x, y), at(x + 22, y - 5)], width: 3, isHole: true)
            }
        },
    ]

    private static func cube(_ pen: GlyphPen) {
        pen.side([at(20, 28), at(52, 18), at(52, 82), at(20, 72)], strength: 0.5)
        pen.side([at(55, 18), at(80, 28), at(80, 72), at(55, 82)])
    }

    /// Leaves between upright edges that stand in front and behind in turns.
    private static func fan(_ pen: GlyphPen, _ edges: [CGFloat], strength: CGFloat) {
        for (index, (left, right)) in zip(edges, edges.dropFirst()).enumerated() {
            let (near, far): (CGFloat, CGFloat) = (16, 26)
            let (a, b) = index % 2 == 0 ? (near, far) : (far, near)
            pen.side(
                [at(left, a), at(right, b), at(right, 100 - b), at(left, 100 - a)],
                strength: index % 2 == 0 ? strength : 0.5)
        }
    }
}
