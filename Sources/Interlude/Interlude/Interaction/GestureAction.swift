import UIKit

/// Calls a closure for a gesture recogniser: the only place of this module that knows how a target-action pair is spelled
/// with the Objective-C runtime and without.
@MainActor
final class GestureAction: NSObject {
    private let handler: @MainActor (UIGestureRecognizer) -> Void

    init(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.handler = handler
    }

    /// Makes this the recogniser's target. The recogniser does not keep it alive.
    func attach(to recognizer: UIGestureRecognizer) {
        #if canImport(ObjectiveC)
        recognizer.addTarget(self, action: #selector(fire(_:)))
        #else
        recognizer.addTarget(self, action: Selector(GestureAction.fire(_:)))
        #endif
    }

    #if canImport(ObjectiveC)
    @objc
    #endif
    func fire(_ recognizer: UIGestureRecognizer) {
        handler(recognizer)
    }
}
