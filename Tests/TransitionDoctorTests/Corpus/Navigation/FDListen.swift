import TransitionDoctor
import UIKit

/// Albums in a stack. As soon as one is looked at it plays, and a small bar rises over the stack and stays, whatever is shown above.
final class FDListen: UIViewController {
    private let albums = FDRows(style: .plain)
    private let bar = UIView()
    private lazy var stack = UINavigationController(rootViewController: albums)
    private lazy var lowered = bar.topAnchor.constraint(equalTo: view.bottomAnchor)
    private lazy var raised = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    private var plays = false

    static func screens() -> AppFlow {
        let listen = FDListen()
        return AppFlow(root: listen) { animated in
            listen.open(animated: animated)
        } close: { animated in
            listen.stack.popViewController(animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.clipsToBounds = true
        albums.navigationItem.title = "Albums"
        albums.rows = { (1...20).map { ("Album \($0)", "\(1970 + $0)") } }
        addChild(stack)
        view.fdFill(with: stack.view)
        stack.didMove(toParent: self)
        bar.backgroundColor = .systemIndigo
        let title = fdLabel("▶︎  Album 1", .headline, .white)
        view.fdAdd(bar)
        bar.fdAdd(title)
        NSLayoutConstraint.activate([
            lowered, bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.topAnchor.constraint(equalTo: title.topAnchor, constant: -16),
            title.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            title.heightAnchor.constraint(equalToConstant: 28),
            bar.bottomAnchor.constraint(equalTo: title.bottomAnchor, constant: 36),
        ])
    }

    private func open(animated: Bool) {
        guard stack.viewControllers.count == 1 else { return }
        let album = FDAlbum(style: .plain)
        album.navigationItem.title = "Album 1"
        album.rows = { (1...30).map { ("Song \($0)", "3:\(10 + $0)") } }
        album.onSeen = { [weak self] in self?.play() }
        stack.pushViewController(album, animated: animated)
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        if plays { leaveRoom() }
    }

    private func leaveRoom() { stack.additionalSafeAreaInsets.bottom = max(0, 80 - view.safeAreaInsets.bottom) }

    private func play() {
        guard !plays else { return }
        plays = true
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) { [self] in
            lowered.isActive = false
            raised.isActive = true
            leaveRoom()
            view.layoutIfNeeded()
        }
    }
}

/// The songs of an album.
private final class FDAlbum: FDRows {
    var onSeen: () -> Void = {}

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onSeen()
    }
}
