import TransitionDoctor
import UIKit

/// Shows the login or the home, whichever the session asks for. Each of them is made when it comes and forgotten when it goes, and so is
/// what was typed.
final class FBSessionRoot: UIViewController {
    enum Session: Equatable {
        case none
        case user(String)
    }

    /// Whether the login's closure holds the login.
    var loginHoldsItself = false
    private var session = Session.none
    private var shown: UIViewController?
    private var isChanging = false

    static func screens(loginHoldsItself: Bool = false) -> AppFlow {
        let root = FBSessionRoot()
        root.loginHoldsItself = loginHoldsItself
        return AppFlow(root: root) { animated in
            root.change(to: .user("Ada"), animated: animated)
        } close: { animated in
            root.change(to: .none, animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let first = makeScreen()
        addChild(first)
        place(first.view)
        view.addSubview(first.view)
        first.didMove(toParent: self)
        shown = first
    }

    private func place(_ screen: UIView) {
        screen.frame = view.bounds
        screen.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    private func makeScreen() -> UIViewController {
        guard case .user(let name) = session else { return makeLogin() }
        let home = FBAccountHome()
        home.name = name
        home.onLogout = { [weak self] in self?.change(to: .none, animated: true) }
        return home
    }

    private func makeLogin() -> UIViewController {
        let login = FBLogin()
        if loginHoldsItself {
            login.onLogin = { [weak self] in
                self?.change(to: .user(login.name.text ?? ""), animated: true)
            }
        } else {
            login.onLogin = { [weak self, weak login] in
                self?.change(to: .user(login?.name.text ?? ""), animated: true)
            }
        }
        return login
    }

    private func change(to new: Session, animated: Bool) {
        guard new != session, !isChanging, let old = shown else { return }
        view.endEditing(true)
        session = new
        let next = makeScreen()
        shown = next
        old.willMove(toParent: nil)
        addChild(next)
        place(next.view)
        guard animated else {
            old.view.removeFromSuperview()
            view.addSubview(next.view)
            old.removeFromParent()
            return next.didMove(toParent: self)
        }
        isChanging = true
        transition(from: old, to: next, duration: 0.4, options: .transitionCrossDissolve, animations: nil) { _ in
            old.removeFromParent()
            next.didMove(toParent: self)
            self.isChanging = false
        }
    }
}

/// Asks who one is.
private final class FBLogin: UIViewController {
    var onLogin: () -> Void = {}
    let name = UITextField()
    private let secret = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        name.placeholder = "Name"
        secret.placeholder = "Password"
        secret.isSecureTextEntry = true
        for field in [name, secret] { field.borderStyle = .roundedRect }
        let button = UIButton(type: .system)
        button.setTitle("Log in", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.onLogin() }, for: .touchUpInside)
        let column = fbColumn([fbLabel("Good to see you", .title1), name, secret, button], spacing: 16)
        view.fbAdd(column)
        let wide = column.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor)
        wide.priority = .defaultHigh
        NSLayoutConstraint.activate([
            column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 60),
            column.widthAnchor.constraint(lessThanOrEqualToConstant: 420), wide,
        ])
    }
}

/// The home of somebody who is logged in.
private final class FBAccountHome: UIViewController {
    var name = ""
    var onLogout: () -> Void = {}

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let button = UIButton(type: .system)
        button.setTitle("Log out", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.onLogout() }, for: .touchUpInside)
        let balance = fbLabel("1 204.50", .largeTitle, .white)
        let card = UIView()
        card.backgroundColor = .systemBlue
        card.layer.cornerRadius = 14
        card.fbAdd(balance)
        let column = fbColumn([fbLabel("Hello \(name)", .title1), card, button], spacing: 20)
        view.fbAdd(column)
        NSLayoutConstraint.activate([
            balance.centerXAnchor.constraint(equalTo: card.centerXAnchor),
            balance.centerYAnchor.constraint(equalTo: card.centerYAnchor),
            card.heightAnchor.constraint(equalToConstant: 140),
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
