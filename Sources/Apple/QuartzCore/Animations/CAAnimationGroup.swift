import CoreGraphics

/// A group of animations with a common time. They begin with the group and are cut off at its end.
open class CAAnimationGroup: CAAnimation {
    /// The animations of the group. Those that begin after its end are not visible. The default is `nil`.
    ///
    /// A group cannot contain itself, directly or in another group: Core Animation crashes in that case.
    open var animations: [CAAnimation]? {
        didSet { demand(!contains(self), "An animation group cannot contain itself") }
    }

    private func contains(_ group: CAAnimationGroup) -> Bool {
        (animations ?? []).contains { animation in
            animation === group || (animation as? CAAnimationGroup)?.contains(group) == true
        }
    }

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    package override func copyState(to other: CAAnimation) {
        super.copyState(to: other)
        guard let other = other as? CAAnimationGroup else { return }
        other.animations = animations?.map { $0.copy() as? CAAnimation ?? $0 }
    }

    /// Children without a duration take the group's, their begin counts from the group's.
    package override func apply(to values: inout LayerValues, at moment: AnimationMoment) {
        let time = moment.progress * moment.duration
        for child in animations ?? [] {
            let timing = ActiveTiming(child, begin: child.beginTime, defaultDuration: moment.duration)
            guard let inner = timing.moment(at: time, isClosedAtEnd: time >= moment.duration) else { continue }
            child.apply(to: &values, at: inner)
        }
    }
}
