import UIKit

extension Patient {
    /// A transitioning delegate, made again for every trial: its animators, presentation controller and interactors.
    ///
    /// - Parameters:
    ///   - name: A name for reports.
    ///   - style: The style of the presentations; a delegate with a presentation controller needs `.custom`.
    ///   - delegate: Makes it. The doctor keeps it alive; for a delegate that the screen keeps, use
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

    /// A transitioning delegate that wants to know the controller it is for, to put its gesture there.
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

    /// A screen that brings its own transitioning delegate and style, made again for every trial.
    ///
    /// This sees what the other ways cannot: whether the screen keeps its delegate alive.
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

    /// A navigation controller's delegate, made again for every trial.
    public init(
        _ name: String, navigationDelegate delegate: @escaping @MainActor () -> any UINavigationControllerDelegate,
        filePath: String = #filePath, line: Int = #line
    ) {
        self.init(
            name, navigationDelegate: { (_: UINavigationController) in delegate() }, filePath: filePath, line: line)
    }

    /// A navigation controller's delegate that wants to know the controller it is for.
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

    /// A tab bar controller's delegate, made again for every trial.
    public init(
        _ name: String, tabBarDelegate delegate: @escaping @MainActor () -> any UITabBarControllerDelegate,
        filePath: String = #filePath, line: Int = #line
    ) {
        self.init(name, tabBarDelegate: { (_: UITabBarController) in delegate() }, filePath: filePath, line: line)
    }

    /// A tab bar controller's delegate that wants to know the controller it is for.
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
