extension UIViewController {
    /// The least margins of the controller's view: 16 points at the sides, 20 where there is more room (measured on iOS by
    /// many); none above and below.
    public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side: CGFloat = traitCollection.horizontalSizeClass == .regular ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// Whether the view's margins are never less than the system's. Default true.
    public var viewRespectsSystemMinimumLayoutMargins: Bool {
        get { storage.respectsMinimumMargins }
        set {
            storage.respectsMinimumMargins = newValue
            loadedView?.marginsChanged()
        }
    }
}
