import InterludeTesting
import UIKit

/// A window on a headless screen with a root controller.
@MainActor
struct Stage {
    let host: HeadlessHost
    let window: UIWindow

    init(root: UIViewController, device: DeviceProfile = .iPhone15) {
        host = HeadlessHost(device: device)
        window = UIWindow()
        window.rootViewController = root
        window.makeKeyAndVisible()
        host.advance(by: 0.1)
    }

    /// Everything of the window and its controllers, written down.
    var state: StateRecord { StateRecord(of: window) }

    /// What the screen shows, byte for byte.
    var pixels: Data {
        let frame = host.renderFrame()
        return (0..<frame.height).reduce(into: Data()) { $0.append(Data(bytes: frame.row($1), count: frame.width * 4)) }
    }

    /// What is different from an earlier record; nothing when all is as it was.
    func changes(since earlier: StateRecord) -> [StateDifference] { state.differences(from: earlier) }
}
