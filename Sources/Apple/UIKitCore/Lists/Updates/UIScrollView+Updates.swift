extension UIScrollView {
    /// Shows changes of a list: at once, or moving for the time that lists take for it, while the list can be touched.
    final func showUpdate(
        animated: Bool, _ changes: @escaping () -> Void, completion: @escaping (Bool) -> Void
    ) {
        guard animated else {
            UIView.performWithoutAnimation(changes)
            return completion(true)
        }
        UIView.animate(
            withDuration: TableMetrics.updateDuration, delay: 0, options: .allowUserInteraction, animations: changes,
            completion: completion)
    }
}
