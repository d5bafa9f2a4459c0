import UIKit

/// A view controller that records its loading, appearance and containment calls.
///
/// Override more methods in a subclass to record more. A record is `name.method`, with relevant arguments in
/// parentheses.
open class RecordedViewController: UIViewController {
    /// The name of the controller in the records.
    public let name: String
    /// The recorder of the calls.
    public let calls: CallRecorder

    /// Creates a controller with its name in the records.
    public init(_ name: String, _ calls: CallRecorder) {
        self.name = name
        self.calls = calls
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("A recorded view controller is made in code: use init(_:_:)")
    }

    /// Records a call as `name.call`.
    public func record(_ call: String) { calls.record("\(name).\(call)") }

    open override func viewDidLoad() {
        super.viewDidLoad()
        record("viewDidLoad")
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        record("viewWillAppear(\(animated))")
    }

    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        record("viewIsAppearing(\(animated))")
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        record("viewDidAppear(\(animated))")
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        record("viewWillDisappear(\(animated))")
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        record("viewDidDisappear(\(animated))")
    }

    open override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        record("willMove(toParent: \(parent == nil ? "nil" : "parent"))")
    }

    open override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        record("didMove(toParent: \(parent == nil ? "nil" : "parent"))")
    }
}
