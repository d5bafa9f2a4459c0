import TransitionDoctor
import UIKit

/// A list in which several rows can be chosen at once, with what can be done with them below. What was chosen is forgotten afterwards.
final class FDDocuments: FDRows {
    static func screens() -> AppFlow {
        let list = FDDocuments(style: .insetGrouped)
        list.rows = {
            [
                ("Contract", "2 pages"), ("Invoice", "1 page"), ("Plan of the house", "14 pages"),
                ("Recipes", "40 pages"),
            ]
        }
        let stack = UINavigationController(rootViewController: list)
        return AppFlow(root: stack) { animated in
            list.setEditing(true, animated: animated)
        } close: { animated in
            list.setEditing(false, animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Documents"
        navigationItem.rightBarButtonItem = editButtonItem
        tableView.allowsMultipleSelectionDuringEditing = true
        let share = UIBarButtonItem(title: "Share", image: nil, primaryAction: UIAction { _ in }, menu: nil)
        let delete = UIBarButtonItem(title: "Delete", image: nil, primaryAction: UIAction { _ in }, menu: nil)
        toolbarItems = [share, .flexibleSpace(), delete]
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        navigationItem.title = editing ? "Choose" : "Documents"
        navigationController?.setToolbarHidden(!editing, animated: animated)
    }
}
