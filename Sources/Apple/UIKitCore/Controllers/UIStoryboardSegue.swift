import QuartzCore

/// A transition between two controllers that a storyboard defines.
///
/// A new segue is created each time it is performed: `prepare(for:sender:)` of the source receives it, then `perform()` shows the
/// destination. A subclass that overrides `perform()` without calling `super` has to show the destination.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The identifier in the storyboard; `nil` for none.
    open var identifier: String? { name }
    /// The source view controller.
    open var source: UIViewController { start }
    /// The destination view controller.
    open var destination: UIViewController { end }

    private let name: String?
    private let start: UIViewController
    private let end: UIViewController
    /// What the kind of segue does, or what the maker wants done.
    final var performHandler: (() -> Void)?
    /// Whether containers animate on the way back; see `UIViewController.unwind(for:towards:)`.
    final var animatesContainers = true

    /// Creates a segue. The designated initializer, which subclasses can override.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        name = identifier
        start = source
        end = destination
        super.init()
    }

    /// Creates a segue that calls a closure.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        self.performHandler = performHandler
    }

    /// Shows the destination as the segue's kind defines.
    open func perform() { performHandler?() }
}

// A class that is known at run time only, made with an initializer that is not `required`; see `Instantiation`.
extension UIStoryboardSegue {
    convenience init(dynamically name: String?, from source: UIViewController, to destination: UIViewController) {
        self.init(identifier: name, source: source, destination: destination)
    }

    @_silgen_name("$s9UIKitCore17UIStoryboardSegueC11dynamically4from2toACSSSg_AA16UIViewControllerCAItcfC")
    private static func made(
        _ name: __owned String?, _ source: __owned UIViewController, _ destination: __owned UIViewController
    ) -> UIStoryboardSegue

    /// A new segue of a class.
    static func make(
        _ type: UIStoryboardSegue.Type, _ name: String?, from source: UIViewController, to destination: UIViewController
    ) -> UIStoryboardSegue {
        type.made(name, source, destination)
    }
}

/// The source of an unwind segue; see `UIViewController.allowedChildrenForUnwinding(from:)`.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller that starts the unwind segue.
    open var source: UIViewController { start }
    /// The method that the destination must implement.
    open var unwindAction: Selector { action }
    /// The tapped object, or any other sender.
    open var sender: Any? { origin }

    private let start: UIViewController
    private let action: Selector
    private let origin: Any?

    package init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        start = source
        action = unwindAction
        origin = sender
        super.init()
    }
}
