extension UIWindow {
    /// The controller that the status bar above the window goes by.
    package var statusBarStyleDecider: UIViewController? { rootViewController?.statusBarStyleDecider }
}
