import Interlude
import UIKit

/// A transition of the catalogue: what it is, and how to make it for the demo's two screens.
@MainActor public struct CatalogueEntry {
    /// The name on the command line.
    public let name: String
    /// One line about it.
    public let summary: String
    /// The file that it is written in, from the package's folder.
    public let source: String
    /// The supported operations.
    public let operations: [TransitionOperation]
    /// Which of these a finger can drive.
    public let interactiveOperations: [TransitionOperation]
    /// The back gesture.
    let gesture: BackGesture
    /// The screens that it is shown with.
    let staging: DemoStaging
    /// Makes the transition for two screens; `nil` for the system's own and for tabs, which no `ScreenTransition` makes.
    public let makeTransition: (@MainActor (TransitionEnds) -> ScreenTransition)?

    /// Whether it is put together from parts, and shares its animator with all others that are.
    public var isComposed: Bool { source.hasPrefix("Sources/Interlude/Interlude/Effects/") }

    /// Whether a finger can drive any of its operations.
    public var isInteractive: Bool { !interactiveOperations.isEmpty }

    init(
        _ name: String, _ summary: String, source: String,
        operations: [TransitionOperation] = TransitionOperation.screens,
        interactive: [TransitionOperation] = [.pop, .dismiss], gesture: BackGesture = .edgePan,
        staging: DemoStaging = .places, make: (@MainActor (TransitionEnds) -> ScreenTransition)?
    ) {
        self.name = name
        self.summary = summary
        self.source = source
        self.operations = operations
        interactiveOperations = interactive.filter(operations.contains)
        self.gesture = gesture
        self.staging = staging
        makeTransition = make
    }
}
