import InterludeFoundation

extension UIView {
    /// A place among the subviews.
    enum SubviewPlace {
        case front
        case index(Int)
        case above(UIView)
        case below(UIView)
    }

    /// Adds a view or moves it among the subviews.
    ///
    /// The callbacks come in the order known from iOS: `willRemoveSubview` to the old superview, `willMove(toWindow:)`,
    /// `willMove(toSuperview:)`, the move, `didMoveToWindow`, `didMoveToSuperview`, `didAddSubview`. A view that only
    /// changes its place among its siblings gets none.
    final func insert(_ view: UIView, at place: SubviewPlace) {
        demand(view !== self, "A view cannot be added to itself")
        demand(!isDescendant(of: view), "A view cannot be added to one of its own subviews")
        if view.parent === self {
            children.removeAll { $0 === view }
            view.layer.removeFromSuperlayer()
            stack(view, at: place)
            return
        }
        let oldWindow = view.window
        let newWindow = window
        view.parent?.willRemoveSubview(view)
        if oldWindow !== newWindow { view.announceMove(to: newWindow) }
        view.willMove(toSuperview: self)
        view.detachFromParent()
        stack(view, at: place)
        view.parent = self
        view.enterSafeArea()
        view.hierarchyDidChange(oldWindow: oldWindow, newWindow: newWindow)
        didAddSubview(view)
        setNeedsLayout()
    }

    /// Takes the view out of its superview. It lives until the turn of the run loop ends, as on iOS, where the array of subviews hands it
    /// to the autorelease pool: what holds it weakly may put it elsewhere.
    final func leaveSuperview() {
        guard let old = parent else { return }
        AutoreleasePool.keep(self)
        let oldWindow = window
        old.willRemoveSubview(self)
        if oldWindow != nil { announceMove(to: nil) }
        willMove(toSuperview: nil)
        detachFromParent()
        hierarchyDidChange(oldWindow: oldWindow, newWindow: nil)
        old.setNeedsLayout()
    }

    private func detachFromParent() {
        guard let old = parent else { return }
        leaveSafeArea()
        if FirstResponder.isInside(self) { Host.current.input.forceEnd() }
        old.children.removeAll { $0 === self }
        old.removeConstraintsInvolving(self)
        layer.removeFromSuperlayer()
        parent = nil
    }

    private func hierarchyDidChange(oldWindow: UIWindow?, newWindow: UIWindow?) {
        if oldWindow !== newWindow { announceDidMove(from: oldWindow, to: newWindow) }
        didMoveToSuperview()
        updateTraits()
        updateTint()
        updateSafeArea()
        // A controller's traits, from which its least margins follow, may be others here.
        if preservesSuperviewLayoutMargins || viewOwner != nil { updateMargins() }
        setNeedsLayout()
    }

    private func stack(_ view: UIView, at place: SubviewPlace) {
        switch place {
        case .front:
            children.append(view)
            layer.addSublayer(view.layer)
        case .index(let index):
            let index = min(max(index, 0), children.count)
            stack(view, atIndex: index)
        case .above(let sibling):
            guard let index = children.firstIndex(where: { $0 === sibling }) else { return stack(view, at: .front) }
            children.insert(view, at: index + 1)
            layer.insertSublayer(view.layer, above: sibling.layer)
        case .below(let sibling):
            guard let index = children.firstIndex(where: { $0 === sibling }) else { return stack(view, at: .front) }
            children.insert(view, at: index)
            layer.insertSublayer(view.layer, below: sibling.layer)
        }
    }

    private func stack(_ view: UIView, atIndex index: Int) {
        let next = index < children.count ? children[index] : nil
        children.insert(view, at: index)
        if let next {
            layer.insertSublayer(view.layer, below: next.layer)
        } else {
            layer.addSublayer(view.layer)
        }
    }

    /// Puts a view between this one and its superview. It is a matter of the system: nobody is notified, and constraints, animations,
    /// the first responder and insets stay.
    final func enclose(in shell: UIView) {
        guard let superview = parent, let index = superview.children.firstIndex(where: { $0 === self }) else { return }
        superview.children[index] = shell
        superview.layer.insertSublayer(shell.layer, below: layer)
        shell.parent = superview
        move(into: shell)
        shell.children.append(self)
        shell.updateTraits()
        shell.updateTint()
        shell.updateSafeArea()
    }

    /// Undoes `enclose(in:)`: the view has its superview again, at the place of the shell.
    final func disclose(from shell: UIView) {
        guard let superview = shell.parent, parent === shell,
            let index = superview.children.firstIndex(where: { $0 === shell })
        else { return }
        shell.children.removeAll { $0 === self }
        superview.children.insert(self, at: index)
        superview.layer.insertSublayer(layer, below: shell.layer)
        parent = superview
        updateTraits()
        updateTint()
        updateSafeArea()
    }

    private func move(into shell: UIView) {
        shell.layer.addSublayer(layer)
        parent = shell
    }

    final func restack(_ view: UIView, toFront: Bool) {
        guard view.parent === self else { return }
        children.removeAll { $0 === view }
        view.layer.removeFromSuperlayer()
        stack(view, at: toFront ? .front : .index(0))
        setNeedsLayout()
    }

    final func exchange(_ index1: Int, _ index2: Int) {
        guard index1 != index2 else { return }
        demand(
            children.indices.contains(index1) && children.indices.contains(index2),
            "exchangeSubview(at:withSubviewAt:): there are only \(children.count) subviews")
        let (low, high) = (min(index1, index2), max(index1, index2))
        let (lower, upper) = (children[low], children[high])
        for view in [lower, upper] {
            children.removeAll { $0 === view }
            view.layer.removeFromSuperlayer()
        }
        stack(upper, at: .index(low))
        stack(lower, at: .index(high))
    }

    final func find(tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for child in children {
            if let found = child.viewWithTag(tag) { return found }
        }
        return nil
    }
}

// MARK: - Windows

extension UIView {
    /// Tells this view and all in it that they are about to enter or leave a window.
    private func announceMove(to newWindow: UIWindow?) {
        viewOwner?.viewWillMove(intoWindow: newWindow != nil)
        willMove(toWindow: newWindow)
        for child in children { child.announceMove(to: newWindow) }
    }

    /// Tells this view and all in it that they have entered or left a window.
    private func announceDidMove(from oldWindow: UIWindow?, to newWindow: UIWindow?) {
        if newWindow != nil {
            adoptWindowScale()
            UIApplication.shared.appearances.apply(to: self)
        }
        didMoveToWindow()
        viewOwner?.viewHasMoved()
        for child in children where child.parent === self { child.announceDidMove(from: oldWindow, to: newWindow) }
    }
}

extension UIView {
    /// Whether this is `view` or lies somewhere inside it.
    final func lies(in view: UIView) -> Bool {
        var current: UIView? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.parent
        }
        return false
    }
}
