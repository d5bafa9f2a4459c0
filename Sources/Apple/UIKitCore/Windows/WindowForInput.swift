import CoreGraphics

// The file's name comes after that of its superclass: Swift 6.3 refuses the superclass's isolated deinit where a subclass is read
// first.

/// The window that the keyboard is in: in front of the application's, and none of its affair.
@MainActor final class WindowForInput: UIWindow {
    /// Whoever has asked for what is shown: events that it does not handle go there.
    weak var provider: UIResponder?

    /// - Parameter board: All that it shows.
    init(windowScene: UIWindowScene, board: UIView) {
        super.init(windowScene: windowScene)
        // In front of alerts, as on iOS, where the number is one more than this.
        windowLevel = Level(rawValue: 10_000_000)
        addSubview(board)
    }

    required init?(coder: NSCoder) { fatalError("The keyboard's window is not archived") }

    override var belongsToSystem: Bool { true }
    override var canBecomeKey: Bool { false }
    override var next: UIResponder? { provider ?? super.next }

    /// Touches beside the board are the application's.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
