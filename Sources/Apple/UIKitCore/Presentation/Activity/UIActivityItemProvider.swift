import Foundation

/// An operation that makes what is shared once an activity has been chosen. Subclasses override ``item``.
///
/// iOS runs it on another thread, while the list of activities is gone; here it runs when the item is wanted, on the main thread, so that
/// the order of calls does not depend on threads.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
    /// What stood for the item until then: something of the same type.
    open var placeholderItem: Any? { placeholder }
    /// What the item is for, as soon as that is known.
    open private(set) var activityType: UIActivity.ActivityType?
    private let placeholder: Any
    private var made: Any?

    /// A provider of items of the placeholder's type.
    public init(placeholderItem: Any) {
        placeholder = placeholderItem
        super.init()
    }

    /// What is shared. By default the placeholder.
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
