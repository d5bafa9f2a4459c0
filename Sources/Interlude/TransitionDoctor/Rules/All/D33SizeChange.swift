extension Rule {
    /// D33: rotation breaks it.
    public static let sizeChange: Rule = Rule(
        .sizeChange, "rotation breaks it",
        reason: "After the device was rotated, the screen has a wrong size or position, or is not visible.",
        remedy: "Store no frames during a transition, let views autoresize, and lay everything out again at the end."
    ) { _, _ in
        // Findings of other rules are given to it where they are made in such surroundings alone.
        []
    }
}
