import Foundation

/// A navigation bar's change from one stack of items to another, in the three steps that a transition of controllers has.
///
/// On a push the old title moves to the back button's place while it fades, and the new one comes in from the trailing
/// side; a pop is the same backwards. `animate()` is meant to be called within the transition's own animation block, so it
/// follows the finger of an interactive pop. A cancelled transition leaves the bar as it was.
@MainActor
package final class NavigationBarTransition {
    private let bar: UINavigationBar
    private let items: [UINavigationItem]
    private let isPop: Bool
    private let oldItems: [UINavigationItem]
    private let oldContent: NavigationBarContent?
    private var newContent: NavigationBarContent?

    /// How far contents travel, as a part of the bar's width.
    private static let travel: CGFloat = 0.35

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
        bar.install(items, content: content)
        content.layoutIfNeeded()
        newContent = content
        setAway(content, towardsTrailing: !isPop)
    }

    /// Moves both contents to where they end.
    package func animate() {
        if let oldContent { setAway(oldContent, towardsTrailing: isPop) }
        if let newContent { setHome(newContent) }
    }

    /// Takes the content away that has left: the old one, or after a cancelled transition the new one.
    package func end(completed: Bool) {
        let (kept, gone) = completed ? (newContent, oldContent) : (oldContent, newContent)
        gone?.removeFromSuperview()
        if let kept {
            setHome(kept)
            kept.isUserInteractionEnabled = true
        }
        if !completed, let oldContent { bar.install(oldItems, content: oldContent) }
        if let gone { setHome(gone) }
    }

    private func setAway(_ content: NavigationBarContent, towardsTrailing: Bool) {
        let mirror: CGFloat = content.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let way = bar.bounds.width * Self.travel * (towardsTrailing ? 1 : -1) * mirror
        let shift = CGAffineTransform(translationX: way, y: 0)
        content.titleContainer.transform = shift
        content.largeTitleLabel.transform = shift
        content.backButton?.titleLabel.transform = shift
        content.titleContainer.alpha = 0
        content.largeTitleLabel.alpha = 0
        for view in content.buttons { view.alpha = 0 }
    }

    private func setHome(_ content: NavigationBarContent) {
        content.titleContainer.transform = .identity
        content.largeTitleLabel.transform = .identity
        content.backButton?.titleLabel.transform = .identity
        content.titleContainer.alpha = 1
        content.largeTitleLabel.alpha = 1
        for view in content.buttons { view.alpha = 1 }
    }
}
