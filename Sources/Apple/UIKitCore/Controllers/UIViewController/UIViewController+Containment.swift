extension UIViewController {
    func insertChild(_ child: UIViewController) {
        demand(child !== self, "A view controller cannot be its own child: \(self)")
        demand(
            !ancestors.contains { $0 === child },
            "A view controller cannot be a child of one of its own children: \(child) in \(self)")
        guard child.parentController !== self else { return }
        if child.parentController != nil {
            child.willMove(toParent: nil)
            child.removeFromParent()
        }
        child.willMove(toParent: self)
        childControllers.append(child)
        child.parentController = self
    }

    func leaveParent() {
        guard let parent = parentController else { return }
        if let index = parent.childControllers.firstIndex(where: { $0 === self }) {
            parent.childControllers.remove(at: index)
        }
        parentController = nil
        forgetBarInsets()
        didMove(toParent: nil)
    }

    /// The outermost container, or the controller itself.
    package var outermostAncestor: UIViewController {
        var controller = self
        while let parent = controller.parentController { controller = parent }
        return controller
    }

    /// The controller and its containers, from the inside out.
    package var ancestors: [UIViewController] {
        var result: [UIViewController] = []
        var controller: UIViewController? = self
        while let current = controller {
            result.append(current)
            controller = current.parentController
        }
        return result
    }

    /// The nearest container of the given type, the controller itself not counted.
    func enclosing<Container: UIViewController>(_ type: Container.Type) -> Container? {
        ancestors.dropFirst().lazy.compactMap { $0 as? Container }.first
    }

    func exchange(
        _ from: UIViewController, _ to: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions,
        animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        demand(
            from.parentController === self && to.parentController === self,
            "Children view controllers \(from) and \(to) must have a common parent view controller when calling "
                + "transition(from:to:duration:options:animations:completion:)")
        let animated = duration > 0
        let container: UIView = from.view.superview ?? view
        let forwards = shouldAutomaticallyForwardAppearanceMethods && isVisibleOrAppearing
        if forwards {
            from.beginAppearanceTransition(false, animated: animated)
            to.beginAppearanceTransition(true, animated: animated)
        }
        let end: (Bool) -> Void = { finished in
            from.view.removeFromSuperview()
            if forwards {
                from.endAppearanceTransition()
                to.endAppearanceTransition()
            }
            completion?(finished)
        }
        let kind = options.rawValue & UIView.AnimationOptions.transitionKindMask
        if kind != 0 {
            UIView.transition(
                with: container, duration: duration, options: options,
                animations: {
                    container.addSubview(to.view)
                    to.sendViewIsAppearingIfOwed()
                    from.view.removeFromSuperview()
                    animations?()
                }, completion: end)
        } else {
            container.addSubview(to.view)
            to.sendViewIsAppearingIfOwed()
            UIView.animate(
                withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: end)
        }
    }
}

extension UIView.AnimationOptions {
    /// The bits 20 to 23, which hold the kind of view transition (documented header values).
    static let transitionKindMask: UInt = 0xF << 20
}
