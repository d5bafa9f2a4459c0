extension UISheetPresentationController {
    /// Where a sheet stands.
    enum Stand {
        /// At the bottom edge, at one of its detents.
        case attached
        /// As a card in the middle, in regular width.
        case floating
        /// Over everything, in compact height.
        case covering
    }

    var stand: Stand {
        guard let traits = container?.traitCollection else { return .attached }
        if traits.verticalSizeClass == .compact { return prefersEdgeAttachedInCompactHeight ? .attached : .covering }
        return traits.horizontalSizeClass == .regular ? .floating : .attached
    }

    /// Whether the sheet hangs at the bottom edge.
    var isEdgeAttached: Bool { stand == .attached }

    /// The frame at the selected detent.
    var restingFrame: CGRect {
        guard let container else { return .zero }
        switch stand {
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
        var size = SheetFigures.formSize
        if presentationStyle == .pageSheet || prefersPageSizing {
            size = CGSize(
                width: min(SheetFigures.pageWidth, bounds.width - 2 * SheetFigures.pageMargin),
                height: bounds.height - 2 * SheetFigures.pageMargin)
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

    /// The largest height: below the top safe area. Measured: (0, 59, 393, 793) on a 393 × 852 screen with 59 on top.
    var maximumHeight: CGFloat {
        guard let container else { return 0 }
        return container.bounds.height - container.safeAreaInsets.top
    }

    /// The detents that are active here, from low to high.
    var activeDetents: [(detent: Detent, height: CGFloat)] {
        guard let container else { return [] }
        let context = SheetResolutionContext(traits: container.traitCollection, maximum: maximumHeight)
        let bottom = container.safeAreaInsets.bottom
        let resolved = detents.compactMap { detent in
            detent.resolvedValue(in: context).map { value in
                let isOwn = detent.identifier != .large && detent.identifier != .medium
                return (detent: detent, height: min(isOwn ? value + bottom : value, maximumHeight))
            }
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
        stand == .covering ? 0 : dimming(height: restingFrame.height)
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
        return SheetFigures.dimming * min(max((height - start) / (full - start), 0), 1)
    }

    /// Whether touches beside the sheet go to what is behind.
    var letsTouchesThrough: Bool { largestUndimmedDetentIdentifier != nil && dimmingAlpha == 0 && stand == .attached }

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

    private func dimmingTapped(_ tap: UITapGestureRecognizer) {
        dismissByUser()
    }

    func fadeDimming(in fadesIn: Bool) {
        let target = fadesIn ? dimmingAlpha : 0
        let dimming = views.dimming
        presentedViewController.transitionCoordinator?.animate(
            alongsideTransition: { _ in dimming.alpha = target }, completion: nil)
    }

    /// Rounds the sheet's corners and shows or hides the grabber.
    func styleSheet() {
        guard let sheet = presentedView else { return }
        sheet.layer.cornerRadius = stand == .covering ? 0 : preferredCornerRadius ?? SheetFigures.cornerRadius
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
        let size = SheetFigures.grabberSize
        grabber.backgroundColor = UIColor(white: 0.5, alpha: 0.5)
        grabber.layer.cornerRadius = size.height / 2
        grabber.isUserInteractionEnabled = false
        grabber.frame = CGRect(
            x: (sheet.bounds.width - size.width) / 2, y: SheetFigures.grabberTop, width: size.width, height: size.height
        )
        if grabber.superview !== sheet { sheet.addSubview(grabber) }
    }

    /// Brings the sheet to its detent, at once or inside a running animation block.
    func layOutSheet() {
        guard let container, !presentedViewController.isInModalTransition, drag?.isDragging != true else {
            return
        }
        presentedView?.frame = restingFrame
        views.dimming.alpha = dimmingAlpha
        container.setNeedsLayout()
    }
}

/// The views that a sheet adds.
@MainActor
package final class SheetViews {
    package let dimming = UIView()
    let grabber = UIView()
}
