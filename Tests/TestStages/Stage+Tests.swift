@_exported import InterludeStage
import UIKit

// The one stage that tests of views, controllers and applications play on; what they have beside it puts something on it.
extension Stage {
    /// A stage with a controller that has come to rest.
    package convenience init(root: UIViewController, device: Device = .iPhone15) {
        self.init(rootViewController: root, device: device)
        advance(by: 0.1)
    }

    /// A stage with a view in its window, and no controller.
    ///
    /// - Parameters:
    ///   - size: The view's; nil lets it fill the screen.
    ///   - scale: Pixels a point, if not the device's.
    package convenience init(showing view: UIView, size: CGSize? = nil, scale: CGFloat? = nil) {
        var setting = Configuration()
        setting.scale = scale
        let host = HeadlessHost(device: setting.profile)
        let window = UIWindow(frame: host.screen.bounds)
        view.frame = CGRect(origin: .zero, size: size ?? window.bounds.size)
        window.addSubview(view)
        window.isHidden = false
        self.init(host, window: window, configuration: setting)
    }

    /// A stage with an application that has been launched; its delegates have made the window.
    package convenience init(launching delegate: NSObject.Type, configuration setting: Configuration) {
        let host = HeadlessHost(device: setting.profile, orientation: setting.orientation)
        host.preferences = setting.preferences
        host.launch(delegateClass: delegate)
        guard let window = host.scene.windows.first else { fatalError("\(delegate) has made no window") }
        self.init(host, window: window, configuration: setting)
    }

    /// What the screen shows, byte for byte.
    package var pixels: Data {
        let frame = host.renderFrame()
        return (0..<frame.height).reduce(into: Data()) { $0.append(Data(bytes: frame.row($1), count: frame.width * 4)) }
    }
}
