import UIKit

// What other systems and well-known apps do.
extension ScreenTransition {
    /// Material's shared axis: both screens move a little along an axis and fade, the old one first.
    ///
    /// The figures are those that Material publishes: 300 ms, 30 points, the old screen gone after 30 % of the time.
    public static func sharedAxis(_ axis: Modifier.Axis) -> ScreenTransition {
        let name = "shared-axis-\(axis == .x ? "x" : axis == .y ? "y" : "z")"
        let (arrival, departure): (Modifier, Modifier) =
            switch axis {
            case .x: (.offset(x: 30), .offset(x: -30))
            case .y: (.offset(y: 30), .offset(y: -30))
            case .z: (.scale(0.8), .scale(1.1))
            }
        return ScreenTransition(
            name, .cubic(0.3, CGPoint(x: 0.4, y: 0), CGPoint(x: 0.2, y: 1)), background: .systemBackground,
            .upper(arrival), .upper(.opacity(0)).during(0.3...1), .lower(departure), .lower(.opacity(0)).during(0...0.3)
        )
    }

    /// Material's fade through: the old screen fades out, then the new one in, slightly growing.
    public static var fadeThrough: ScreenTransition {
        ScreenTransition(
            "fade-through", .cubic(0.3, CGPoint(x: 0.4, y: 0), CGPoint(x: 0.2, y: 1)), background: .systemBackground,
            .arriving(.opacity(0), .scale(0.92)).during(0.3...1), .leaving(.opacity(0)).during(0...0.3))
    }

    /// Material's container transform: a view grows into the new screen, its content fading into the screen's.
    ///
    /// - Parameter source: The view on the old screen, held weakly. Say how it is found where it may be another one on the way back, as
    ///   a list's cell may.
    public static func containerTransform(from source: UIView) -> ScreenTransition {
        containerTransform { [weak source] in source }
    }

    /// Material's container transform: a view grows into the new screen, its content fading into the screen's.
    ///
    /// - Parameter find: Finds the view on the old screen, for the way there and again for the way back.
    public static func containerTransform(from find: @escaping @MainActor () -> UIView?) -> ScreenTransition {
        ScreenTransition(
            "container-transform", .cubic(0.45, CGPoint(x: 0.4, y: 0), CGPoint(x: 0.2, y: 1)),
            .upper(.into(find)), .upper(.opacity(0)).during(0...0.3), .lower(.dim(0.32)))
    }

    /// The zoom of iOS 18: the new screen springs out of a view, and the old one darkens.
    ///
    /// - Parameter source: The view on the old screen, held weakly. Say how it is found where it may be another one on the way back, as
    ///   a list's cell may.
    public static func springZoom(from source: UIView) -> ScreenTransition {
        springZoom { [weak source] in source }
    }

    /// The zoom of iOS 18: the new screen springs out of a view, and the old one darkens.
    ///
    /// - Parameter find: Finds the view on the old screen, for the way there and again for the way back.
    public static func springZoom(from find: @escaping @MainActor () -> UIView?) -> ScreenTransition {
        ScreenTransition(
            "spring-zoom", .spring(0.55, damping: 0.82), backGesture: .pan(towards: .bottom),
            .upper(.into(find)), .upper(.opacity(0)).during(0...0.15), .lower(.dim(0.35)))
    }

    /// A card of the App Store: it grows to the whole screen with a swing, its corners becoming the screen's.
    ///
    /// - Parameter source: The card on the old screen, held weakly. Say how it is found where it may be another one on the way back, as
    ///   a list's cell may.
    public static func storeCard(from source: UIView) -> ScreenTransition {
        storeCard { [weak source] in source }
    }

    /// A card of the App Store: it grows to the whole screen with a swing, its corners becoming the screen's.
    ///
    /// - Parameter find: Finds the card on the old screen, for the way there and again for the way back.
    public static func storeCard(from find: @escaping @MainActor () -> UIView?) -> ScreenTransition {
        ScreenTransition(
            "store-card", .spring(0.7, damping: 0.72), backGesture: .pan(towards: .bottom),
            .upper(.into(find), .shadow()), .upper(.opacity(0)).during(0...0.15), .lower(.blur(14), .dim(0.2)))
    }

    /// A photo that is turned a little on its way from the list to the whole screen.
    ///
    /// - Parameter source: The picture on the old screen, held weakly. Say how it is found where it may be another one on the way back, as
    ///   a list's cell may.
    public static func photoZoom(from source: UIView) -> ScreenTransition {
        photoZoom { [weak source] in source }
    }

    /// A photo that is turned a little on its way from the list to the whole screen.
    ///
    /// - Parameter find: Finds the picture on the old screen, for the way there and again for the way back.
    public static func photoZoom(from find: @escaping @MainActor () -> UIView?) -> ScreenTransition {
        ScreenTransition(
            "photo-zoom", .spring(0.5, damping: 0.85), backGesture: .pan(towards: .bottom),
            .upper(.into(find)), .upper(.rotation(-7)).paced(.thereAndBack), .upper(.opacity(0)).during(0...0.15),
            .lower(.dim(0.9)))
    }

    /// Android's predictive back, and its inverse: the upper screen becomes a card with round corners before it goes.
    public static var predictiveBack: ScreenTransition {
        ScreenTransition(
            "predictive-back", .cubic(0.45, CGPoint(x: 0.1, y: 0.1), CGPoint(x: 0, y: 1)), background: .black,
            .upper(.scale(0.9), .cornerRadius(28)).during(0.4...1),
            .upper(.edge(.right, 0.3), .opacity(0)).during(0...0.4),
            .lower(.scale(0.96), .offset(x: -20), .dim(0.3)))
    }

    /// Safari's tabs: the old screen tips back as a card, and the new one rises from the stack.
    public static var safariStack: ScreenTransition {
        ScreenTransition(
            "safari-stack", .easeInOut(0.7), backGesture: .pan(towards: .bottom), background: .black,
            .upper(.edge(.bottom, 0.9), .scale(0.92), .cornerRadius(16)),
            .lower(
                .depth(.screen(-0.6)), .rotation(16, .x), .offset(y: .screen(-0.12)), .cornerRadius(16), .dim(0.45)))
    }

    /// Android's way to open a screen: a short rise out of a fade.
    public static var rise: ScreenTransition {
        ScreenTransition(
            "rise", .cubic(0.35, CGPoint(x: 0.1, y: 0.1), CGPoint(x: 0, y: 1)), backGesture: .pan(towards: .bottom),
            .upper(.offset(y: .screen(0.08)), .opacity(0)), .lower(.dim(0.15)))
    }

    /// A window of macOS that comes out of the middle.
    public static var window: ScreenTransition {
        ScreenTransition(
            "window", .spring(0.35, damping: 0.9), .upper(.scale(0.85), .opacity(0), .cornerRadius(20), .shadow()),
            .lower(.dim(0.15)))
    }
}
