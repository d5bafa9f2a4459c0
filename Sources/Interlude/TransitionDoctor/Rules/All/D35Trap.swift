extension Rule {
    /// D35: it traps.
    public static let trap: Rule = Rule(
        .trap, "it traps",
        reason: "The app is gone, with all that the user had not saved.",
        remedy: "Mend the line that trapped; where the animator cannot go on, complete the transition all the same."
    ) { _, _ in
        // A trap ends the process that it happens in: the process that started it makes the finding.
        []
    }
}
