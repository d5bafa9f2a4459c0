// UIKit's block of changes does not outlive the call, which a closure that may be nil cannot say in Swift. So a closure that is
// there has a form of its own, in which `self` need not be written.

extension UITableView {
    /// Makes several changes and animates them together.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}

extension UICollectionView {
    /// Makes several changes and animates them together.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}
