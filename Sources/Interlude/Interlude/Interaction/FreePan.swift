import UIKit

/// A finger that moves freely over the screen.
@MainActor
struct FreePan {
    /// Where the finger began, in the window.
    let start: CGPoint
    /// How far it has moved since, in points.
    let translation: CGPoint
    /// Points per second.
    let velocity: CGPoint
    /// The window's size.
    let size: CGSize
    /// How far apart two fingers are, compared with their distance at first; 1 for one finger.
    let pinch: CGFloat

    /// The maximum fraction of the reverse transition that the finger drives. The rest runs after the release: the flight to the view's frame.
    static let limit: CGFloat = 0.4
    /// Beyond this part of the way, letting go finishes: with ``share(of:_:in:)``, an eighth of the screen's height, about 100 points.
    /// That is twice the 44 points of a control: what a thumb moves by accident remains below it, and what is meant is above it before
    /// the thumb has to stretch.
    static let threshold: CGFloat = 0.1
    /// Seconds from letting go until all has landed, at either end.
    static let landing: TimeInterval = 0.35
    /// How much of its size a photo loses when it is a screen's height away.
    private static let shrinking: CGFloat = 0.5

    init(_ pan: UIPanGestureRecognizer, pinch: CGFloat) {
        self.pinch = min(max(pinch, 0.3), 2)
        let window = pan.view?.window
        translation = pan.translation(in: window)
        velocity = pan.velocity(in: window)
        let location = pan.location(in: window)
        start = CGPoint(x: location.x - translation.x, y: location.y - translation.y)
        size = window?.bounds.size ?? .zero
    }

    /// How far a movement leads away from where the finger began: half of the way for half of the screen's height and a little more.
    static func share(of movement: CGPoint, _ translation: CGPoint, in size: CGSize) -> CGFloat {
        let distance = hypot(translation.x, translation.y)
        guard distance > 0, size.height > 0 else { return 0 }
        return (movement.x * translation.x + movement.y * translation.y) / distance / size.height * 0.8
    }

    /// The transform of a view that brings the point that the finger began on under the finger, and makes the view smaller about that.
    ///
    /// - Parameters:
    ///   - center: The view's center.
    ///   - container: The view's superview.
    func transform(of center: CGPoint, in container: UIView) -> CGAffineTransform {
        let distance = hypot(translation.x, translation.y) / max(size.height, 1)
        let scale = (1 - Self.shrinking * min(distance, 1)) * pinch
        let point = container.convert(start, from: nil)
        let away = CGPoint(x: point.x - center.x, y: point.y - center.y)
        return CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: away.x * (1 - scale) + translation.x,
            ty: away.y * (1 - scale) + translation.y)
    }
}

/// Two fingers that make what follows them larger and smaller, beside the pan that moves it.
@MainActor
final class FreePinch: NSObject, UIGestureRecognizerDelegate {
    private let recognizer = UIPinchGestureRecognizer()

    init(on view: UIView) {
        super.init()
        recognizer.delegate = self
        recognizer.cancelsTouchesInView = false
        view.addGestureRecognizer(recognizer)
    }

    /// 1 while there is one finger.
    var scale: CGFloat { [.began, .changed].contains(recognizer.state) ? recognizer.scale : 1 }

    func remove() { recognizer.view?.removeGestureRecognizer(recognizer) }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer is OwningPan }
}

/// An animator whose flying views a finger takes along.
@MainActor
protocol FingerFollower: AnyObject {
    /// Puts what flies where the finger is.
    func follow(_ finger: FreePan)
    /// Lets what flies go to its place, with the finger's speed.
    func letGo(_ finger: FreePan, finishing: Bool)
}
