extension UIViewController {
    /// What is presented above everything from here on; itself, if nothing is.
    var topmostPresented: UIViewController {
        var top = self
        while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
        return top
    }
}
