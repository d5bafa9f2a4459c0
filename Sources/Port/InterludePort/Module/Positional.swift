/// Where something stands in its file. What is the same elsewhere is the same: an edit above it moves it, and no rule that looks at
/// other files asks where.
@propertyWrapper struct Positional<Value: Sendable>: Hashable, Sendable {
    var wrappedValue: Value

    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    static func == (a: Positional, b: Positional) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
}
