/// The method by which a keyframe animation computes the values between its keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The name that Core Animation has for the mode.
    public let rawValue: String

    /// Creates a mode from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Straight from one to the next.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Jumps; nothing between.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Straight, at an even speed over all; key times are not used.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// A smooth curve through the keyframes.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// A smooth curve through the keyframes, at constant speed.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The rotation of a layer along its path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The name that Core Animation has for the mode.
    public let rawValue: String

    /// Creates a mode from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Its x axis points forwards.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// Its x axis points backwards.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// The built-in transitions of a layer.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The name that Core Animation has for the type.
    public let rawValue: String

    /// Creates a type from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The new fades in over the old.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new slides in over the old.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new pushes the old out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old slides out and shows the new.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition's movement.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The name that Core Animation has for the direction.
    public let rawValue: String

    /// Creates a direction from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// From the right edge.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left edge.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the top edge.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the bottom edge.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The named value functions.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name that Core Animation has for the function.
    public let rawValue: String

    /// Creates a value from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Radians to a rotation about x.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// Radians to a rotation about y.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// Radians to a rotation about z.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// Three factors to a scale.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// A factor to a scale along x.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// A factor to a scale along y.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// A factor to a scale along z.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// Three distances to a translation.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// A distance to a translation along x.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// A distance to a translation along y.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// A distance to a translation along z.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
