import UIKit

/// Records calls in order, so that a test can compare them with a list.
///
///     let calls = stage.recordCalls(of: DetailController.self)
///     navigation.pushViewController(detail, animated: true)
///     try stage.settle()
///     #expect(calls.list == [
///         "DetailController.viewDidLoad", "DetailController.viewWillAppear(true)",
///         "DetailController.viewIsAppearing(true)", "DetailController.viewDidAppear(true)",
///     ])
///
/// No subclass is necessary. Add your own calls with ``record(_:)``.
@MainActor public final class CallRecorder {
    /// The calls so far.
    public private(set) var list: [String] = []
    private var listeners: [AnyObject] = []

    /// Creates a recorder with an empty list.
    public init() {}

    /// Adds a call to the list.
    public func record(_ call: String) { list.append(call) }

    /// Empties the list.
    public func clear() { list = [] }

    /// Returns the calls since the last `take()`, and empties the list.
    public func take() -> [String] {
        defer { clear() }
        return list
    }

    /// The list as text, one line for each call, for `expectText`.
    public var text: String { list.map { $0 + "\n" }.joined() }

    /// Keeps what listens for this recorder.
    func keep(_ listener: AnyObject) { listeners.append(listener) }
}

extension CallRecorder {
    /// The kinds of a controller's calls that are recorded.
    public struct Calls: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// `viewDidLoad`.
        public static let loading = Calls(rawValue: 1)
        /// `viewWillAppear`, `viewIsAppearing`, `viewDidAppear`, `viewWillDisappear`, `viewDidDisappear`.
        public static let appearance = Calls(rawValue: 2)
        /// `willMove(toParent:)` and `didMove(toParent:)`.
        public static let containment = Calls(rawValue: 4)
        /// `viewWillTransition(to:with:)`.
        public static let size = Calls(rawValue: 8)
        /// All calls.
        public static let all: Calls = [.loading, .appearance, .containment, .size]
    }
}

extension Stage {
    /// Records the calls of this stage's controllers from now on, under the names of their classes. A second controller
    /// of a class has a number: `DetailController 2`. Private controllers of UIKit are not recorded.
    ///
    /// - Parameters:
    ///   - types: The classes to record; all if empty.
    ///   - calls: The calls to record.
    public func recordCalls(
        of types: UIViewController.Type..., calls: CallRecorder.Calls = [.loading, .appearance]
    ) -> CallRecorder {
        let recorder = CallRecorder()
        let listener = ControllerListener(recorder, host: host, calls: calls) { controller in
            types.isEmpty || types.contains { controller.isKind(of: $0) }
        }
        ControllerMonitor.add(listener)
        recorder.keep(listener)
        return recorder
    }

    /// Records the events of this stage's transitions from now on: `push.started`, `push.finishing(0.6)`,
    /// `push.ended(true)`.
    ///
    /// - Parameter recorder: The destination. Pass the recorder of the controllers' calls to see their common order.
    @discardableResult
    public func recordTransitions(in recorder: CallRecorder = CallRecorder()) -> CallRecorder {
        let listener = TransitionListener(recorder, host: host)
        TransitionMonitor.add(listener)
        recorder.keep(listener)
        return recorder
    }
}
