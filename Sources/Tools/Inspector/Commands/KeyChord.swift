import WindowSystem

/// A key, perhaps with shift or control, that does something.
package struct KeyChord: Hashable, Sendable {
    /// The key's name on an English keyboard, as `WindowEvent.Key` has it.
    package let name: String
    package let shift: Bool
    /// What the help shows for it.
    package let label: String

    package init(_ name: String, shift: Bool = false, label: String? = nil) {
        self.name = name
        self.shift = shift
        self.label = label ?? name
    }

    /// Whether a key that was pressed is this one. Control, alt and command belong to the host and the desktop.
    package func matches(_ key: WindowEvent.Key) -> Bool {
        key.name.caseInsensitiveCompare(name) == .orderedSame && key.modifiers == (shift ? .shift : [])
    }
}
