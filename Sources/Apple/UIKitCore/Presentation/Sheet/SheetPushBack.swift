import QuartzCore

/// A sheet at the full height pushes what presents it back as a card; each further sheet pushes all below it one level more.
///
/// How far follows the sheet's top wherever it is: under a finger, between two detents, in a transition.
extension UISheetPresentationController {
    /// How far the presenter is pushed back while the sheet shows so much of itself, 0…1: the part of the way between the
    /// full height and the next lower detent, or the lower edge.
    func pushBack(height: CGFloat) -> CGFloat {
        guard isEdgeAttached, pushesBackWhenFull, container?.traitCollection.verticalSizeClass != .compact else {
            return 0
        }
        let heights = activeDetents.map(\.height)
        guard let full = heights.last, full >= maximumHeight - SheetMetrics.fullTolerance else { return 0 }
        let start = heights.last { $0 < full - 1 } ?? 0
        return full > start ? min(max((height - start) / (full - start), 0), 1) : 0
    }

    /// The same where the sheet comes to rest.
    var pushBackAtRest: CGFloat { pushBack(height: restingFrame.height) }

    /// Only what the sheet dims steps back: where the user is to go on working with the screen below, that stays.
    private var pushesBackWhenFull: Bool {
        guard let undimmed = largestUndimmedDetentIdentifier else { return true }
        return activeDetents.last?.detent.identifier != undimmed
    }

    // MARK: Levels

    /// Pushes what presents the sheet so far back, and with it all that lies below.
    func pushBack(to part: CGFloat) {
        guard part != stack.part else { return }
        stack.part = part
        showCards()
    }

    /// Brings all cards below this sheet to their levels.
    func showCards() {
        var sheet: UISheetPresentationController? = self
        while let current = sheet {
            current.showOwnCard()
            sheet = current.sheetBelow
        }
    }

    private func showOwnCard() {
        let level = levelsPushed
        guard level > 0 || stack.card != nil, let card = ownCard() else { return }
        card.show(level: level, top: cardTop, radius: sheetBelow == nil ? SheetMetrics.cornerRadius : nil)
    }

    /// How many levels the sheets from this one on push back what presents it.
    private var levelsPushed: CGFloat {
        stack.part + (stack.part > 0 ? sheetAbove?.levelsPushed ?? 0 : 0)
    }

    var sheetAbove: UISheetPresentationController? {
        presentedViewController.modal.presented?.modal.presentationController as? UISheetPresentationController
    }

    /// The sheet on which this one lies.
    var sheetBelow: UISheetPresentationController? {
        let below = presentingViewController.modal.presentationController as? UISheetPresentationController
        return below?.isEdgeAttached == true ? below : nil
    }

    // MARK: The card

    /// The card around what presents, made when it is first needed; `nil` where there is none to push back.
    private func ownCard() -> PresenterCard? {
        if let card = stack.card { return card }
        guard let view = viewToPushBack else { return nil }
        var made: PresenterCard?
        UIView.performWithoutAnimation { made = PresenterCard(around: view) }
        stack.card = made
        return made
    }

    /// The presenter's view, if it fills the window, or is a sheet itself. What an app's own presentation controller has
    /// put in its place stays there.
    private var viewToPushBack: UIView? {
        guard let container, let view = presentingViewController.viewIfLoaded, let home = view.superview else {
            return nil
        }
        if let own = presentingViewController.modal.presentationController {
            guard own.presentedView === view, own.container === home else { return nil }
            return own is UISheetPresentationController || own.style.fillsWindow ? view : nil
        }
        return home is UIWindow && home === container.superview
            && container.window?.rootViewController?.viewIfLoaded === view
            ? view : nil
    }

    /// The size around the sheet has changed: cards fill it, and stand where they belong there.
    func layOutCard() {
        stack.card?.fillSuperview()
        stack.part = pushBackAtRest
        showCards()
        settleCards()
    }

    /// The sheet comes to rest: a card that pushes nothing back is taken away, when it has come to its place in the animation
    /// around the caller.
    func settleCards() {
        let duration = UIView.inheritedAnimationDuration
        guard duration > 0 else { return takeIdleCardsAway() }
        stack.settling?.cancel()
        stack.settling = MainTimer.schedule(after: duration) { [weak self] in self?.takeIdleCardsAway() }
    }

    private func takeIdleCardsAway() {
        var sheet: UISheetPresentationController? = self
        while let current = sheet {
            let isAtRest = current.drag?.isDragging != true && !current.presentedViewController.isInModalTransition
            if isAtRest, current.levelsPushed == 0 {
                current.stack.card?.takeAway()
                current.stack.card = nil
            }
            sheet = current.sheetBelow
        }
    }

    /// The sheet is gone: what presented it is in its own place.
    func takeCardAway() {
        stack.part = 0
        stack.settling?.cancel()
        stack.card?.takeAway()
        stack.card = nil
        sheetBelow?.showCards()
    }
}

extension UIModalPresentationStyle {
    /// Whether what is presented fills the window, with or without its presenter behind.
    fileprivate var fillsWindow: Bool { self == .fullScreen || self == .overFullScreen }
}

/// What a sheet knows of the stack of sheets it is in.
@MainActor
final class SheetStack {
    /// How far the sheet pushes back what presents it, 0…1.
    var part: CGFloat = 0
    var card: PresenterCard?
    /// Takes a card away when an animation is over.
    var settling: MainTimer.Token?
}
