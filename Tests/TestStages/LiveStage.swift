import DesktopLoop
import Foundation
import UIKit
import WindowSystem

/// A live host on a display in memory, whose wall clock the test moves.
@MainActor package final class LiveStage {
    package let outlet: MemoryOutlet
    package let host: LiveHost
    /// The wall clock, in seconds.
    package private(set) var time: TimeInterval = 100
    /// What the test has put on the screen; nil where an application is launched.
    private var ownWindow: UIWindow?

    /// Shows a device on which nothing runs yet.
    ///
    /// - Parameters:
    ///   - pixelScale: The display's pixels a point.
    ///   - scale: Pixels a point that are drawn; nil for the display's.
    package init(device: DeviceProfile, pixelScale: CGFloat = 1, scale: CGFloat? = nil) {
        outlet = MemoryOutlet(pixelScale: pixelScale)
        host = LiveHost(outlet: outlet, device: device, scale: scale)
    }

    /// Shows a device with a controller on it.
    ///
    /// - Parameter pane: What stands beside the device.
    package convenience init(
        _ root: UIViewController = UIViewController(), device: DeviceProfile = .iPhone15, pixelScale: CGFloat = 1,
        scale: CGFloat? = nil, pane: (LiveHost) -> (any SidePane)? = { _ in nil }
    ) {
        self.init(device: device, pixelScale: pixelScale, scale: scale)
        host.sidePane = pane(host)
        let window = UIWindow()
        ownWindow = window
        window.rootViewController = root
        window.makeKeyAndVisible()
        host.turn(at: time)
    }

    /// Others find a host with a usual scale.
    isolated deinit { _ = HeadlessHost() }

    /// The first window on the device.
    package var window: UIWindow {
        guard let window = ownWindow ?? host.scene.windows.first else { fatalError("The device shows no window") }
        return window
    }

    /// Makes a turn a frame later, with what the user does meanwhile.
    package func turn(_ events: WindowEvent.Kind..., modifiers: WindowEvent.Modifiers = []) {
        time += 1 / 60.0
        for event in events { outlet.send(event, modifiers: modifiers, at: time - 0.001) }
        host.turn(at: time)
    }

    package func turns(_ count: Int) { for _ in 0..<count { turn() } }

    /// Presses a key and lets it go, a turn each.
    package func press(_ name: String, control: Bool = false) {
        let key = WindowEvent.Key(name: name, modifiers: control ? .control : [])
        turn(.key(.down, key))
        turn(.key(.up, key))
    }

    /// Drags the mouse evenly; `lifts` says whether the button is let go at the end.
    package func drag(from start: CGPoint, to end: CGPoint, steps: Int = 12, lifts: Bool = true) {
        turn(.pointer(.began, button: .primary, start))
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            let place = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
            turn(.pointer(.moved, button: .primary, place))
        }
        if lifts { turn(.pointer(.ended, button: .primary, end)) }
    }

    /// Whether the picture, put together from changes, is what drawing all of it anew gives.
    package var pictureIsWhole: Bool {
        let fresh = host.renderWholeCanvas()
        return outlet.picture?.hasSamePixels(as: fresh) == true
    }
}
