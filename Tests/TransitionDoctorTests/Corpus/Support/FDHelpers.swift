import UIKit

@MainActor extension UIView {
    /// Adds views that are laid out by constraints.
    func fdAdd(_ views: UIView...) {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
    }

    /// Constraints that keep this view on all edges of another one.
    func fdEdges(of other: UIView) -> [NSLayoutConstraint] {
        [
            topAnchor.constraint(equalTo: other.topAnchor), bottomAnchor.constraint(equalTo: other.bottomAnchor),
            leadingAnchor.constraint(equalTo: other.leadingAnchor),
            trailingAnchor.constraint(equalTo: other.trailingAnchor),
        ]
    }

    /// Adds a view that covers this one.
    func fdFill(with view: UIView) {
        fdAdd(view)
        NSLayoutConstraint.activate(view.fdEdges(of: self))
    }

    /// Keeps this view in the margins below the top of another one's safe area.
    func fdHead(of view: UIView, below distance: CGFloat = 24) -> [NSLayoutConstraint] {
        [
            topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: distance),
            leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ]
    }

    /// 1 where one reads to the right, -1 where one reads to the left.
    var fdForwards: CGFloat { effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1 }
}

@MainActor func fdLabel(_ text: String, _ style: UIFont.TextStyle = .body, _ color: UIColor = .label) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    label.numberOfLines = 0
    return label
}

@MainActor func fdColumn(_ views: [UIView], spacing: CGFloat = 14) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = spacing
    return stack
}

@MainActor func fdButton(_ title: String, _ action: @escaping @MainActor () -> Void) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
}

/// A list of texts, which looks them up anew whenever it appears.
class FDRows: UITableViewController {
    var rows: () -> [(text: String, detail: String)] = { [] }
    var onOpen: (Int) -> Void = { _ in }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows().count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        let row = rows()[indexPath.row]
        var content = UIListContentConfiguration.valueCell()
        (content.text, content.secondaryText) = (row.text, row.detail)
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { onOpen(indexPath.row) }
}
