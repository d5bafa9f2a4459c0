import UIKit

/// The screens of an app, and a change of screens that the doctor examines.
///
///     Patient("shop", screens: {
///         let shop = ShopController()
///         return AppFlow(root: shop) { animated in shop.open(.tea, animated: animated) } close: { animated in
///             shop.close(animated: animated)
///         }
///     })
///
/// The screens have their own delegates, interaction controllers and gestures. A change can be a push, a presentation,
/// a tab change, or a change of children in a custom container.
@MainActor public struct AppFlow {
    let root: UIViewController
    let go: @MainActor (_ animated: Bool) -> Void
    let back: (@MainActor (_ animated: Bool) -> Void)?

    /// Creates a flow from the root of the window and the changes. Both closures are also called with `false`: the
    /// doctor compares the animated change with the one without animation.
    ///
    /// - Parameters:
    ///   - root: The window's root view controller.
    ///   - open: Starts the change.
    ///   - close: Starts the reverse change; `nil` if there is none.
    public init(
        root: UIViewController, open: @escaping @MainActor (_ animated: Bool) -> Void,
        close: (@MainActor (_ animated: Bool) -> Void)? = nil
    ) {
        self.root = root
        go = open
        back = close
    }
}

extension Patient {
    /// Creates a patient from the app's own screens, which are created again for each trial with their delegates,
    /// interaction controllers, gestures and containers.
    ///
    /// The change and the reverse change run in all trials, and are compared with runs without animation. A gesture
    /// drives only changes for which the app has a gesture: the doctor tries the edges and directions, or `swipe`, and
    /// examines the frames during it.
    ///
    /// - Parameters:
    ///   - name: A name for reports.
    ///   - swipe: The swipe that pops or dismisses; `nil` to search for it.
    ///   - screens: Creates the screens and their changes.
    ///   - filePath: The caller's file.
    ///   - line: The caller's line.
    public init(
        _ name: String, swipe: Swipe? = nil, screens: @escaping @MainActor () -> AppFlow,
        filePath: String = #filePath, line: Int = #line
    ) {
        let isReturning = screens().back != nil
        self.init(name, uses: isReturning ? [.change, .back] : [.change], drive: .byItself) { _ in
            var parts = TransitionParts()
            parts.screens = screens()
            return parts
        }
        self.swipe = swipe
        hasWayBack = isReturning
        bringsScreens = true
        self.filePath = filePath
        self.line = line
    }
}
