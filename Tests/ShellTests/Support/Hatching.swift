import InterludeShells
import TestStages
import UIKit

extension Stage {
    /// The fraction of the screen's pixels that have the colors of a hatched area.
    var hatchedFraction: Double {
        let data = pixels
        var found = 0
        for offset in stride(from: 0, to: data.count - 3, by: 4) {
            let (a, b, c) = (data[offset], data[offset + 1], data[offset + 2])
            // `systemGray6` and `systemGray4` in light mode, in either order of the channels.
            if b == 242 && max(a, c) == 247 || b == 209 && max(a, c) == 214 { found += 1 }
        }
        return Double(found) / Double(data.count / 4)
    }
}

extension UIView {
    /// The first hatched view in the view.
    var hatched: HatchedView? {
        (self as? HatchedView) ?? subviews.lazy.compactMap(\.hatched).first
    }
}
