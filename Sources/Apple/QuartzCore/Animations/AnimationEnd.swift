import CoreGraphics

/// One end of a basic animation's way: what was given for it, and what that means for the animated property.
///
/// A value is read once and not in every frame: reading takes time, and Foundation on Linux loses a few bytes each time an
/// `NSValue` is asked for the type that it holds.
struct AnimationEnd {
    private enum Source {
        case none
        /// From outside: a number, an `NSValue`, a color, whatever a user may set.
        case given(Any)
        /// From within the house.
        case known(AnimationValue)
    }

    private var source = Source.none
    /// What `given` was read as, for which kind of property.
    private var reading: (kind: ValueKind, value: AnimationValue?)?

    init() {}

    init(_ any: Any?) { source = any.map(Source.given) ?? .none }

    init(_ value: AnimationValue?) { source = value.map(Source.known) ?? .none }

    /// As users get it: numbers as `NSNumber`, geometry as `NSValue`.
    var any: Any? {
        switch source {
        case .none: nil
        case .given(let any): any
        case .known(let value): value.boxed
        }
    }

    /// What it means for a property of a kind; `nil` if nothing was set or it is of another kind.
    mutating func value(as kind: ValueKind) -> AnimationValue? {
        switch source {
        case .none: return nil
        case .known(let value): return value
        case .given(let any):
            if let reading, reading.kind == kind { return reading.value }
            let value = AnimationValue(any, kind: kind)
            reading = (kind, value)
            return value
        }
    }
}
