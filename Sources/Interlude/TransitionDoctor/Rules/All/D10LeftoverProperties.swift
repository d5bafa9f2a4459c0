extension Rule {
    /// D10: left-over properties.
    public static let leftoverProperties: Rule = Rule(
        "D10", "left-over properties",
        reason: "The screen looks or behaves differently the next time it is used.",
        remedy: "Remember what the animator changes, and put it back in the completion, finished or cancelled.",
        explains: ["D12", "D22", "D26"],
        explainsNearby: ["D7", "D8", "D21", "D23"]
    ) { record, context in
        (context.differences + context.departed).filter { $0.kind == .leftover }.map {
            record.finding(.leftoverProperties, $0, context)
        }
    }
}
