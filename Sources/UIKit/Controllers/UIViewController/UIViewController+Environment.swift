extension UIViewController {
    /// The transition the controller takes part in, or the nearest container's; nil when none runs.
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        for controller in ancestors {
            if let coordinator = controller.activeRun?.coordinator { return coordinator }
        }
        return nil
    }

    /// Asks the system to look at the status bar wishes again; it looks at them each frame anyway.
    public func setNeedsStatusBarAppearanceUpdate() {
        loadedView?.window?.setNeedsLayout()
    }

    /// Asks the system to look at the supported orientations again; it does so at the next turn of the screen.
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {}

    /// The nearest controller, from this one outwards, that implements the action.
    public func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        ancestors.first { action.isImplemented(by: $0) }
    }

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

    private var takesStatusBar: Bool {
        modalPresentationCapturesStatusBarAppearance
            || modal.presentationController?.presentationStyle == .fullScreen
    }

    var effectiveTraitCollection: UITraitCollection {
        var parts = [surroundingTraits]
        if let given = storage.overrideTraits { parts.append(given) }
        if overrideUserInterfaceStyle != .unspecified {
            parts.append(UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle))
        }
        return parts.count == 1 ? parts[0] : UITraitCollection(traitsFrom: parts)
    }

    private var surroundingTraits: UITraitCollection {
        if let parent = parentController { return parent.traitCollection }
        return loadedView?.superview?.traitCollection ?? UIScreen.main.traitCollection
    }

    /// Gives a child other traits than the container's.
    public func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {
        child.storage.overrideTraits = collection
        child.loadedView?.updateTraits()
    }

    /// The traits given to a child with `setOverrideTraitCollection(_:forChild:)`.
    public func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
        child.storage.overrideTraits
    }

    func forwardSizeChange(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in childControllers {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            child.viewWillTransition(to: childSize, with: coordinator)
        }
    }

    func preferredContentSizeChanged() {
        parentController?.preferredContentSizeDidChange(forChildContentContainer: self)
        modal.presentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
}
