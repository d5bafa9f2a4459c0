import InterludeTesting
import UIKit

/// What the suites of films share. There is no text in their films, so these depend on no font, and twenty frames a second
/// are enough to see a change.
extension Stage {
    /// A stage with small pictures on which everything has come to rest: a pixel a point, on a tablet a pixel for four.
    static func forFilms(
        _ root: UIViewController, _ device: Device = .iPhoneSE, _ orientation: UIInterfaceOrientation = .portrait,
        scale: CGFloat? = nil
    ) throws -> Stage {
        let scale = scale ?? (device == .iPad10 ? 0.5 : 1)
        let stage = Stage(rootViewController: root, device: device, scale: scale, orientation: orientation)
        try stage.settle()
        return stage
    }

    /// Films what an action sets off.
    func film(_ action: () -> Void) throws -> Film { try record(framesPerSecond: 20, action) }

    /// Films what a finger sets off that goes straight, rests and lifts, so that no speed decides.
    func film(dragFrom start: CGPoint, to end: CGPoint) throws -> Film {
        try film { play(.drag(from: start, to: end, duration: 0.3, rest: 0.3)) }
    }
}

extension Screen {
    /// A screen without a title and without the clock above it.
    static func wordless(_ color: UIColor, squareAt origin: CGPoint = CGPoint(x: 40, y: 200)) -> Screen {
        let screen = Screen("", color, squareAt: origin)
        screen.hidesStatusBar = true
        return screen
    }
}
