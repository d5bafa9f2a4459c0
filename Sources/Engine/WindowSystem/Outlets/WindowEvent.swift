import CoreGraphics

/// Something the user did with a window.
package struct WindowEvent: Sendable, Codable {
    package enum Kind: Equatable, Sendable, Codable {
        /// The pointer, with which button is held. A finger on a touch screen is `.touch`.
        case pointer(Phase, button: PointerButton, CGPoint)
        /// A finger on a touch screen, by its number.
        case touch(Phase, finger: Int, CGPoint)
        /// The wheel or two fingers on a touch pad; how far the content is to move, in its points.
        case scroll(dx: CGFloat, dy: CGFloat, CGPoint)
        case key(KeyPhase, Key)
        /// Text that was typed, as the desktop's input method has made it. Comes only while text input is on.
        case text(String)
        /// Text that an input method is still at; it takes the place of what it gave before. Empty text ends it.
        case composition(String)
        /// Text that was pasted by other means than keys.
        case pasted(String)
        /// The content's new size in points, or the same size with another `pixelScale`.
        case resized(CGSize)
        /// The window's content has to be shown again.
        case exposed
        /// The window has come to be the one that gets the keys, or is it no longer.
        case focused(Bool)
        /// The window was hidden or put away, or can be seen again.
        case hidden(Bool)
        /// The user wants the window closed.
        case close
    }

    package enum Phase: Sendable, Codable {
        case began
        case moved
        case ended
        case cancelled
        /// The pointer moves with no button held.
        case hovered
    }

    package enum PointerButton: Int, Sendable, Codable {
        case none = 0
        case primary = 1
        case middle = 2
        case secondary = 3
    }

    package enum KeyPhase: Sendable, Codable {
        case down
        case up
        /// Held so long that it repeats.
        case repeated
    }

    /// Keys that are held while something else happens.
    package struct Modifiers: OptionSet, Hashable, Sendable, Codable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }
        package static let shift = Modifiers(rawValue: 1)
        package static let control = Modifiers(rawValue: 2)
        package static let alternate = Modifiers(rawValue: 4)
        package static let command = Modifiers(rawValue: 8)
    }

    /// A key by the name it has on an English keyboard, such as `A`, `Left` or `Escape`.
    package struct Key: Hashable, Sendable, Codable {
        package var name: String
        /// What was held with it.
        package var modifiers: Modifiers

        package init(name: String, modifiers: Modifiers = []) {
            self.name = name
            self.modifiers = modifiers
        }
    }

    /// When it happened, in seconds of the host clock.
    package var timestamp: TimeInterval
    /// What happened. Places are in points of the content: in the units of the outlet's `contentSize`.
    package var kind: Kind
    /// The modifier keys that were held.
    package var modifiers: Modifiers

    package init(timestamp: TimeInterval, kind: Kind, modifiers: Modifiers = []) {
        self.timestamp = timestamp
        self.kind = kind
        self.modifiers = modifiers
    }
}
