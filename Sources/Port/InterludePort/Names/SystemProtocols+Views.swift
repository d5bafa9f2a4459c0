extension SystemProtocols {
    /// What views and their behaviors ask for.
    static let views = """
        protocol NSLayoutManagerDelegate {
            optional func layoutManager(
                _: NSLayoutManager, lineSpacingAfterGlyphAt: Int, withProposedLineFragmentRect: CGRect) -> CGFloat
            optional func layoutManager(
                _: NSLayoutManager, paragraphSpacingBeforeGlyphAt: Int, withProposedLineFragmentRect: CGRect) -> CGFloat
            optional func layoutManager(
                _: NSLayoutManager, paragraphSpacingAfterGlyphAt: Int, withProposedLineFragmentRect: CGRect) -> CGFloat
            optional func layoutManagerDidInvalidateLayout(_: NSLayoutManager)
            optional func layoutManager(
                _: NSLayoutManager, didCompleteLayoutFor: NSTextContainer?, atEnd: Bool)
            optional func layoutManager(
                _: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom: CGSize)
        }
        protocol NSTextStorageDelegate {
            optional func textStorage(
                _: NSTextStorage, willProcessEditing: NSTextStorage.EditActions, range: NSRange, changeInLength: Int
            )
            optional func textStorage(
                _: NSTextStorage, didProcessEditing: NSTextStorage.EditActions, range: NSRange, changeInLength: Int
            )
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
            optional func collectionView(
                _: UICollectionView, transitionLayoutForOldLayout: UICollectionViewLayout, newLayout: UICollectionViewLayout
            ) -> UICollectionViewTransitionLayout
            optional func collectionView(
                _: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: IndexPath,
                atCurrentIndexPath: IndexPath, toProposedIndexPath: IndexPath
            ) -> IndexPath
            optional func collectionView(
                _: UICollectionView, contextMenuConfigurationForItemsAt: [IndexPath], point: CGPoint
            ) -> UIContextMenuConfiguration?
            optional func collectionView(
                _: UICollectionView, contextMenuConfigurationForItemAt: IndexPath, point: CGPoint
            ) -> UIContextMenuConfiguration?
            optional func collectionView(
                _: UICollectionView, contextMenuConfiguration: UIContextMenuConfiguration,
                highlightPreviewForItemAt: IndexPath
            ) -> UITargetedPreview?
            optional func collectionView(
                _: UICollectionView, contextMenuConfiguration: UIContextMenuConfiguration,
                dismissalPreviewForItemAt: IndexPath
            ) -> UITargetedPreview?
            optional func collectionView(
                _: UICollectionView, previewForHighlightingContextMenuWithConfiguration: UIContextMenuConfiguration
            ) -> UITargetedPreview?
            optional func collectionView(
                _: UICollectionView, previewForDismissingContextMenuWithConfiguration: UIContextMenuConfiguration
            ) -> UITargetedPreview?
            optional func collectionView(
                _: UICollectionView, willPerformPreviewActionForMenuWith: UIContextMenuConfiguration,
                animator: any UIContextMenuInteractionCommitAnimating
            )
            optional func collectionView(
                _: UICollectionView, willDisplayContextMenu: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            )
            optional func collectionView(
                _: UICollectionView, willEndContextMenuInteraction: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            )
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
        protocol UICollisionBehaviorDelegate {
            optional func collisionBehavior(
                _: UICollisionBehavior, beganContactFor: any UIDynamicItem, with: any UIDynamicItem, at: CGPoint
            )
            optional func collisionBehavior(
                _: UICollisionBehavior, endedContactFor: any UIDynamicItem, with: any UIDynamicItem
            )
            optional func collisionBehavior(
                _: UICollisionBehavior, beganContactFor: any UIDynamicItem, withBoundaryIdentifier: (any NSCopying)?,
                at: CGPoint
            )
            optional func collisionBehavior(
                _: UICollisionBehavior, endedContactFor: any UIDynamicItem, withBoundaryIdentifier: (any NSCopying)?
            )
        }
        protocol UIImagePickerControllerDelegate {
            optional func imagePickerController(
                _: UIImagePickerController, didFinishPickingMediaWithInfo: [UIImagePickerController.InfoKey: Any]
            )
            optional func imagePickerControllerDidCancel(_: UIImagePickerController)
        }
        protocol UIPointerInteractionDelegate {
            optional func pointerInteraction(
                _: UIPointerInteraction, regionFor: UIPointerRegionRequest, defaultRegion: UIPointerRegion
            ) -> UIPointerRegion?
            optional func pointerInteraction(_: UIPointerInteraction, styleFor: UIPointerRegion) -> UIPointerStyle?
            optional func pointerInteraction(
                _: UIPointerInteraction, willEnter: UIPointerRegion, animator: any UIPointerInteractionAnimating
            )
            optional func pointerInteraction(
                _: UIPointerInteraction, willExit: UIPointerRegion, animator: any UIPointerInteractionAnimating
            )
        }
        protocol UIContextMenuInteractionDelegate {
            func contextMenuInteraction(
                _: UIContextMenuInteraction, configurationForMenuAtLocation: CGPoint
            ) -> UIContextMenuConfiguration?
            optional func contextMenuInteraction(
                _: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
                highlightPreviewForItemWithIdentifier: any NSCopying
            ) -> UITargetedPreview?
            optional func contextMenuInteraction(
                _: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
                dismissalPreviewForItemWithIdentifier: any NSCopying
            ) -> UITargetedPreview?
            optional func contextMenuInteraction(
                _: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration: UIContextMenuConfiguration
            ) -> UITargetedPreview?
            optional func contextMenuInteraction(
                _: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration: UIContextMenuConfiguration
            ) -> UITargetedPreview?
            optional func contextMenuInteraction(
                _: UIContextMenuInteraction, willPerformPreviewActionForMenuWith: UIContextMenuConfiguration,
                animator: any UIContextMenuInteractionCommitAnimating
            )
            optional func contextMenuInteraction(
                _: UIContextMenuInteraction, willDisplayMenuFor: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            )
            optional func contextMenuInteraction(
                _: UIContextMenuInteraction, willEndFor: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            )
        }
        protocol UIDynamicAnimatorDelegate {
            optional func dynamicAnimatorWillResume(_: UIDynamicAnimator)
            optional func dynamicAnimatorDidPause(_: UIDynamicAnimator)
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
            optional func gestureRecognizer(_: UIGestureRecognizer, shouldReceive: UIPress) -> Bool
        }
        protocol UINavigationBarDelegate: UIBarPositioningDelegate {
            optional func navigationBar(_: UINavigationBar, shouldPush: UINavigationItem) -> Bool
            optional func navigationBar(_: UINavigationBar, didPush: UINavigationItem)
            optional func navigationBar(_: UINavigationBar, shouldPop: UINavigationItem) -> Bool
            optional func navigationBar(_: UINavigationBar, didPop: UINavigationItem)
        }
        protocol UIPreviewInteractionDelegate {
            func previewInteraction(
                _: UIPreviewInteraction, didUpdatePreviewTransition: CGFloat, ended: Bool
            )
            func previewInteractionDidCancel(_: UIPreviewInteraction)
            optional func previewInteractionShouldBegin(_: UIPreviewInteraction) -> Bool
            optional func previewInteraction(
                _: UIPreviewInteraction, didUpdateCommitTransition: CGFloat, ended: Bool
            )
        }
        protocol UIPickerViewDelegate {
            optional func pickerView(_: UIPickerView, widthForComponent: Int) -> CGFloat
            optional func pickerView(_: UIPickerView, rowHeightForComponent: Int) -> CGFloat
            optional func pickerView(_: UIPickerView, titleForRow: Int, forComponent: Int) -> String?
            optional func pickerView(_: UIPickerView, attributedTitleForRow: Int, forComponent: Int) -> NSAttributedString?
            optional func pickerView(_: UIPickerView, viewForRow: Int, forComponent: Int, reusing: UIView?) -> UIView
            optional func pickerView(_: UIPickerView, didSelectRow: Int, inComponent: Int)
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
        protocol UISearchBarDelegate: UIBarPositioningDelegate {
            optional func searchBarShouldBeginEditing(_: UISearchBar) -> Bool
            optional func searchBarTextDidBeginEditing(_: UISearchBar)
            optional func searchBarShouldEndEditing(_: UISearchBar) -> Bool
            optional func searchBarTextDidEndEditing(_: UISearchBar)
            optional func searchBar(_: UISearchBar, textDidChange: String)
            optional func searchBar(_: UISearchBar, shouldChangeTextIn: NSRange, replacementText: String) -> Bool
            optional func searchBarSearchButtonClicked(_: UISearchBar)
            optional func searchBarBookmarkButtonClicked(_: UISearchBar)
            optional func searchBarCancelButtonClicked(_: UISearchBar)
            optional func searchBarResultsListButtonClicked(_: UISearchBar)
            optional func searchBar(_: UISearchBar, selectedScopeButtonIndexDidChange: Int)
        }
        protocol UIColorPickerViewControllerDelegate {
            optional func colorPickerViewController(
                _: UIColorPickerViewController, didSelect: UIColor, continuously: Bool)
            optional func colorPickerViewControllerDidSelectColor(_: UIColorPickerViewController)
            optional func colorPickerViewControllerDidFinish(_: UIColorPickerViewController)
        }
        protocol UISearchTextFieldDelegate: UITextFieldDelegate {
            optional func searchTextField(_: UISearchTextField, itemProviderForCopying: UISearchToken) -> NSItemProvider
        }
        protocol UITabBarDelegate {
            optional func tabBar(_: UITabBar, didSelect: UITabBarItem)
            optional func tabBar(_: UITabBar, willBeginCustomizing: [UITabBarItem])
            optional func tabBar(_: UITabBar, didBeginCustomizing: [UITabBarItem])
            optional func tabBar(_: UITabBar, willEndCustomizing: [UITabBarItem], changed: Bool)
            optional func tabBar(_: UITabBar, didEndCustomizing: [UITabBarItem], changed: Bool)
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
            optional func tableView(
                _: UITableView, leadingSwipeActionsConfigurationForRowAt: IndexPath
            ) -> UISwipeActionsConfiguration?
            optional func tableView(
                _: UITableView, trailingSwipeActionsConfigurationForRowAt: IndexPath
            ) -> UISwipeActionsConfiguration?
            optional func tableView(_: UITableView, editActionsForRowAt: IndexPath) -> [UITableViewRowAction]?
            optional func tableView(
                _: UITableView, targetIndexPathForMoveFromRowAt: IndexPath, toProposedIndexPath: IndexPath
            ) -> IndexPath
            optional func tableView(
                _: UITableView, contextMenuConfigurationForRowAt: IndexPath, point: CGPoint
            ) -> UIContextMenuConfiguration?
            optional func tableView(
                _: UITableView, previewForHighlightingContextMenuWithConfiguration: UIContextMenuConfiguration
            ) -> UITargetedPreview?
            optional func tableView(
                _: UITableView, previewForDismissingContextMenuWithConfiguration: UIContextMenuConfiguration
            ) -> UITargetedPreview?
            optional func tableView(
                _: UITableView, willPerformPreviewActionForMenuWith: UIContextMenuConfiguration,
                animator: any UIContextMenuInteractionCommitAnimating
            )
            optional func tableView(
                _: UITableView, willDisplayContextMenu: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            )
            optional func tableView(
                _: UITableView, willEndContextMenuInteraction: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            )
        }
        protocol UIEditMenuInteractionDelegate {
            optional func editMenuInteraction(
                _: UIEditMenuInteraction, menuFor: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
            ) -> UIMenu?
            optional func editMenuInteraction(
                _: UIEditMenuInteraction, targetRectFor: UIEditMenuConfiguration
            ) -> CGRect
            optional func editMenuInteraction(
                _: UIEditMenuInteraction, willPresentMenuFor: UIEditMenuConfiguration,
                animator: any UIEditMenuInteractionAnimating
            )
            optional func editMenuInteraction(
                _: UIEditMenuInteraction, willDismissMenuFor: UIEditMenuConfiguration,
                animator: any UIEditMenuInteractionAnimating
            )
        }
        protocol UISearchControllerDelegate {
            optional func presentSearchController(_: UISearchController)
            optional func willPresentSearchController(_: UISearchController)
            optional func didPresentSearchController(_: UISearchController)
            optional func willDismissSearchController(_: UISearchController)
            optional func didDismissSearchController(_: UISearchController)
            optional func searchController(
                _: UISearchController, willChangeTo: UINavigationItem.SearchBarPlacement
            )
            optional func searchController(
                _: UISearchController, didChangeFrom: UINavigationItem.SearchBarPlacement
            )
        }
        protocol UITextFieldDelegate {
            optional func textFieldShouldBeginEditing(_: UITextField) -> Bool
            optional func textFieldDidBeginEditing(_: UITextField)
            optional func textFieldShouldEndEditing(_: UITextField) -> Bool
            optional func textFieldDidEndEditing(_: UITextField)
            optional func textFieldDidEndEditing(_: UITextField, reason: UITextField.DidEndEditingReason)
            optional func textField(_: UITextField, shouldChangeCharactersIn: NSRange, replacementString: String) -> Bool
            optional func textFieldDidChangeSelection(_: UITextField)
            optional func textFieldShouldClear(_: UITextField) -> Bool
            optional func textFieldShouldReturn(_: UITextField) -> Bool
            optional func textField(
                _: UITextField, editMenuForCharactersIn: NSRange, suggestedActions: [UIMenuElement]
            ) -> UIMenu?
            optional func textField(_: UITextField, willPresentEditMenuWith: any UIEditMenuInteractionAnimating)
            optional func textField(_: UITextField, willDismissEditMenuWith: any UIEditMenuInteractionAnimating)
        }
        protocol UITextPasteDelegate {
            optional func textPasteConfigurationSupporting(
                _: UITextPasteConfigurationSupporting, transform: UITextPasteItem)
            optional func textPasteConfigurationSupporting(
                _: UITextPasteConfigurationSupporting, combineItemAttributedStrings: [NSAttributedString],
                for: UITextRange) -> NSAttributedString
            optional func textPasteConfigurationSupporting(
                _: UITextPasteConfigurationSupporting, performPasteOf: NSAttributedString, to: UITextRange) -> UITextRange
            optional func textPasteConfigurationSupporting(
                _: UITextPasteConfigurationSupporting, shouldAnimatePasteOf: NSAttributedString, to: UITextRange) -> Bool
        }
        protocol UITextViewDelegate: UIScrollViewDelegate {
            optional func textViewShouldBeginEditing(_: UITextView) -> Bool
            optional func textViewShouldEndEditing(_: UITextView) -> Bool
            optional func textViewDidBeginEditing(_: UITextView)
            optional func textViewDidEndEditing(_: UITextView)
            optional func textView(_: UITextView, shouldChangeTextIn: NSRange, replacementText: String) -> Bool
            optional func textViewDidChange(_: UITextView)
            optional func textViewDidChangeSelection(_: UITextView)
            optional func textView(
                _: UITextView, shouldInteractWith: URL, in: NSRange, interaction: UITextItemInteraction
            ) -> Bool
            optional func textView(_: UITextView, shouldInteractWith: URL, in: NSRange) -> Bool
            optional func textView(
                _: UITextView, editMenuForTextIn: NSRange, suggestedActions: [UIMenuElement]
            ) -> UIMenu?
            optional func textView(_: UITextView, willPresentEditMenuWith: any UIEditMenuInteractionAnimating)
            optional func textView(_: UITextView, willDismissEditMenuWith: any UIEditMenuInteractionAnimating)
        }
        protocol UIPageControlProgressDelegate {
            optional func pageControlProgress(_: UIPageControlProgress, initialProgressForPage: Int) -> Float
            optional func pageControlProgressVisibilityDidChange(_: UIPageControlProgress)
        }
        protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
            optional func pageControlTimerProgressDidChange(_: UIPageControlTimerProgress)
            optional func pageControlTimerProgress(_: UIPageControlTimerProgress, shouldAdvanceToPage: Int) -> Bool
        }
        protocol UIToolbarDelegate: UIBarPositioningDelegate {}
        """
}
