/// What the system tells a view controller.
package enum ControllerEvent: Hashable, Sendable {
    case viewDidLoad
    case viewWillAppear(animated: Bool)
    case viewIsAppearing(animated: Bool)
    case viewDidAppear(animated: Bool)
    case viewWillDisappear(animated: Bool)
    case viewDidDisappear(animated: Bool)
    /// A container of the app's own sends this itself; it is seen when an override calls super.
    case willMove(toParent: Bool)
    /// A container of the app's own sends this itself; it is seen when an override calls super.
    case didMove(toParent: Bool)
    /// Seen when an override calls super.
    case viewWillTransition(to: CGSize)
}

/// Listens to what all view controllers are told: recorders, the doctor, tests.
@MainActor
package protocol ControllerObserver: AnyObject {
    /// The controller is about to get the call.
    func controller(_ controller: UIViewController, willGet event: ControllerEvent)

    /// The app has called an appearance method of the controller by itself, beside the system's own calls.
    func controller(_ controller: UIViewController, wasToldByHand event: ControllerEvent)
}

extension ControllerObserver {
    package func controller(_ controller: UIViewController, wasToldByHand event: ControllerEvent) {}
}

/// Where observers enlist. They are not retained.
@MainActor
package enum ControllerMonitor {
    private static var observers = ObserverList<any ControllerObserver>()

    /// Adds an observer; it hears events in the order of adding.
    package static func add(_ observer: any ControllerObserver) { observers.add(observer) }

    /// Takes an observer out.
    package static func remove(_ observer: any ControllerObserver) { observers.remove(observer) }

    static func emit(_ event: ControllerEvent, of controller: UIViewController) {
        observers.each { $0.controller(controller, willGet: event) }
    }

    static func emitDirect(_ event: ControllerEvent, of controller: UIViewController) {
        observers.each { $0.controller(controller, wasToldByHand: event) }
    }

    /// The controllers that the system is calling just now, the innermost last.
    private static var recipients: [UIViewController] = []

    static func whileSending(to controller: UIViewController, _ call: () -> Void) {
        recipients.append(controller)
        call()
        recipients.removeLast()
    }

    static func isSending(to controller: UIViewController) -> Bool { recipients.contains { $0 === controller } }
}
