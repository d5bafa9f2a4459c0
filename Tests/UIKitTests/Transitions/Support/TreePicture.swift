import UIKit

/// The state of a view tree in words, to compare before and after.
@MainActor
func describe(_ view: UIView, depth: Int = 0) -> [String] {
    let kind = String(describing: type(of: view))
    let place = "bounds \(view.bounds) center \(view.center) transform \(view.transform)"
    let look = "alpha \(view.alpha) hidden \(view.isHidden) interaction \(view.isUserInteractionEnabled)"
    let layer = view.layer
    let time = "speed \(layer.speed) offset \(layer.timeOffset) begin \(layer.beginTime)"
    let rest = "mask \(layer.mask != nil) shadow \(layer.shadowOpacity) animations \(layer.animationKeys() ?? [])"
    let line = String(repeating: " ", count: depth) + [kind, place, look, time, rest].joined(separator: " | ")
    return [line] + view.subviews.flatMap { describe($0, depth: depth + 1) }
}
