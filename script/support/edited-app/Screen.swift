import UIKit

/// A screen as apps have them: some views, constraints, a table, an animation. `ThisScreen` and `NextScreen` stand for the names of
/// two of the app's screens, and the text is what an edit changes.
final class ThisScreen: UIViewController, UITableViewDataSource {
    private let label = UILabel()
    private let table = UITableView()
    @IBOutlet private var button: UIButton!
    private var items = (0..<24).map { "item \($0)" }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "ThisScreen"
        view.backgroundColor = .white
        label.text = "the text"
        button = UIButton(type: .system)
        button.setTitle("Next", for: .normal)
        button.addTarget(self, action: #selector(next(_:)), for: .touchUpInside)
        table.dataSource = self
        for view in [label, button, table] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            button.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 20),
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            table.topAnchor.constraint(equalTo: button.bottomAnchor, constant: 20),
            table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    @objc private func next(_ sender: UIButton) {
        UIView.animate(withDuration: 0.2, animations: { self.label.alpha = 0.5 }) { _ in self.label.alpha = 1 }
        navigationController?.pushViewController(NextScreen(), animated: true)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = items[indexPath.row]
        cell.detailTextLabel?.text = items.filter { $0 < items[indexPath.row] }.joined(separator: ", ")
        return cell
    }
}
