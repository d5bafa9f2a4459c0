import UIKit

/// Calls a closure for a gesture recognizer. Only this type of the module uses the target-action pair,
/// with the Objective-C runtime and without.
@MainActor
final class GestureAction: NSObject {
    private let handler: @MainActor (UIGestureRecognizer) -> Void

    init(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.handler = handler
    }

    /// Makes this the recognizer's target. The recognizer does not retain it.
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
