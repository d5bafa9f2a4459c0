import InterludeStage
import QuartzCore
import TransitionDoctor
import UIKit

/// What apps do besides.
@MainActor enum LateApps {
    /// After a page has gone a line of thanks is there for a while.
    static func thanks(stays: Bool = false) -> AppFlow {
        let home = WildPage("Shop", .systemTeal)
        let delegate = fading()
        return AppFlow(root: home) { animated in
            let page = WildPage("Pay", .systemOrange)
            page.modalPresentationStyle = .fullScreen
            page.transitioningDelegate = delegate
            home.present(page, animated: animated)
        } close: { animated in
            home.dismiss(animated: animated) {
                let thanks = UILabel(frame: CGRect(x: 60, y: 600, width: 260, height: 44))
                thanks.text = "Thank you!"
                thanks.backgroundColor = .systemYellow
                home.view.addSubview(thanks)
                guard !stays else { return }
                UIView.animate(withDuration: 0.3, delay: 0.6) {
                    thanks.alpha = 0
                } completion: { _ in
                    thanks.removeFromSuperview()
                }
            }
        }
    }

    private static func fading() -> CorpusModalDelegate {
        CorpusModalDelegate { _ in
            BodyAnimator {
                $0.addTo()
                $0.fade()
            }
        }
    }

    /// The system's search takes the bar's place.
    static func search() -> AppFlow {
        let list = WildPage("Contacts", .systemBackground)
        let search = UISearchController(searchResultsController: nil)
        search.obscuresBackgroundDuringPresentation = false
        list.navigationItem.searchController = search
        list.navigationItem.hidesSearchBarWhenScrolling = false
        let navigation = UINavigationController(rootViewController: list)
        let set = { (isActive: Bool, animated: Bool) in
            if animated {
                search.isActive = isActive
            } else {
                UIView.performWithoutAnimation { search.isActive = isActive }
            }
        }
        return AppFlow(root: navigation) {
            set(true, $0)
        } close: {
            set(false, $0)
        }
    }

    /// Squares become lines.
    static func layout() -> AppFlow {
        let squares = UICollectionViewFlowLayout()
        squares.itemSize = CGSize(width: 100, height: 100)
        let lines = UICollectionViewFlowLayout()
        lines.itemSize = CGSize(width: 300, height: 60)
        let grid = LateGrid(collectionViewLayout: squares)
        return AppFlow(root: grid) {
            grid.collectionView.setCollectionViewLayout(lines, animated: $0)
        } close: {
            grid.collectionView.setCollectionViewLayout(squares, animated: $0)
        }
    }

    /// A row comes into a table, and goes.
    static func rows() -> AppFlow {
        let table = LateTable(style: .plain)
        return AppFlow(root: table) {
            table.change(to: 7, $0)
        } close: {
            table.change(to: 6, $0)
        }
    }

    /// A page that a pinch closes, and nothing else but its button.
    static func pinched() -> AppFlow {
        let home = WildPage("Wall", .systemTeal)
        let (delegate, pinches) = (fading(), LatePinches())
        return AppFlow(root: home) { animated in
            let page = WildPage("Photo", .black)
            page.view.addGestureRecognizer(
                UIPinchGestureRecognizer(target: pinches, action: Selector(LatePinches.pinched(_:))))
            page.modalPresentationStyle = .fullScreen
            page.transitioningDelegate = delegate
            pinches.close = { [weak home] in home?.dismiss(animated: true) }
            home.present(page, animated: animated)
        } close: { animated in
            home.dismiss(animated: animated)
        }
    }

    /// A page that shows the stack's toolbar as it goes.
    static func toolbar() -> AppFlow {
        let route = WildRoute(WildPage("List", .systemTeal)) { _ in
            BodyAnimator {
                $0.addTo()
                $0.fade()
            }
        }
        route.makePage = {
            let page = WildPage("Page", .systemOrange)
            page.whenGoing = { $0.navigationController?.setToolbarHidden(false, animated: false) }
            return page
        }
        return route.screens
    }

    /// An interactor that goes on with no speed at all where it is called off.
    static func stuck() -> AppFlow {
        let route = WildRoute(WildPage("List", .systemTeal)) { _ in
            BodyAnimator {
                $0.addTo()
                $0.fade()
            }
        }
        var percent: UIPercentDrivenInteractiveTransition?
        route.driver = { percent }
        route.fingers = (
            begin: { percent = UIPercentDrivenInteractiveTransition() }, move: { percent?.update($0) },
            end: { finishes in
                percent?.completionSpeed = finishes ? 1 : 0.001
                if finishes { percent?.finish() } else { percent?.cancel() }
                percent = nil
            }
        )
        return route.screens
    }

    /// A page whose display link holds it.
    static func linked() -> AppFlow {
        let home = WildPage("Home", .systemTeal)
        let delegate = fading()
        return AppFlow(root: home) { animated in
            let page = LateLinkedPage()
            page.modalPresentationStyle = .fullScreen
            page.transitioningDelegate = delegate
            home.present(page, animated: animated)
        } close: { animated in
            home.dismiss(animated: animated)
        }
    }

    /// On a stage: a push that takes four times as long as it says.
    static func slow() -> Diagnosis {
        let route = WildRoute(WildPage("List", .systemTeal)) { _ in
            BodyAnimator(0.3) {
                $0.addTo()
                $0.fade(1.2)
            }
        }
        let stage = Stage(rootViewController: route.navigation, scale: 1)
        defer { stage.close() }
        return stage.examine {
            route.navigation.pushViewController(WildPage("Page", .systemOrange), animated: true)
        }
    }
}

/// Twelve squares.
private final class LateGrid: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "square")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "square", for: indexPath)
        cell.backgroundColor = indexPath.item % 2 == 0 ? .systemTeal : .systemPink
        return cell
    }
}

/// Six rows or seven.
private final class LateTable: UITableViewController {
    private var count = 6

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    func change(to new: Int, _ animated: Bool) {
        guard new != count else { return }
        count = new
        let path = IndexPath(row: 2, section: 0)
        let change = {
            if new == 7 {
                self.tableView.insertRows(at: [path], with: .fade)
            } else {
                self.tableView.deleteRows(at: [path], with: .fade)
            }
        }
        if animated { change() } else { UIView.performWithoutAnimation(change) }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = count == 7 && indexPath.row == 2 ? "New" : "Row"
        return cell
    }
}

/// Hears of pinches.
@MainActor private final class LatePinches: NSObject {
    var close: () -> Void = {}

    func pinched(_ pinch: UIPinchGestureRecognizer) {
        if pinch.state == .ended, pinch.scale < 0.7 { close() }
    }
}

/// Turns a hand at each frame.
private final class LateLinkedPage: UIViewController {
    private var link: CADisplayLink?
    private let hand = UIView(frame: CGRect(x: 190, y: 300, width: 6, height: 120))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemOrange
        hand.backgroundColor = .black
        view.addSubview(hand)
        link = CADisplayLink(target: self, selector: Selector(LateLinkedPage.turn(_:)))
        link?.add(to: .main, forMode: .common)
    }

    func turn(_ link: CADisplayLink) { hand.transform = hand.transform.rotated(by: 0.02) }
}
