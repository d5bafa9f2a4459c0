import QuartzCore
import UIKit

/// A layer's clock that a finger holds, shown at other moments for a while.
@MainActor final class BorrowedClock {
    private let layer: CALayer
    private let offset: TimeInterval
    /// What was set here last.
    private var shown: TimeInterval

    init(_ layer: CALayer) {
        self.layer = layer
        offset = layer.timeOffset
        shown = offset
    }

    /// Shows the moment that is so many seconds after the one at which it was borrowed.
    func show(moved: TimeInterval) {
        guard layer.speed == 0 else { return }
        shown = offset + moved
        layer.timeOffset = shown
    }

    /// Shows the finger's moment again, unless the finger has set another one since, or has let go.
    func giveBack() {
        if layer.speed == 0, layer.timeOffset == shown { layer.timeOffset = offset }
    }
}

/// The same for a property animator that a finger scrubs.
@MainActor final class BorrowedFraction {
    private let animator: any UIViewImplicitlyAnimating
    private let fraction: CGFloat
    /// What was set here last, as the animator has it.
    private var shown: CGFloat

    init(_ animator: any UIViewImplicitlyAnimating) {
        self.animator = animator
        fraction = animator.fractionComplete
        shown = fraction
    }

    /// Shows the moment at a share of the animator's time.
    func show(_ fraction: CGFloat) {
        guard isScrubbed else { return }
        animator.fractionComplete = fraction
        shown = animator.fractionComplete
    }

    /// Shows the finger's moment again, unless the finger has set another one since, or has let go.
    func giveBack() {
        if isScrubbed, animator.fractionComplete == shown { animator.fractionComplete = fraction }
    }

    /// Whether a finger has it still: an animator that runs or is done has other ideas.
    private var isScrubbed: Bool { animator.state == .active && !animator.isRunning }
}
