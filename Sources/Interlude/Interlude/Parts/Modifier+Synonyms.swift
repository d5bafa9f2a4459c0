import UIKit

/// The names of the same changes in SwiftUI and in Hero, so that they are found where one looks first.
extension ScreenTransition.Modifier {
    /// Offscreen beyond an edge, as SwiftUI's `.move(edge:)`. The same as ``edge(_:_:)``.
    public nonisolated static func move(edge: ScreenTransition.Edge) -> Self { .edge(edge) }

    /// Moved, as Hero's `.translate`. The same as ``offset(x:y:)``.
    public nonisolated static func translate(x: ScreenTransition.Length = 0, y: ScreenTransition.Length = 0) -> Self {
        .offset(x: x, y: y)
    }

    /// Rotated by an angle in degrees, as Hero's `.rotate`. The same as ``rotation(_:_:)``.
    public nonisolated static func rotate(_ degrees: CGFloat, _ axis: Axis = .z) -> Self { .rotation(degrees, axis) }

    /// Transparent, as Hero's `.fade`. The same as ``opacity(_:)`` with 0.
    public nonisolated static var fade: Self { .opacity(0) }
}

extension ScreenTransition {
    /// Slides in from the trailing edge, and out to it. The same as ``slide(from:)`` with ``Edge/trailing``.
    ///
    /// Differs from SwiftUI's `.slide`, which arrives at the leading edge and leaves at the trailing one.
    public static var slide: ScreenTransition { .slide(from: .trailing) }
}
