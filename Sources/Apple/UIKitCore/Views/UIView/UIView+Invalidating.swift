/// An update of a view that `@Invalidating` requests.
///
/// To add an update, declare a type that conforms, with a static property in an extension of this
/// protocol.
@preconcurrency @MainActor public protocol UIViewInvalidating {
    /// Requests the update of the view.
    func invalidate(view: UIView)
}

extension UIView {
    /// A property wrapper of a view's property. When the value changes, it requests a layout, a
    /// drawing or another update of the view.
    ///
    ///     final class Badge: UIView {
    ///         @Invalidating(.display, .intrinsicContentSize) var count = 0
    ///     }
    @propertyWrapper
    @preconcurrency @MainActor public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
        private var value: Value
        private let invalidation: InvalidationType

        /// Creates a property with one update.
        public init(wrappedValue: Value, _ invalidation: InvalidationType) {
            value = wrappedValue
            self.invalidation = invalidation
        }

        /// Only properties of views can be wrapped.
        @available(*, unavailable, message: "@Invalidating is only available on properties of views")
        public var wrappedValue: Value {
            get { fatalError("@Invalidating is only available on properties of views") }
            set { fatalError("@Invalidating is only available on properties of views") }
        }

        /// The value, through the view that has the property.
        public static subscript<EnclosingSelf: UIView>(
            _enclosingInstance observed: EnclosingSelf,
            wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
            storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
        ) -> Value {
            get { observed[keyPath: storageKeyPath].value }
            set {
                guard observed[keyPath: storageKeyPath].value != newValue else { return }
                observed[keyPath: storageKeyPath].value = newValue
                observed[keyPath: storageKeyPath].invalidation.invalidate(view: observed)
            }
        }
    }

    /// The updates of a view.
    public enum Invalidations {
        /// A layout: `setNeedsLayout()`.
        public struct Layout: UIViewInvalidating {
            public init() {}
            public func invalidate(view: UIView) { view.setNeedsLayout() }
        }

        /// A drawing: `setNeedsDisplay()`.
        public struct Display: UIViewInvalidating {
            public init() {}
            public func invalidate(view: UIView) { view.setNeedsDisplay() }
        }

        /// An update of the constraints: `setNeedsUpdateConstraints()`.
        public struct Constraints: UIViewInvalidating {
            public init() {}
            public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
        }

        /// A new intrinsic content size: `invalidateIntrinsicContentSize()`.
        public struct IntrinsicContentSize: UIViewInvalidating {
            public init() {}
            public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
        }

        /// An update of a cell's or a button's configuration; none for other views.
        public struct Configuration: UIViewInvalidating {
            public init() {}
            public func invalidate(view: UIView) { view.invalidateConfiguration() }
        }

        /// Two updates.
        public struct Tuple<Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating>: UIViewInvalidating {
            let (first, second): (Invalidation1, Invalidation2)

            public init(_ first: Invalidation1, _ second: Invalidation2) {
                self.first = first
                self.second = second
            }

            public func invalidate(view: UIView) {
                first.invalidate(view: view)
                second.invalidate(view: view)
            }
        }
    }
}

extension UIView.Invalidating {
    /// Creates a property with two updates.
    public init<First, Second>(wrappedValue: Value, _ first: First, _ second: Second)
    where InvalidationType == UIView.Invalidations.Tuple<First, Second> {
        self.init(wrappedValue: wrappedValue, .init(first, second))
    }

    /// Creates a property with three updates.
    public init<First, Second, Third>(wrappedValue: Value, _ first: First, _ second: Second, _ third: Third)
    where InvalidationType == UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<First, Second>, Third> {
        self.init(wrappedValue: wrappedValue, .init(.init(first, second), third))
    }

    /// Creates a property with four updates.
    public init<First, Second, Third, Fourth>(
        wrappedValue: Value, _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth
    )
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<First, Second>, UIView.Invalidations.Tuple<Third, Fourth>
        >
    {
        self.init(wrappedValue: wrappedValue, .init(.init(first, second), .init(third, fourth)))
    }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
    /// `setNeedsLayout()`.
    public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
    /// `setNeedsDisplay()`.
    public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
    /// `setNeedsUpdateConstraints()`.
    public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
    /// `invalidateIntrinsicContentSize()`.
    public static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
    /// `setNeedsUpdateConfiguration()` of cells and buttons.
    public static var configuration: Self { Self() }
}
