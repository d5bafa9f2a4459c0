extension UIViewController {
    /// Follows `childForStatusBarStyle` to the controller that decides on the status bar's style.
    package var statusBarStyleDecider: UIViewController {
        if let presented = modal.presented, presented.takesStatusBar, !presented.isBeingDismissed {
            return presented.statusBarStyleDecider
        }
        return childForStatusBarStyle?.statusBarStyleDecider ?? self
    }

    /// Follows `childForStatusBarHidden` to the controller that decides whether there is a status bar.
    package var statusBarHiddenDecider: UIViewController {
        if let presented = modal.presented, presented.takesStatusBar, !presented.isBeingDismissed {
            return presented.statusBarHiddenDecider
        }
        return childForStatusBarHidden?.statusBarHiddenDecider ?? self
    }

    /// The controller that decides on the home indicator.
    package var homeIndicatorDecider: UIViewController {
        if let presented = modal.presented, presented.takesStatusBar, !presented.isBeingDismissed {
            return presented.homeIndicatorDecider
        }
        return childForHomeIndicatorAutoHidden?.homeIndicatorDecider ?? self
    }

    func updateStatusBar() {
        guard let window = loadedView?.window else { return }
        window.setNeedsLayout()
        if UIView.inheritedAnimationDuration > 0 { window.screen.host?.systemOverlay.showStatusBar() }
    }

    private var takesStatusBar: Bool {
        modalPresentationCapturesStatusBarAppearance
            || modal.presentationController?.presentationStyle == .fullScreen
    }

    /// 16 points at the sides, 20 where the width is regular (documented) or 414 points or more, as on the large phones (measured by many).
    var leastMargins: NSDirectionalEdgeInsets {
        let width = loadedView?.bounds.width ?? 0
        let side = traitCollection.horizontalSizeClass == .regular ? 20 : SideMargin.points(width: width)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    func setRespectsMinimumMargins(_ flag: Bool) {
        storage.respectsMinimumMargins = flag
        loadedView?.updateMargins()
    }

    /// Takes traits from the container in place of the container's own.
    func takeOverrideTraits(_ traits: UITraitCollection?) {
        storage.overrideTraits = traits
        loadedView?.updateTraits()
    }

    var effectiveTraitCollection: UITraitCollection {
        let surroundings = surroundingTraits
        // Most controllers change nothing, and all views ask through them.
        guard storage.overrideTraits != nil || overrideUserInterfaceStyle != .unspecified else { return surroundings }
        var parts = [surroundings]
        if let given = storage.overrideTraits { parts.append(given) }
        if overrideUserInterfaceStyle != .unspecified {
            parts.append(UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle))
        }
        return UITraitCollection(traitsFrom: parts)
    }

    private var surroundingTraits: UITraitCollection {
        if let parent = parentController { return parent.traitCollection }
        return loadedView?.superview?.traitCollection ?? UIScreen.main.traitCollection
    }

    func forwardSizeChange(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in childControllers {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            child.viewWillTransition(to: childSize, with: coordinator)
        }
    }

    /// Tells the container, and the presentation if the controller is presented, of another wish.
    func preferredContentSizeChanged() {
        parentController?.preferredContentSizeDidChange(forChildContentContainer: self)
        modal.presentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
}

// MARK: - The size by constraints

extension UIViewController {
    /// The constraints inside the view have been solved again: who contains the controller hears when they give the view another
    /// size than before.
    func rulesChanged() {
        let listeners = listenersToFittingSize
        guard !listeners.isEmpty, let view = loadedView, LayoutDomain.hasRules(view) else { return }
        let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        defer { storage.fittingSize = size }
        guard let old = storage.fittingSize, old != size else { return }
        for listener in listeners { listener.systemLayoutFittingSizeDidChange(forChildContentContainer: self) }
    }

    /// The container and the presentation, unless it is the system's own, which has no use for it: finding the size is work.
    private var listenersToFittingSize: [any UIContentContainer] {
        let all: [(any UIContentContainer)?] = [parentController, modal.presentationController]
        return all.compactMap { $0 }.filter { listener in
            !Self.deafContainers.contains { $0 == type(of: listener) }
        }
    }

    private static let deafContainers: [any UIContentContainer.Type] = [
        UIViewController.self, UINavigationController.self, UITabBarController.self, UISplitViewController.self,
        UIPresentationController.self, UISheetPresentationController.self, UIPopoverPresentationController.self,
    ]
}
