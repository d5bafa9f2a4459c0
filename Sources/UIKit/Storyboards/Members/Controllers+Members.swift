import InterludeObjectiveC

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
                .init("navigationBar", \UINavigationController.navigationBar),
                .init("toolbar", \UINavigationController.toolbar),
                .init("navigationBarHidden", \UINavigationController.isNavigationBarHidden),
                .init("toolbarHidden", \UINavigationController.isToolbarHidden),
                .init("viewControllers", \UINavigationController.viewControllers),
                .init("hidesBarsOnSwipe", \UINavigationController.hidesBarsOnSwipe),
                .init("hidesBarsOnTap", \UINavigationController.hidesBarsOnTap),
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
                .init("delegate", \UITabBarController.delegate), .init("tabBar", \UITabBarController.tabBar),
                .init("selectedIndex", \UITabBarController.selectedIndex),
                .init("viewControllers", \UITabBarController.viewControllers),
                .init("selectedViewController", \UITabBarController.selectedViewController),
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
            ]
        }
    }
}
