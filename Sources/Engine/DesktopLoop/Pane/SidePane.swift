import QuartzCore
import UIKit
import WindowSystem

/// Something shown beside a live host's device, such as the inspector.
///
/// It draws into a window of its own, which the host takes out of the application's scene and lays over the pane's part of
/// the canvas: its coordinates begin at the pane's own corner. The media clock may be slow or stand still, so a pane uses
/// neither animations nor timers: touches change its state, and its state is drawn.
@MainActor package protocol SidePane: AnyObject {
    /// What is shown. The host sets its scene and its frame, and shows it.
    var window: UIWindow { get }
    /// In points. Asked for each time the canvas is laid out.
    var width: CGFloat { get }
    /// The least height at which it is of use, in points; a lower device is centered on its side.
    var minimumHeight: CGFloat { get }
    /// Called once a turn, after the application's own work and before anything is drawn.
    func hostDidTick(_ host: LiveHost)
    /// Takes a key that was pressed or repeats.
    ///
    /// - Returns: Whether the key was the pane's; if not, it goes on to the host and the application.
    func handle(_ key: WindowEvent.Key) -> Bool
    /// Whether it has something else to show in the next turn, though media time may stand still.
    var isMoving: Bool { get }
    /// The user is about to do something with the device: a finger comes down, or the wheel turns.
    ///
    /// - Returns: Whether that was meant for the pane, as where it shows something else in the device's place; the application
    ///   then hears nothing of it.
    func takesTouchOnDevice() -> Bool
    /// The mouse moves with no button pressed: over the pane, at a place in its own coordinates, or elsewhere (`nil`).
    func hover(at point: CGPoint?)
}

extension SidePane {
    package var minimumHeight: CGFloat { 0 }
    package func hover(at point: CGPoint?) {}
    package var isMoving: Bool { false }
    package func takesTouchOnDevice() -> Bool { false }
}
