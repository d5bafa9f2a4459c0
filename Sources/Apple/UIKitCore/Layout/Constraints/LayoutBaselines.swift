import CoreGraphics

/// Where a view's lines of text stand, told in such a way that it holds for every height that layout gives the view.
package struct LayoutBaselines {
    /// What of the view keeps its distance from the lines.
    package enum Origin {
        case top
        case middle
        case bottom
    }

    let origin: Origin
    /// From there down to the first and to the last line, in points.
    let first: CGFloat
    let last: CGFloat

    /// From a view's upper edge down to the first line, or the last one.
    func distanceFromTop(height: CGFloat, isFirst: Bool) -> CGFloat {
        let distance = isFirst ? first : last
        switch origin {
        case .top: return distance
        case .middle: return height / 2 + distance
        case .bottom: return height + distance
        }
    }
}

extension LayoutBaselines.Origin {
    var attribute: NSLayoutConstraint.Attribute {
        switch self {
        case .top: .top
        case .middle: .centerY
        case .bottom: .bottom
        }
    }
}
