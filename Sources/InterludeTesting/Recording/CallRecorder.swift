/// Writes down what was called, in order, so that a test can compare it with a list.
///
///     let calls = CallRecorder()
///     let detail = RecordedViewController("detail", calls)
///     navigation.pushViewController(detail, animated: true)
///     try stage.settle()
///     #expect(calls.list == ["detail.viewDidLoad", "detail.viewWillAppear(true)", "detail.viewDidAppear(true)"])
@MainActor public final class CallRecorder {
    /// What was called so far.
    public private(set) var list: [String] = []

    /// Makes a recorder with an empty list.
    public init() {}

    /// Adds a call to the list.
    public func record(_ call: String) { list.append(call) }

    /// Empties the list.
    public func clear() { list = [] }

    /// The calls since the last time, and empties the list.
    public func take() -> [String] {
        defer { clear() }
        return list
    }
}
