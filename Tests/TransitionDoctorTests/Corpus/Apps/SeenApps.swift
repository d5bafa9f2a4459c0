import TransitionDoctor
import UIKit

/// What pages of real apps do besides the transition.
@MainActor enum SeenApps {
    private static func fading(_ root: UIViewController) -> SeenStack {
        SeenStack(root) { _ in
            BodyAnimator {
                $0.addTo()
                $0.fade()
            }
        }
    }

    /// A list with a large title.
    static func largeTitles() -> AppFlow {
        let list = SeenRows()
        list.title = "Recipes"
        let stack = fading(list)
        stack.navigation.navigationBar.prefersLargeTitles = true
        stack.makePage = {
            let page = SeenPlain("Soup", .systemBackground)
            page.navigationItem.largeTitleDisplayMode = .never
            return page
        }
        return stack.screens
    }

    /// A page that hides the tab bar while it is there.
    static func hidesTheBar() -> AppFlow {
        let stack = fading(SeenPlain("Chats", .systemTeal))
        stack.makePage = {
            let page = SeenPlain("Chat", .systemIndigo)
            page.hidesBottomBarWhenPushed = true
            return page
        }
        let tabs = UITabBarController()
        let other = SeenPlain("Other", .systemPink)
        tabs.viewControllers = [stack.navigation, other]
        return stack.screens(in: tabs)
    }

    /// A picture that arrives a little later than its page.
    static func latePicture() -> AppFlow {
        let stack = fading(SeenPlain("List", .systemTeal))
        stack.makePage = {
            let page = SeenPlain("Late", .systemBackground)
            page.whenLoaded = { page in
                let picture = UIImageView(frame: CGRect(x: 40, y: 300, width: 200, height: 200))
                picture.backgroundColor = .systemGray5
                page.view.addSubview(picture)
                later(0.4) { [weak picture] in picture?.image = SeenWall.picture(3) }
            }
            return page
        }
        return stack.screens
    }

    /// Rows that come one after the other when the page is there.
    static func staggeredRows() -> AppFlow {
        let stack = fading(SeenPlain("List", .systemTeal))
        stack.makePage = {
            let page = SeenPlain("Rows", .systemBackground)
            page.whenLoaded = { page in
                for index in 0..<5 {
                    let row = UIView(frame: CGRect(x: 20, y: 240 + 70 * index, width: 300, height: 60))
                    row.backgroundColor = .systemYellow
                    row.alpha = 0
                    row.tag = 1 + index
                    page.view.addSubview(row)
                }
            }
            page.whenHere = { page in
                for (index, row) in page.view.subviews.filter({ $0.tag > 0 }).enumerated() {
                    row.transform = CGAffineTransform(translationX: 0, y: 30)
                    row.alpha = 0
                    UIView.animate(withDuration: 0.3, delay: 0.06 * Double(index), options: .curveEaseOut) {
                        row.alpha = 1
                        row.transform = .identity
                    }
                }
            }
            return page
        }
        return stack.screens
    }

    /// The window gets another root, under a cross fade of the whole window.
    static func otherRoot() -> AppFlow {
        let welcome = SeenPlain("Welcome", .systemTeal)
        let main = SeenPlain("Main", .systemOrange)
        let change = { (from: UIViewController, to: UIViewController, animated: Bool) in
            guard let window = from.viewIfLoaded?.window else { return }
            guard animated else {
                window.rootViewController = to
                return
            }
            UIView.transition(with: window, duration: 0.3, options: .transitionCrossDissolve) {
                window.rootViewController = to
            }
        }
        return AppFlow(root: welcome) {
            change(welcome, main, $0)
        } close: {
            change(main, welcome, $0)
        }
    }

    /// Pages that scroll.
    static func pages() -> AppFlow {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let (one, two) = (SeenPlain("One", .systemTeal), SeenPlain("Two", .systemOrange))
        pages.setViewControllers([one], direction: .forward, animated: false)
        return AppFlow(root: pages) {
            pages.setViewControllers([two], direction: .forward, animated: $0)
        } close: {
            pages.setViewControllers([one], direction: .reverse, animated: $0)
        }
    }

    /// A stack of its own in a sheet of the system's.
    static func stackInSheet() -> AppFlow {
        let home = SeenPlain("Home", .systemTeal)
        return AppFlow(root: home) { animated in
            let stack = UINavigationController(rootViewController: SeenPlain("New mail", .systemBackground))
            stack.modalPresentationStyle = .pageSheet
            stack.sheetPresentationController?.detents = [.medium(), .large()]
            stack.sheetPresentationController?.prefersGrabberVisible = true
            home.present(stack, animated: animated)
        } close: { animated in
            home.dismiss(animated: animated)
        }
    }

    /// A page that is typed in as soon as it comes.
    static func typing() -> AppFlow {
        let stack = fading(SeenPlain("List", .systemTeal))
        stack.makePage = {
            let page = SeenPlain("Search", .systemBackground)
            let field = UISearchTextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
            page.whenLoaded = { $0.view.addSubview(field) }
            page.whenComing = { _, _ in field.becomeFirstResponder() }
            return page
        }
        return stack.screens
    }

    /// A page that colours its bar along with the transition.
    static func barColor() -> AppFlow {
        let list = SeenPlain("List", .systemTeal)
        let paint = { (page: SeenPlain, color: UIColor) in
            let change = { page.navigationController?.navigationBar.tintColor = color }
            let along = page.transitionCoordinator?.animate(alongsideTransition: { _ in change() })
            if along != true { change() }
        }
        list.whenComing = { page, _ in paint(page, .systemBlue) }
        let stack = fading(list)
        stack.makePage = {
            let page = SeenPlain("Page", .systemIndigo)
            page.whenComing = { page, _ in paint(page, .systemYellow) }
            return page
        }
        return stack.screens
    }

    /// Two pages beside each other in a scroll view.
    static func scrolled() -> AppFlow {
        let host = SeenPlain("Tour", .systemBackground)
        let scroll = UIScrollView()
        host.whenLoaded = { host in
            scroll.frame = host.view.bounds
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.isPagingEnabled = true
            scroll.contentInsetAdjustmentBehavior = .never
            for (index, color) in [UIColor.systemTeal, .systemOrange].enumerated() {
                let page = UIView(frame: CGRect(x: 393 * CGFloat(index), y: 0, width: 393, height: 852))
                page.backgroundColor = color
                scroll.addSubview(page)
            }
            scroll.contentSize = CGSize(width: 786, height: 852)
            host.view.addSubview(scroll)
        }
        return AppFlow(root: host) {
            scroll.setContentOffset(CGPoint(x: 393, y: 0), animated: $0)
        } close: {
            scroll.setContentOffset(.zero, animated: $0)
        }
    }

    /// An alert of the system's.
    static func alert() -> AppFlow {
        let home = SeenPlain("Home", .systemTeal)
        return AppFlow(root: home) { animated in
            let alert = UIAlertController(title: "Delete?", message: "All photos go.", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
            home.present(alert, animated: animated)
        } close: { animated in
            home.dismiss(animated: animated)
        }
    }
}

/// Thirty rows; the one that was chosen is chosen no longer when one comes back.
private final class SeenRows: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Recipe \(indexPath.row)"
        return cell
    }
}
