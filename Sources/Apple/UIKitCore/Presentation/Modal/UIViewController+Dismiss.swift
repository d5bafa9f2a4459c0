extension UIViewController {
    func startDismissal(animated: Bool, completion: (() -> Void)?) {
        let presenter = ancestors.first { $0.modal.presented != nil } ?? presentingViewController
        guard let presenter, presenter.modal.presented != nil else {
            completion?()
            return
        }
        let chain = presenter.presentedChain
        let busy = ([presenter] + chain).contains { $0.isInModalTransition }
        guard !busy else {
            return TransitionMonitor.refuse(
                .dismiss,
                "Attempt to dismiss from view controller \(self) while a presentation or dismiss is in progress.")
        }
        let dismissal = Dismissal(presenter: presenter, chain: chain, animated: animated, completion: completion)
        if let dismissal { TransitionRun.start(dismissal) }
    }

    /// What this controller presents, what that presents, and so on.
    var presentedChain: [UIViewController] {
        var chain: [UIViewController] = []
        var next = modal.presented
        while let controller = next {
            chain.append(controller)
            next = controller.modal.presented
        }
        return chain
    }
}
