import InterludeFoundation

// Names that no header has, by which public apps ask UIKit's classes all the same. Those that iOS has closed, as `statusBar`, are closed
// here too.

extension UIGestureRecognizer {
    /// What `value(forKey: "targets")` lists, from which apps take the target of the system's swipe back.
    final var listedTargets: [ListedTarget] { targets.map { ListedTarget(target: $0.target, action: $0.action) } }
}

/// A target with its action, as an object.
@MainActor final class ListedTarget: NSObject {
    private(set) weak var target: AnyObject?
    let action: Selector

    init(target: AnyObject?, action: Selector) {
        self.target = target
        self.action = action
    }

    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { ListedTarget.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [.init("target", \ListedTarget.target), .init("_target", \ListedTarget.target)]
        }
    }
}

extension SwipeBack {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { SwipeBack.self }
        @MainActor static var methods: [ObjectiveCMethod] {
            [
                .init("handleNavigationTransition:") { target, arguments in
                    guard let swipe = target as? SwipeBack, let pan = arguments[0] as Any? as? UIPanGestureRecognizer
                    else { return nil }
                    swipe.panned(pan)
                    return nil
                }
            ]
        }
    }
}

extension UIBarItem {
    /// The item's view in its bar; `nil` while it is in none.
    final var viewInBar: UIView? { shownView ?? (self as? UIBarButtonItem)?.customView }
}

extension UINavigationBar {
    /// The number of `barPosition`, which apps set by name to the one that a bar has anyway. Another one only its delegate can give it here.
    final var positionByName: Int {
        get { barPosition.rawValue }
        set {
            guard newValue != barPosition.rawValue else { return }
            SystemLog.warn(
                "A navigation bar's barPosition is what its delegate's position(for:) says; setting it by name changes nothing."
            )
        }
    }
}

extension UIAlertController {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UIAlertController.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("attributedTitle", \UIAlertController.attributedTitle),
                .init("attributedMessage", \UIAlertController.attributedMessage),
                .init("message", \UIAlertController.message),
                .init("preferredStyle", \UIAlertController.preferredStyle),
                .init("actions", \UIAlertController.actions),
                .init("preferredAction", \UIAlertController.preferredAction),
                .init("textFields", \UIAlertController.textFields),
            ]
        }
    }
}

extension UIAlertAction {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UIAlertAction.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("titleTextColor", \UIAlertAction.titleTextColor),
                .init("_titleTextColor", \UIAlertAction.titleTextColor),
                .init("enabled", \UIAlertAction.isEnabled), .init("title", \UIAlertAction.title),
                .init("style", \UIAlertAction.style),
            ]
        }
    }
}
