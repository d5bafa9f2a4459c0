import QuartzCore

/// The device of the current host.
@preconcurrency @MainActor open class UIDevice: NSObject {
    /// The state of the battery.
    public enum BatteryState: Int, Sendable {
        /// The state is unknown; always so here.
        case unknown = 0
        /// The device is discharging.
        case unplugged = 1
        /// The device is charging.
        case charging = 2
        /// The device is fully charged.
        case full = 3
    }

    /// The device of the current host.
    open class var current: UIDevice { Host.current.device }

    /// Posted when the device was rotated, if notifications were requested.
    nonisolated public class var orientationDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIDeviceOrientationDidChangeNotification")
    }
    /// The battery is fuller or emptier; never posted here.
    nonisolated public class var batteryLevelDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
    }
    /// The battery is charged, or no longer; never posted here.
    nonisolated public class var batteryStateDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
    }

    private unowned let screen: UIScreen
    private var orientationListeners = 0

    /// Creates another object for the device of the current host.
    public convenience override init() { self.init(screen: .main) }

    @usableFromInline init(screen: UIScreen) {
        self.screen = screen
        super.init()
    }

    /// The model's name. The owner's device name is not available.
    open var name: String { model }
    /// "iPhone" or "iPad".
    open var model: String { screen.device.model }
    /// Equals `model`: it is not translated.
    open var localizedModel: String { model }
    /// Always "Interlude".
    open var systemName: String { "Interlude" }
    /// The iOS version whose behavior Interlude follows.
    open var systemVersion: String { "17.0" }
    /// The vendor's identifier of the device: one for all devices here, so that films are equal.
    open var identifierForVendor: UUID? { UUID(uuidString: "1A2B3C4D-0000-4000-8000-000000000001") }
    /// The kind of the host's device: phone or tablet.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { screen.device.idiom }
    /// Always `true`.
    open var isMultitaskingSupported: Bool { true }
    /// Whether the battery is monitored. The default is `false`. It has no effect here, because
    /// there is no battery.
    open var isBatteryMonitoringEnabled = false
    /// Always −1: there is no battery.
    open var batteryLevel: Float { -1 }
    /// Always unknown: there is no battery.
    open var batteryState: BatteryState { .unknown }

    /// The orientation of the device. The landscape names are the reverse of the interface's.
    open var orientation: UIDeviceOrientation {
        switch screen.orientation {
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeLeft: .landscapeRight
        case .landscapeRight: .landscapeLeft
        case .unknown: .unknown
        }
    }

    /// Whether `orientationDidChangeNotification` is posted when the device rotates.
    open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }
    /// Begins posting orientation notifications. Balance each call with
    /// `endGeneratingDeviceOrientationNotifications()`.
    open func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }
    /// Ends one request of `beginGeneratingDeviceOrientationNotifications()`.
    open func endGeneratingDeviceOrientationNotifications() { orientationListeners = max(0, orientationListeners - 1) }

    /// Tells listeners that the device was turned.
    func announceOrientation() {
        guard isGeneratingDeviceOrientationNotifications else { return }
        NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: self)
    }
}
