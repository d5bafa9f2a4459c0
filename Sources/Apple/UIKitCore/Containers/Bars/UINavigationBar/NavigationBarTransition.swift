import Foundation

/// A navigation bar's change from one stack of items to another, in the three steps that a transition of controllers has.
///
/// On a push the old title becomes the label of the new back button: both go the same way, one fading into the other, while
/// the old back button's label leaves at the leading side and the new title comes in from the trailing one. A large title
/// shrinks into the label. A pop is the same backwards. `animate()` is meant to be called within the transition's own
/// animation block, so it follows the finger of an interactive pop. A canceled transition leaves the bar as it was.
@MainActor
package final class NavigationBarTransition {
    private let bar: UINavigationBar
    private let items: [UINavigationItem]
    private let isPop: Bool
    private let oldItems: [UINavigationItem]
    private let oldContent: NavigationBarContent?
    private var newContent: NavigationBarContent?
    /// Whether the bar leaves or comes with a screen: then it keeps what belongs to that.
    private var isAside = false
    /// Whether titles and buttons fade where they are, as with a zoom.
    var staysInPlace = false

    init(bar: UINavigationBar, items: [UINavigationItem], isPop: Bool) {
        self.bar = bar
        self.items = items
        self.isPop = isPop
        oldItems = bar.items ?? []
        oldContent = bar.content
    }

    /// Adds the new content, still out of sight.
    package func prepare() {
        let content = bar.makeContent(for: items)
        content.isUserInteractionEnabled = false
        bar.addSubview(content)
        bar.install(items, content: content, showsBackground: false)
        content.layoutIfNeeded()
        newContent = content
        for content in [oldContent, newContent] { content?.isMoving = true }
        morph?.show(isPop ? .upper : .lower)
    }

    /// Moves both contents to where they end.
    package func animate() {
        guard !isAside else { return }
        morph?.show(isPop ? .lower : .upper)
        bar.background.show(bar.look(for: items).backdrop)
    }

    /// The bar goes to the side with its screen, or comes with it: it shows what belongs to that, and nothing of the other.
    func goAside(leaving: Bool) {
        isAside = true
        UIView.performWithoutAnimation {
            for content in [oldContent, newContent] { content?.stopMoving() }
            oldContent?.alpha = leaving ? 1 : 0
            newContent?.alpha = leaving ? 0 : 1
            if !leaving { bar.background.show(bar.look(for: items).backdrop) }
        }
    }

    /// Takes the content away that has left: the old one, or after a canceled transition the new one.
    package func end(completed: Bool) {
        let (kept, gone) = completed ? (newContent, oldContent) : (oldContent, newContent)
        gone?.removeFromSuperview()
        for content in [oldContent, newContent] {
            content?.settle()
            if isAside { content?.alpha = 1 }
        }
        kept?.isUserInteractionEnabled = true
        if completed {
            bar.background.show(bar.look(for: items).backdrop)
        } else if let oldContent {
            bar.install(oldItems, content: oldContent)
        }
    }

    private var morph: TitleMorph? {
        guard let newContent else { return nil }
        return TitleMorph(
            lower: isPop ? newContent : oldContent, upper: isPop ? oldContent : newContent, width: bar.bounds.width,
            staysInPlace: staysInPlace)
    }
}

/// The two looks between which a navigation bar changes: the lower screen's and the upper screen's.
@MainActor
private struct TitleMorph {
    enum Side {
        case lower
        case upper
    }

    let lower: NavigationBarContent?
    let upper: NavigationBarContent?
    let width: CGFloat
    let staysInPlace: Bool

    /// How far a title travels that has no counterpart, as a part of the bar's width. By eye: a title comes from just beyond
    /// the trailing edge.
    private static let travel: CGFloat = 0.5

    func show(_ side: Side) {
        let showsUpper = side == .upper
        showUpper(showsUpper)
        showLower(!showsUpper)
        // Where both have a chevron, one stays as the other's picture.
        let sharesChevron = lower?.backButton != nil && upper?.backButton != nil
        for content in [lower, upper] { content?.backButton?.cutsTitleAtChevron = true }
        lower?.backButton?.chevron.alpha = sharesChevron || showsUpper ? 0 : 1
        upper?.backButton?.chevron.alpha = sharesChevron || showsUpper ? 1 : 0
    }

    private var mirror: CGFloat { (upper ?? lower)?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1 }

    private func showUpper(_ isHome: Bool) {
        guard let upper else { return }
        let away = CGAffineTransform(translationX: width * Self.travel * mirror, y: 0)
        upper.movingTitle.transform = isHome || staysInPlace ? .identity : away
        upper.movingTitle.alpha = isHome ? 1 : 0
        for view in upper.ends { view.alpha = isHome ? 1 : 0 }
        moveSearch(of: upper, by: isHome ? 0 : width)
        guard let label = upper.backButton?.titleLabel else { return }
        label.alpha = isHome ? 1 : 0
        label.transform =
            isHome || staysInPlace ? .identity : lower.flatMap { transform(of: label, onto: $0.movingTitle) } ?? away
    }

    private func showLower(_ isHome: Bool) {
        guard let lower else { return }
        let away = CGAffineTransform(translationX: -width * Self.travel * mirror, y: 0)
        let label = upper?.backButton?.titleLabel
        let title = lower.movingTitle
        title.transform = isHome || staysInPlace ? .identity : label.flatMap { transform(of: title, onto: $0) } ?? away
        title.alpha = isHome ? 1 : 0
        for view in lower.ends { view.alpha = isHome ? 1 : 0 }
        moveSearch(of: lower, by: isHome ? 0 : -width * SystemMetrics.navigationParallax)
        lower.backButton?.titleLabel.alpha = isHome ? 1 : 0
        lower.backButton?.titleLabel.transform = isHome || staysInPlace ? .identity : away
    }

    /// A search bar below the title goes with the screen that it belongs to.
    private func moveSearch(of content: NavigationBarContent, by way: CGFloat) {
        guard !content.standsInRow, !staysInPlace else { return }
        content.searchArea?.transform = CGAffineTransform(translationX: way * mirror, y: 0)
    }

    /// Brings a title or label to another's place and height, their leading edges together; `nil` when the other is empty.
    private func transform(of view: UIView, onto other: UIView) -> CGAffineTransform? {
        guard let from = place(of: view), let to = place(of: other), from.height > 0, to.width > 0 else { return nil }
        let scale = to.height / from.height
        let origin = homeOrigin(of: view)
        let center = CGPoint(x: origin.x + view.bounds.width / 2, y: origin.y + view.bounds.height / 2)
        let half = from.width * scale / 2
        let target = CGPoint(x: mirror > 0 ? to.minX + half : to.maxX - half, y: to.midY)
        return CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: target.x - center.x - scale * (from.midX - center.x),
            ty: target.y - center.y - scale * (from.midY - center.y))
    }

    /// Where a view's text stands at home, in the bar's coordinates.
    private func place(of view: UIView) -> CGRect? {
        let origin = homeOrigin(of: view)
        guard let label = view as? UILabel else {
            let inner = view.subviews.first { !$0.isHidden }?.frame ?? view.bounds
            return inner.isEmpty ? nil : inner.offsetBy(dx: origin.x, dy: origin.y)
        }
        let size = label.sizeThatFits(view.bounds.size)
        guard size.width > 0 else { return nil }
        let width = min(size.width, view.bounds.width)
        let x = mirror > 0 ? origin.x : origin.x + view.bounds.width - width
        return CGRect(
            x: x, y: origin.y + (view.bounds.height - size.height) / 2, width: width, height: size.height)
    }

    private func homeOrigin(of view: UIView) -> CGPoint {
        let corner = CGPoint(x: view.center.x - view.bounds.width / 2, y: view.center.y - view.bounds.height / 2)
        var place = corner
        var parent = view.superview
        while let around = parent, !(around is NavigationBarContent) {
            place.x += around.frame.minX
            place.y += around.frame.minY
            parent = around.superview
        }
        return place
    }
}
