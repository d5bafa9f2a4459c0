/// What view animations have changed and set in motion while a transition was started: enough to drive it and to put it all
/// back.
///
/// It is no picture of the world. Each block knows which property it changed from what to what, and a change is taken back
/// only while the property still has the value that the block gave it: what the application has set since is its own.
@MainActor
final class AnimationTrace {
    /// A value that was changed.
    private struct Change {
        /// Whether the property still has the value that it was given.
        let stands: () -> Bool
        let takeBack: () -> Void
        /// The view whose place or size it is.
        var placed: UIView?
    }

    /// Whether animations pass over their curves from the start, as they do under a finger.
    var goesStraight = false
    /// Whether it notes what blocks do, and not only which animators are started: nobody asks where no interactor is.
    var notesBlocks = true
    /// The animations of blocks, in the order in which they were added.
    private(set) var motions: [RunningAnimation] = []
    /// The property animators that were started, in this order.
    private(set) var animators: [UIViewPropertyAnimator] = []
    private var changes: [Change] = []

    /// Whether nothing has been noted.
    var isEmpty: Bool { motions.isEmpty && animators.isEmpty && changes.isEmpty }

    // MARK: Noting

    func note(_ motion: RunningAnimation) { if notesBlocks { motions.append(motion) } }

    func note(_ animator: UIViewPropertyAnimator) {
        if !animators.contains(where: { $0 === animator }) { animators.append(animator) }
    }

    /// Notes that a block has changed a property of a layer.
    func note(_ property: BlockProperty, of layer: CALayer, from old: AnimationValue, to new: AnimationValue) {
        guard notesBlocks, !new.isSame(as: old) else { return }
        changes.append(
            Change(
                stands: { property.value(in: layer).isSame(as: new) }, takeBack: { property.set(old, in: layer) },
                placed: property.isPlace ? layer.delegate as? UIView : nil))
    }

    /// Notes that a block has changed something that no layer holds.
    func note(stands: @escaping () -> Bool, takeBack: @escaping () -> Void) {
        if notesBlocks { changes.append(Change(stands: stands, takeBack: takeBack)) }
    }

    // MARK: Taking back

    /// Gives all properties the values from before, the last change first.
    func takeBack() {
        let (changes, places) = (self.changes, places)
        self.changes = []
        AnimationScope.disabled.perform {
            for change in changes.reversed() where change.stands() { change.takeBack() }
            for (view, bounds) in places { view.wasPutBack(from: bounds) }
        }
    }

    /// The views whose places have changed, with their present bounds; each once, in the order of the changes.
    private var places: [(view: UIView, bounds: CGRect)] {
        var views: [UIView] = []
        for view in changes.compactMap(\.placed) where !views.contains(where: { $0 === view }) { views.append(view) }
        return views.map { ($0, $0.bounds) }
    }

    /// Makes the animations pass over their curves from now on.
    func goStraight() {
        goesStraight = true
        for motion in motions { motion.goStraight() }
    }
}

extension BlockProperty {
    /// Whether it says where a view is or how large.
    fileprivate var isPlace: Bool { ["position", "bounds.origin", "bounds.size", "transform"].contains(keyPath) }
}

extension UIView {
    /// The view's layer has been given back the place that it had before an animation; the layer alone knows.
    fileprivate func wasPutBack(from old: CGRect) {
        if layer.bounds != old { boundsWerePutBack(from: old) }
        updateSafeArea(visitsAll: true)
    }
}
