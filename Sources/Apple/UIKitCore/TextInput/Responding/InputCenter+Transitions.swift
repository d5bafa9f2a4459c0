import CoreGraphics

// What transitions do to the keyboard. On a push or pop it leaves sideways together with the screen that it belongs to, also
// under a finger; a presentation sends it away and its end brings it back.
extension InputCenter {
    /// A transition is about to start; its "will" calls have been made.
    func transitionWillStart(_ run: TransitionRun) {
        guard hasPanel else { return }
        switch run.operation {
        case .push, .pop: carry(with: run)
        case .present: putAside(during: run)
        case .dismiss: leave(with: run)
        case .tab, .column, .resize: break
        }
    }

    private func isFirst(in controller: UIViewController?) -> Bool {
        guard let view = controller?.viewIfLoaded else { return false }
        return FirstResponder.isInside(view)
    }

    private func carry(with run: TransitionRun) {
        guard panel.isUp, run.context.isAnimated, isFirst(in: run.context.viewController(forKey: .from)),
            let board = panel.movingView
        else { return }
        let isMirrored = run.change.owner?.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isPop = run.operation == .pop
        let way = (isPop != isMirrored ? 1 : -1) * board.bounds.width
        panel.isCarried = true
        _ = run.coordinator.animateAlongsideTransition(in: board) { [panel] _ in
            panel.shift(by: way)
        } completion: { [weak self] context in
            self?.carryEnded(context.isCancelled)
        }
    }

    private func carryEnded(_ isCancelled: Bool) {
        panel.isCarried = false
        if isCancelled { UIView.performWithoutAnimation { panel.shift(by: 0) } }
    }

    /// The screen behind gets its field back when what is presented has gone.
    private func putAside(during run: TransitionRun) {
        guard let responder = firstResponder, !isFirst(in: run.context.viewController(forKey: .to)),
            let presented = run.context.viewController(forKey: .to)
        else { return }
        suspended.append(SuspendedInput(responder: responder, presented: presented))
        if responder.resignFirstResponder() { return }
        suspended.removeLast()
    }

    private func leave(with run: TransitionRun) {
        let leaving = run.context.viewController(forKey: .from)
        if isFirst(in: leaving), !run.context.isInteractive { firstResponder?.resignFirstResponder() }
        guard let place = suspended.lastIndex(where: { $0.presented === leaving }) else { return }
        let kept = suspended[place]
        if run.context.isInteractive || !run.context.isAnimated {
            run.coordinator.animate(alongsideTransition: nil) { [weak self] context in
                if !context.isCancelled { self?.bringBack(kept) }
            }
        } else {
            bringBack(kept)
        }
    }

    private func bringBack(_ kept: SuspendedInput) {
        suspended.removeAll { $0.presented === kept.presented }
        guard let responder = kept.responder, firstResponder == nil || isFirst(in: kept.presented),
            (responder as? UIView)?.window != nil
        else { return }
        responder.becomeFirstResponder()
    }
}

/// Who was typed into when something was presented.
struct SuspendedInput {
    weak var responder: UIResponder?
    weak var presented: UIViewController?
}
