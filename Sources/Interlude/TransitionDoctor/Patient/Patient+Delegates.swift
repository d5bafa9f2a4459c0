import UIKit

extension Patient {
    /// Creates a patient from a transitioning delegate, which is created again for each trial, with its animators,
    /// presentation controller and interaction controllers.
    ///
    /// - Parameters:
    ///   - name: A name for reports.
    ///   - style: The style of the presentations. A delegate with a presentation controller requires `.custom`.
    ///   - delegate: Creates the delegate. The doctor retains it; if the screen retains its delegate, use
    ///     ``init(_:presenting:filePath:line:)``.
    ///   - filePath: The caller's file.
    ///   - line: The caller's line.
    public init(
        _ name: String, style: UIModalPresentationStyle = .custom,
        transitioningDelegate delegate: @escaping @MainActor () -> any UIViewControllerTransitioningDelegate,
        filePath: String = #filePath, line: Int = #line
    ) {
        self.init(
            name, style: style, transitioningDelegate: { (_: UIViewController) in delegate() }, filePath: filePath,
            line: line)
    }

    /// Creates a patient from a transitioning delegate that needs its controller, such as for a gesture.
    public init(
        _ name: String, style: UIModalPresentationStyle = .custom,
        transitioningDelegate delegate:
            @escaping @MainActor (UIViewController) ->
            any UIViewControllerTransitioningDelegate, filePath: String = #filePath, line: Int = #line
    ) {
        self.init(name, uses: [.present(style), .dismiss(style)], drive: .byItself) { _ in
            var parts = TransitionParts()
            parts.makeModalDelegate = delegate
            return parts
        }
        self.filePath = filePath
        self.line = line
    }

    /// Creates a patient from a screen with its own transitioning delegate and style, which is created again for each
    /// trial.
    ///
    /// This also verifies that the screen retains its delegate.
    public init(
        _ name: String, presenting screen: @escaping @MainActor () -> UIViewController, filePath: String = #filePath,
        line: Int = #line
    ) {
        let style = screen().modalPresentationStyle
        self.init(name, uses: [.present(style), .dismiss(style)], drive: .byItself) { _ in
            TransitionParts(makePage: screen)
        }
        bringsScreens = true
        self.filePath = filePath
        self.line = line
    }

    /// Creates a patient from a navigation controller's delegate, which is created again for each trial.
    public init(
        _ name: String, navigationDelegate delegate: @escaping @MainActor () -> any UINavigationControllerDelegate,
        filePath: String = #filePath, line: Int = #line
    ) {
        self.init(
            name, navigationDelegate: { (_: UINavigationController) in delegate() }, filePath: filePath, line: line)
    }

    /// Creates a patient from a navigation controller's delegate that needs its controller.
    public init(
        _ name: String,
        navigationDelegate delegate:
            @escaping @MainActor (UINavigationController) ->
            any UINavigationControllerDelegate, filePath: String = #filePath, line: Int = #line
    ) {
        self.init(name, uses: [.push, .pop], canSwipe: true, drive: .byItself) { _ in
            var parts = TransitionParts()
            parts.makeNavigationDelegate = delegate
            parts.swipe = .fromLeadingEdge
            return parts
        }
        self.filePath = filePath
        self.line = line
    }

    /// Creates a patient from a tab bar controller's delegate, which is created again for each trial.
    public init(
        _ name: String, tabBarDelegate delegate: @escaping @MainActor () -> any UITabBarControllerDelegate,
        filePath: String = #filePath, line: Int = #line
    ) {
        self.init(name, tabBarDelegate: { (_: UITabBarController) in delegate() }, filePath: filePath, line: line)
    }

    /// Creates a patient from a tab bar controller's delegate that needs its controller.
    public init(
        _ name: String,
        tabBarDelegate delegate: @escaping @MainActor (UITabBarController) -> any UITabBarControllerDelegate,
        filePath: String = #filePath, line: Int = #line
    ) {
        self.init(name, uses: [.tab], drive: .byItself) { _ in
            var parts = TransitionParts()
            parts.makeTabDelegate = delegate
            return parts
        }
        self.filePath = filePath
        self.line = line
    }

    /// Creates a patient from the app's own push, such as a helper that sets the delegate, and from its pop.
    ///
    /// - Parameters:
    ///   - name: A name for reports.
    ///   - push: Pushes the screen.
    ///   - filePath: The caller's file.
    ///   - line: The caller's line.
    public init(
        _ name: String, pushing push: @escaping @MainActor (UINavigationController, UIViewController) -> Void,
        filePath: String = #filePath, line: Int = #line
    ) {
        self.init(name, uses: [.push, .pop], drive: .never) { _ in
            var parts = TransitionParts()
            parts.alwaysShows = true
            parts.show = { lower, upper, _ in lower.navigationController.map { push($0, upper) } }
            return parts
        }
        self.filePath = filePath
        self.line = line
    }

    /// The system's own transition.
    package static func system(_ name: String, for uses: [TransitionUse]) -> Patient {
        Patient(name, uses: uses, drive: .never) { _ in TransitionParts() }
    }
}
