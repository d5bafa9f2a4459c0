import InterludeFoundation

// The documented properties by their names in Objective-C, for outlets, runtime attributes and key-value coding.

extension UIViewController {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UIViewController.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("view", \UIViewController.view), .init("title", \UIViewController.title),
                .init("tabBarItem", \UIViewController.tabBarItem),
                .init("toolbarItems", \UIViewController.toolbarItems),
                .init("modalPresentationStyle", \UIViewController.modalPresentationStyle),
                .init("modalTransitionStyle", \UIViewController.modalTransitionStyle),
                .init("transitioningDelegate", \UIViewController.transitioningDelegate),
                .init("preferredContentSize", \UIViewController.preferredContentSize),
                .init("definesPresentationContext", \UIViewController.definesPresentationContext),
                .init(
                    "providesPresentationContextTransitionStyle",
                    \UIViewController.providesPresentationContextTransitionStyle),
                .init("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed),
                .init("edgesForExtendedLayout", \UIViewController.edgesForExtendedLayout),
                .init("extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars),
                .init("navigationItem", \UIViewController.navigationItem),
                .init("navigationController", \UIViewController.navigationController),
                .init("tabBarController", \UIViewController.tabBarController),
                .init("overrideUserInterfaceStyle", \UIViewController.overrideUserInterfaceStyle),
                .init("editing", \UIViewController.isEditing),
                .init("modalInPresentation", \UIViewController.isModalInPresentation),
                .init("additionalSafeAreaInsets", \UIViewController.additionalSafeAreaInsets),
                .init(
                    "shouldAutomaticallyForwardAppearanceMethods",
                    \UIViewController.shouldAutomaticallyForwardAppearanceMethods),
                .init("restorationIdentifier", \UIViewController.restorationIdentifier),
                .init("preferredTransition", \UIViewController.preferredTransition),
                .init("disablesAutomaticKeyboardDismissal", \UIViewController.disablesAutomaticKeyboardDismissal),
                .init("preferredStatusBarStyle", \UIViewController.preferredStatusBarStyle),
                .init("prefersStatusBarHidden", \UIViewController.prefersStatusBarHidden),
                .init("preferredStatusBarUpdateAnimation", \UIViewController.preferredStatusBarUpdateAnimation),
                .init("childViewControllerForStatusBarStyle", \UIViewController.childForStatusBarStyle),
                .init("childViewControllerForStatusBarHidden", \UIViewController.childForStatusBarHidden),
                .init("prefersHomeIndicatorAutoHidden", \UIViewController.prefersHomeIndicatorAutoHidden),
                .init(
                    "childViewControllerForHomeIndicatorAutoHidden", \UIViewController.childForHomeIndicatorAutoHidden),
                .init(
                    "preferredScreenEdgesDeferringSystemGestures",
                    \UIViewController.preferredScreenEdgesDeferringSystemGestures),
                .init(
                    "childViewControllerForScreenEdgesDeferringSystemGestures",
                    \UIViewController.childForScreenEdgesDeferringSystemGestures),
                .init("supportedInterfaceOrientations", \UIViewController.supportedInterfaceOrientations),
                .init(
                    "preferredInterfaceOrientationForPresentation",
                    \UIViewController.preferredInterfaceOrientationForPresentation),
                .init("shouldAutorotate", \UIViewController.shouldAutorotate),
                .init("storyboard", \UIViewController.storyboard),
                .init("editButtonItem", \UIViewController.editButtonItem),
                .init("splitViewController", \UIViewController.splitViewController),
                .init("childViewControllers", \UIViewController.children),
                .init("parentViewController", \UIViewController.parent),
                .init("movingToParentViewController", \UIViewController.isMovingToParent),
                .init("movingFromParentViewController", \UIViewController.isMovingFromParent),
                .init("transitionCoordinator", \UIViewController.transitionCoordinator),
                .init("systemMinimumLayoutMargins", \UIViewController.systemMinimumLayoutMargins),
                .init(
                    "viewRespectsSystemMinimumLayoutMargins", \UIViewController.viewRespectsSystemMinimumLayoutMargins),
                .init("viewLoaded", \UIViewController.isViewLoaded),
                .init("viewIfLoaded", \UIViewController.viewIfLoaded), .init("nibName", \UIViewController.nibName),
                .init("nibBundle", \UIViewController.nibBundle),
                .init("beingPresented", \UIViewController.isBeingPresented),
                .init("beingDismissed", \UIViewController.isBeingDismissed),
                .init("presentationController", \UIViewController.presentationController),
                .init("activePresentationController", \UIViewController.activePresentationController),
                .init("sheetPresentationController", \UIViewController.sheetPresentationController),
                .init("popoverPresentationController", \UIViewController.popoverPresentationController),
                .init("topLayoutGuide", \UIViewController.topLayoutGuide),
                .init("bottomLayoutGuide", \UIViewController.bottomLayoutGuide),
            ]
        }
    }
}

extension UINavigationController {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UINavigationController.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("delegate", \UINavigationController.delegate),
                .init("navigationBar", \UINavigationController.exchangeableBar),
                .init("toolbar", \UINavigationController.toolbar),
                .init("navigationBarHidden", \UINavigationController.isNavigationBarHidden),
                .init("toolbarHidden", \UINavigationController.isToolbarHidden),
                .init("viewControllers", \UINavigationController.viewControllers),
                .init("hidesBarsOnSwipe", \UINavigationController.hidesBarsOnSwipe),
                .init("hidesBarsOnTap", \UINavigationController.hidesBarsOnTap),
                .init("topViewController", \UINavigationController.topViewController),
                .init("visibleViewController", \UINavigationController.visibleViewController),
                .init("barHideOnTapGestureRecognizer", \UINavigationController.barHideOnTapGestureRecognizer),
                .init("barHideOnSwipeGestureRecognizer", \UINavigationController.barHideOnSwipeGestureRecognizer),
                .init(
                    "interactiveContentPopGestureRecognizer",
                    \UINavigationController.interactiveContentPopGestureRecognizer),
                .init("interactivePopGestureRecognizer", \UINavigationController.interactivePopGestureRecognizer),
            ]
        }
    }
}

extension UITabBarController {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UITabBarController.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("delegate", \UITabBarController.delegate), .init("tabBar", \UITabBarController.exchangeableBar),
                .init("selectedIndex", \UITabBarController.selectedIndex),
                .init("viewControllers", \UITabBarController.viewControllers),
                .init("selectedViewController", \UITabBarController.selectedViewController),
                .init("moreNavigationController", \UITabBarController.moreNavigationController),
                .init("customizableViewControllers", \UITabBarController.customizableViewControllers),
                .init("tabBarHidden", \UITabBarController.isTabBarHidden),
            ]
        }
    }
}

extension UISplitViewController {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UISplitViewController.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("delegate", \UISplitViewController.delegate),
                .init("preferredDisplayMode", \UISplitViewController.preferredDisplayMode),
                .init("viewControllers", \UISplitViewController.viewControllers),
                .init("style", \UISplitViewController.style), .init("displayMode", \UISplitViewController.displayMode),
                .init("splitBehavior", \UISplitViewController.splitBehavior),
                .init("collapsed", \UISplitViewController.isCollapsed),
                .init("displayModeButtonItem", \UISplitViewController.displayModeButtonItem),
                .init("minimumPrimaryColumnWidth", \UISplitViewController.minimumPrimaryColumnWidth),
                .init("maximumPrimaryColumnWidth", \UISplitViewController.maximumPrimaryColumnWidth),
                .init("preferredPrimaryColumnWidth", \UISplitViewController.preferredPrimaryColumnWidth),
                .init(
                    "preferredPrimaryColumnWidthFraction", \UISplitViewController.preferredPrimaryColumnWidthFraction),
                .init("minimumSupplementaryColumnWidth", \UISplitViewController.minimumSupplementaryColumnWidth),
                .init("maximumSupplementaryColumnWidth", \UISplitViewController.maximumSupplementaryColumnWidth),
                .init("preferredSupplementaryColumnWidth", \UISplitViewController.preferredSupplementaryColumnWidth),
                .init(
                    "preferredSupplementaryColumnWidthFraction",
                    \UISplitViewController.preferredSupplementaryColumnWidthFraction),
                .init("minimumSecondaryColumnWidth", \UISplitViewController.minimumSecondaryColumnWidth),
                .init("preferredSecondaryColumnWidth", \UISplitViewController.preferredSecondaryColumnWidth),
                .init(
                    "preferredSecondaryColumnWidthFraction",
                    \UISplitViewController.preferredSecondaryColumnWidthFraction),
                .init("primaryColumnWidth", \UISplitViewController.primaryColumnWidth),
                .init("supplementaryColumnWidth", \UISplitViewController.supplementaryColumnWidth),
            ]
        }
    }
}

extension UIPageViewController {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UIPageViewController.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("delegate", \UIPageViewController.delegate),
                .init("dataSource", \UIPageViewController.dataSource),
                .init("doubleSided", \UIPageViewController.isDoubleSided),
                .init("transitionStyle", \UIPageViewController.transitionStyle),
                .init("navigationOrientation", \UIPageViewController.navigationOrientation),
                .init("spineLocation", \UIPageViewController.spineLocation),
                .init("gestureRecognizers", \UIPageViewController.gestureRecognizers),
                .init("viewControllers", \UIPageViewController.viewControllers),
            ]
        }
    }
}

extension UITableViewController {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UITableViewController.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("tableView", \UITableViewController.tableView),
                .init("clearsSelectionOnViewWillAppear", \UITableViewController.clearsSelectionOnViewWillAppear),
                .init("refreshControl", \UITableViewController.refreshControl),
            ]
        }
    }
}

extension UICollectionViewController {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UICollectionViewController.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("collectionView", \UICollectionViewController.collectionView),
                .init("clearsSelectionOnViewWillAppear", \UICollectionViewController.clearsSelectionOnViewWillAppear),
                .init("collectionViewLayout", \UICollectionViewController.collectionViewLayout),
            ]
        }
    }
}
