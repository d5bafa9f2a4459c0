extension UINavigationController {
    /// The bar, as key-value coding has it, by which it can be exchanged: `setValue(ShopBar(), forKey: "navigationBar")` gives a
    /// controller that is made in code a bar of the app's own class, as it does on iOS (published code).
    final var exchangeableBar: UINavigationBar {
        get { navigationBar }
        set { if newValue !== bar { exchangeBar(for: newValue) } }
    }

    private func exchangeBar(for new: UINavigationBar) {
        let old = bar
        bar = makeBar(new)
        guard isViewLoaded else { return }
        new.frame = old.frame
        new.isHidden = old.isHidden
        if let place = old.superview { place.insertSubview(new, aboveSubview: old) }
        old.removeFromSuperview()
        new.setItems(old.items, animated: false)
        old.setItems([], animated: false)
        view.setNeedsLayout()
    }
}
