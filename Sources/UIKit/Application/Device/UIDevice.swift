import QuartzCore

/// The device that the current host stands for.
@preconcurrency @MainActor open class UIDevice: NSObject {
    public enum BatteryState: Int, Sendable {
        case unknown = 0
        case unplugged = 1
        case charging = 2
        case full = 3
    }

    open class var current: UIDevice { Host.current.device }

    nonisolated public class var orientationDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIDeviceOrientationDidChangeNotification")
    }
    nonisolated public class var batteryLevelDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
    }
    nonisolated public class var batteryStateDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
    }

    private unowned let screen: UIScreen
    private var orientationListeners = 0

    /// Another object for the device of the current host.
    public convenience override init() { self.init(screen: .main) }

    @usableFromInline init(screen: UIScreen) {
        self.screen = screen
        super.init()
    }

    /// The model's name: Interlude runs no apps that tell devices by their owner's name.
    open var name: String { model }
    open var model: String { screen.device.model }
    open var localizedModel: String { model }
    open var systemName: String { "Interlude" }
    /// The iOS version whose behaviour Interlude follows.
    open var systemVersion: String { "17.0" }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { screen.device.idiom }
    open var isMultitaskingSupported: Bool { true }
    open var isBatteryMonitoringEnabled = false
    /// −1: there is no battery.
    open var batteryLevel: Float { -1 }
    open var batteryState: BatteryState { .unknown }

    open var orientation: UIDeviceOrientation {
        switch screen.orientation {
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeLeft: .landscapeRight
        case .landscapeRight: .landscapeLeft
        case .unknown: .unknown
        }
    }

    open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }
    open func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }
    open func endGeneratingDeviceOrientationNotifications() { orientationListeners = max(0, orientationListeners - 1) }

    /// Tells listeners that the device was turned.
    func announceOrientation() {
        guard isGeneratingDeviceOrientationNotifications else { return }
        NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: self)
    }
}
