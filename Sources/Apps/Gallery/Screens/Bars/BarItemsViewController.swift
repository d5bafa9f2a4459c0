import UIKit

/// The system's bar items, all of them, a control as the title, and items of an app's own.
final class BarItemsViewController: UIViewController {
    private static let kinds: [[UIBarButtonItem.SystemItem]] = [
        [.done, .cancel, .edit, .save], [.add, .compose, .reply, .action], [.organize, .bookmarks, .search, .refresh],
        [.stop, .close, .camera, .trash], [.play, .pause, .rewind, .fastForward], [.undo, .redo],
    ]
    private let rows = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.largeTitleDisplayMode = .never
        let picker = UISegmentedControl(items: ["Items", "Others"])
        picker.selectedSegmentIndex = 0
        navigationItem.titleView = picker
        let menu = UIMenu(children: ["Name", "Date"].map { UIAction(title: $0) { _ in } })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "ellipsis.circle"), menu: menu)
        let scroll = UIScrollView(frame: view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scroll)
        scroll.hold(rows, spacing: 12, margin: 0)
        for kinds in Self.kinds { rows.addArrangedSubview(toolbar(kinds.map { UIBarButtonItem(systemItem: $0) })) }
        rows.addArrangedSubview(toolbar(own))
    }

    /// A title, one that says that it is done, a picture, and a view.
    private var own: [UIBarButtonItem] {
        let disabled = UIBarButtonItem(title: "Off", style: .plain, target: nil, action: nil)
        disabled.isEnabled = false
        return [
            UIBarButtonItem(title: "Title", style: .plain, target: nil, action: nil),
            UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil), disabled,
            UIBarButtonItem(customView: UISwitch()),
        ]
    }

    private func toolbar(_ items: [UIBarButtonItem]) -> UIToolbar {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = items.flatMap { [$0, .flexibleSpace()] }.dropLast()
        bar.heightAnchor.constraint(equalToConstant: 44).isActive = true
        return bar
    }
}
