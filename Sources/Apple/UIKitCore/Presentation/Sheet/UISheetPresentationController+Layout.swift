extension UISheetPresentationController {
    /// Where a sheet stands.
    enum Placement {
        /// At the bottom edge, at one of its detents.
        case attached
        /// As a card in the middle, in regular width.
        case floating
        /// Over everything, in compact height.
        case covering
    }

    var placement: Placement {
        guard let traits = container?.traitCollection else { return .attached }
        if traits.verticalSizeClass == .compact { return prefersEdgeAttachedInCompactHeight ? .attached : .covering }
        return traits.horizontalSizeClass == .regular ? .floating : .attached
    }

    /// Whether the sheet hangs at the bottom edge.
    var isEdgeAttached: Bool { placement == .attached }

    /// The frame at the selected detent.
    var restingFrame: CGRect {
        guard let container else { return .zero }
        switch placement {
        case .attached: return attachedFrame(in: container, height: height(of: selectedDetent))
        case .floating: return floatingFrame(in: container)
        case .covering: return container.bounds
        }
    }

    /// As wide as the safe area, or as the content wants to be when the app says so.
    private func attachedFrame(in container: UIView, height: CGFloat) -> CGRect {
        let bounds = container.bounds
        let room = bounds.inset(
            by: UIEdgeInsets(
                top: 0, left: container.safeAreaInsets.left, bottom: 0, right: container.safeAreaInsets.right))
        let wish = presentedViewController.wishedContentSize.width
        let follows = widthFollowsPreferredContentSizeWhenEdgeAttached && wish > 0
        let width = follows ? min(wish, bounds.width) : room.width
        let x = (room.midX - width / 2).rounded()
        return CGRect(x: follows ? x : room.minX, y: bounds.height - height, width: width, height: height)
    }

    private func floatingFrame(in container: UIView) -> CGRect {
        let bounds = container.bounds
        var size = SheetMetrics.formSize
        if presentationStyle == .pageSheet || prefersPageSizing {
            size = CGSize(
                width: min(SheetMetrics.pageWidth, bounds.width - 2 * SheetMetrics.pageMargin),
                height: bounds.height - 2 * SheetMetrics.pageMargin)
        }
        let wish = presentedViewController.wishedContentSize
        if wish.width > 0 { size.width = wish.width }
        if wish.height > 0 { size.height = wish.height }
        size.width = min(size.width, bounds.width)
        size.height = min(size.height, bounds.height)
        return CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
    }

    /// Where the top of a card stands that the sheet pushes back: below the top safe area, on devices with a home button 10
    /// points below it. Published measurements of iPhone 14 Pro and iPhone SE.
    var cardTop: CGFloat {
        guard let container else { return 0 }
        let hasIndicator = container.window?.screen.device.hasHomeIndicator ?? true
        return container.safeAreaInsets.top + (hasIndicator ? 0 : SheetMetrics.cardStep)
    }

    /// The largest height: up to 10 points below the top of the card behind. The same measurements: 69 points from the top of
    /// an iPhone 14 Pro (safe area 59), 40 on an iPhone SE (20).
    var maximumHeight: CGFloat {
        guard let container else { return 0 }
        return max(container.bounds.height - cardTop - SheetMetrics.cardStep, 0)
    }

    /// The detents that are active here, from low to high.
    var activeDetents: [(detent: Detent, height: CGFloat)] {
        guard let container else { return [] }
        // Measured: 749 on an iPhone 14 Pro, that is without the safe area at the bottom, which is documented to come on top.
        let bottom = container.safeAreaInsets.bottom
        let context = SheetResolutionContext(
            traits: container.traitCollection, maximum: max(maximumHeight - bottom, 0))
        let resolved = detents.compactMap { detent in
            detent.resolvedValue(in: context).map { (detent: detent, height: min($0 + bottom, maximumHeight)) }
        }
        return resolved.sorted { $0.height < $1.height }
    }

    var selectedDetent: Detent? {
        let active = activeDetents
        return active.first { $0.detent.identifier == selectedDetentIdentifier }?.detent ?? active.first?.detent
    }

    func height(of detent: Detent?) -> CGFloat {
        activeDetents.first { $0.detent === detent }?.height ?? maximumHeight
    }

    // MARK: Views

    /// The dimming's opacity at rest: none up to the largest undimmed detent.
    var dimmingAlpha: CGFloat {
        placement == .covering ? 0 : dimming(height: restingFrame.height)
    }

    /// The dimming's opacity while the sheet shows so much of itself: it grows from the largest undimmed detent to the next
    /// one; without any such, from nothing to the lowest detent.
    func dimming(height: CGFloat) -> CGFloat {
        let heights = isEdgeAttached ? activeDetents : []
        let undimmed = heights.firstIndex { $0.detent.identifier == largestUndimmedDetentIdentifier }
        let start = undimmed.map { heights[$0].height } ?? 0
        let end = undimmed.map { $0 + 1 < heights.count ? heights[$0 + 1].height : .infinity }
        let full = end ?? heights.first?.height ?? restingFrame.height
        guard full.isFinite, full > start else { return 0 }
        return SheetMetrics.dimming * min(max((height - start) / (full - start), 0), 1)
    }

    /// What is behind is as dark as it is at rest, and its tint gray where it is dark at all.
    func showDimming() {
        views.dimming.alpha = dimmingAlpha
        dimTintBehind(dimmingAlpha > 0)
    }

    /// Whether touches beside the sheet go to what is behind.
    var letsTouchesThrough: Bool {
        largestUndimmedDetentIdentifier != nil && dimmingAlpha == 0 && placement == .attached
    }

    func setUpViews() {
        guard let container else { return }
        views.dimming.frame = container.bounds
        views.dimming.backgroundColor = UIColor.black
        views.dimming.alpha = 0
        container.insertSubview(views.dimming, at: 0)
        // A popover becomes a sheet by the same one each time.
        if views.dimming.gestureRecognizers?.isEmpty ?? true {
            let tap = UITapGestureRecognizer(
                target: self, action: Selector(UISheetPresentationController.dimmingTapped(_:)))
            views.dimming.addGestureRecognizer(tap)
        }
        styleSheet()
    }

    /// A tap on the status bar scrolls the sheet's content to its top, and dismisses nothing.
    private func dimmingTapped(_ tap: UITapGestureRecognizer) {
        let bar = containerView?.window?.windowScene?.statusBarManager?.statusBarFrame ?? .zero
        if bar.contains(tap.location(in: nil)) { return }
        dismissByUser()
    }

    /// Shows or takes away what the sheet does to the screen behind: dimming, and the step back. In the system's own
    /// transition that moves as the sheet does, by its spring.
    func changeBehind(isShown: Bool) {
        let leaving = isShown ? [] : sheetsThatLeave
        let change = {
            self.views.dimming.alpha = isShown ? self.dimmingAlpha : 0
            self.dimTintBehind(isShown && self.dimmingAlpha > 0)
            for sheet in leaving { sheet.stack.part = 0 }
            if isShown { self.stack.part = self.pushBackAtRest }
            self.showCards()
        }
        let run = presentedViewController.activeRun
        let runs = presentedViewController.transitionCoordinator?.animate(
            alongsideTransition: { context in
                guard context.isAnimated, run?.animator is CoverVerticalAnimator else { return change() }
                UIView.animate(
                    withDuration: SystemMetrics.coverDuration, delay: 0, usingSpringWithDamping: 1,
                    initialSpringVelocity: 0,
                    options: [.allowUserInteraction, .overrideInheritedDuration, .overrideInheritedCurve],
                    animations: change, completion: nil)
            }, completion: nil)
        // In another style at once, as when the size class has changed.
        if runs != true { change() }
    }

    /// This sheet, and those below it that are dismissed together with it.
    private var sheetsThatLeave: [UISheetPresentationController] {
        var sheets = [self]
        while let below = sheets.last?.sheetBelow, below.presentedViewController.isBeingDismissed {
            sheets.append(below)
        }
        return sheets
    }

    /// A dismissal was called off: what is behind is as it was.
    func restoreBehind() {
        showDimming()
        for sheet in sheetsThatLeave { sheet.stack.part = sheet.pushBackAtRest }
        showCards()
    }

    /// The sheet's own view in the size that the container has now, if a card is around it.
    func placeInCard() {
        guard let view = presentedView, view.superview is PresenterCard, view.superviewBehindCard === container else {
            return
        }
        sheetAbove?.stack.card?.fillSuperview()
        view.frame = restingFrame
    }

    /// Rounds the sheet's corners and shows or hides the grabber.
    func styleSheet() {
        guard let sheet = presentedView else { return }
        sheet.layer.cornerRadius = placement == .covering ? 0 : preferredCornerRadius ?? SheetMetrics.cornerRadius
        sheet.layer.maskedCorners =
            isEdgeAttached
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        sheet.clipsToBounds = true
        placeGrabber(in: sheet)
    }

    private func placeGrabber(in sheet: UIView) {
        let grabber = views.grabber
        guard prefersGrabberVisible, isEdgeAttached else { return grabber.removeFromSuperview() }
        let size = SheetMetrics.grabberSize
        grabber.backgroundColor = UIColor(white: 0.5, alpha: 0.5)
        grabber.layer.cornerRadius = size.height / 2
        grabber.isUserInteractionEnabled = false
        grabber.frame = CGRect(
            x: (sheet.bounds.width - size.width) / 2, y: SheetMetrics.grabberTop, width: size.width, height: size.height
        )
        if grabber.superview !== sheet { sheet.addSubview(grabber) }
    }

    /// Brings the sheet to its detent, at once or inside a running animation block.
    func layOutSheet() {
        guard let container, !presentedViewController.isInModalTransition, drag?.isDragging != true else {
            return
        }
        presentedView?.frame = restingFrame
        showDimming()
        pushBack(to: pushBackAtRest)
        settleCards()
        container.setNeedsLayout()
    }
}

/// The views that a sheet adds.
@MainActor
package final class SheetViews {
    package let dimming = UIView()
    package let grabber = UIView()
}
