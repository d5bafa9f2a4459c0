import QuartzCore

extension UIGestureRecognizer {
    /// The touches that are still down.
    var liveTouches: [UITouch] { trackedTouches.filter(\.isLive) }

    /// The middle of a recogniser's touches, or where it was when the last of them was lifted; in the window's coordinates.
    var windowLocation: CGPoint? { UIGestureRecognizer.centre(of: liveTouches) ?? lastLocation }

    /// One touch's place, in the window's coordinates.
    func windowLocation(ofTouch index: Int) -> CGPoint {
        let touches = liveTouches
        precondition(
            touches.indices.contains(index), "Touch \(index) is not one of the \(touches.count) of this gesture")
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
