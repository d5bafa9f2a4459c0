import TransitionDoctor
import UIKit

/// A menu under the content, which is shifted aside by three quarters of the width that there is when somebody opens it.
final class FBMenuShell: UIViewController {
    private let menu = FBMenuList(style: .plain)
    private let content = UINavigationController(rootViewController: FBMenuContent())
    private let shield = UIButton(type: .custom)
    private var shift: NSLayoutConstraint?
    private var (isOpen, isMoving) = (false, false)

    static func screens() -> AppFlow {
        let shell = FBMenuShell()
        return AppFlow(root: shell) { animated in
            shell.setOpen(true, animated: animated)
        } close: { animated in
            shell.setOpen(false, animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray5
        view.clipsToBounds = true
        addChild(menu)
        addChild(content)
        shield.backgroundColor = UIColor.black.withAlphaComponent(0.25)
        shield.alpha = 0
        shield.addAction(UIAction { [weak self] _ in self?.setOpen(false, animated: true) }, for: .touchUpInside)
        view.fbAdd(menu.view, content.view, shield)
        let shift = content.view.leadingAnchor.constraint(equalTo: view.leadingAnchor)
        self.shift = shift
        NSLayoutConstraint.activate(shield.fbEdges(of: content.view))
        NSLayoutConstraint.activate([
            menu.view.topAnchor.constraint(equalTo: view.topAnchor),
            menu.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            menu.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            menu.view.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.75),
            shift, content.view.widthAnchor.constraint(equalTo: view.widthAnchor),
            content.view.topAnchor.constraint(equalTo: view.topAnchor),
            content.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        menu.didMove(toParent: self)
        content.didMove(toParent: self)
    }

    private func setOpen(_ opens: Bool, animated: Bool) {
        guard opens != isOpen, !isMoving else { return }
        isOpen = opens
        let place = {
            self.shift?.constant = opens ? self.view.bounds.width * 0.75 : 0
            self.shield.alpha = opens ? 1 : 0
            self.view.layoutIfNeeded()
        }
        guard animated else { return place() }
        isMoving = true
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseInOut, animations: place) { _ in
            self.isMoving = false
        }
    }
}

private final class FBMenuList: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = ["Start", "Routes", "Friends", "Badges", "Settings"][indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}

private final class FBMenuContent: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.title = "Routes"
        let picture = UIView()
        picture.backgroundColor = .systemGreen
        picture.layer.cornerRadius = 12
        view.fbAdd(picture)
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            picture.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            picture.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.3),
        ])
    }
}
