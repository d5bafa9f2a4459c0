import CoreGraphics
import WindowSystem

/// Makes one user out of many: what several viewers do with the one device, as the events of one window.
///
/// - Each finger of each viewer gets a number of its own.
/// - There is one mouse. It belongs to the viewer who presses a button; while it does, another viewer's mouse is a finger.
/// - What a viewer holds down is let go of when it leaves: its fingers are cancelled, its keys come up.
struct SharedInput {
    /// What a viewer holds down.
    private struct Held {
        /// In the order in which they were put down.
        var fingers: [(id: Int, number: Int, place: CGPoint)] = []
        var keys: [WindowEvent.Key] = []
        /// The mouse as the owner of the pointer.
        var pointer: (button: WindowEvent.PointerButton, place: CGPoint)?

        func index(of id: Int) -> Int? { fingers.firstIndex { $0.id == id } }
    }

    /// As many fingers as two people have.
    private static let mostFingers = 20
    private static let mostKeys = 32
    /// Stands for the mouse among a viewer's fingers; browsers count theirs from 0.
    private static let mouse = -1

    private var viewers: [ViewerID: Held] = [:]
    private var pointerOwner: ViewerID?
    private var lastNumber = 0

    /// A viewer's input as events.
    mutating func events(
        of input: ViewerMessage.Input.Kind, from viewer: ViewerID
    ) throws(ProtocolViolation) -> [WindowEvent.Kind] {
        switch input {
        case .touch(let phase, let id, let place):
            guard id >= 0 else { throw ProtocolViolation("'id' is out of bounds.") }
            return try finger(phase, id, place, of: viewer)
        case .pointer(let phase, let button, let place): return try pointer(phase, button, place, of: viewer)
        case .wheel(let dx, let dy, let place): return [.scroll(dx: dx, dy: dy, place)]
        case .key(let phase, let key): return try press(phase, key, of: viewer)
        case .text(let text): return [.text(text)]
        case .composition(let text): return [.composition(text)]
        case .pasted(let text): return [.pasted(text)]
        }
    }

    /// The events that let go of everything a viewer holds.
    mutating func release(_ viewer: ViewerID) -> [WindowEvent.Kind] {
        guard let held = viewers.removeValue(forKey: viewer) else { return [] }
        if pointerOwner == viewer { pointerOwner = nil }
        var events = held.fingers.map { WindowEvent.Kind.touch(.cancelled, finger: $0.number, $0.place) }
        if let pointer = held.pointer { events.append(.pointer(.cancelled, button: pointer.button, pointer.place)) }
        return events + held.keys.reversed().map { .key(.up, $0) }
    }

    // MARK: Fingers

    private mutating func finger(
        _ phase: WindowEvent.Phase, _ id: Int, _ place: CGPoint, of viewer: ViewerID
    ) throws(ProtocolViolation) -> [WindowEvent.Kind] {
        let index = viewers[viewer]?.index(of: id)
        guard phase == .began else {
            guard let index else { return [] }
            return follow(phase, index, place, of: viewer)
        }
        // A finger that is down already was lost on the way, as when a page is stopped in a debugger.
        let lost = index.map { follow(.cancelled, $0, place, of: viewer) } ?? []
        var held = viewers[viewer] ?? Held()
        guard held.fingers.count < SharedInput.mostFingers else {
            throw ProtocolViolation("These are too many fingers.")
        }
        lastNumber += 1
        held.fingers.append((id, lastNumber, place))
        viewers[viewer] = held
        return lost + [.touch(.began, finger: lastNumber, place)]
    }

    private mutating func follow(
        _ phase: WindowEvent.Phase, _ index: Int, _ place: CGPoint, of viewer: ViewerID
    ) -> [WindowEvent.Kind] {
        guard var held = viewers[viewer] else { return [] }
        let number = held.fingers[index].number
        if phase == .moved { held.fingers[index].place = place } else { held.fingers.remove(at: index) }
        viewers[viewer] = held
        return [.touch(phase, finger: number, place)]
    }

    // MARK: The mouse

    private mutating func pointer(
        _ phase: WindowEvent.Phase, _ button: WindowEvent.PointerButton, _ place: CGPoint, of viewer: ViewerID
    ) throws(ProtocolViolation) -> [WindowEvent.Kind] {
        guard pointerOwner == nil || pointerOwner == viewer else {
            guard button == .primary, phase != .hovered else { return [] }
            return try finger(phase, SharedInput.mouse, place, of: viewer)
        }
        if viewers[viewer]?.index(of: SharedInput.mouse) != nil {
            // It came down as a finger and stays one until it is up.
            return try finger(phase == .hovered ? .moved : phase, SharedInput.mouse, place, of: viewer)
        }
        switch phase {
        case .hovered: return pointerOwner == nil ? [.pointer(.hovered, button: .none, place)] : []
        case .began:
            guard button != .none else { throw ProtocolViolation("No button is pressed.") }
            let lost = letGoOfPointer(of: viewer)
            hold(button, place, viewer)
            return lost + [.pointer(.began, button: button, place)]
        case .moved, .ended, .cancelled: return movePointer(phase, place, of: viewer)
        }
    }

    private mutating func movePointer(
        _ phase: WindowEvent.Phase, _ place: CGPoint, of viewer: ViewerID
    ) -> [WindowEvent.Kind] {
        guard let button = viewers[viewer]?.pointer?.button else { return [] }
        if phase == .moved { hold(button, place, viewer) } else { drop(viewer) }
        return [.pointer(phase, button: button, place)]
    }

    private mutating func letGoOfPointer(of viewer: ViewerID) -> [WindowEvent.Kind] {
        guard let pointer = viewers[viewer]?.pointer else { return [] }
        drop(viewer)
        return [.pointer(.cancelled, button: pointer.button, pointer.place)]
    }

    private mutating func hold(_ button: WindowEvent.PointerButton, _ place: CGPoint, _ viewer: ViewerID) {
        pointerOwner = viewer
        viewers[viewer, default: Held()].pointer = (button, place)
    }

    private mutating func drop(_ viewer: ViewerID) {
        pointerOwner = nil
        viewers[viewer]?.pointer = nil
    }

    // MARK: Keys

    private mutating func press(
        _ phase: WindowEvent.KeyPhase, _ key: WindowEvent.Key, of viewer: ViewerID
    ) throws(ProtocolViolation) -> [WindowEvent.Kind] {
        var held = viewers[viewer] ?? Held()
        held.keys.removeAll { $0.name == key.name }
        if phase != .up { held.keys.append(key) }
        guard held.keys.count <= SharedInput.mostKeys else { throw ProtocolViolation("These are too many keys.") }
        viewers[viewer] = held
        return [.key(phase, key)]
    }
}
