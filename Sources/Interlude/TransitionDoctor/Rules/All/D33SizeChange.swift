extension Rule {
    /// D33: rotation upsets it.
    public static let sizeChange: Rule = Rule(
        .sizeChange, "rotation upsets it",
        reason: "After turning the device the screen has the wrong size or place, or is gone.",
        remedy: "Keep no frames over a transition, let views autoresize, and place everything anew at the end."
    ) { _, _ in
        // Findings of other rules are given to it where they are made in such surroundings alone.
        []
    }
}
