import CoreGraphics

/// Something the user did with a window.
package struct WindowEvent: Sendable {
    package enum Kind: Sendable {
        /// The pointer, with which button is held. A finger on a touch screen is `.touch`.
        case pointer(Phase, button: PointerButton, CGPoint)
        /// A finger on a touch screen, by its number.
        case touch(Phase, finger: Int, CGPoint)
        /// The wheel or two fingers on a touch pad; how far, in the content's points.
        case scroll(dx: CGFloat, dy: CGFloat, CGPoint)
        case key(KeyPhase, Key)
        /// The content's new size in points of the desktop.
        case resized(CGSize)
        /// The window's content has to be shown again.
        case exposed
        /// The user wants the window closed.
        case close
    }

    package enum Phase: Sendable {
        case began
        case moved
        case ended
        case cancelled
        /// The pointer moves with no button held.
        case hovered
    }

    package enum PointerButton: Int, Sendable {
        case none = 0
        case primary = 1
        case middle = 2
        case secondary = 3
    }

    package enum KeyPhase: Sendable {
        case down
        case up
        /// Held so long that it repeats.
        case repeated
    }

    /// A key by the name it has on an English keyboard, such as `A`, `Left` or `Escape`.
    package struct Key: Hashable, Sendable {
        package var name: String
        package var shift: Bool
        package var control: Bool
        package var alternate: Bool
        package var command: Bool
    }

    /// When it happened, in seconds of `DesktopWindow`'s host clock.
    package var timestamp: TimeInterval
    /// What happened. Places are in the content's own units: those of `DesktopWindow.contentSize`.
    package var kind: Kind

    package init(timestamp: TimeInterval, kind: Kind) {
        self.timestamp = timestamp
        self.kind = kind
    }
}

/// Why a window could not be opened.
package struct WindowError: Error, CustomStringConvertible {
    package let description: String
}
