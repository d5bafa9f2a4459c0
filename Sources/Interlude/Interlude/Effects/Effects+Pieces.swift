import UIKit

// A picture of the old screen in pieces.
extension ScreenTransition {
    /// The old screen breaks into pieces that fly away from its center.
    public static var explode: ScreenTransition {
        ScreenTransition(
            "explode", .linear(0.9), .upper(.scale(1.08)),
            .lower(mesh: .grid(columns: 6, rows: 10), .from(.center, spread: 0.15)) { piece, amount in
                // Pressure builds up before it flies, and it fades when it has flown.
                let way = amount * amount * (1.4 - 0.4 * amount)
                return [
                    .offset(
                        x: .screen(((piece.x - 0.5) * 1.9 + piece.random(-0.15...0.15)) * way),
                        y: .screen(((piece.y - 0.5) * 1.7 + piece.random(-0.15...0.15, 1)) * way)),
                    .rotation(piece.random(-130...130, 2) * way), .scale(1 + 0.35 * way),
                    .opacity(min((1 - amount) / 0.35, 1)),
                ]
            })
    }

    /// The old screen breaks into fragments that tumble in space.
    public static var fragments: ScreenTransition {
        ScreenTransition(
            "fragments", .easeIn(0.9), .upper(.dim(0.3)),
            .lower(.grid(columns: 5, rows: 9), .random(seed: 3, spread: 0.4)) { piece in
                [
                    .offset(x: .screen(piece.random(-0.4...0.4)), y: .screen(piece.random(-0.3...0.5, 1))),
                    .rotation(piece.random(-120...120, 2), .x), .rotation(piece.random(-120...120, 3), .y),
                    .depth(.screen(piece.random(-0.4...0.9, 4))), .opacity(0),
                ]
            })
    }

    /// The old screen's bricks are drawn out of the wall, every other row to the other side.
    public static var bricks: ScreenTransition {
        ScreenTransition(
            "bricks", .easeInOut(0.8),
            .lower(.bricks(columns: 4, rows: 14), .across(from: .top, spread: 0.5)) { piece in
                [.edge(piece.row % 2 == 0 ? .left : .right)]
            })
    }

    /// The old screen's bricks fall, the lowest first.
    public static var fallingBricks: ScreenTransition {
        ScreenTransition(
            "falling-bricks", .linear(1),
            .lower(.bricks(columns: 5, rows: 12), .across(from: .bottom, spread: 0.55)) { piece in
                [.offset(x: .screen(piece.random(-0.1...0.1)), y: .screen(1.15)), .rotation(piece.random(-70...70, 1))]
            }.curve(.easeIn))
    }

    /// Upright strips of the old screen leave upwards and downwards in turns.
    public static var verticalStrips: ScreenTransition {
        ScreenTransition(
            "vertical-strips", .easeInOut(0.6),
            .lower(.columns(9), .across(from: .left, spread: 0.3)) { piece in
                [.edge(piece.column % 2 == 0 ? .top : .bottom)]
            })
    }

    /// Flat strips of the old screen leave to the left and to the right in turns.
    public static var horizontalStrips: ScreenTransition {
        ScreenTransition(
            "horizontal-strips", .easeInOut(0.6),
            .lower(.rows(13), .across(from: .top, spread: 0.3)) { piece in [.edge(piece.row % 2 == 0 ? .left : .right)]
            })
    }

    /// Slats turn over, one after the other; the new screen is on their backs.
    public static var slats: ScreenTransition {
        ScreenTransition(
            // From far away: a slat that turns hardly grows beyond its neighbors.
            "slats", .easeInOut(0.8), perspective: 3000, .upper(.tint(.secondarySystemBackground, 1)).during(0.2...1),
            .upper(.rows(10), .across(from: .top, spread: 0.6)) { _ in
                [.rotation(-90, .x), .ownPerspective, .dim(0.35)]
            }
            .during(0.2...1).only { _ in true },
            .lower(.rows(10), .across(from: .top, spread: 0.6)) { _ in [.rotation(90, .x), .ownPerspective, .dim(0.35)]
            }
            .during(0...0.8))
    }

    /// The old screen breaks like glass.
    public static var shards: ScreenTransition {
        ScreenTransition(
            "shards", .linear(0.9),
            .lower(.triangles(columns: 4, rows: 7), .from(.center, spread: 0.35)) { piece in
                [
                    .offset(x: .screen((piece.x - 0.5) * 0.8), y: .screen(1.1 + piece.random(0...0.3))),
                    .rotation(piece.random(-140...140, 1)), .scale(0.8),
                ]
            }.curve(.easeIn))
    }

    /// The old screen is cut in two, and its halves part upwards and downwards.
    public static var split: ScreenTransition {
        ScreenTransition(
            "split", .easeInOut(0.45), backGesture: .pan(towards: .bottom), .upper(.scale(1.06)),
            .lower(.rows(2)) { piece in [.edge(piece.row == 0 ? .top : .bottom, 0.5)] })
    }

    /// The squares of a chessboard vanish, first those of one color, then those of the other.
    public static var checkerboard: ScreenTransition {
        ScreenTransition(
            "checkerboard", .easeInOut(0.7),
            .lower(.grid(columns: 6, rows: 12), .alternating) { _ in [.scale(0.001)] })
    }

    /// The tiles of a mosaic turn over from one corner to the other.
    public static var mosaic: ScreenTransition {
        ScreenTransition(
            "mosaic", .easeInOut(0.9), perspective: 3000, .upper(.tint(.secondarySystemBackground, 1)).during(0.24...1),
            .upper(.grid(columns: 5, rows: 9), .diagonal(spread: 0.7)) { _ in
                [.rotation(-90, .y), .ownPerspective, .dim(0.35)]
            }
            .during(0.24...1).only { _ in true },
            .lower(.grid(columns: 5, rows: 9), .diagonal(spread: 0.7)) { _ in
                [.rotation(90, .y), .ownPerspective, .dim(0.35)]
            }
            .during(0...0.76))
    }

    /// The old screen runs down like water: its lower edge falls first and draws the rest after it.
    public static var waterfall: ScreenTransition {
        ScreenTransition(
            "waterfall", .linear(0.9),
            .lower(
                warped: .rows(24),
                to: { point, amount, screen in
                    // The upper edge stays for two fifths of the time; each point falls for three fifths.
                    let hangingOn = 0.4 * (1 - point.y / screen.height)
                    let falling = min(max((amount - hangingOn) / 0.6, 0), 1)
                    return CGPoint(x: point.x, y: point.y + 1.1 * screen.height * falling * falling)
                }))
    }

    /// The new screen is built up from tiles that fly in.
    public static var assemble: ScreenTransition {
        ScreenTransition(
            "assemble", .easeOut(0.8), .lower(.dim(0.4)),
            .upper(.grid(columns: 5, rows: 9), .from(.center, spread: 0.4)) { piece in
                [
                    .offset(x: .screen(piece.random(-0.6...0.6)), y: .screen(piece.random(-0.5...0.5, 1))),
                    .scale(0.3), .rotation(piece.random(-90...90, 2)), .opacity(0),
                ]
            })
    }

    /// Two halves enter from the top and the bottom, like the blades of a guillotine.
    public static var guillotine: ScreenTransition {
        ScreenTransition(
            "guillotine", .linear(0.9), reverse: .easeIn(0.4), backGesture: .pan(towards: .bottom), .lower(.dim(0.4)),
            .upper(.rows(2)) { piece in [.edge(piece.row == 0 ? .top : .bottom, 0.5)] }.curve(.bounce))
    }
}
