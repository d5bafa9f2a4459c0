/// Changes and calls that are to run along with a menu's coming or going.
@MainActor
class MenuAnimator: NSObject {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    final func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    final func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// Makes the changes, inside the animation's block.
    final func runAnimations() {
        while !animations.isEmpty { animations.removeFirst()() }
    }

    final func runCompletions() {
        while !completions.isEmpty { completions.removeFirst()() }
    }
}
