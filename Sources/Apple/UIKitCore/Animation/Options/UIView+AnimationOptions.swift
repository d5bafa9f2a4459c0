extension UIView {
    /// Options for an animation block. All bits have the values in Apple's headers.
    public struct AnimationOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates options from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out the subviews of the changed views inside the block, so that they animate along.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Delivers touches to the views while they are animated.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from the value currently on screen instead of the property's value. Additive
        /// animations always do.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats without end.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs forwards and then backwards.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Uses the block's own duration even within another block.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Uses the block's own curve even within another block.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Shows the views live during a transition instead of a snapshot of them.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Hides and shows the views of a transition instead of removing and adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Inherits no options from the enclosing block.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Commits pending updates before the block runs.
        public static let flushUpdates = AnimationOptions(rawValue: 1 << 11)

        /// Starts and ends slowly. The default.
        public static let curveEaseInOut = AnimationOptions(curve: .easeInOut)
        /// Starts slowly.
        public static let curveEaseIn = AnimationOptions(curve: .easeIn)
        /// Ends slowly.
        public static let curveEaseOut = AnimationOptions(curve: .easeOut)
        /// Constant speed.
        public static let curveLinear = AnimationOptions(curve: .linear)

        /// In transitions the view rotates about its vertical axis, with the left edge moving
        /// towards the viewer.
        public static let transitionFlipFromLeft = AnimationOptions(transition: .flipFromLeft)
        /// In transitions the view rotates about its vertical axis, with the right edge moving
        /// towards the viewer.
        public static let transitionFlipFromRight = AnimationOptions(transition: .flipFromRight)
        /// In transitions the previous content curls up like a page.
        public static let transitionCurlUp = AnimationOptions(transition: .curlUp)
        /// In transitions the new content curls down like a page.
        public static let transitionCurlDown = AnimationOptions(transition: .curlDown)
        /// In transitions the previous content fades into the new content.
        public static let transitionCrossDissolve = AnimationOptions(transition: .crossDissolve)
        /// In transitions the view rotates about its horizontal axis, with the top edge moving
        /// towards the viewer.
        public static let transitionFlipFromTop = AnimationOptions(transition: .flipFromTop)
        /// In transitions the view rotates about its horizontal axis, with the bottom edge moving
        /// towards the viewer.
        public static let transitionFlipFromBottom = AnimationOptions(transition: .flipFromBottom)

        /// Has no effect here: every frame of the display is drawn.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// Has no effect here: every frame of the display is drawn.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    }

    /// Options for a keyframe animation. All bits have the values in Apple's headers.
    ///
    /// The curve of the whole animation uses the bits that `AnimationOptions` uses for its curve.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates options from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out the subviews of the changed views inside the block, so that they animate along.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Delivers touches to the views while they are animated.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Starts from the value currently on screen instead of the property's value.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Repeats without end.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Runs there and back.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Uses the block's own duration even within another block.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Inherits no options from the enclosing block.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

        /// Linear between keyframes. The default.
        public static let calculationModeLinear = KeyframeAnimationOptions(rawValue: 0 << 10)
        /// Each keyframe's values are shown until the next keyframe.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Linear between keyframes, at constant speed over all of them. Their times are ignored.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// A smooth curve through the keyframes.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// A smooth curve through the keyframes, at constant speed over all of them.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }
}

extension UIView.AnimationOptions {
    /// The transitions of a view's content, as numbered in the option bits.
    package enum Transition: UInt, Sendable {
        case none = 0
        case flipFromLeft = 1
        case flipFromRight = 2
        case curlUp = 3
        case curlDown = 4
        case crossDissolve = 5
        case flipFromTop = 6
        case flipFromBottom = 7
    }

    package init(curve: UIView.AnimationCurve) { self.init(rawValue: UInt(curve.rawValue) << 16) }

    package init(transition: Transition) { self.init(rawValue: transition.rawValue << 20) }

    /// The curve in bits 16 to 19. Numbers without a public name count as ease-in-out.
    package var curve: UIView.AnimationCurve {
        let number = Int(rawValue >> 16 & 0xF)
        return number <= 3 ? UIView.AnimationCurve(rawValue: number) ?? .easeInOut : .easeInOut
    }

    /// The same, with the keyboard's curve, which has the number 7 and no name.
    var pace: BlockTiming.Curve { rawValue >> 16 & 0xF == 7 ? .keyboard : .bezier(curve) }

    /// The transition in bits 20 to 23.
    package var transition: Transition { Transition(rawValue: rawValue >> 20 & 0xF) ?? .none }
}

extension UIView.KeyframeAnimationOptions {
    /// The calculation mode in bits 10 to 12.
    package var calculationMode: CAAnimationCalculationMode {
        switch rawValue >> 10 & 0x7 {
        case 1: .discrete
        case 2: .paced
        case 3: .cubic
        case 4: .cubicPaced
        default: .linear
        }
    }

    /// The options that blocks of all kinds share, with the curve.
    package var blockOptions: UIView.AnimationOptions {
        UIView.AnimationOptions(rawValue: rawValue & (0x23F | 0xF << 16))
    }
}
