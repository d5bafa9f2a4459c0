/// A registration for trait changes. Store it to unregister.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}

/// An object that notifies observers when its traits change.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
    /// A closure that receives the object whose traits have changed, and the previous traits.
    typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void

    /// Calls `handler` when one of `traits` changes.
    @discardableResult
    func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration
    /// Performs `action` on `target`, with this object as the sender, when one of `traits` changes.
    @discardableResult
    func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration
    /// Performs `action` on this object when one of `traits` changes.
    @discardableResult
    func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration
    /// Ends a registration.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// The registrations of one object.
@MainActor
package struct TraitChangeRegistry {
    private final class Registration: NSObject, UITraitChangeRegistration {
        let fields: [TraitField]
        let call: (any UITraitEnvironment, UITraitCollection) -> Void

        init(fields: [TraitField], call: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
            self.fields = fields
            self.call = call
        }

        nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
    }

    private var registrations: [Registration] = []

    package init() {}

    package mutating func add(
        _ traits: [UITrait], _ call: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = Registration(fields: traits.compactMap(TraitField.init), call: call)
        registrations.append(registration)
        return registration
    }

    package mutating func remove(_ registration: any UITraitChangeRegistration) {
        registrations.removeAll { $0 === registration }
    }

    /// Calls those whose traits differ, in the order of registration.
    package func announce(_ environment: any UITraitEnvironment, from old: TraitValues, to new: TraitValues) {
        let previous = UITraitCollection(values: old)
        for registration in registrations where registration.fields.contains(where: { $0.differs(old, new) }) {
            registration.call(environment, previous)
        }
    }
}
