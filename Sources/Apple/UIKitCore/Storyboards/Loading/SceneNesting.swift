/// Scenes that are made because of other scenes: as a container's children, or embedded in a view.
///
/// A file can say that a scene is in itself, or double the scenes from level to level; neither must go on for ever.
@MainActor final class SceneNesting {
    /// Files and controllers, from the outermost scene to the present one.
    private let path: [String]
    private let budget: Budget

    /// Shared by all scenes that come from one.
    private final class Budget {
        /// Decided: more controllers at once than any app has.
        var remaining = 500
    }

    init() {
        path = []
        budget = Budget()
    }

    private init(path: [String], budget: Budget) {
        self.path = path
        self.budget = budget
    }

    /// The nesting within a scene; `nil` where it would have to be in itself, or there are too many.
    func entering(_ scene: String) -> SceneNesting? {
        guard !path.contains(scene), budget.remaining > 0 else { return nil }
        budget.remaining -= 1
        return SceneNesting(path: path + [scene], budget: budget)
    }
}
