import TransitionDoctor
import UIKit

/// A catalogue with a field above it. While somebody searches, what others look for lies over it. What was looked for is remembered.
final class FBCatalogue: UIViewController {
    enum State {
        case closed, changing, open
    }

    private let field = UITextField()
    private let cancel = UIButton(type: .system)
    private let list = UITableView(frame: .zero, style: .plain)
    private let source = FBWords(words: (1...25).map { "Lamp \($0)" })
    private var hints: FBHints?
    private var remembered = ["table lamp"]
    private var state = State.closed

    static func screens() -> AppFlow {
        let catalogue = FBCatalogue()
        return AppFlow(root: catalogue) { animated in
            catalogue.open(with: "desk lamp", animated: animated)
        } close: { animated in
            catalogue.close(animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        field.borderStyle = .roundedRect
        field.placeholder = "Search"
        field.returnKeyType = .search
        field.addAction(UIAction { [weak self] _ in self?.open(with: nil, animated: true) }, for: .editingDidBegin)
        cancel.setTitle("Cancel", for: .normal)
        cancel.setContentHuggingPriority(.required, for: .horizontal)
        cancel.setContentCompressionResistancePriority(.required, for: .horizontal)
        cancel.addAction(UIAction { [weak self] _ in self?.close(animated: true) }, for: .touchUpInside)
        cancel.isHidden = true
        cancel.alpha = 0
        list.dataSource = source
        list.register(UITableViewCell.self, forCellReuseIdentifier: "word")
        let head = UIStackView(arrangedSubviews: [field, cancel])
        head.spacing = 8
        view.fbAdd(head, list)
        NSLayoutConstraint.activate([
            head.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            head.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            head.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            head.heightAnchor.constraint(equalToConstant: 40),
            list.topAnchor.constraint(equalTo: head.bottomAnchor, constant: 8),
            list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    /// - Parameter word: What somebody has chosen to look for, if it is known.
    private func open(with word: String?, animated: Bool) {
        guard state == .closed else { return }
        state = .changing
        if let word { field.text = word }
        let hints = FBHints()
        hints.source = FBWords(words: remembered)
        self.hints = hints
        addChild(hints)
        view.fbAdd(hints.view)
        NSLayoutConstraint.activate([
            hints.view.topAnchor.constraint(equalTo: list.topAnchor),
            hints.view.leadingAnchor.constraint(equalTo: list.leadingAnchor),
            hints.view.trailingAnchor.constraint(equalTo: list.trailingAnchor),
            hints.view.bottomAnchor.constraint(equalTo: list.bottomAnchor),
        ])
        hints.view.alpha = 0
        view.layoutIfNeeded()
        change(animated: animated) {
            self.cancel.isHidden = false
            self.cancel.alpha = 1
            hints.view.alpha = 1
        } end: {
            hints.didMove(toParent: self)
            self.state = .open
        }
        if !field.isFirstResponder { focus(animated: animated) { self.field.becomeFirstResponder() } }
    }

    private func close(animated: Bool) {
        guard state == .open, let hints else { return }
        state = .changing
        if let word = field.text, !word.isEmpty, !remembered.contains(word) { remembered.insert(word, at: 0) }
        hints.willMove(toParent: nil)
        focus(animated: animated) { self.field.resignFirstResponder() }
        change(animated: animated) {
            self.cancel.isHidden = true
            self.cancel.alpha = 0
            hints.view.alpha = 0
        } end: {
            hints.view.removeFromSuperview()
            hints.removeFromParent()
            self.hints = nil
            self.state = .closed
        }
    }

    private func focus(animated: Bool, _ work: () -> Bool) {
        if animated { _ = work() } else { UIView.performWithoutAnimation { _ = work() } }
    }

    private func change(animated: Bool, _ work: @escaping () -> Void, end: @escaping () -> Void) {
        guard animated else {
            work()
            return end()
        }
        UIView.animate(withDuration: 0.3) {
            work()
            self.view.layoutIfNeeded()
        } completion: { _ in
            end()
        }
    }
}

/// Words to choose from, down to the keyboard.
private final class FBHints: UIViewController {
    var source: FBWords?
    private let list = UITableView(frame: .zero, style: .plain)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        list.backgroundColor = .clear
        list.dataSource = source
        list.register(UITableViewCell.self, forCellReuseIdentifier: "word")
        view.fbAdd(list)
        NSLayoutConstraint.activate([
            list.topAnchor.constraint(equalTo: view.topAnchor),
            list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            list.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }
}

/// A list of words.
@MainActor final class FBWords: NSObject, UITableViewDataSource {
    private let words: [String]

    init(words: [String]) {
        self.words = words
        super.init()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = words[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}
