import TransitionDoctor
import UIKit

/// Episodes above a bar that is always there. A page is told how much the bar covers when it has been shown.
final class FBPodcastShell: UIViewController, UINavigationControllerDelegate {
    private let list = FBEpisodes(style: .plain)
    private lazy var pages = UINavigationController(rootViewController: list)
    private let bar = UIView()

    static func screens() -> AppFlow {
        let shell = FBPodcastShell()
        return AppFlow(root: shell) { animated in
            shell.list.open(3, animated: animated)
        } close: { animated in
            shell.pages.popToRootViewController(animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        pages.delegate = self
        addChild(pages)
        let now = fbLabel("Now: The night train", .callout, .white)
        bar.backgroundColor = .systemPurple
        view.fbFill(with: pages.view)
        view.fbAdd(bar)
        bar.fbAdd(now)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -64),
            now.leadingAnchor.constraint(equalTo: bar.layoutMarginsGuide.leadingAnchor),
            now.topAnchor.constraint(equalTo: bar.topAnchor, constant: 20),
        ])
        pages.didMove(toParent: self)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        viewController.additionalSafeAreaInsets.bottom = 64
    }
}

private final class FBEpisodes: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Episodes"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "episode")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "episode", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = "Episode \(20 - indexPath.row)"
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        open(indexPath.row, animated: true)
    }

    func open(_ row: Int, animated: Bool) {
        guard let navigationController, navigationController.topViewController === self else { return }
        let page = FBEpisode()
        page.name = "Episode \(20 - row)"
        navigationController.pushViewController(page, animated: animated)
    }
}

/// An episode. Its button is above whatever covers the lower edge.
private final class FBEpisode: UIViewController {
    var name = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.title = name
        let about = fbLabel("An hour about night trains, and about those who drive them.")
        let play = UIButton(type: .system)
        play.setTitle("Play", for: .normal)
        play.setTitleColor(.white, for: .normal)
        play.backgroundColor = .systemBlue
        play.layer.cornerRadius = 12
        view.fbAdd(about, play)
        NSLayoutConstraint.activate([
            about.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            about.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            about.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            play.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            play.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            play.heightAnchor.constraint(equalToConstant: 50),
            play.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12),
        ])
    }
}
