extension Rule {
    /// D35: it traps.
    public static let trap: Rule = Rule(
        .trap, "it traps",
        reason: "The app crashes, and unsaved data is lost.",
        remedy: "Fix the line that trapped; if the animator cannot continue, complete the transition anyway."
    ) { _, _ in
        // A trap ends the process that it happens in: the process that started it makes the finding.
        []
    }
}
