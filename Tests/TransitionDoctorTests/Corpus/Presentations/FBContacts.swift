import TransitionDoctor
import UIKit

/// Contacts. A new one is written on a sheet that no swipe takes away, and after it has been saved the list stands where it is.
final class FBContacts: UITableViewController {
    private var names = (1...40).map { "Contact \($0)" }

    static func screens() -> AppFlow {
        let contacts = FBContacts(style: .plain)
        let navigation = UINavigationController(rootViewController: contacts)
        navigation.navigationBar.prefersLargeTitles = true
        return AppFlow(root: navigation) { animated in
            contacts.write(animated: animated)
        } close: { animated in
            contacts.save(animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Contacts"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.write(animated: true) })
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = names[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }

    private var form: FBContactForm? {
        (presentedViewController as? UINavigationController)?.viewControllers.first as? FBContactForm
    }

    private func write(animated: Bool) {
        guard presentedViewController == nil else { return }
        let form = FBContactForm()
        form.onSave = { [weak self] in self?.save(animated: true) }
        form.onCancel = { [weak self] in self?.dismiss(animated: true) }
        let sheet = UINavigationController(rootViewController: form)
        sheet.modalPresentationStyle = .pageSheet
        sheet.isModalInPresentation = true
        present(sheet, animated: animated)
    }

    private func save(animated: Bool) {
        guard let form, form.navigationController?.isBeingPresented == false,
            form.navigationController?.isBeingDismissed == false
        else { return }
        let row = IndexPath(row: names.count, section: 0)
        names.append(form.name)
        UIView.performWithoutAnimation {
            tableView.insertRows(at: [row], with: .none)
            tableView.layoutIfNeeded()
            tableView.scrollToRow(at: row, at: .middle, animated: false)
        }
        dismiss(animated: animated)
    }
}

/// Asks for what is to be known of somebody.
private final class FBContactForm: UIViewController {
    var onSave: () -> Void = {}
    var onCancel: () -> Void = {}
    private let field = UITextField()
    private let favourite = UISwitch()

    var name: String { field.text ?? "" }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigationItem.title = "New contact"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel() })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.onSave() })
        field.borderStyle = .roundedRect
        field.text = "Zoë"
        let row = UIStackView(arrangedSubviews: [fbLabel("Favourite"), favourite])
        row.distribution = .equalSpacing
        let column = fbColumn([field, row], spacing: 20)
        view.fbAdd(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
