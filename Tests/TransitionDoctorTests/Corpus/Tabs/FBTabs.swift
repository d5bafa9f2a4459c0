import TransitionDoctor
import UIKit

/// Tabs that come from a little aside. What is new is told by a badge, until it has been seen.
final class FBTabs: UITabBarController, UITabBarControllerDelegate {
    private var isAnimated = true

    static func screens() -> AppFlow {
        let tabs = FBTabs()
        return AppFlow(root: tabs) { animated in
            tabs.choose(1, animated: animated)
        } close: { animated in
            tabs.choose(0, animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        let home = FBTopics(style: .plain)
        home.topics = ["Weather", "Town", "Sport", "Culture"]
        home.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
        let news = FBTopics(style: .insetGrouped)
        news.topics = ["Bridge opens", "New tram", "Market moves"]
        news.tabBarItem = UITabBarItem(title: "New", image: UIImage(systemName: "bell"), tag: 1)
        news.tabBarItem.badgeValue = "3"
        let saved = FBTopics(style: .plain)
        saved.tabBarItem = UITabBarItem(title: "Saved", image: UIImage(systemName: "bookmark"), tag: 2)
        viewControllers = [home, news, saved]
    }

    private func choose(_ index: Int, animated: Bool) {
        guard index != selectedIndex, transitionCoordinator == nil else { return }
        isAnimated = animated
        selectedIndex = index
        isAnimated = true
    }

    /// No second change while one is running.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { transitionCoordinator == nil }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard isAnimated, let screens = viewControllers, let old = screens.firstIndex(of: fromVC),
            let new = screens.firstIndex(of: toVC)
        else { return nil }
        let animator = FBAsideAnimator()
        animator.step = (new > old) == view.fbIsMirrored ? -20 : 20
        return animator
    }
}

/// The new tab comes 20 points from the side as it fades in, and the old one goes as far the other way.
@MainActor private final class FBAsideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var step: CGFloat = 0

    func transitionDuration(using transitionContext: BodyAnimator.Context?) -> TimeInterval { 0.25 }

    func animateTransition(using context: BodyAnimator.Context) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let page = context.viewController(forKey: .to)
        else { return context.completeTransition(false) }
        to.frame = context.finalFrame(for: page)
        to.alpha = 0
        to.transform = CGAffineTransform(translationX: step, y: 0)
        context.containerView.addSubview(to)
        let away = CGAffineTransform(translationX: -step, y: 0)
        UIView.animate(withDuration: 0.25, delay: 0, options: .curveEaseOut) {
            to.alpha = 1
            to.transform = .identity
            from.alpha = 0
            from.transform = away
        } completion: { _ in
            for view in [from, to] {
                view.alpha = 1
                view.transform = .identity
            }
            if context.transitionWasCancelled { to.removeFromSuperview() }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// A list that has been seen once it has appeared.
private final class FBTopics: UITableViewController {
    var topics: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "topic")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tabBarItem.badgeValue = nil
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { topics.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "topic", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = topics[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}
