extension UIViewController {
    /// The window shows the controller as its root: `viewWillAppear`. The view is in the window already or will be
    /// before `endRootAppearance()`.
    package func beginRootAppearance(animated: Bool = false) {
        beginAppearanceTransition(true, animated: animated)
    }

    /// Ends what `beginRootAppearance` or `beginRootDisappearance` began.
    package func endRootAppearance() {
        endAppearanceTransition()
    }

    /// The window hides the controller or gets another root: `viewWillDisappear`.
    package func beginRootDisappearance(animated: Bool = false) {
        beginAppearanceTransition(false, animated: animated)
    }
}
