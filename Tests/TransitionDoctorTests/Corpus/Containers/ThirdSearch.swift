import TransitionDoctor
import UIKit

/// A list with a field of its own to search in. While somebody searches there are hints between the field and the list.
final class ThirdSearch: UIViewController, UITableViewDataSource {
    private let roomStays: Bool
    private let (field, hints, list) = (UITextField(), UIView(), UITableView(frame: .zero, style: .plain))
    private lazy var room = hints.heightAnchor.constraint(equalToConstant: 0)

    /// - Parameter roomStays: Whether the hints' room stays when the hints have gone.
    init(roomStays: Bool = false) {
        self.roomStays = roomStays
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The corpus makes its screens in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        field.placeholder = "Search"
        field.borderStyle = .roundedRect
        hints.backgroundColor = .systemYellow
        hints.alpha = 0
        list.dataSource = self
        list.register(UITableViewCell.self, forCellReuseIdentifier: "place")
        for part in [field, hints, list] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
            part.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
            part.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16).isActive = true
        }
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            hints.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 8), room,
            list.topAnchor.constraint(equalTo: hints.bottomAnchor, constant: 8),
            list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    var screens: AppFlow {
        AppFlow(root: self) {
            self.search(true, $0)
        } close: {
            self.search(false, $0)
        }
    }

    private func search(_ begins: Bool, _ animated: Bool) {
        if begins { field.becomeFirstResponder() } else { field.resignFirstResponder() }
        view.layoutIfNeeded()
        if begins || !roomStays { room.constant = begins ? 44 : 0 }
        let change = {
            self.hints.alpha = begins ? 1 : 0
            self.view.layoutIfNeeded()
        }
        if animated { UIView.animate(withDuration: 0.25, animations: change) } else { change() }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
        cell.textLabel?.text = "Place \(indexPath.row + 1)"
        return cell
    }
}
