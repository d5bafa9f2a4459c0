extension Rule {
    /// D29: made for one screen.
    public static let hardCodedSize: Rule = Rule(
        .hardCodedSize, "made for one screen",
        reason: "On another device, in a split view or in a container, the views end in a wrong position.",
        remedy: "Take sizes from containerView.bounds and finalFrame(for:), not from UIScreen.main or a number."
    ) { _, _ in
        // Findings of other rules are given to it where they are made in such surroundings alone.
        []
    }
}
