import Foundation

extension UIViewController {
    /// The transition of a controller, unless a delegate provides one.
    @preconcurrency @MainActor
    open class Transition: NSObject {
        @usableFromInline enum Kind {
            case style(UIModalTransitionStyle)
            case zoom(ZoomOptions, (ZoomSourceViewProviderContext) -> ZoomOrigin?)
        }

        /// A view of the app's own, or what stands for one of its items in a bar.
        @usableFromInline enum ZoomOrigin {
            case view(UIView)
            case item(UIBarButtonItem)
        }

        let kind: Kind

        @usableFromInline init(kind: Kind) {
            self.kind = kind
            super.init()
        }

        private class func make(_ kind: Kind) -> Self {
            guard let made = UIViewController.Transition(kind: kind) as? Self else {
                fatalError("Ask UIViewController.Transition for transitions, not \(self)")
            }
            return made
        }

        /// The screen moves up from below.
        open class var coverVertical: Self { make(.style(.coverVertical)) }
        /// Both screens turn about the vertical axis.
        open class var flipHorizontal: Self { make(.style(.flipHorizontal)) }
        /// The screen fades in.
        open class var crossDissolve: Self { make(.style(.crossDissolve)) }
        /// Covers vertically here.
        open class var partialCurl: Self { make(.style(.partialCurl)) }

        /// The screen grows out of a view, and shrinks back into one; a gesture can dismiss it.
        ///
        /// - Parameters:
        ///   - sourceViewProvider: Called in both directions. Without a view the screen grows in its own
        ///     center.
        open class func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Self {
            make(.zoom(copy(of: options), { sourceViewProvider($0).map(ZoomOrigin.view) }))
        }

        /// The screen grows out of an item in a bar.
        @_disfavoredOverload
        open class func zoom(
            options: ZoomOptions? = nil,
            sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?
        ) -> Self {
            make(.zoom(copy(of: options), { sourceBarButtonItemProvider($0).map(ZoomOrigin.item) }))
        }

        private class func copy(of options: ZoomOptions?) -> ZoomOptions {
            options?.copy(with: nil) as? ZoomOptions ?? ZoomOptions()
        }

        /// The modal style, unless it is a zoom.
        final var style: UIModalTransitionStyle? {
            if case .style(let style) = kind { style } else { nil }
        }

        final var isZoom: Bool { style == nil }
    }
}

extension UIViewController.Transition {
    /// The controllers of a zoom, for the closure that returns its source.
    @preconcurrency @MainActor
    open class ZoomSourceViewProviderContext: NSObject {
        /// The controller at which the zoom begins and ends.
        open private(set) var sourceViewController: UIViewController
        /// The controller that grows.
        open private(set) var zoomedViewController: UIViewController

        @usableFromInline init(source: UIViewController, zoomed: UIViewController) {
            sourceViewController = source
            zoomedViewController = zoomed
            super.init()
        }
    }

    /// How a zoom differs from the usual.
    @preconcurrency @MainActor
    open class ZoomOptions: NSObject, NSCopying {
        /// Whether a finger may take the screen back; asked when it is about to.
        open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
        /// Returns the part of the zoomed screen, in its view's coordinates, that is aligned with the source; `nil` is
        /// all of its width.
        open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
        /// The color over the screen below; `nil` is a little black.
        open var dimmingColor: UIColor?
        /// The effect over the screen below; `nil` is none.
        open var dimmingVisualEffect: UIBlurEffect?

        public override init() { super.init() }

        open nonisolated func copy(with zone: NSZone? = nil) -> Any {
            nonisolated(unsafe) var result: Any = self
            MainActor.assumeIsolated {
                let copy = UIViewController.Transition.ZoomOptions()
                copy.interactiveDismissShouldBegin = interactiveDismissShouldBegin
                copy.alignmentRectProvider = alignmentRectProvider
                copy.dimmingColor = dimmingColor
                copy.dimmingVisualEffect = dimmingVisualEffect
                result = copy
            }
            return result
        }
    }
}

extension UIViewController.Transition.ZoomOptions {
    /// Which view is to be aligned with which screen.
    @preconcurrency @MainActor
    open class AlignmentRectContext: NSObject {
        /// The view that the screen grows out of.
        open private(set) var sourceView: UIView
        /// The controller that grows.
        open private(set) var zoomedViewController: UIViewController

        @usableFromInline init(source: UIView, zoomed: UIViewController) {
            sourceView = source
            zoomedViewController = zoomed
            super.init()
        }
    }

    /// A finger that is about to take the screen back.
    @preconcurrency @MainActor
    open class InteractionContext: NSObject {
        /// The location in the zoomed view's coordinates.
        open private(set) var location: CGPoint
        /// The velocity in points per second.
        open private(set) var velocity: CGVector
        /// Whether it would begin by default: not where content can still be scrolled in that direction.
        open private(set) var willBegin: Bool

        @usableFromInline init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
            self.location = location
            self.velocity = velocity
            self.willBegin = willBegin
            super.init()
        }
    }
}
