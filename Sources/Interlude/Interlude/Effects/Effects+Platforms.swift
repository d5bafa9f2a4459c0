import UIKit

// What other systems and well-known apps do.
extension ScreenTransition {
    /// Material's shared axis: both screens move a little along an axis and fade, the old one first.
    ///
    /// The figures are those that Material publishes: 300 ms, 30 points; the old screen is invisible after 30 % of the
    /// time.
    public static func sharedAxis(_ axis: Modifier.Axis) -> ScreenTransition {
        let name = "shared-axis-\(axis == .x ? "x" : axis == .y ? "y" : "z")"
        let (arrival, departure): (Modifier, Modifier) =
            switch axis {
            case .x: (.offset(x: 30), .offset(x: -30))
            case .y: (.offset(y: 30), .offset(y: -30))
            case .z: (.scale(0.8), .scale(1.1))
            }
        return ScreenTransition(
            name, .cubic(0.3, 0.4, 0, 0.2, 1), background: .systemBackground,
            .upper(arrival), .upper(.opacity(0)).during(0.3...1), .lower(departure), .lower(.opacity(0)).during(0...0.3)
        )
    }

    /// Material's fade through: the old screen fades out, then the new one in, slightly growing.
    public static var fadeThrough: ScreenTransition {
        ScreenTransition(
            "fade-through", .cubic(0.3, 0.4, 0, 0.2, 1), background: .systemBackground,
            .arriving(.opacity(0), .scale(0.92)).during(0.3...1), .leaving(.opacity(0)).during(0...0.3))
    }

    /// Material's container transform: a view grows into the new screen, its content fading into the screen's.
    ///
    /// - Parameter source: The view on the old screen; a weak reference. Use the closure if the view can be another one
    ///   for the reverse transition, as in a list with reused cells.
    public static func containerTransform(from source: UIView) -> ScreenTransition {
        containerTransform { [weak source] in source }
    }

    /// Material's container transform: a view grows into the new screen, its content fading into the screen's.
    ///
    /// The figures are those of Material 3 as its library for Android publishes them (`MaterialContainerTransform`, and
    /// docs/theming/Motion.md in material-components/material-components-android): 500 ms to enter
    /// (`motionDurationLong2`), 400 ms to return (`motionDurationMedium4`), emphasized easing, and a scrim of 32 %
    /// black. The content fades in the first quarter of the time, and between 60 % and 90 % of the time in the reverse
    /// transition.
    ///
    /// - Parameter find: Finds the view on the old screen, for the transition and again for the reverse transition.
    public static func containerTransform(from find: @escaping @MainActor () -> UIView?) -> ScreenTransition {
        ScreenTransition("container-transform") { direction in
            // The reverse transition runs from the end of these times.
            let fade = direction == .forward ? 0...0.25 : 0.1...0.4
            let parts: [Part] = [.upper(.into(find)), .upper(.opacity(0)).during(fade), .lower(.dim(0.32))]
            return ComposedAnimator(
                Composition(parts: parts, timing: .emphasized(0.5), reverse: .emphasized(0.4), background: nil),
                direction: direction)
        }
    }

    /// The zoom of iOS 18: the new screen springs out of a view, and the old one darkens.
    ///
    /// - Parameter source: The view on the old screen; a weak reference. Use the closure if the view can be another one
    ///   for the reverse transition, as in a list with reused cells.
    public static func springZoom(from source: UIView) -> ScreenTransition {
        springZoom { [weak source] in source }
    }

    /// The zoom of iOS 18: the new screen springs out of a view, and the old one darkens.
    ///
    /// - Parameter find: Returns the view on the old screen; called again for the reverse transition.
    public static func springZoom(from find: @escaping @MainActor () -> UIView?) -> ScreenTransition {
        ScreenTransition(
            "spring-zoom", .spring(0.55, damping: 0.82), backGesture: .pan(towards: .bottom),
            .upper(.into(find)), .upper(.opacity(0)).during(0...0.15), .lower(.dim(0.35)))
    }

    /// A card of the App Store: it grows to the whole screen with a spring, and its corners become the screen's.
    ///
    /// - Parameter source: The card on the old screen; a weak reference. Use the closure if the view can be another one
    ///   for the reverse transition, as in a list with reused cells.
    public static func storeCard(from source: UIView) -> ScreenTransition {
        storeCard { [weak source] in source }
    }

    /// A card of the App Store: it grows to the whole screen with a spring, and its corners become the screen's.
    ///
    /// - Parameter find: Returns the card on the old screen; called again for the reverse transition.
    public static func storeCard(from find: @escaping @MainActor () -> UIView?) -> ScreenTransition {
        ScreenTransition(
            "store-card", .spring(0.7, damping: 0.72), backGesture: .pan(towards: .bottom),
            .upper(.into(find), .shadow()), .upper(.opacity(0)).during(0...0.15), .lower(.blur(14), .dim(0.2)))
    }

    /// Android's predictive back, and its inverse: the upper screen becomes a card with round corners before it
    /// disappears.
    public static var predictiveBack: ScreenTransition {
        ScreenTransition(
            "predictive-back", .easeInOut(0.45), .upper(.scale(0.9), .cornerRadius(28), .shadow(0.3)).during(0.35...1),
            .upper(.edge(.right, 0.3)).during(0...0.6), .upper(.opacity(0)).during(0...0.35), .lower(.dim(0.25)))
    }

    /// Safari's tabs: the old screen tips back as a card, and the new one rises from the stack.
    public static var safariStack: ScreenTransition {
        ScreenTransition(
            "safari-stack", .easeInOut(0.7), backGesture: .pan(towards: .bottom), background: .black,
            .upper(.edge(.bottom, 0.9), .scale(0.92), .cornerRadius(16)),
            .lower(
                .depth(.screen(-0.6)), .rotation(16, .x), .offset(y: .screen(-0.12)), .cornerRadius(16), .dim(0.45)))
    }

    /// Android's transition to a screen: a short upward movement with a fade.
    public static var rise: ScreenTransition {
        ScreenTransition(
            "rise", .cubic(0.35, 0.1, 0.1, 0, 1), backGesture: .pan(towards: .bottom),
            .upper(.offset(y: .screen(0.08))), .upper(.opacity(0)).during(0...0.4), .lower(.dim(0.15)))
    }

    /// A window of macOS that grows out of the center.
    public static var window: ScreenTransition {
        ScreenTransition(
            "window", .spring(0.4, damping: 0.85), .upper(.scale(0.8), .cornerRadius(20), .shadow()),
            .upper(.opacity(0)).during(0...0.25), .lower(.dim(0.15)))
    }
}
