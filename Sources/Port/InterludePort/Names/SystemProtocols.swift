/// What UIKit's delegates, data sources and animators ask for, and which of it is optional.
///
/// A test compares it with the declarations in UIKit.
enum SystemProtocols {
    static let index = ModuleIndex(
        [controllers, views].enumerated().map { ParsedFile(SourceFile(path: "UIKit\($0).swift", text: $1), index: $0) })

    /// Whether one of the protocols has an optional method of a name, whatever its labels.
    static func hasOptionalMethod(_ base: String) -> Bool { optionalNames.contains(base) }

    private static let optionalNames = Set(
        index.types.values.flatMap(\.methods).filter(\.isOptional).map(\.base))

    private static let controllers = """
        protocol UIAdaptivePresentationControllerDelegate {
            optional func adaptivePresentationStyle(for: UIPresentationController) -> UIModalPresentationStyle
            optional func adaptivePresentationStyle(
                for: UIPresentationController, traitCollection: UITraitCollection
            ) -> UIModalPresentationStyle
            optional func presentationController(_: UIPresentationController, prepare: UIPresentationController)
            optional func presentationController(
                _: UIPresentationController, viewControllerForAdaptivePresentationStyle: UIModalPresentationStyle
            ) -> UIViewController?
            optional func presentationController(
                _: UIPresentationController, willPresentWithAdaptiveStyle: UIModalPresentationStyle,
                transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
            )
            optional func presentationControllerShouldDismiss(_: UIPresentationController) -> Bool
            optional func presentationControllerWillDismiss(_: UIPresentationController)
            optional func presentationControllerDidDismiss(_: UIPresentationController)
            optional func presentationControllerDidAttemptToDismiss(_: UIPresentationController)
        }
        protocol UIApplicationDelegate {
            optional func application(
                _: UIApplication, willFinishLaunchingWithOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool
            optional func application(
                _: UIApplication, didFinishLaunchingWithOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool
            optional func applicationDidFinishLaunching(_: UIApplication)
            optional func applicationDidBecomeActive(_: UIApplication)
            optional func applicationWillResignActive(_: UIApplication)
            optional func applicationDidEnterBackground(_: UIApplication)
            optional func applicationWillEnterForeground(_: UIApplication)
            optional func applicationWillTerminate(_: UIApplication)
            optional func applicationDidReceiveMemoryWarning(_: UIApplication)
            optional func application(
                _: UIApplication, supportedInterfaceOrientationsFor: UIWindow?
            ) -> UIInterfaceOrientationMask
            optional func application(
                _: UIApplication, configurationForConnecting: UISceneSession, options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration
            optional func application(_: UIApplication, didDiscardSceneSessions: Set<UISceneSession>)
        }
        protocol UINavigationControllerDelegate {
            optional func navigationController(_: UINavigationController, willShow: UIViewController, animated: Bool)
            optional func navigationController(_: UINavigationController, didShow: UIViewController, animated: Bool)
            optional func navigationController(
                _: UINavigationController, animationControllerFor: UINavigationController.Operation,
                from: UIViewController, to: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)?
            optional func navigationController(
                _: UINavigationController, interactionControllerFor: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)?
            optional func navigationControllerSupportedInterfaceOrientations(
                _: UINavigationController
            ) -> UIInterfaceOrientationMask
            optional func navigationControllerPreferredInterfaceOrientationForPresentation(
                _: UINavigationController
            ) -> UIInterfaceOrientation
        }
        protocol UIPageViewControllerDataSource {
            func pageViewController(_: UIPageViewController, viewControllerBefore: UIViewController) -> UIViewController?
            func pageViewController(_: UIPageViewController, viewControllerAfter: UIViewController) -> UIViewController?
            optional func presentationCount(for: UIPageViewController) -> Int
            optional func presentationIndex(for: UIPageViewController) -> Int
        }
        protocol UIPageViewControllerDelegate {
            optional func pageViewController(_: UIPageViewController, willTransitionTo: [UIViewController])
            optional func pageViewController(
                _: UIPageViewController, didFinishAnimating: Bool, previousViewControllers: [UIViewController],
                transitionCompleted: Bool
            )
            optional func pageViewController(
                _: UIPageViewController, spineLocationFor: UIInterfaceOrientation
            ) -> UIPageViewController.SpineLocation
            optional func pageViewControllerSupportedInterfaceOrientations(
                _: UIPageViewController
            ) -> UIInterfaceOrientationMask
            optional func pageViewControllerPreferredInterfaceOrientationForPresentation(
                _: UIPageViewController
            ) -> UIInterfaceOrientation
        }
        protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
            optional func prepareForPopoverPresentation(_: UIPopoverPresentationController)
            optional func popoverPresentationControllerShouldDismissPopover(_: UIPopoverPresentationController) -> Bool
            optional func popoverPresentationControllerDidDismissPopover(_: UIPopoverPresentationController)
            optional func popoverPresentationController(
                _: UIPopoverPresentationController, willRepositionPopoverTo: UnsafeMutablePointer<CGRect>,
                in: AutoreleasingUnsafeMutablePointer<UIView>
            )
        }
        protocol UISceneDelegate {
            optional func scene(_: UIScene, willConnectTo: UISceneSession, options: UIScene.ConnectionOptions)
            optional func scene(_: UIScene, openURLContexts: Set<UIOpenURLContext>)
            optional func scene(_: UIScene, continue: NSUserActivity)
            optional func sceneDidDisconnect(_: UIScene)
            optional func sceneDidBecomeActive(_: UIScene)
            optional func sceneWillResignActive(_: UIScene)
            optional func sceneWillEnterForeground(_: UIScene)
            optional func sceneDidEnterBackground(_: UIScene)
        }
        protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
            optional func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_: UISheetPresentationController)
        }
        protocol UISplitViewControllerDelegate {
            optional func splitViewController(_: UISplitViewController, willChangeTo: UISplitViewController.DisplayMode)
            optional func targetDisplayModeForAction(in: UISplitViewController) -> UISplitViewController.DisplayMode
            optional func splitViewController(_: UISplitViewController, willShow: UISplitViewController.Column)
            optional func splitViewController(_: UISplitViewController, willHide: UISplitViewController.Column)
            optional func splitViewController(_: UISplitViewController, didShow: UISplitViewController.Column)
            optional func splitViewController(_: UISplitViewController, didHide: UISplitViewController.Column)
            optional func splitViewControllerInteractivePresentationGestureWillBegin(_: UISplitViewController)
            optional func splitViewControllerInteractivePresentationGestureDidEnd(_: UISplitViewController)
            optional func splitViewController(
                _: UISplitViewController, topColumnForCollapsingToProposedTopColumn: UISplitViewController.Column
            ) -> UISplitViewController.Column
            optional func splitViewControllerDidCollapse(_: UISplitViewController)
            optional func splitViewController(
                _: UISplitViewController, displayModeForExpandingToProposedDisplayMode: UISplitViewController.DisplayMode
            ) -> UISplitViewController.DisplayMode
            optional func splitViewControllerDidExpand(_: UISplitViewController)
            optional func primaryViewController(forCollapsing: UISplitViewController) -> UIViewController?
            optional func primaryViewController(forExpanding: UISplitViewController) -> UIViewController?
            optional func splitViewController(
                _: UISplitViewController, collapseSecondary: UIViewController, onto: UIViewController
            ) -> Bool
            optional func splitViewController(
                _: UISplitViewController, separateSecondaryFrom: UIViewController
            ) -> UIViewController?
            optional func splitViewController(_: UISplitViewController, show: UIViewController, sender: Any?) -> Bool
            optional func splitViewController(_: UISplitViewController, showDetail: UIViewController, sender: Any?) -> Bool
            optional func splitViewControllerSupportedInterfaceOrientations(
                _: UISplitViewController
            ) -> UIInterfaceOrientationMask
            optional func splitViewControllerPreferredInterfaceOrientationForPresentation(
                _: UISplitViewController
            ) -> UIInterfaceOrientation
        }
        protocol UITabBarControllerDelegate {
            optional func tabBarController(_: UITabBarController, shouldSelect: UIViewController) -> Bool
            optional func tabBarController(_: UITabBarController, didSelect: UIViewController)
            optional func tabBarController(_: UITabBarController, shouldSelectTab: UITab) -> Bool
            optional func tabBarController(_: UITabBarController, didSelectTab: UITab, previousTab: UITab?)
            optional func tabBarController(_: UITabBarController, willBeginCustomizing: [UIViewController])
            optional func tabBarController(_: UITabBarController, willEndCustomizing: [UIViewController], changed: Bool)
            optional func tabBarController(_: UITabBarController, didEndCustomizing: [UIViewController], changed: Bool)
            optional func tabBarControllerSupportedInterfaceOrientations(
                _: UITabBarController
            ) -> UIInterfaceOrientationMask
            optional func tabBarControllerPreferredInterfaceOrientationForPresentation(
                _: UITabBarController
            ) -> UIInterfaceOrientation
            optional func tabBarController(
                _: UITabBarController, animationControllerForTransitionFrom: UIViewController, to: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)?
            optional func tabBarController(
                _: UITabBarController, interactionControllerFor: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)?
        }
        protocol UIViewControllerAnimatedTransitioning {
            func transitionDuration(using: (any UIViewControllerContextTransitioning)?) -> TimeInterval
            func animateTransition(using: any UIViewControllerContextTransitioning)
            optional func interruptibleAnimator(
                using: any UIViewControllerContextTransitioning
            ) -> any UIViewImplicitlyAnimating
            optional func animationEnded(_: Bool)
        }
        protocol UIViewControllerTransitioningDelegate {
            optional func animationController(
                forPresented: UIViewController, presenting: UIViewController, source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)?
            optional func animationController(
                forDismissed: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)?
            optional func interactionControllerForPresentation(
                using: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)?
            optional func interactionControllerForDismissal(
                using: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)?
            optional func presentationController(
                forPresented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController?
        }
        protocol UIWindowSceneDelegate: UISceneDelegate {
            optional func windowScene(
                _: UIWindowScene, didUpdate: any UICoordinateSpace, interfaceOrientation: UIInterfaceOrientation,
                traitCollection: UITraitCollection
            )
            optional func windowScene(_: UIWindowScene, didUpdateEffectiveGeometry: UIWindowScene.Geometry)
        }
        """
}
