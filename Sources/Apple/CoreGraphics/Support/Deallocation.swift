internal import CRuntimeSupport

/// Whether an object's `deinit` is under way: its subclasses' parts of it run before its own.
///
/// A reference upwards, from a view to its superview or from a layer to its view, is no `weak` one here: objects that are referenced weakly
/// take several times as long to be retained and released, and nothing is as often as views and layers. Whoever is pointed to takes itself away
/// in its `deinit`; whoever reads the pointer before that asks this, and says `nil` as a weak reference would.
package func isBeingDeallocated(_ object: AnyObject) -> Bool {
    swift_isDeallocating(Unmanaged.passUnretained(object).toOpaque())
}
