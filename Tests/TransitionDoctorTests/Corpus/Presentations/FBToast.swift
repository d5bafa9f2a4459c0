import TransitionDoctor
import UIKit

/// Articles to buy. Whoever takes one comes to the basket at once and reads a word about it, which goes by itself.
final class FBMarket: UITableViewController {
    private var taken: [String] = []
    private let toaster = FBToaster()

    static func screens() -> AppFlow {
        let market = FBMarket(style: .plain)
        let navigation = UINavigationController(rootViewController: market)
        return AppFlow(root: navigation) { animated in
            market.take("Pears", animated: animated)
        } close: { animated in
            navigation.popToRootViewController(animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Market"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Basket", style: .plain, target: nil, action: nil)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
    }

    private func take(_ fruit: String, animated: Bool) {
        guard let navigationController, navigationController.topViewController === self else { return }
        taken.append(fruit)
        let basket = FBBasket(style: .insetGrouped)
        basket.contents = taken
        navigationController.pushViewController(basket, animated: animated)
        toaster.say("\(fruit) are in your basket", in: navigationController.view, animated: animated)
    }

    /// The number is told where somebody looks at the shelf again.
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationItem.rightBarButtonItem?.title = taken.isEmpty ? "Basket" : "Basket (\(taken.count))"
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = ["Apples", "Pears", "Plums"][indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}

/// What has been taken.
private final class FBBasket: UITableViewController {
    var contents: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Basket"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { contents.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = contents[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}

/// Shows a word above everything, for a second and a half. Touches go through it, and the next word takes its place.
@MainActor private final class FBToaster {
    private var shown: UIView?
    private var timer: Timer?

    func say(_ text: String, in view: UIView, animated: Bool) {
        timer?.invalidate()
        shown?.removeFromSuperview()
        let label = fbLabel(text, .callout, .white)
        let toast = UIView()
        toast.backgroundColor = UIColor.black.withAlphaComponent(0.8)
        toast.layer.cornerRadius = 12
        toast.isUserInteractionEnabled = false
        toast.fbAdd(label)
        view.fbAdd(toast)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: toast.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: toast.bottomAnchor, constant: -10),
            label.leadingAnchor.constraint(equalTo: toast.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: toast.trailingAnchor, constant: -16),
            toast.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            toast.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -24),
            toast.widthAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.widthAnchor),
        ])
        shown = toast
        if animated {
            toast.alpha = 0
            UIView.animate(withDuration: 0.2) { toast.alpha = 1 }
        }
        timer = every(1.5) { [weak self, weak toast] in
            self?.takeAway(toast, animated: animated)
            return true
        }
    }

    private func takeAway(_ toast: UIView?, animated: Bool) {
        guard let toast, toast === shown else { return }
        shown = nil
        guard animated else { return toast.removeFromSuperview() }
        UIView.animate(withDuration: 0.2) {
            toast.alpha = 0
        } completion: { _ in
            toast.removeFromSuperview()
        }
    }
}
