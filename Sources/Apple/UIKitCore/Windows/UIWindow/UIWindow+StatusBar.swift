extension UIWindow {
    /// The controller that decides on the status bar above the window.
    package var statusBarStyleDecider: UIViewController? { rootViewController?.statusBarStyleDecider }
}
