import UIKit

/// The z-order of the views whose parts specify a rank.
@MainActor
struct StageOrder {
    private var ranks: [(views: [UIView], rank: CGFloat)] = []

    /// Notes views that belong together, and their rank. What was said first of a view counts.
    mutating func note(_ views: [UIView], _ rank: CGFloat) { ranks.append((views, rank)) }

    /// Puts the views in the order of their ranks, among each other as they lie: what is above 0 in front of everything, what is
    /// below behind all that was noted.
    func arrange(in container: UIView) {
        guard ranks.contains(where: { $0.rank != 0 }) else { return }
        for (view, _) in inOrder(container).filter({ $0.rank > 0 }) { container.bringSubviewToFront(view) }
        let lowered = inOrder(container).filter { $0.rank < 0 }
        let rest = container.subviews.first { view in rank(of: view).map { $0 >= 0 } ?? false }
        guard let rest else { return }
        for (view, _) in lowered { container.insertSubview(view, belowSubview: rest) }
    }

    private func rank(of view: UIView) -> CGFloat? {
        ranks.first { noted in noted.views.contains { $0 === view } }?.rank
    }

    /// The recorded views, from back to front.
    private func inOrder(_ container: UIView) -> [(view: UIView, rank: CGFloat)] {
        let shown = container.subviews.compactMap { view in rank(of: view).map { (view: view, rank: $0) } }
        // As they lie where the rank is the same: the standard library's sorting keeps no order that is not written down.
        return shown.indices.sorted { (shown[$0].rank, $0) < (shown[$1].rank, $1) }.map { shown[$0] }
    }
}
