import CoreGraphics

/// An animation of a property, which its key path names.
open class CAPropertyAnimation: CAAnimation {
    /// The key path of the property, such as `opacity`, `position.x` or `transform.rotation.z`.
    open var keyPath: String?
    /// Whether the value is added to the layer's value. A transform is applied before the layer's.
    open var isAdditive = false
    /// Whether each cycle begins at the end value of the previous one.
    open var isCumulative = false
    /// The function that converts the interpolated value to the property's value.
    open var valueFunction: CAValueFunction?

    public override init() { super.init() }

    /// Creates an animation of the property at a key path.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override class func defaultValue(forKey key: String) -> Any? {
        key == "additive" || key == "cumulative" ? NSNumber(value: false) : super.defaultValue(forKey: key)
    }

    package override func copyState(to other: CAAnimation) {
        super.copyState(to: other)
        guard let other = other as? CAPropertyAnimation else { return }
        other.keyPath = keyPath
        other.isAdditive = isAdditive
        other.isCumulative = isCumulative
        other.valueFunction = valueFunction
    }

    /// The kind of the values that the user gives: with a value function they are plain numbers.
    func inputKind(of property: LayerProperty) -> ValueKind {
        guard let valueFunction else { return property.kind }
        return valueFunction.takesThreeNumbers ? .scalars : .scalar
    }

    /// The value at a moment, before it is added or accumulated. `nil` when there is nothing to show.
    func interpolated(at moment: AnimationMoment, kind: ValueKind, current: AnimationValue) -> AnimationValue? { nil }

    package override func apply(to values: inout LayerValues, at moment: AnimationMoment) {
        guard let keyPath, let property = LayerProperty.named(keyPath), let current = property.get(values) else {
            return
        }
        let kind = inputKind(of: property)
        guard var value = interpolated(at: moment, kind: kind, current: current) else { return }
        if isCumulative, moment.cycle > 0,
            let end = interpolated(at: moment.atEndOfCycle, kind: kind, current: current)
        {
            value = value.adding(end.multiplied(by: moment.cycle))
        }
        if let valueFunction { value = valueFunction.transform(of: value) }
        if isAdditive, property.isAdditive { value = value.adding(current) }
        // What is no number anywhere cannot be shown: the layer is as it would be without the animation.
        guard value.isFinite else { return }
        property.set(&values, value)
    }
}
