import CoreGraphics

/// What looks at where a scroll view's content is, such as the container whose bars make way for it.
@MainActor
protocol ScrollFollower: AnyObject {
    /// The offset, the content's size or the insets have changed. Called before the delegate is told.
    func contentDidMove(in scrollView: UIScrollView)
    /// Where content shall come to rest that is let go and would stop at a place.
    func restingPlace(of scrollView: UIScrollView, for proposed: CGFloat) -> CGFloat
}

/// The bars around a scroll view, as far as it has to know of them.
struct ScrollSurroundings {
    struct Link {
        weak var follower: (any ScrollFollower)?
    }

    var links: [Link] = []
    /// How much further down the content's start can go than the insets say, because a bar unfolds. Points.
    var slack: CGFloat = 0
    /// How much of the bar stands between its row and the content: a large title, a search bar. Points.
    var unfolded: CGFloat = 0
}

extension UIScrollView {
    final func add(_ follower: any ScrollFollower) {
        guard !state.around.links.contains(where: { $0.follower === follower }) else { return }
        state.around.links.append(ScrollSurroundings.Link(follower: follower))
    }

    final func remove(_ follower: any ScrollFollower) {
        state.around.links.removeAll { $0.follower === follower || $0.follower == nil }
        setBar(slack: 0, unfolded: 0)
    }

    /// A bar above has folded or unfolded.
    final func setBar(slack: CGFloat, unfolded: CGFloat) {
        guard state.around.slack != slack || state.around.unfolded != unfolded else { return }
        state.around.slack = slack
        state.around.unfolded = unfolded
        refreshControl?.follow()
    }

    final func tellFollowers() {
        for link in state.around.links { link.follower?.contentDidMove(in: self) }
    }

    /// The slack, where the bar's height counts for the content.
    final var barSlack: CGFloat { state.safeAreaPart.top > 0 ? state.around.slack : 0 }

    /// The offset at which the content's start is below bars that are unfolded, a refresh under way not counted.
    final var startOffset: CGFloat { -(adjustedContentInset.top - (refreshControl?.room ?? 0)) - barSlack }

    /// Where followers want the content to rest; `nil` where they have no wish.
    final func placeBesideBar(for proposed: CGPoint) -> CGPoint? {
        var place = proposed.y
        for link in state.around.links {
            place = link.follower?.restingPlace(of: self, for: place) ?? place
        }
        guard place != proposed.y else { return nil }
        return CGPoint(x: proposed.x, y: limits(.y).clamp(place))
    }
}
