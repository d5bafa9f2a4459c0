import UIKit

/// Computes the frames of a transition from two pictures.
@MainActor
protocol FrameSource {
    /// The frame at a fraction of the way, above 0 and below 1.
    func frame(at fraction: CGFloat) -> CGImage?
}

/// Shows frames that are computed from pictures of both screens, in front of them.
///
/// An invisible view is moved along with the transition, and a display link reads where it is: so the frames follow the pace, a finger and
/// a cancellation as everything else does. At the ends the screens themselves are seen.
@MainActor
final class PictureBlend: Performer {
    /// The part of the way in which the frames fade in over the screens and out again, where they are coarser than the display.
    private static let fadePart: CGFloat = 0.08

    private let upper: UIView
    private let wasHidden: Bool
    private let source: any FrameSource
    private let pace: Pace
    private let isSharp: Bool
    private let overlay = UIView()
    /// How far away the upper screen is, as the place of a view: 0 at home, 1 away.
    private let tracker = UIView()
    private var link: CADisplayLink?
    private var shown: CGFloat?

    /// - Parameters:
    ///   - detail: The pixels of a frame, for each point.
    init(_ source: any FrameSource, detail: CGFloat, in scene: TransitionViews, _ pace: Pace) {
        self.source = source
        self.pace = pace
        upper = scene.upper
        wasHidden = upper.isHidden
        isSharp = detail >= scene.container.traitCollection.displayScale
        overlay.frame = scene.container.bounds
        overlay.isUserInteractionEnabled = false
        // The pictures are mirrored too.
        if scene.isMirrored { overlay.transform = CGAffineTransform(scaleX: -1, y: 1) }
        overlay.addSubview(tracker)
        scene.container.addSubview(overlay)
        follow()
    }

    func show(at time: Double) {
        tracker.center = CGPoint(x: pace.amount(at: time), y: 0)
        // Before the first call of the link.
        if shown == nil { present(1 - pace.amount(at: time)) }
    }

    var moments: [Double] { Set([0, 1]).union(pace.moments(isBent: false, steps: Pace.steps)).sorted() }

    func restore() {
        link?.invalidate()
        link = nil
        overlay.removeFromSuperview()
        upper.isHidden = wasHidden
    }

    // MARK: Frames

    private func follow() {
        let follower = Follower { [weak self] in
            guard let self else { return false }
            present(1 - (tracker.layer.presentation() ?? tracker.layer).position.x)
            return true
        }
        link = follower.link
    }

    private func present(_ fraction: CGFloat) {
        guard fraction != shown else { return }
        shown = fraction
        upper.isHidden = fraction < 0.5
        guard fraction > 0, fraction < 1, let frame = source.frame(at: fraction) else {
            overlay.isHidden = true
            return
        }
        overlay.isHidden = false
        overlay.layer.contents = frame
        overlay.alpha = isSharp ? 1 : min(min(fraction, 1 - fraction) / Self.fadePart, 1)
    }
}

/// Calls a closure in each frame, until its link is invalidated or the closure returns `false`.
@MainActor
private final class Follower: NSObject {
    private let action: () -> Bool
    private(set) var link: CADisplayLink?

    init(_ action: @escaping () -> Bool) {
        self.action = action
        super.init()
        #if canImport(ObjectiveC)
        let step = #selector(step(_:))
        #else
        let step = Selector(Follower.step(_:))
        #endif
        let link = CADisplayLink(target: self, selector: step)
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    #if canImport(ObjectiveC)
    @objc
    #endif
    private func step(_ link: CADisplayLink) {
        if !action() { link.invalidate() }
    }
}
