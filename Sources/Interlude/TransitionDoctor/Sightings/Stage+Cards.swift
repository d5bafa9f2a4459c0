import InterludeStage
import UIKit

extension Stage {
    /// The upper edges of what lies over a part of the screen, as cards and sheets do, in points from the screen's upper edge: the outermost
    /// view first, and of siblings the one in front.
    var cardEdges: [CGFloat] {
        var (edges, level) = ([CGFloat](), [window as UIView])
        while !level.isEmpty {
            level = level.flatMap { $0.subviews.reversed() }.filter { !$0.isHidden && $0.alpha > Stage.faintest }
            for view in level {
                let top = Motion.Track.box(of: view).minY
                if isCard(view), !edges.contains(where: { abs($0 - top) < Stage.sameEdge }) { edges.append(top) }
            }
        }
        return edges
    }

    /// Whether a view lies over the lower part of the screen, is as wide as half of it, and takes the touches below its upper edge.
    private func isCard(_ view: UIView) -> Bool {
        let (box, size) = (Motion.Track.box(of: view), window.bounds.size)
        guard box.width >= size.width / 2, box.minY > size.height * Stage.cardTop,
            box.maxY > size.height * Stage.cardEnd
        else { return false }
        let hit = window.hitTest(CGPoint(x: size.width * 0.4, y: box.minY + Stage.sameEdge), with: nil)
        return hit?.isDescendant(of: view) ?? false
    }

    /// A view that is fainter is not seen.
    private static let faintest: CGFloat = 0.01
    /// Points within which two edges are one.
    private static let sameEdge: CGFloat = 8
    /// Where the upper and the lower edge of a card may be, as parts of the screen's height (decided: a screen that is lower by a bar is no
    /// card, and a card may end above a tab bar).
    private static let (cardTop, cardEnd): (CGFloat, CGFloat) = (0.15, 0.7)
}
