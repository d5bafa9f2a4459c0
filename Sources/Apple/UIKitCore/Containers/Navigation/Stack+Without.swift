extension [UIViewController] {
    /// Returns the controllers that are not among others, in their order. Of two deep stacks that begin with the same controllers only
    /// the rest is compared.
    func without(_ others: [UIViewController]) -> [UIViewController] {
        var shared = 0
        while shared < Swift.min(count, others.count), self[shared] === others[shared] { shared += 1 }
        let rest = dropFirst(shared)
        // Decided: for a few controllers a set is more work than it saves.
        guard rest.count > 8 else { return rest.filter { controller in !others.contains { $0 === controller } } }
        let known = Set(others.map { ObjectIdentifier($0) })
        return rest.filter { !known.contains(ObjectIdentifier($0)) }
    }
}
