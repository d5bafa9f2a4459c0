import Foundation
import UIKit
import WindowSystem
import Workbench

/// A live host on a display in memory, whose wall clock the test moves.
@MainActor final class LiveStage {
    let outlet: MemoryOutlet
    let host: LiveHost
    let window: UIWindow
    private(set) var time: TimeInterval = 100

    init(
        _ root: UIViewController = UIViewController(), device: DeviceProfile = .iPhone15, pixelScale: CGFloat = 1,
        pane: (any SidePane)? = nil
    ) {
        outlet = MemoryOutlet(pixelScale: pixelScale)
        host = LiveHost(outlet: outlet, device: device)
        host.sidePane = pane
        window = UIWindow()
        window.rootViewController = root
        window.makeKeyAndVisible()
        host.turn(at: time)
    }

    /// Makes a turn a frame later, with what the user does meanwhile.
    func turn(_ events: WindowEvent.Kind..., modifiers: WindowEvent.Modifiers = []) {
        time += 1 / 60.0
        for event in events { outlet.send(event, modifiers: modifiers, at: time - 0.001) }
        host.turn(at: time)
    }

    func turns(_ count: Int) { for _ in 0..<count { turn() } }

    func press(_ name: String, control: Bool = false) {
        let key = WindowEvent.Key(name: name, modifiers: control ? .control : [])
        turn(.key(.down, key))
        turn(.key(.up, key))
    }

    /// Drags the mouse evenly; `lifts` says whether the button is let go at the end.
    func drag(from start: CGPoint, to end: CGPoint, steps: Int = 12, lifts: Bool = true) {
        turn(.pointer(.began, button: .primary, start))
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            let place = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
            turn(.pointer(.moved, button: .primary, place))
        }
        if lifts { turn(.pointer(.ended, button: .primary, end)) }
    }

    /// Whether the picture, put together from changes, is what drawing all of it anew gives.
    var pictureIsWhole: Bool {
        let fresh = host.renderWholeCanvas()
        return outlet.picture?.hasSamePixels(as: fresh) == true
    }
}
