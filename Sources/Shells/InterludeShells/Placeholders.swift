import UIKit

/// A hatched view in the place of a view whose class is not available. `interlude run` writes it where it leaves out such a class.
@preconcurrency @MainActor
open class PlaceholderView: UIView {
    /// - Parameter name: The name of the class.
    public init(_ name: String) {
        super.init(frame: .zero)
        setUp(name)
    }

    /// A view of a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp("\(type(of: self))")
    }

    private func setUp(_ name: String) {
        ShellLog.tell(name, "the class is not available; a hatched area stands in for it")
        let hatched = HatchedView(name, frame: bounds)
        insertSubview(hatched, at: 0)
    }
}

/// A controller with a hatched view in the place of one whose class is not available. `interlude run` writes it where it leaves out
/// such a class.
@preconcurrency @MainActor
open class PlaceholderController: UIViewController {
    private let name: String

    /// - Parameter name: The name of the class.
    public init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller of a storyboard.
    public required init?(coder: NSCoder) {
        name = "UIViewController"
        super.init(coder: coder)
    }

    open override func loadView() { view = PlaceholderView(name) }
}
