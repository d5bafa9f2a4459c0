import QuartzCore

/// A target that is not kept alive; without one, the responder chain is asked.
struct TargetBox {
    private(set) weak var target: AnyObject?
    let isChain: Bool

    init(_ target: Any?) {
        self.target = target.map { $0 as AnyObject }
        isChain = target == nil
    }

    /// Whether the target has gone.
    var isDead: Bool { !isChain && target == nil }

    func isSame(as other: TargetBox) -> Bool { isChain == other.isChain && target === other.target }
}

/// What is called for a control's events.
struct EventHandler {
    enum Call {
        case target(TargetBox, Selector)
        case action(UIAction)
    }

    let call: Call
    var events: UIControl.Event
}

extension UIControl {
    func addHandler(_ call: EventHandler.Call, for events: UIControl.Event) {
        if case .target(let box, let action) = call,
            let index = handlers.firstIndex(where: { $0.matches(box, action) })
        {
            handlers[index].events.formUnion(events)
        } else {
            handlers.append(EventHandler(call: call, events: events))
        }
    }

    func removeHandlers(target: Any?, action: Selector?, for events: UIControl.Event) {
        let box = TargetBox(target)
        let candidates = handlers.indices.filter { index in
            guard case .target(let own, _) = handlers[index].call else { return false }
            return !handlers[index].events.isDisjoint(with: events) && (target == nil || own.isSame(as: box))
        }
        let chosen = action.map { Selector.matches(for: $0, in: candidates) { handlers[$0].selector } } ?? candidates
        remove(events, at: chosen)
    }

    func removeAction(named identifier: UIAction.Identifier, for events: UIControl.Event) {
        let chosen = handlers.indices.filter { index in
            guard case .action(let action) = handlers[index].call else { return false }
            return action.identifier == identifier
        }
        remove(events, at: chosen)
    }

    private func remove(_ events: UIControl.Event, at indices: [Int]) {
        for index in indices { handlers[index].events.subtract(events) }
        handlers.removeAll { $0.events.isEmpty }
    }

    /// Calls everything that was added for events.
    func send(_ events: UIControl.Event, with event: UIEvent?) {
        willSend(events)
        handlers.removeAll { $0.isDead }
        for handler in handlers where !handler.events.isDisjoint(with: events) {
            switch handler.call {
            case .target(let box, let action): sendAction(action, to: box.target, for: event)
            case .action(let action): sendAction(action)
            }
        }
    }

    final func visitEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
    ) {
        var stop = false
        for handler in handlers where !stop {
            switch handler.call {
            case .target(let box, let action): iterator(nil, (box.target, action), handler.events, &stop)
            case .action(let action): iterator(action, nil, handler.events, &stop)
            }
        }
    }
}

extension EventHandler {
    var target: AnyObject? {
        if case .target(let box, _) = call { box.target } else { nil }
    }

    /// The selector of a target's handler.
    var selector: Selector {
        guard case .target(_, let action) = call else { fatalError("A UIAction has no selector") }
        return action
    }

    var isDead: Bool {
        if case .target(let box, _) = call { box.isDead } else { false }
    }

    func matches(_ box: TargetBox, _ action: Selector) -> Bool {
        guard case .target(let own, let selector) = call else { return false }
        return own.isSame(as: box) && selector == action
    }
}
