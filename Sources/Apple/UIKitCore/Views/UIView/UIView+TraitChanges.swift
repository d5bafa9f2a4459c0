extension UIView: UITraitChangeObservable {
    /// Calls `handler` when one of `traits` has changed, with this view and the traits that it had.
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        viewState.traitObservers.add(traits) { environment, previous in
            if let environment = environment as? TraitEnvironment { handler(environment, previous) }
        }
    }

    /// Calls `action` on `target` when one of `traits` has changed. The target is not retained.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        weak let receiver = target as AnyObject
        return viewState.traitObservers.add(traits) { environment, _ in
            if let receiver { action.perform(on: receiver, with: environment) }
        }
    }

    /// Performs `action` on this view when one of `traits` has changed.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        viewState.traitObservers.remove(registration)
    }
}
