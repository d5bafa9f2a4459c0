import QuartzCore
import UIKit

/// What hides a view: opaque views in front, and ancestors that clip.
@MainActor enum Cover {
    /// How deep an opaque view may stand in what lies in front: a screen in its container in a transition's (decided).
    private static let depth = 4

    /// The part of a view on the screen that can be seen, 0…1, animations applied: what no opaque view in front hides.
    static func share(of view: UIView, box: CGRect) -> CGFloat {
        guard let window = view.window, !box.isNull else { return 0 }
        var (seen, fronts) = (box.intersection(window.bounds), [UIView]())
        var here = view
        while let parent = here.superview {
            if parent.layer.presentedValues.masksToBounds { seen = seen.intersection(parent.boxOnWindow) }
            let siblings = parent.subviews
            let place = siblings.firstIndex { $0 === here } ?? 0
            fronts += siblings[(place + 1)...].filter { $0.layer.zPosition >= here.layer.zPosition }
            here = parent
        }
        guard !seen.isEmpty else { return 0 }
        let boxes = fronts.flatMap { opaqueBoxes(in: $0, depth) }.map { $0.intersection(seen) }
        return max(0, 1 - area(of: boxes) / seen.area)
    }

    /// What rectangles cover together, each place once.
    static func area(of boxes: [CGRect]) -> CGFloat {
        let boxes = boxes.filter { !$0.isEmpty }
        let edges = Set(boxes.flatMap { [$0.minX, $0.maxX] }).sorted()
        return zip(edges, edges.dropFirst()).reduce(0) { sum, strip in
            let inside = boxes.filter { $0.minX < strip.1 && $0.maxX > strip.0 }.sorted { $0.minY < $1.minY }
            var (height, bottom) = (CGFloat(0), -CGFloat.infinity)
            for box in inside where box.maxY > bottom {
                height += box.maxY - max(bottom, box.minY)
                bottom = box.maxY
            }
            return sum + height * (strip.1 - strip.0)
        }
    }

    private static func opaqueBoxes(in view: UIView, _ depth: Int) -> [CGRect] {
        let values = view.layer.presentedValues
        guard depth > 0, !values.isHidden, values.opacity > 0.999, view.layer.mask == nil else { return [] }
        if let color = values.backgroundColor, color.alpha > 0.999, view.standsUpright { return [view.boxOnWindow] }
        return view.subviews.flatMap { opaqueBoxes(in: $0, depth - 1) }
    }
}

extension UIView {
    /// The smallest upright rectangle around it on the window, animations applied.
    fileprivate var boxOnWindow: CGRect { Motion.Track.box(of: self) }

    /// Whether its rectangle on the window is its own, neither turned nor in space.
    fileprivate var standsUpright: Bool {
        let transform = layer.presentedValues.transform
        return CATransform3DIsAffine(transform) && transform.m12 == 0 && transform.m21 == 0
    }
}

extension CGRect {
    fileprivate var area: CGFloat { isNull ? 0 : width * height }
}
