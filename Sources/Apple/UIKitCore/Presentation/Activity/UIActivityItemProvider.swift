import Foundation

/// An operation that creates the shared item after an activity was selected. Subclasses override ``item``.
///
/// Differs from iOS, which runs it on another thread after the list was dismissed: here it runs when the item is
/// needed, on the main thread, so that the order of calls does not depend on threads.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
    /// The placeholder for the item: an object of an equal type.
    open var placeholderItem: Any? { placeholder }
    /// The activity that the item is for, when it is known.
    open private(set) var activityType: UIActivity.ActivityType?
    private let placeholder: Any
    private var made: Any?

    /// Creates a provider of items of the placeholder's type.
    public init(placeholderItem: Any) {
        placeholder = placeholderItem
        super.init()
    }

    /// The shared item. By default the placeholder.
    open var item: Any { placeholderItem ?? () }

    open override func main() { MainActor.assumeIsolated { made = item } }

    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholderItem ?? ()
    }

    open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        if !isFinished {
            self.activityType = activityType
            start()
        }
        return isCancelled ? nil : made
    }
}
