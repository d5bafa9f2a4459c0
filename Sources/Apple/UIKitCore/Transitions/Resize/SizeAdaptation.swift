/// What a presentation does alongside when the window around it gets another size.
@MainActor
protocol SizeAdaptation {
    /// Tells of it beforehand.
    func announce(_ coordinator: (any UIViewControllerTransitionCoordinator)?)
    /// Makes the change, inside an animation block.
    func apply()
}
