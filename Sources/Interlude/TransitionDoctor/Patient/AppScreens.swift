import UIKit

/// An app's own screens, and a change among them that is to be examined.
///
///     Patient("shop", screens: {
///         let shop = ShopController()
///         return AppScreens(shop) { animated in shop.open(.tea, animated: animated) } back: { animated in
///             shop.close(animated: animated)
///         }
///     })
///
/// The screens bring their own delegates, interactors and gestures. A change may be a push, a presentation, a switch of tabs, or
/// what a container of the app's own does.
@MainActor public struct AppScreens {
    let root: UIViewController
    let go: @MainActor (_ animated: Bool) -> Void
    let back: (@MainActor (_ animated: Bool) -> Void)?

    /// Puts the screens together. The same change without animation is what the animated one is compared with.
    ///
    /// - Parameters:
    ///   - root: What the window shows.
    ///   - go: Sets off the change.
    ///   - back: Leads back; `nil` where there is no way.
    public init(
        _ root: UIViewController, go: @escaping @MainActor (_ animated: Bool) -> Void,
        back: (@MainActor (_ animated: Bool) -> Void)? = nil
    ) {
        (self.root, self.go, self.back) = (root, go, back)
    }
}

extension Patient {
    /// The app's own screens, made again for every trial, with all that they bring along: delegates, interactors, gestures, and
    /// containers.
    ///
    /// The change and the way back from it run in the whole matrix, and are compared with runs without animation. A finger
    /// drives only what the app lets it drive: the doctor tries the edges and the directions, or the one way that is named, and
    /// looks at the frames under it.
    ///
    /// - Parameters:
    ///   - name: A name for reports.
    ///   - swipe: The way of the finger that leads back; `nil` to have it found out.
    ///   - screens: Makes the screens and says how they change.
    ///   - filePath: The caller's file.
    ///   - line: The caller's line.
    public init(
        _ name: String, swipe: Swipe? = nil, screens: @escaping @MainActor () -> AppScreens,
        filePath: String = #filePath, line: Int = #line
    ) {
        let isReturning = screens().back != nil
        self.init(name, uses: isReturning ? [.change, .back] : [.change], drive: .byItself) { _ in
            var parts = TransitionParts()
            parts.screens = screens()
            return parts
        }
        self.swipe = swipe
        (hasWayBack, bringsScreens) = (isReturning, true)
        (self.filePath, self.line) = (filePath, line)
    }
}
