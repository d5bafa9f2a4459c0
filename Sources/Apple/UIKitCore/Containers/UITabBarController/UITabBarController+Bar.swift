extension UITabBarController {
    /// The bar, as key-value coding has it, by which it can be exchanged: `setValue(ShopTabBar(), forKey: "tabBar")` gives a
    /// controller that is made in code a bar of the app's own class, as it does on iOS (published code).
    final var exchangeableBar: UITabBar {
        get { tabBar }
        set { if newValue !== bar { exchangeBar(for: newValue) } }
    }

    private func exchangeBar(for new: UITabBar) {
        let old = bar
        bar = new
        showItems(animated: false)
        guard isViewLoaded else { return }
        new.frame = old.frame
        new.isHidden = old.isHidden
        if let place = old.superview { place.insertSubview(new, aboveSubview: old) }
        old.removeFromSuperview()
        old.delegate = nil
        new.delegate = self
        contentMayHaveChanged()
        view.setNeedsLayout()
    }
}
