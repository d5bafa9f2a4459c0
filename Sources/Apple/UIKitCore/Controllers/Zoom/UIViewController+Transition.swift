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

        /// The screen moves up from the bottom.
        open class var coverVertical: Self { make(.style(.coverVertical)) }
        /// Both screens rotate about the vertical axis.
        open class var flipHorizontal: Self { make(.style(.flipHorizontal)) }
        /// The screen fades in.
        open class var crossDissolve: Self { make(.style(.crossDissolve)) }
        /// Equals `coverVertical` here.
        open class var partialCurl: Self { make(.style(.partialCurl)) }

        /// Creates a transition in which the screen zooms out of a source view, and back into one
        /// on dismissal. A gesture can dismiss it.
        ///
        /// - Parameters:
        ///   - options: The options of the zoom.
        ///   - sourceViewProvider: Returns the source view. Called for the presentation and for the
        ///     dismissal. With `nil`, the screen zooms from its own center.
        open class func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Self {
            make(.zoom(copy(of: options), { sourceViewProvider($0).map(ZoomOrigin.view) }))
        }

        /// Creates a transition in which the screen zooms out of a bar button item.
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
    /// The controllers of a zoom, for the closure that returns the source view.
    @preconcurrency @MainActor
    open class ZoomSourceViewProviderContext: NSObject {
        /// The controller from which the zoom starts and to which it returns.
        open private(set) var sourceViewController: UIViewController
        /// The controller that is zoomed.
        open private(set) var zoomedViewController: UIViewController

        @usableFromInline init(source: UIViewController, zoomed: UIViewController) {
            sourceViewController = source
            zoomedViewController = zoomed
            super.init()
        }
    }

    /// Options of a zoom.
    @preconcurrency @MainActor
    open class ZoomOptions: NSObject, NSCopying {
        /// Whether a dismissal gesture can begin. Called before it begins.
        open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
        /// Returns the part of the zoomed screen, in its view's coordinates, that is aligned with
        /// the source. `nil` uses its full width.
        open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
        /// The color over the screen below; `nil` uses black with a low alpha.
        open var dimmingColor: UIColor?
        /// The effect over the screen below; `nil` for none.
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
    /// The views that a zoom aligns.
    @preconcurrency @MainActor
    open class AlignmentRectContext: NSObject {
        /// The source view of the zoom.
        open private(set) var sourceView: UIView
        /// The controller that is zoomed.
        open private(set) var zoomedViewController: UIViewController

        @usableFromInline init(source: UIView, zoomed: UIViewController) {
            sourceView = source
            zoomedViewController = zoomed
            super.init()
        }
    }

    /// The state of a dismissal gesture that is about to begin.
    @preconcurrency @MainActor
    open class InteractionContext: NSObject {
        /// The location in the zoomed view's coordinates.
        open private(set) var location: CGPoint
        /// The velocity in points per second.
        open private(set) var velocity: CGVector
        /// Whether the gesture would begin by default. `false` if content can still scroll in its
        /// direction.
        open private(set) var willBegin: Bool

        @usableFromInline init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
            self.location = location
            self.velocity = velocity
            self.willBegin = willBegin
            super.init()
        }
    }
}
