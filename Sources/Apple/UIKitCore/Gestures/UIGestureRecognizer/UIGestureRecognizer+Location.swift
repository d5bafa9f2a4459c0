import QuartzCore

extension UIGestureRecognizer {
    /// The touches that are still down.
    var liveTouches: [UITouch] { trackedTouches.filter(\.isLive) }

    /// The touches that count for the app: those that are down, and of a tap that has been recognized the fingers that
    /// made it.
    var countedTouches: [UITouch] {
        let live = liveTouches
        guard live.isEmpty, currentState == .ended, touchesKeptAtEnd > 0 else { return live }
        return Array(sequenceTouches.suffix(touchesKeptAtEnd))
    }

    /// The middle of a recognizer's touches, or where it was when the last of them was lifted; in the window's
    /// coordinates.
    var windowLocation: CGPoint? { UIGestureRecognizer.centre(of: liveTouches) ?? lastLocation }

    /// One touch's place, in the window's coordinates.
    func windowLocation(ofTouch index: Int) -> CGPoint {
        let touches = countedTouches
        guard touches.indices.contains(index) else {
            fatalError(
                "-[\(type(of: self)) locationOfTouch:inView:]: index (\(index)) beyond bounds (\(touches.count)).")
        }
        return touches[index].windowLocation
    }

    /// A point of the window in a view's coordinates.
    func convert(_ point: CGPoint, to target: UIView?) -> CGPoint {
        guard let target, let window = view?.window ?? trackedTouches.first?.window, target !== window else {
            return point
        }
        return target.convert(point, from: window)
    }

    /// A distance in the window as seen in a view's coordinates.
    func convert(vector: CGPoint, to target: UIView?) -> CGPoint {
        let origin = convert(.zero, to: target)
        let tip = convert(vector, to: target)
        return CGPoint(x: tip.x - origin.x, y: tip.y - origin.y)
    }

    static func centre(of touches: [UITouch]) -> CGPoint? {
        guard !touches.isEmpty else { return nil }
        let sum = touches.reduce(into: CGPoint.zero) { sum, touch in
            sum.x += touch.windowLocation.x
            sum.y += touch.windowLocation.y
        }
        return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
    }
}
