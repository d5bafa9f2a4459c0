/// What views notice that is wrong while a transition runs. iOS says nothing about it; listeners are told.
extension TransitionRun {
    /// Listens to what views notice.
    static func note(_ misuse: ViewMisuse, _ view: UIView) {
        switch misuse {
        case .frameSetUnderTransform: noteFrameUnderTransform(of: view)
        case .blankSnapshot: all.last { $0.isUnderWay }?.emit(.misuse(.blankSnapshot(of: MisusedView(view))))
        }
    }

    private static func noteFrameUnderTransform(of view: UIView) {
        guard !all.isEmpty else { return }
        let run = all.last { run in
            run.isUnderWay
                && (view === run.context.view(forKey: .from) || view === run.context.view(forKey: .to)
                    || view.superview === run.context.containerView)
        }
        run?.emit(.misuse(.frameSetUnderTransform(of: MisusedView(view))))
    }
}
