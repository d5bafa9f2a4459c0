/// Views that are out of sight and wait to be used again, and what new ones are made of.
@MainActor final class ReusePool<View: UIView> {
    private var waiting: [String: [View]] = [:]
    private var classes: [String: AnyClass] = [:]
    /// Nibs and prototypes; they make views of their own accord.
    private var makers: [String: () -> View?] = [:]

    /// Says what views of an identifier are made of; `nil` takes it back.
    func register(_ type: AnyClass?, for identifier: String) {
        demand(
            type == nil || type is View.Type, "\(type.map { "\($0)" } ?? "nil") must be a kind of \(View.self)")
        classes[identifier] = type
        makers[identifier] = nil
    }

    /// Says how views of an identifier are made; `nil` takes it back.
    func register(for identifier: String, _ maker: (() -> View?)?) {
        makers[identifier] = maker
        classes[identifier] = nil
    }

    /// A new view of a nib or prototype; `nil` where there is none.
    func make(_ identifier: String) -> View? { makers[identifier]?() }

    func registeredClass(for identifier: String) -> AnyClass? { classes[identifier] }

    /// A view that was put back, the last one first.
    func take(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

    func put(_ view: View, identifier: String) { waiting[identifier, default: []].append(view) }
}
