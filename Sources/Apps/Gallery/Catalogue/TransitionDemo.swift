import Interlude
import UIKit

/// One run of a transition between the demo's screens.
///
/// Put the root controller into a window and let it settle, call ``prepare()`` and let it settle, then call ``run()``: what
/// follows is the transition.
@MainActor public final class TransitionDemo {
    private let scene: any DemoScene
    private let operation: TransitionOperation

    /// Makes the screens.
    ///
    /// - Parameter operation: One of the entry's.
    public init(_ entry: CatalogueEntry, _ operation: TransitionOperation) {
        precondition(entry.operations.contains(operation), "\(entry.name) is not made for \(operation.rawValue)")
        self.operation = operation
        scene = entry.staging.makeScene(entry.makeTransition)
        if operation != .tab { scene.answerTaps(with: operation.isNavigation ? .push : .present) }
    }

    /// The root of the window.
    public var rootViewController: UIViewController { scene.root }

    /// Brings the screens to where the operation starts: for pop and dismiss, the page is shown.
    public func prepare() {
        guard operation.isBackward else { return }
        scene.run(operation == .pop ? .push : .present)
    }

    /// Starts the operation, as if a button had been tapped.
    public func run() { scene.run(operation) }

    /// Starts the operation's reverse, if it has one. Precondition: the screens have settled after ``run()``.
    public func runReverse() {
        if let reverse = operation.reverse { scene.run(reverse) }
    }
}
