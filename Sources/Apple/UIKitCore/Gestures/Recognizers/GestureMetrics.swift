import QuartzCore

/// The distances and times that decide when touches are a gesture. Points and seconds.
package enum GestureMetrics {
    /// How far a pan's center travels before the pan begins. Measured on scroll views and sheets; taken for all pans.
    package static let panSlop: CGFloat = 10
    /// The time over which a pan's velocity is taken. Measured on scroll views.
    package static let velocityWindow: TimeInterval = 0.1
    /// How far a finger may stray during a tap. Decided: UIKit's value is not documented; ports use 10.
    package static let tapMovement: CGFloat = 10
    /// The longest pause between the taps of a double tap. From ports; UIKit's value is not documented.
    package static let tapInterval: TimeInterval = 0.35
    /// How far apart the taps of a double tap may be. Decided: about the size of a finger.
    package static let tapSpread: CGFloat = 45
    /// How long a finger rests until a long press begins. Documented default.
    package static let pressDuration: TimeInterval = 0.5
    /// How far a finger may stray before a long press begins. Documented default.
    package static let pressMovement: CGFloat = 10
    /// How far from the screen's edge an edge pan may start. Decided: 20, as in other frameworks; not documented.
    package static let edgeRegion: CGFloat = 20
    /// How far a swipe goes in its direction. Decided: not documented.
    package static let swipeDistance: CGFloat = 50
    /// How far a swipe may stray to the side. Decided: not documented.
    package static let swipeDeviation: CGFloat = 50
    /// How long a swipe may take. Decided: not documented.
    package static let swipeDuration: TimeInterval = 0.5
    /// How much the distance of two fingers changes before a pinch begins. Decided: the slop of a pan.
    package static let pinchSlop: CGFloat = 10
    /// How far a finger turns before a rotation begins. Decided: the slop of a pan.
    package static let rotationSlop: CGFloat = 10
}
