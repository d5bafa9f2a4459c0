import UIKit

/// The names of the same changes in SwiftUI and in Hero, so that they are found where one looks first.
extension ScreenTransition.Modifier {
    /// Moves offscreen beyond an edge, like SwiftUI's `.move(edge:)`. Equals ``edge(_:_:)``.
    public nonisolated static func move(edge: ScreenTransition.Edge) -> Self { .edge(edge) }

    /// Moves by a distance, like Hero's `.translate`. Equals ``offset(x:y:)``.
    public nonisolated static func translate(x: ScreenTransition.Length = 0, y: ScreenTransition.Length = 0) -> Self {
        .offset(x: x, y: y)
    }

    /// Rotates by an angle in degrees, like Hero's `.rotate`. Equals ``rotation(_:_:)``.
    public nonisolated static func rotate(_ degrees: CGFloat, _ axis: Axis = .z) -> Self { .rotation(degrees, axis) }

    /// Makes the content transparent, like Hero's `.fade`. Equals ``opacity(_:)`` with 0.
    public nonisolated static var fade: Self { .opacity(0) }
}

extension ScreenTransition {
    /// Slides in from the trailing edge, and out to it. The same as ``slide(from:)`` with ``Edge/trailing``.
    ///
    /// Differs from SwiftUI's `.slide`, which arrives at the leading edge and leaves at the trailing one.
    public static var slide: ScreenTransition { .slide(from: .trailing) }
}
