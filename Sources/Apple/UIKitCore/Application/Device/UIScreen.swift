import QuartzCore

/// The screen of the host's device.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
    /// The screen of the current host. If there is no host yet, a headless one of an iPhone 15 is
    /// created.
    open class var main: UIScreen { Host.current.screen }
    /// The one screen of the current host.
    open class var screens: [UIScreen] { [main] }

    /// Posted when `brightness` has been set.
    nonisolated public class var brightnessDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIScreenBrightnessDidChangeNotification")
    }

    package var device: DeviceProfile {
        didSet { if device != oldValue { didChange(from: oldValue, orientation) } }
    }
    package internal(set) var orientation: UIInterfaceOrientation {
        didSet { if orientation != oldValue { didChange(from: device, oldValue) } }
    }
    /// Light or dark, and the like. Set through the host.
    package internal(set) var preferences = UserPreferences() {
        didSet { refreshTraits() }
    }
    /// The rate at which the host makes frames.
    package var framesPerSecond = 60

    /// Whose screen it is: who is told of changes.
    weak var host: Host?
    /// What makes frames of what the screen shows; another screen's, where it is shown in that one's frames.
    package var renderServer = RenderServer()
    private var traits: UITraitCollection
    private lazy var rotatingSpace = ScreenSpace(screen: self, .held)
    private lazy var portraitSpace = ScreenSpace(screen: self, .portrait)

    /// Creates a screen with the properties of the current host's screen. It displays nothing.
    public convenience override init() {
        self.init(device: UIScreen.main.device, orientation: UIScreen.main.orientation)
    }

    @usableFromInline package init(device: DeviceProfile, orientation: UIInterfaceOrientation = .portrait) {
        self.device = device
        self.orientation = orientation
        traits = UserPreferences().traits(of: device, in: orientation)
        super.init()
    }

    /// The screen in points, in its present orientation.
    open var bounds: CGRect { CGRect(origin: .zero, size: device.size(in: orientation)) }
    /// The part of the screen below the status bar; all of it while that is hidden. Deprecated since iOS 9.
    open var applicationFrame: CGRect {
        let bar = host?.application.statusBarFrame ?? .zero
        return CGRect(x: 0, y: bar.height, width: bounds.width, height: bounds.height - bar.height)
    }
    /// The screen in pixels, in portrait.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: device.portraitSize.width * scale, height: device.portraitSize.height * scale)
    }
    /// Pixels per point, as the host's device has them: 2 or 3 on phones and tablets.
    open var scale: CGFloat { device.scale }
    /// The number of pixels per point of the display. Always equal to `scale` here.
    open var nativeScale: CGFloat { device.scale }
    /// The host's frame rate in frames per second. The default is 60.
    open var maximumFramesPerSecond: Int { framesPerSecond }
    /// The brightness from 0 to 1. The default is 1. A change posts a notification but does not dim
    /// the screen.
    open var brightness: CGFloat = 1 {
        didSet { NotificationCenter.default.post(name: UIScreen.brightnessDidChangeNotification, object: self) }
    }
    /// The screen's coordinate space in the current orientation.
    open var coordinateSpace: any UICoordinateSpace { rotatingSpace }
    /// The screen's coordinate space in portrait.
    open var fixedCoordinateSpace: any UICoordinateSpace { portraitSpace }

    /// The traits of the host and its user, such as the interface style and the size classes.
    open var traitCollection: UITraitCollection { traits }
    /// Called when the traits have changed. Does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Creates a display link of this screen.
    open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }

    /// Returns a view with a snapshot of the screen.
    ///
    /// - Parameter afterUpdates: Whether the snapshot includes pending updates.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        if afterUpdates { renderServer.commit() }
        let picture = CGImage(buffer: ScreenRenderer().render(Host.current))
        let view = UIImageView(image: UIImage(cgImage: picture, scale: scale, orientation: .up))
        view.frame = bounds
        return view
    }

    private func didChange(from device: DeviceProfile, _ orientation: UIInterfaceOrientation) {
        let previous = traits
        host?.renderServer.screenScale = scale
        refreshTraits()
        host?.becomeAmbient()
        host?.screenDidChange(from: ScreenSpace(screen: self, .former(device, orientation)), orientation, previous)
    }

    private func refreshTraits() {
        let previous = traits
        traits = preferences.traits(of: device, in: orientation)
        if previous.values != traits.values { traitCollectionDidChange(previous) }
    }
}
