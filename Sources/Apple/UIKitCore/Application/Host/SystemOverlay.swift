import QuartzCore

/// What the system itself shows above all windows: the status bar with time and symbols, and the home indicator.
///
/// It takes no touches and belongs to no window.
@MainActor package final class SystemOverlay {
    private unowned let host: Host
    private let statusBar = StatusBar()
    private let homeIndicator = UIView()
    /// Whether the whole overlay is left out, for pictures of the application alone.
    package var isHidden = false

    init(host: Host) {
        self.host = host
        homeIndicator.layer.cornerRadius = SystemOverlay.indicatorSize.height / 2
    }

    /// The layers to draw above the windows, brought up to date.
    package var layers: [CALayer] {
        guard !isHidden else { return [] }
        let layers = [statusBarLayer, homeIndicatorLayer].compactMap { $0 }
        for layer in layers { layer.displayIfNeeded() }
        return layers
    }

    private var statusBarLayer: CALayer? {
        update()
        guard barHeight > 0, statusBar.isSeen else { return nil }
        statusBar.display(host.screen.device, scale: host.screen.scale)
        return statusBar.layer
    }

    private var barHeight: CGFloat { host.screen.device.statusBarHeight(in: host.scene.interfaceOrientation) }

    /// Notes at the end of the first turn what the status bar shows, so that a change before the first frame can be animated too.
    func begin() {
        if statusBar.look == nil { update() }
    }

    /// Notes with each frame what the status bar shows.
    private func update() {
        let size = CGSize(width: host.screen.bounds.width, height: barHeight)
        guard !isHidden, size.height > 0 else { return }
        statusBar.lie(size)
        // What belongs to no server is not animated for long.
        host.renderServer.attach(statusBar.layer)
        showStatusBar()
    }

    /// Shows the status bar as controllers or the app want it now: animated in an animation block, else at once.
    ///
    /// - Parameter animation: How it comes or goes; `nil` for what the deciding controller prefers.
    func showStatusBar(by animation: UIStatusBarAnimation? = nil) {
        let deciding = host.scene.mainWindow?.rootViewController
        statusBar.show(
            wantedLook,
            by: animation ?? deciding?.statusBarHiddenDecider.preferredStatusBarUpdateAnimation ?? .fade)
    }

    /// What a transition has to change along with its screens, if the one that comes wants another status bar than the one that goes.
    var pendingChange: (view: UIView, change: () -> Void)? {
        guard !isHidden, statusBar.look != wantedLook else { return nil }
        return (statusBar, { [weak self] in self?.showStatusBar() })
    }

    private var wantedLook: StatusBar.Look {
        StatusBar.Look(isHidden: host.scene.statusBarManager?.isStatusBarHidden ?? true, isLight: hasLightSigns)
    }

    private var homeIndicatorLayer: CALayer? {
        guard host.screen.device.hasHomeIndicator, !isIndicatorUnwanted else { return nil }
        let bounds = host.screen.bounds
        let width = min(SystemOverlay.indicatorSize.width, bounds.width / 3)
        homeIndicator.frame = CGRect(
            x: (bounds.width - width) / 2,
            y: bounds.height - SystemOverlay.indicatorMargin - SystemOverlay.indicatorSize.height,
            width: width, height: SystemOverlay.indicatorSize.height)
        homeIndicator.backgroundColor = isLight(contentStyle) ? .white : .black
        return homeIndicator.layer
    }

    private var isIndicatorUnwanted: Bool {
        host.scene.mainWindow?.rootViewController?.homeIndicatorDecider.prefersHomeIndicatorAutoHidden ?? false
    }

    /// What the controller that decides on the status bar asks for; by default what suits the style in which that one is
    /// shown (documented).
    private var hasLightSigns: Bool { isLight(host.scene.statusBarManager?.statusBarStyle) }

    /// What that controller asks for, whatever lies below the bar: the home indicator does not know of cards.
    private var contentStyle: UIStatusBarStyle? {
        UIApplication.shared.ownStatusBar?.style
            ?? host.scene.mainWindow?.statusBarStyleDecider?.preferredStatusBarStyle
    }

    private func isLight(_ asked: UIStatusBarStyle?) -> Bool {
        switch asked ?? .default {
        case .lightContent: return true
        case .darkContent: return false
        case .default:
            let decider = host.scene.mainWindow?.statusBarStyleDecider
            return (decider?.traitCollection.userInterfaceStyle ?? host.screen.preferences.style) == .dark
        }
    }

    /// As on screen shots of phones, in points.
    private static let indicatorSize = CGSize(width: 139, height: 5)
    private static let indicatorMargin: CGFloat = 8
}
