import CoreGraphics
import Foundation
import WindowSystem

/// What a viewer says: a text message with a JSON object, whose `type` tells what it is.
///
/// | type | with |
/// |---|---|
/// | `ack` | `sequence`: that picture, and all before it, have arrived |
/// | `visible` | `visible`: whether anybody can see the page |
/// | `pointer` | `phase`, `button` (0 none, 1 primary, 2 middle, 3 secondary), `x`, `y` |
/// | `touch` | `phase`, `id`, `x`, `y` |
/// | `wheel` | `dx`, `dy`, `x`, `y` |
/// | `key` | `phase`, `name` |
/// | `text` | `text`: what was typed |
/// | `composition` | `text`: what an input method is still at; empty text ends it |
/// | `paste` | `text`: what was pasted |
///
/// Places are in points of the picture. Each input may have the modifier keys that were held, `shift`, `control`, `alternate`,
/// `command`, and has `time`, when it happened in seconds of the viewer's own clock,
/// and may have `serial`, a number that counts up and comes back in the picture that answers it.
package enum ViewerMessage: Equatable, Sendable {
    case acknowledge(sequence: UInt32)
    case visible(Bool)
    case input(Input)

    /// Something that the viewer's user did.
    package struct Input: Equatable, Sendable {
        package enum Kind: Equatable, Sendable {
            case pointer(WindowEvent.Phase, button: WindowEvent.PointerButton, CGPoint)
            case touch(WindowEvent.Phase, id: Int, CGPoint)
            case wheel(dx: CGFloat, dy: CGFloat, CGPoint)
            case key(WindowEvent.KeyPhase, WindowEvent.Key)
            case text(String)
            case composition(String)
            case pasted(String)
        }

        package var kind: Kind
        /// In seconds of the viewer's clock.
        package var time: Double
        package var serial: UInt32
        /// The modifier keys that were held.
        package var modifiers: WindowEvent.Modifiers

        package init(_ kind: Kind, time: Double = 0, serial: UInt32 = 0, modifiers: WindowEvent.Modifiers = []) {
            self.kind = kind
            self.time = time
            self.serial = serial
            self.modifiers = modifiers
        }
    }

    /// The longest message that is read, in bytes. The longest one that a page sends but for pasted text, which it cuts, has
    /// about 200.
    package static let longest = 16_384
    /// How far outside of the picture a place may be, in points: a finger that is dragged over a big display.
    private static let farthest = 100_000.0

    /// Reads a message.
    package init(parsing text: Data) throws(ProtocolViolation) {
        guard text.count <= ViewerMessage.longest else { throw ProtocolViolation("The message is too long.") }
        guard let fields = try? JSONDecoder().decode(Fields.self, from: text) else {
            throw ProtocolViolation("The message is not a JSON object of the protocol.")
        }
        switch fields.type {
        case "ack": self = .acknowledge(sequence: try ViewerMessage.need(fields.sequence, "sequence"))
        case "visible": self = .visible(try ViewerMessage.need(fields.visible, "visible"))
        default:
            let time = try ViewerMessage.number(fields.time, "time", upTo: 1e12)
            self = .input(
                Input(try fields.inputKind(), time: time, serial: fields.serial ?? 0, modifiers: fields.modifiers))
        }
    }

    private static func need<Value>(_ value: Value?, _ name: String) throws(ProtocolViolation) -> Value {
        guard let value else { throw ProtocolViolation("'\(name)' is missing.") }
        return value
    }

    private static func number(
        _ value: Double?, _ name: String, upTo bound: Double = farthest
    ) throws(ProtocolViolation) -> Double {
        let value = try need(value, name)
        guard value.isFinite, abs(value) <= bound else { throw ProtocolViolation("'\(name)' is out of bounds.") }
        return value
    }

    /// Everything that a message may have.
    private struct Fields: Decodable {
        var type: String
        var sequence: UInt32?
        var visible: Bool?
        var phase: String?
        var button: Int?
        var id: Int?
        var x, y, dx, dy, time: Double?
        var serial: UInt32?
        var name, text: String?
        var shift, control, alternate, command: Bool?

        var modifiers: WindowEvent.Modifiers {
            let held: [(Bool?, WindowEvent.Modifiers)] = [
                (shift, .shift), (control, .control), (alternate, .alternate), (command, .command),
            ]
            return held.reduce(into: []) { if $1.0 == true { $0.formUnion($1.1) } }
        }

        func inputKind() throws(ProtocolViolation) -> Input.Kind {
            switch type {
            case "pointer": .pointer(try pointerPhase(), button: try pointerButton(), try place())
            case "touch": .touch(try touchPhase(), id: try need(id, "id"), try place())
            case "wheel": .wheel(dx: try number(dx, "dx"), dy: try number(dy, "dy"), try place())
            case "key": .key(try keyPhase(), try key())
            case "text": .text(try need(text, "text"))
            case "composition": .composition(try need(text, "text"))
            case "paste": .pasted(try need(text, "text"))
            default: throw ProtocolViolation("There is no message of that type.")
            }
        }

        private func place() throws(ProtocolViolation) -> CGPoint {
            CGPoint(x: try number(x, "x"), y: try number(y, "y"))
        }

        private func pointerPhase() throws(ProtocolViolation) -> WindowEvent.Phase {
            phase == "hovered" ? .hovered : try touchPhase()
        }

        private func touchPhase() throws(ProtocolViolation) -> WindowEvent.Phase {
            switch phase {
            case "began": .began
            case "moved": .moved
            case "ended": .ended
            case "cancelled": .cancelled
            default: throw ProtocolViolation("There is no such phase.")
            }
        }

        private func pointerButton() throws(ProtocolViolation) -> WindowEvent.PointerButton {
            guard let button = WindowEvent.PointerButton(rawValue: try need(button, "button")) else {
                throw ProtocolViolation("There is no such button.")
            }
            return button
        }

        private func keyPhase() throws(ProtocolViolation) -> WindowEvent.KeyPhase {
            switch phase {
            case "down": .down
            case "up": .up
            case "repeated": .repeated
            default: throw ProtocolViolation("There is no such phase.")
            }
        }

        private func key() throws(ProtocolViolation) -> WindowEvent.Key {
            let name = try need(self.name, "name")
            guard (1...32).contains(name.utf8.count) else { throw ProtocolViolation("'name' is out of bounds.") }
            return WindowEvent.Key(name: name, modifiers: modifiers)
        }
    }
}
