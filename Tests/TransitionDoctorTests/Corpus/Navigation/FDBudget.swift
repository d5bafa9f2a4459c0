import TransitionDoctor
import UIKit

/// Budgets, and a page about one that points out what is new on it, by itself, until the user has touched it.
@MainActor enum FDBudget {
    /// - Parameter pointsAgain: Whether it is pointed out whenever the page has appeared, though it is pointed out already.
    static func screens(pointsAgain: Bool = false) -> AppFlow {
        let list = FDRows(style: .insetGrouped)
        list.navigationItem.title = "Budgets"
        list.rows = { [("Food", "240 left"), ("Travel", "80 left"), ("Books", "12 left")] }
        let stack = UINavigationController(rootViewController: list)
        return AppFlow(root: stack) { animated in
            guard stack.viewControllers.count == 1 else { return }
            let page = FDBudgetPage()
            page.pointsAgain = pointsAgain
            stack.pushViewController(page, animated: animated)
        } close: { animated in
            stack.popViewController(animated: animated)
        }
    }
}

/// A budget. All but what is new is dimmed.
private final class FDBudgetPage: UIViewController {
    var pointsAgain = false
    private let limit = fdButton("Set a limit") {}
    private weak var mark: UIView?
    private var isUnderstood = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.title = "Food"
        let column = fdColumn([fdLabel("240 left of 600", .title2), fdLabel("Bread, fruit, the canteen"), limit])
        view.fdAdd(column)
        NSLayoutConstraint.activate(column.fdHead(of: view))
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if !isUnderstood, pointsAgain || mark == nil { pointOut() }
    }

    private func pointOut() {
        let mark = UIView()
        mark.backgroundColor = UIColor.black.withAlphaComponent(0.5)
        let hint = fdLabel("New: a limit for each month. Touch to go on.", .headline, .white)
        mark.fdAdd(hint)
        mark.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(FDBudgetPage.understood(_:))))
        view.fdFill(with: mark)
        NSLayoutConstraint.activate([
            hint.topAnchor.constraint(equalTo: limit.bottomAnchor, constant: 30),
            hint.leadingAnchor.constraint(equalTo: mark.layoutMarginsGuide.leadingAnchor),
            hint.trailingAnchor.constraint(equalTo: mark.layoutMarginsGuide.trailingAnchor),
        ])
        self.mark = mark
        mark.alpha = 0
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { mark.alpha = 1 }
    }

    func understood(_ tap: UITapGestureRecognizer) {
        isUnderstood = true
        let mark = tap.view
        UIView.animate(withDuration: 0.25) {
            mark?.alpha = 0
        } completion: { _ in
            mark?.removeFromSuperview()
        }
    }
}
