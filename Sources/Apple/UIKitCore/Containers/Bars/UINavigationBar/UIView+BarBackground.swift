extension UIView {
    /// Shows an image behind all else in a bar's button.
    ///
    /// - Parameter view: The view that has shown one until now.
    /// - Returns: The view that shows it; `nil` without an image.
    final func showBackground(_ image: UIImage?, in view: UIImageView?) -> UIImageView? {
        guard let image else {
            view?.removeFromSuperview()
            return nil
        }
        let view = view ?? UIImageView()
        view.image = image
        if view.superview == nil { insertSubview(view, at: 0) }
        return view
    }
}
