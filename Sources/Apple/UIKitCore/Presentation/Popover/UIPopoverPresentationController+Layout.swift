extension UIPopoverPresentationController {
    /// Where the popover belongs now.
    var placement: PopoverPlacement {
        guard let container else { return PopoverPlacement(frame: .zero, direction: .unknown, arrowOffset: 0) }
        let area = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
        var situation = PopoverSituation(source: source(in: container), area: area, contentSize: contentSize)
        situation.permitted = permittedArrowDirections
        situation.canOverlap = canOverlapSourceViewRect
        if let own = popoverBackgroundViewClass {
            let insets = own.contentViewInsets()
            situation.contentSize.width += insets.left + insets.right
            situation.contentSize.height += insets.top + insets.bottom
            situation.arrowHeight = own.arrowHeight()
            situation.arrowBase = own.arrowBase()
        }
        return situation.place()
    }

    /// A source that has left the screen leaves the popover where it was.
    private func source(in container: UIView) -> CGRect {
        if let view = sourceView, !sourceRect.isNull, view.window === container.window {
            return container.convert(sourceRect, from: view)
        }
        return sourceItem?.frame(in: container)
            ?? CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }

    private var contentSize: CGSize {
        let wish = presentedViewController.wishedContentSize
        let usual = PopoverMetrics.contentSize
        return CGSize(
            width: wish.width > 0 ? wish.width : usual.width, height: wish.height > 0 ? wish.height : usual.height)
    }

    /// Brings the popover to its place, at once or inside a running animation block.
    func layOutPopover() {
        guard container?.window != nil, wrapper.isUntransformed else { return }
        let placement = placement
        wrapper.setFrameIfNeeded(placement.frame)
        wrapper.show(placement)
        presentedViewController.setBarInsets(wrapper.arrowInsets)
    }

    /// The surroundings have another size: the delegate may give another source rectangle, and another view.
    func askAboutNewPlace() {
        guard var view = sourceView, let mine = delegate as? any UIPopoverPresentationControllerDelegate else { return }
        let before = view
        var rect = sourceRect.isNull ? view.bounds : sourceRect
        let old = rect
        mine.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
        if view !== before { sourceView = view }
        if rect != old { sourceRect = rect }
    }

    // MARK: Views

    /// Puts the content into the card, and a view behind it that takes touches outside.
    func setUpViews() {
        guard let container else { return }
        backdrop.frame = container.bounds
        container.insertSubview(backdrop, at: 0)
        if backdrop.gestureRecognizers?.isEmpty ?? true {
            let tap = UITapGestureRecognizer(
                target: self, action: Selector(UIPopoverPresentationController.tappedOutside(_:)))
            backdrop.addGestureRecognizer(tap)
        }
        let content: UIView = presentedViewController.view
        content.transform = .identity
        wrapper.clip.addSubview(content)
        layOutPopover()
        let placement = placement
        wrapper.frame = placement.frame
        wrapper.show(placement)
    }

    /// Gives the content back at the end.
    func tearDownViews() {
        backdrop.removeFromSuperview()
        guard let content = presentedViewController.viewIfLoaded, content.superview === wrapper.clip else { return }
        content.removeFromSuperview()
        presentedViewController.setBarInsets(.zero)
    }

    private func tappedOutside(_ tap: UITapGestureRecognizer) {
        dismissByUser()
    }
}
