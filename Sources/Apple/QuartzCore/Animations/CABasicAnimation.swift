import CoreGraphics

/// An animation between two values.
///
/// The values depend on the properties that are set: from and to; from and from + by; to − by and to; from and the
/// displayed value; the displayed value and to; the displayed value and that + by.
open class CABasicAnimation: CAPropertyAnimation {
    /// The initial value.
    open var fromValue: Any? {
        get { from.any }
        set { from = AnimationEnd(newValue) }
    }
    /// The final value.
    open var toValue: Any? {
        get { to.any }
        set { to = AnimationEnd(newValue) }
    }
    /// The difference between the final and the initial value.
    open var byValue: Any? {
        get { by.any }
        set { by = AnimationEnd(newValue) }
    }

    private var from = AnimationEnd()
    private var to = AnimationEnd()
    private var by = AnimationEnd()

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    package override func copyState(to other: CAAnimation) {
        super.copyState(to: other)
        guard let other = other as? CABasicAnimation else { return }
        other.from = from
        other.to = to
        other.by = by
    }

    /// Sets both ends to values that need not be wrapped and read again.
    package func go(from start: AnimationValue?, to end: AnimationValue?) {
        from = AnimationEnd(start)
        to = AnimationEnd(end)
    }

    /// How much of the way is done at a moment.
    func progress(at moment: AnimationMoment) -> Double { moment.progress }

    /// The two ends of the way.
    private func ends(_ kind: ValueKind, _ current: AnimationValue) -> (AnimationValue, AnimationValue)? {
        switch (from.value(as: kind), to.value(as: kind), by.value(as: kind)) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, by.adding(from))
        case (nil, let to?, let by?): return to.subtracting(by).map { ($0, to) }
        case (let from?, nil, nil): return (from, base(kind, current))
        case (nil, let to?, nil): return (base(kind, current), to)
        case (nil, nil, let by?):
            let base = base(kind, current)
            return (base, by.adding(base))
        case (nil, nil, nil): return nil
        }
    }

    /// What stands for the layer's own value: that value, but nothing at all where it is added anyway or where numbers
    /// are asked for and the layer has a transform.
    private func base(_ kind: ValueKind, _ current: AnimationValue) -> AnimationValue {
        if valueFunction != nil { return kind == .scalars ? .scalars([0, 0, 0]) : .scalar(0) }
        return isAdditive ? current.neutral ?? current : current
    }

    override func interpolated(
        at moment: AnimationMoment, kind: ValueKind, current: AnimationValue
    ) -> AnimationValue? {
        guard let (from, to) = ends(kind, current) else { return nil }
        return from.interpolated(to: to, progress(at: moment))
    }
}
