/// The shape of a page that is being turned: flat up to a line, then bent around a cylinder whose axis is parallel to the spine, and
/// flat again on the other side. A pure function of how far the turn is.
///
/// All places are distances from the spine. Where the page lies over the spine's other side, they are negative.
package struct CurlGeometry {
    /// A strip of the page that is seen, and where.
    package struct Strip: Equatable {
        /// The part of the page: distances from the spine when it lies flat.
        package var page: ClosedRange<CGFloat>
        /// Where it is seen.
        package var seen: ClosedRange<CGFloat>
        /// Whether its back is seen.
        package var isBack: Bool
        /// How much light it lacks, 0…1.
        package var shade: CGFloat

        package init(page: ClosedRange<CGFloat>, seen: ClosedRange<CGFloat>, isBack: Bool, shade: CGFloat) {
            self.page = page
            self.seen = seen
            self.isBack = isBack
            self.shade = shade
        }
    }

    package let width: CGFloat
    /// 0: the page lies flat; 1: it lies turned over.
    package let progress: CGFloat

    package init(width: CGFloat, progress: CGFloat) {
        self.width = width
        self.progress = progress
    }

    /// Of the bend, as a part of the page's width. Decided: about what iOS shows.
    private static let radius: CGFloat = 0.12
    private static let steps = 20
    /// How dark a page is where it stands upright. Decided.
    private static let darkest: CGFloat = 0.3

    /// Where the page begins to bend.
    package var fold: CGFloat { width * (1 - progress) }

    /// The bend grows out of the flat page, and goes flat again at the end.
    package var bend: CGFloat { width * Self.radius * min(1, min(progress, 1 - progress) * 4) }

    /// Where a place of the page is seen from above.
    package func place(_ distance: CGFloat) -> CGFloat {
        let beyond = distance - fold
        guard beyond > 0 else { return distance }
        guard bend > 0 else { return fold - beyond }
        let angle = beyond / bend
        return angle < .pi ? fold + bend * sin(angle) : fold - (beyond - .pi * bend)
    }

    /// Where the page's outer edge is seen.
    package var edge: CGFloat { place(width) }

    /// The farthest place from the spine that is covered.
    package var front: CGFloat {
        min(width - fold, bend * .pi / 2) > 0 ? place(min(width, fold + bend * .pi / 2)) : fold
    }

    /// The strips, from below to above.
    package var strips: [Strip] {
        var strips: [Strip] = []
        if fold > 0 { strips.append(Strip(page: 0...fold, seen: 0...fold, isBack: false, shade: 0)) }
        let end = min(width, fold + bend * .pi)
        let half = min(end, fold + bend * .pi / 2)
        strips += bent(from: fold, to: half, isBack: false)
        strips += bent(from: half, to: end, isBack: true)
        if width > end { strips.append(strip(end, width, isBack: true)) }
        return strips
    }

    private func bent(from start: CGFloat, to end: CGFloat, isBack: Bool) -> [Strip] {
        guard end > start else { return [] }
        let step = (end - start) / CGFloat(Self.steps)
        return (0..<Self.steps).map { index in
            strip(start + CGFloat(index) * step, start + CGFloat(index + 1) * step, isBack: isBack)
        }
    }

    private func strip(_ start: CGFloat, _ end: CGFloat, isBack: Bool) -> Strip {
        let (a, b) = (place(start), place(end))
        let angle = bend > 0 ? min((start + end) / 2 - fold, .pi * bend) / bend : .pi
        return Strip(page: start...end, seen: min(a, b)...max(a, b), isBack: isBack, shade: Self.darkest * sin(angle))
    }
}
