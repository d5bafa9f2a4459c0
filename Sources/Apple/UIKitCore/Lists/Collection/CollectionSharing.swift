/// A collection view controller's part in sharing a collection view with others of its stack.
@MainActor
struct CollectionSharing {
    /// Another controller's collection view, which is to be shown here; set before the view is loaded.
    var source: UICollectionView?
    /// The layout that the collection view had here when another controller took it over.
    var layoutWhenCovered: UICollectionViewLayout?

    /// A view that stands for a controller whose collection view may be with another one.
    static func makeHolder(like collection: UICollectionView) -> UIView {
        let holder = UIView(frame: collection.frame)
        holder.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        holder.backgroundColor = collection.backgroundColor
        return holder
    }
}

extension UICollectionViewController {
    /// Makes a holder the controller's view, if it is the collection view itself, so that this can go elsewhere.
    fileprivate func makeCollectionMovable() {
        guard let collection = ownCollection, view === collection else { return }
        let holder = CollectionSharing.makeHolder(like: collection)
        if let parent = collection.superview { parent.insertSubview(holder, belowSubview: collection) }
        view = holder
        hold(collection)
    }

    fileprivate func hold(_ collection: UICollectionView) {
        view.addSubview(collection)
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if collection.frame != view.bounds { collection.frame = view.bounds }
    }
}

/// The change from one controller to another that show the same collection view.
@MainActor
struct LayoutSwitch {
    let collection: UICollectionView
    private let from: UICollectionViewController
    private let to: UICollectionViewController
    private let oldLayout: UICollectionViewLayout
    private let newLayout: UICollectionViewLayout

    /// `nil` where each has its own. A controller that wants to share, and has no view yet, shares from now on.
    init?(from: UIViewController, to: UIViewController, pushes: Bool) {
        guard let from = from as? UICollectionViewController, let to = to as? UICollectionViewController,
            let collection = from.collectionView
        else { return nil }
        if pushes, to.useLayoutToLayoutNavigationTransitions, !to.isViewLoaded {
            from.makeCollectionMovable()
            to.sharing.source = collection
            to.loadViewIfNeeded()
        }
        guard to.isViewLoaded, to.ownCollection === collection else { return nil }
        self.from = from
        self.to = to
        self.collection = collection
        oldLayout = collection.collectionViewLayout
        newLayout = to.sharing.layoutWhenCovered ?? to.layout
    }

    /// Shows the collection view in the new controller; its cells move to their places there.
    func begin(completion: @escaping () -> Void) {
        to.hold(collection)
        collection.setCollectionViewLayout(newLayout, animated: true) { _ in completion() }
    }

    /// The new controller has the collection view.
    func finish() {
        if collection.superview !== to.view { to.hold(collection) }
        collection.setCollectionViewLayout(newLayout, animated: false)
        to.sharing.layoutWhenCovered = nil
        from.sharing.layoutWhenCovered = oldLayout
    }

    /// The old controller has it again.
    func takeBack() {
        if collection.superview !== from.view { from.hold(collection) }
        collection.setCollectionViewLayout(oldLayout, animated: false)
    }
}
