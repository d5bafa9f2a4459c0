/// A part of the help: a heading and its lines.
@MainActor package struct HelpSection {
    /// A key, or what a hand does, and what happens then.
    package struct Line: Equatable {
        package let key: String
        package let meaning: String
    }

    package let title: String
    package let lines: [Line]

    /// The commands' groups, and what the host does by itself.
    package static let all: [HelpSection] =
        InspectorCommand.Group.allCases.map { group in
            HelpSection(
                title: group.rawValue,
                lines: InspectorCommand.all(in: group).compactMap { command in
                    command.keys.first.map { Line(key: $0.label, meaning: command.title) }
                })
        } + [onTheDevice]

    private static let onTheDevice = HelpSection(
        title: "On the device",
        lines: [
            Line(key: "Esc", meaning: "Back: pops or dismisses"),
            Line(key: "Touch", meaning: "Ends the view of an earlier transition"),
            Line(key: "Alt drag", meaning: "Pinch; with Shift side by side"),
            Line(key: "Wheel", meaning: "Scroll"),
        ])
}
