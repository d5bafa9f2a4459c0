import UIKit

/// The composition of move and magic move: a view flies to its counterpart while the upper screen fades.
@MainActor
enum Flight {
    /// - Parameters:
    ///   - lower: Finds the view on the lower screen.
    ///   - upper: Finds its counterpart on the upper screen.
    ///   - hidesOriginals: Whether both are out of sight while their picture flies.
    static func composition(
        from lower: @escaping @MainActor () -> UIView?, to upper: @escaping @MainActor () -> UIView?,
        hidesOriginals: Bool, duration: TimeInterval
    ) -> Composition {
        let timing = ScreenTransition.Timing.easeInOut(duration)
        return Composition(
            parts: [.matched(ScreenTransition.Match(from: lower, to: upper)), .upper(.opacity(0))], timing: timing,
            reverse: timing, background: nil, hidesOriginals: hidesOriginals)
    }
}
