import NibDocument

/// `<connections>`: outlets, collections of them, and actions. Segues are the controller's.
@MainActor enum NibConnections {
    /// Makes the connections of one element's object.
    ///
    /// - Returns: Whether all were made; what waits for objects that are not there yet is tried again later.
    static func connect(_ element: NibElement, _ context: NibContext) -> Bool {
        let list = element.list("connections")
        guard !list.isEmpty else { return true }
        guard let source = element.id.flatMap(context.object) else { return true }
        var isWhole = true
        for connection in list {
            guard context.isUnmade(connection), let id = connection["destination"] else { continue }
            if connection.name == "segue" {
                context.markMade(connection)
                context.addSegue(connection, from: source)
                continue
            }
            guard let destination = context.destination(id) else {
                if context.mayComeLater(id) { isWhole = false } else { context.noteMissing(connection) }
                continue
            }
            context.markMade(connection)
            make(connection, from: source, to: destination.object, context)
        }
        return isWhole
    }

    private static func make(
        _ connection: NibElement, from source: AnyObject, to destination: AnyObject?, _ context: NibContext
    ) {
        switch connection.name {
        case "outlet": setOutlet(connection, source, destination, context)
        case "outletCollection": addToCollection(connection, source, destination, context)
        case "action": addAction(connection, source, destination, context)
        default: context.note(.element, "connections > \(connection.name)", connection)
        }
    }

    private static func setOutlet(
        _ connection: NibElement, _ source: AnyObject, _ destination: AnyObject?, _ context: NibContext
    ) {
        guard let key = connection["property"] else { return }
        report(MemberAccess.set(destination, forKey: key, on: source), key, connection, source, context)
    }

    /// A key that is not there traps, as on iOS; but a class that only takes another one's place cannot have it.
    private static func report(
        _ outcome: MemberAccess.Outcome, _ key: String, _ connection: NibElement, _ source: AnyObject,
        _ context: NibContext
    ) {
        switch outcome {
        case .done: break
        case .wrongType: context.note(.reference, "\(connection.name) \(key)", connection)
        case .noSuchKey:
            let element = connection.parent?.parent
            let isStandIn = element.flatMap { NibKind.table[$0.name] }?.isReplaced == true
            let isSystemClass = NibClass.isSystem(type(of: source))
            guard isStandIn || isSystemClass && element?["customClass"] == nil else {
                fatalError(MemberAccess.undefinedKey(key, on: source))
            }
            context.note(.reference, "\(connection.name) \(key)", connection)
        }
    }

    /// A collection is set again with each of its members, since what it is declared as takes nothing else.
    private static func addToCollection(
        _ connection: NibElement, _ source: AnyObject, _ destination: AnyObject?, _ context: NibContext
    ) {
        guard let key = connection["property"], let destination else { return }
        if key == "gestureRecognizers", let view = source as? UIView {
            if let recognizer = destination as? UIGestureRecognizer { view.addGestureRecognizer(recognizer) }
            return
        }
        let members = context.extend(collection: key, of: source, with: destination)
        report(MemberAccess.set(members, forKey: key, on: source), key, connection, source, context)
    }

    private static func addAction(
        _ connection: NibElement, _ source: AnyObject, _ destination: AnyObject?, _ context: NibContext
    ) {
        guard let name = connection["selector"] else { return }
        let action = MemberAccess.selector(name)
        switch source {
        case let control as UIControl:
            let event = connection["eventType"].flatMap { events[$0] } ?? .primaryActionTriggered
            control.addTarget(destination, action: action, for: event)
        case let recognizer as UIGestureRecognizer:
            if let destination { recognizer.addTarget(destination, action: action) }
        case let item as UIBarButtonItem:
            item.target = destination
            item.action = action
        default:
            context.note(.reference, "action \(name)", connection)
        }
    }

    private static let events: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
        "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit,
    ]
}

extension NibContext {
    /// What a connection leads to. An action to the first responder leads to none.
    struct Destination {
        let object: AnyObject?
    }

    func destination(_ id: String) -> Destination? {
        if let object = object(id) { return Destination(object: object) }
        guard let element = document.element(id) else { return nil }
        if element.name == "placeholder", element["placeholderIdentifier"] == "IBFirstResponder" {
            return Destination(object: nil)
        }
        if element.name == "viewLayoutGuide" || element.name == "viewControllerLayoutGuide" {
            return guide(element).map { Destination(object: $0) }
        }
        return nil
    }
}
