import InterludeStage
import UIKit

@MainActor extension StatePart {
    /// A controller with its children and what it presents.
    init(controller: UIViewController) {
        name = PartName(controller)
        identity = ObjectToken(controller)
        facts = Self.lifeFacts(of: controller) + Self.containerFacts(of: controller)
        let presented = controller.presentedViewController.flatMap {
            $0.presentingViewController === controller ? $0 : nil
        }
        parts = (controller.children + [presented].compactMap { $0 }).map(StatePart.init(controller:))
    }

    private static func lifeFacts(of controller: UIViewController) -> [StateFact] {
        [
            StateFact(name: .appearance, value: .text(controller.appearancePhase.rawValue)),
            StateFact(name: .isBeingPresented, value: .flag(controller.isBeingPresented)),
            StateFact(name: .isBeingDismissed, value: .flag(controller.isBeingDismissed)),
            StateFact(name: .isMovingToParent, value: .flag(controller.isMovingToParent)),
            StateFact(name: .isMovingFromParent, value: .flag(controller.isMovingFromParent)),
            StateFact(name: .hasCoordinator, value: .flag(controller.transitionCoordinator != nil)),
            StateFact(name: .presenting, value: text(controller.presentingViewController)),
            StateFact(name: .presented, value: text(controller.presentedViewController)),
            StateFact(name: .modalPresentationStyle, value: .named(controller.modalPresentationStyle)),
            StateFact(name: .isModalInPresentation, value: .flag(controller.isModalInPresentation)),
            StateFact(name: .hasTransitioningDelegate, value: .flag(controller.transitioningDelegate != nil)),
            StateFact(name: .additionalSafeAreaInsets, value: .insets(controller.additionalSafeAreaInsets)),
            StateFact(name: .preferredContentSize, value: .text("\(controller.preferredContentSize)")),
        ]
    }

    private static func containerFacts(of controller: UIViewController) -> [StateFact] {
        if let navigation = controller as? UINavigationController {
            let bar = navigation.navigationBar
            return [
                StateFact(name: .viewControllers, value: .list(names(of: navigation.viewControllers))),
                StateFact(name: .barItems, value: .list((bar.items ?? []).map { $0.title ?? "–" })),
                StateFact(name: .isNavigationBarHidden, value: .flag(navigation.isNavigationBarHidden)),
                StateFact(name: .isToolbarHidden, value: .flag(navigation.isToolbarHidden)),
                StateFact(name: .delegate, value: text(navigation.delegate)),
            ]
        }
        guard let tabs = controller as? UITabBarController else { return [] }
        return [
            StateFact(name: .viewControllers, value: .list(names(of: tabs.viewControllers ?? []))),
            StateFact(name: .selectedIndex, value: .numbers([Double(tabs.selectedIndex)])),
            StateFact(name: .selectedItem, value: .text(tabs.tabBar.selectedItem?.title ?? "–")),
            StateFact(name: .delegate, value: text(tabs.delegate)),
        ]
    }

    private static func names(of controllers: [UIViewController]) -> [String] {
        controllers.map(InterludeStage.name(of:))
    }

    private static func text(_ controller: UIViewController?) -> StateValue {
        controller.map { .text(InterludeStage.name(of: $0)) } ?? .none
    }

    private static func text(_ delegate: Any?) -> StateValue {
        delegate.map { .text("\(type(of: $0))") } ?? .none
    }

    /// Whether the status bar is shown, and how.
    private static var statusBar: StateValue {
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        guard let manager = scene?.statusBarManager else { return .none }
        let signs = manager.statusBarStyle == .lightContent ? "light" : "dark"
        // The home indicator follows the style too.
        return .text(manager.isStatusBarHidden ? "hidden, \(signs)" : signs)
    }

    /// What the application as a whole is about: nothing, at rest.
    static var application: StatePart {
        StatePart(
            name: .application, identity: ObjectToken(UIApplication.shared),
            facts: [
                StateFact(
                    name: .isIgnoringInteractionEvents, value: .flag(UIApplication.shared.isIgnoringInteractionEvents)
                ),
                StateFact(name: .areAnimationsEnabled, value: .flag(UIView.areAnimationsEnabled)),
                StateFact(name: .statusBar, value: statusBar),
                StateFact(name: .transitionsUnderWay, value: .numbers([Double(TransitionRun.current.count)])),
            ])
    }
}
