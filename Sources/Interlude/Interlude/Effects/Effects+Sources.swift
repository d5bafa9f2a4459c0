import UIKit

// Screens that come out of a view.
extension ScreenTransition {
    /// A cell flips like a card while it grows; the new screen is on its back.
    ///
    /// - Parameter source: The cell on the old screen; a weak reference. Use the closure if the reverse transition can
    ///   have another cell.
    public static func cardFlip(from source: UIView) -> ScreenTransition { cardFlip { [weak source] in source } }

    /// A cell flips like a card while it grows; the new screen is on its back.
    ///
    /// - Parameter find: Returns the cell on the old screen; called again for the reverse transition.
    public static func cardFlip(from find: @escaping @MainActor () -> UIView?) -> ScreenTransition {
        ScreenTransition(
            "card-flip", .easeInOut(0.7), .lower(.dim(0.4)),
            .performing { CardFlip(find, in: $0.scene, $0.pace, isAsShown: $0.isAsShown) })
    }

    /// A bar at the bottom grows to the whole screen, as in a music player, and shrinks again.
    ///
    /// - Parameter bar: The bar on the old screen; a weak reference.
    public static func miniPlayer(from bar: UIView) -> ScreenTransition { miniPlayer { [weak bar] in bar } }

    /// A bar at the bottom grows to the whole screen, as in a music player, and shrinks again.
    ///
    /// - Parameters:
    ///   - find: Returns the bar on the old screen; called again for the reverse transition.
    ///   - artwork: The shared elements of bar and player, such as image and title.
    public static func miniPlayer(
        from find: @escaping @MainActor () -> UIView?, artwork: Match...
    ) -> ScreenTransition {
        ScreenTransition(
            "mini-player", .spring(0.5, damping: 0.88), backGesture: .pan(towards: .bottom), background: .black,
            parts: [
                .matched(artwork), .upper(.into(find), .shadow()), .upper(.opacity(0)).during(0...0.2),
                .lower(.scale(0.94), .cornerRadius(12), .dim(0.3)),
            ])
    }

    /// A button becomes the new screen: it grows and blurs, and its content becomes sharp.
    ///
    /// - Parameter button: The button on the old screen; a weak reference.
    public static func buttonMorph(from button: UIView) -> ScreenTransition { buttonMorph { [weak button] in button } }

    /// A button becomes the new screen: it grows and blurs, and its content becomes sharp.
    ///
    /// - Parameter find: Returns the button on the old screen; called again for the reverse transition.
    public static func buttonMorph(from find: @escaping @MainActor () -> UIView?) -> ScreenTransition {
        ScreenTransition(
            "button-morph", .spring(0.6, damping: 0.78), backGesture: .pan(towards: .bottom),
            .upper(.into(find), .shadow(0.3)), .upper(.blur(12)).during(0...0.8), .upper(.opacity(0)).during(0...0.15),
            .lower(.dim(0.15)))
    }
}
