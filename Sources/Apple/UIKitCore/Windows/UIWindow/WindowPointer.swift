/// A window that somebody else keeps alive. It takes itself away in its `deinit`; see `isBeingDeallocated(_:)`.
@MainActor struct WindowPointer {
    private unowned(unsafe) let place: UIWindow

    init(_ window: UIWindow) { place = window }

    /// `nil` while the window goes away.
    var window: UIWindow? { isBeingDeallocated(place) ? nil : place }
    func holds(_ window: UIWindow) -> Bool { place === window }
}
