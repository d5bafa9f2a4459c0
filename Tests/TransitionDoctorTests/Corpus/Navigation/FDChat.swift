import TransitionDoctor
import UIKit

/// A conversation as the app keeps it, whichever page shows it.
@MainActor final class FDTalk {
    var isRead = false
    var draft = "See you at"
}

/// Conversations, and the page on which one is led. Its keyboard is up from the start, and what was not sent is kept as a draft.
@MainActor enum FDChat {
    /// - Parameter clearsField: Whether the field is emptied as soon as the page begins to go.
    static func screens(clearsField: Bool = false) -> AppFlow {
        let (talk, list) = (FDTalk(), FDRows(style: .plain))
        list.navigationItem.title = "Chats"
        list.rows = { [talk] in
            [
                ("Ada", talk.draft.isEmpty ? "" : "Draft: \(talk.draft)"),
                (talk.isRead ? "Unread: none" : "Unread: 2", ""),
                ("Family", "Photo"), ("Chess club", "Tuesday then"),
            ]
        }
        let stack = UINavigationController(rootViewController: list)
        return AppFlow(root: stack) { animated in
            guard stack.viewControllers.count == 1 else { return }
            stack.pushViewController(FDTalkPage(talk, clearsField: clearsField), animated: animated)
        } close: { animated in
            stack.popViewController(animated: animated)
        }
    }
}

/// Messages, and a field above the keyboard.
private final class FDTalkPage: UIViewController {
    private let talk: FDTalk
    private let clearsField: Bool
    private let field = UITextField()

    init(_ talk: FDTalk, clearsField: Bool) {
        (self.talk, self.clearsField) = (talk, clearsField)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.title = "Ada"
        let theirs = fdLabel("Are you coming to the lake?", .body, .label)
        theirs.backgroundColor = .systemGray5
        let mine = fdLabel("Of course.", .body, .white)
        mine.backgroundColor = .systemBlue
        let column = UIStackView(arrangedSubviews: [theirs, mine])
        (column.axis, column.spacing, column.alignment) = (.vertical, 10, .leading)
        let bar = UIView()
        bar.backgroundColor = .secondarySystemBackground
        field.borderStyle = .roundedRect
        field.text = talk.draft
        view.fdAdd(column, bar)
        bar.fdAdd(field)
        NSLayoutConstraint.activate(
            column.fdHead(of: view) + [
                bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
                field.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
                field.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8),
                field.leadingAnchor.constraint(equalTo: bar.layoutMarginsGuide.leadingAnchor),
                field.trailingAnchor.constraint(equalTo: bar.layoutMarginsGuide.trailingAnchor),
            ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        talk.isRead = true
        field.becomeFirstResponder()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        talk.draft = field.text ?? ""
        if clearsField { field.text = nil }
    }
}
