import WindowSystem

/// Something that the inspector can do: its keys, its words in the help, and what happens.
///
/// The one table of all commands drives the keys, the help and the buttons alike.
@MainActor package struct InspectorCommand {
    /// The part of the help that it stands in.
    package enum Group: String, CaseIterable {
        case time = "Time"
        case view = "View"
        case device = "Device"
    }

    package let group: Group
    package let keys: [KeyChord]
    package let title: String
    package let perform: (InspectorModel) -> Void

    /// The commands of a group, in the table's order.
    package static func all(in group: Group) -> [InspectorCommand] { all.filter { $0.group == group } }

    /// The command for a key, if there is one.
    package static func command(for key: WindowEvent.Key) -> InspectorCommand? {
        all.first { $0.keys.contains { $0.matches(key) } }
    }
}
