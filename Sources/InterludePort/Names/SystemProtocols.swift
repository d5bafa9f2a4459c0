/// What UIKit's delegates, data sources and animators ask for, and which of it is optional.
///
/// A test compares it with the declarations in UIKit.
enum SystemProtocols {
    static let index = ModuleIndex([ParsedFile(SourceFile(path: "UIKit.swift", text: text), index: 0)])

    private static let text = """
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
        protocol UIBarPositioningDelegate {
            optional func position(for: any UIBarPositioning) -> UIBarPosition
        }
        protocol UICollectionViewDataSource {
            func collectionView(_: UICollectionView, numberOfItemsInSection: Int) -> Int
            func collectionView(_: UICollectionView, cellForItemAt: IndexPath) -> UICollectionViewCell
            optional func numberOfSections(in: UICollectionView) -> Int
            optional func collectionView(
                _: UICollectionView, viewForSupplementaryElementOfKind: String, at: IndexPath
            ) -> UICollectionReusableView
            optional func collectionView(_: UICollectionView, canMoveItemAt: IndexPath) -> Bool
            optional func collectionView(_: UICollectionView, moveItemAt: IndexPath, to: IndexPath)
            optional func indexTitles(for: UICollectionView) -> [String]?
            optional func collectionView(_: UICollectionView, indexPathForIndexTitle: String, at: Int) -> IndexPath
        }
        protocol UICollectionViewDataSourcePrefetching {
            func collectionView(_: UICollectionView, prefetchItemsAt: [IndexPath])
            optional func collectionView(_: UICollectionView, cancelPrefetchingForItemsAt: [IndexPath])
        }
        protocol UICollectionViewDelegate: UIScrollViewDelegate {
            optional func collectionView(_: UICollectionView, shouldHighlightItemAt: IndexPath) -> Bool
            optional func collectionView(_: UICollectionView, didHighlightItemAt: IndexPath)
            optional func collectionView(_: UICollectionView, didUnhighlightItemAt: IndexPath)
            optional func collectionView(_: UICollectionView, shouldSelectItemAt: IndexPath) -> Bool
            optional func collectionView(_: UICollectionView, shouldDeselectItemAt: IndexPath) -> Bool
            optional func collectionView(_: UICollectionView, didSelectItemAt: IndexPath)
            optional func collectionView(_: UICollectionView, didDeselectItemAt: IndexPath)
            optional func collectionView(_: UICollectionView, canEditItemAt: IndexPath) -> Bool
            optional func collectionView(_: UICollectionView, willDisplay: UICollectionViewCell, forItemAt: IndexPath)
            optional func collectionView(
                _: UICollectionView, willDisplaySupplementaryView: UICollectionReusableView, forElementKind: String,
                at: IndexPath
            )
            optional func collectionView(_: UICollectionView, didEndDisplaying: UICollectionViewCell, forItemAt: IndexPath)
            optional func collectionView(
                _: UICollectionView, didEndDisplayingSupplementaryView: UICollectionReusableView, forElementOfKind: String,
                at: IndexPath
            )
            optional func collectionView(
                _: UICollectionView, targetContentOffsetForProposedContentOffset: CGPoint
            ) -> CGPoint
        }
        protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
            optional func collectionView(
                _: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt: IndexPath
            ) -> CGSize
            optional func collectionView(
                _: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt: Int
            ) -> UIEdgeInsets
            optional func collectionView(
                _: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt: Int
            ) -> CGFloat
            optional func collectionView(
                _: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt: Int
            ) -> CGFloat
            optional func collectionView(
                _: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection: Int
            ) -> CGSize
            optional func collectionView(
                _: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection: Int
            ) -> CGSize
        }
        protocol UIGestureRecognizerDelegate {
            optional func gestureRecognizerShouldBegin(_: UIGestureRecognizer) -> Bool
            optional func gestureRecognizer(
                _: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith: UIGestureRecognizer
            ) -> Bool
            optional func gestureRecognizer(_: UIGestureRecognizer, shouldRequireFailureOf: UIGestureRecognizer) -> Bool
            optional func gestureRecognizer(_: UIGestureRecognizer, shouldBeRequiredToFailBy: UIGestureRecognizer) -> Bool
            optional func gestureRecognizer(_: UIGestureRecognizer, shouldReceive: UITouch) -> Bool
            optional func gestureRecognizer(_: UIGestureRecognizer, shouldReceive: UIEvent) -> Bool
        }
        protocol UINavigationBarDelegate: UIBarPositioningDelegate {
            optional func navigationBar(_: UINavigationBar, shouldPush: UINavigationItem) -> Bool
            optional func navigationBar(_: UINavigationBar, didPush: UINavigationItem)
            optional func navigationBar(_: UINavigationBar, shouldPop: UINavigationItem) -> Bool
            optional func navigationBar(_: UINavigationBar, didPop: UINavigationItem)
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
            optional func sceneDidDisconnect(_: UIScene)
            optional func sceneDidBecomeActive(_: UIScene)
            optional func sceneWillResignActive(_: UIScene)
            optional func sceneWillEnterForeground(_: UIScene)
            optional func sceneDidEnterBackground(_: UIScene)
        }
        protocol UIScrollViewDelegate {
            optional func scrollViewDidScroll(_: UIScrollView)
            optional func scrollViewDidZoom(_: UIScrollView)
            optional func scrollViewWillBeginDragging(_: UIScrollView)
            optional func scrollViewWillEndDragging(
                _: UIScrollView, withVelocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
            )
            optional func scrollViewDidEndDragging(_: UIScrollView, willDecelerate: Bool)
            optional func scrollViewWillBeginDecelerating(_: UIScrollView)
            optional func scrollViewDidEndDecelerating(_: UIScrollView)
            optional func scrollViewDidEndScrollingAnimation(_: UIScrollView)
            optional func viewForZooming(in: UIScrollView) -> UIView?
            optional func scrollViewWillBeginZooming(_: UIScrollView, with: UIView?)
            optional func scrollViewDidEndZooming(_: UIScrollView, with: UIView?, atScale: CGFloat)
            optional func scrollViewShouldScrollToTop(_: UIScrollView) -> Bool
            optional func scrollViewDidScrollToTop(_: UIScrollView)
            optional func scrollViewDidChangeAdjustedContentInset(_: UIScrollView)
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
        protocol UITabBarDelegate {
            optional func tabBar(_: UITabBar, didSelect: UITabBarItem)
        }
        protocol UITableViewDataSource {
            func tableView(_: UITableView, numberOfRowsInSection: Int) -> Int
            func tableView(_: UITableView, cellForRowAt: IndexPath) -> UITableViewCell
            optional func numberOfSections(in: UITableView) -> Int
            optional func tableView(_: UITableView, titleForHeaderInSection: Int) -> String?
            optional func tableView(_: UITableView, titleForFooterInSection: Int) -> String?
            optional func tableView(_: UITableView, canEditRowAt: IndexPath) -> Bool
            optional func tableView(_: UITableView, canMoveRowAt: IndexPath) -> Bool
            optional func sectionIndexTitles(for: UITableView) -> [String]?
            optional func tableView(_: UITableView, sectionForSectionIndexTitle: String, at: Int) -> Int
            optional func tableView(_: UITableView, commit: UITableViewCell.EditingStyle, forRowAt: IndexPath)
            optional func tableView(_: UITableView, moveRowAt: IndexPath, to: IndexPath)
        }
        protocol UITableViewDataSourcePrefetching {
            func tableView(_: UITableView, prefetchRowsAt: [IndexPath])
            optional func tableView(_: UITableView, cancelPrefetchingForRowsAt: [IndexPath])
        }
        protocol UITableViewDelegate: UIScrollViewDelegate {
            optional func tableView(_: UITableView, heightForRowAt: IndexPath) -> CGFloat
            optional func tableView(_: UITableView, heightForHeaderInSection: Int) -> CGFloat
            optional func tableView(_: UITableView, heightForFooterInSection: Int) -> CGFloat
            optional func tableView(_: UITableView, estimatedHeightForRowAt: IndexPath) -> CGFloat
            optional func tableView(_: UITableView, estimatedHeightForHeaderInSection: Int) -> CGFloat
            optional func tableView(_: UITableView, estimatedHeightForFooterInSection: Int) -> CGFloat
            optional func tableView(_: UITableView, indentationLevelForRowAt: IndexPath) -> Int
            optional func tableView(_: UITableView, viewForHeaderInSection: Int) -> UIView?
            optional func tableView(_: UITableView, viewForFooterInSection: Int) -> UIView?
            optional func tableView(_: UITableView, willDisplay: UITableViewCell, forRowAt: IndexPath)
            optional func tableView(_: UITableView, didEndDisplaying: UITableViewCell, forRowAt: IndexPath)
            optional func tableView(_: UITableView, willDisplayHeaderView: UIView, forSection: Int)
            optional func tableView(_: UITableView, didEndDisplayingHeaderView: UIView, forSection: Int)
            optional func tableView(_: UITableView, willDisplayFooterView: UIView, forSection: Int)
            optional func tableView(_: UITableView, didEndDisplayingFooterView: UIView, forSection: Int)
            optional func tableView(_: UITableView, shouldHighlightRowAt: IndexPath) -> Bool
            optional func tableView(_: UITableView, didHighlightRowAt: IndexPath)
            optional func tableView(_: UITableView, didUnhighlightRowAt: IndexPath)
            optional func tableView(_: UITableView, willSelectRowAt: IndexPath) -> IndexPath?
            optional func tableView(_: UITableView, didSelectRowAt: IndexPath)
            optional func tableView(_: UITableView, willDeselectRowAt: IndexPath) -> IndexPath?
            optional func tableView(_: UITableView, didDeselectRowAt: IndexPath)
            optional func tableView(_: UITableView, accessoryButtonTappedForRowWith: IndexPath)
            optional func tableView(_: UITableView, editingStyleForRowAt: IndexPath) -> UITableViewCell.EditingStyle
            optional func tableView(_: UITableView, shouldIndentWhileEditingRowAt: IndexPath) -> Bool
            optional func tableView(_: UITableView, titleForDeleteConfirmationButtonForRowAt: IndexPath) -> String?
            optional func tableView(_: UITableView, willBeginEditingRowAt: IndexPath)
            optional func tableView(_: UITableView, didEndEditingRowAt: IndexPath?)
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
        }
        """
}
