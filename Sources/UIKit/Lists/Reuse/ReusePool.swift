/// Views that are out of sight and wait to be used again, and what new ones are made of.
@MainActor final class ReusePool<View: UIView> {
    private var waiting: [String: [View]] = [:]
    private var classes: [String: AnyClass] = [:]

    /// Says what views of an identifier are made of; `nil` takes it back.
    func register(_ type: AnyClass?, for identifier: String) {
        precondition(
            type == nil || type is View.Type, "\(type.map { "\($0)" } ?? "nil") must be a kind of \(View.self)")
        classes[identifier] = type
    }

    func registeredClass(for identifier: String) -> AnyClass? { classes[identifier] }

    /// A view that was put back, the last one first.
    func take(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

    func put(_ view: View, identifier: String) { waiting[identifier, default: []].append(view) }
}
