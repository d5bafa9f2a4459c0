import UIKit

/// Information about the device, and settings to try.
public final class SettingsViewController: UITableViewController {
    private static let cellIdentifier = "Setting"

    private var sections: [SettingsSection] = []
    private var motionObserver: (any NSObjectProtocol)?

    /// Makes the screen.
    public init() {
        super.init(style: .insetGrouped)
        title = "Settings"
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("The settings are made in code: use init()")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
        tableView.allowsSelection = false
        let done = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
        done.primaryAction = UIAction(title: "Done") { [weak self] _ in self?.dismiss(animated: true) }
        navigationItem.rightBarButtonItem = done
        guard #available(iOS 17, *) else { return }
        let looks: [UITrait] = [
            UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self, UITraitPreferredContentSizeCategory.self,
        ]
        view.registerForTraitChanges(looks) { [weak self] (_: UIView, _) in self?.reload() }
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
        // After a canceled dismissal the screen appears again without having disappeared.
        guard motionObserver == nil else { return }
        motionObserver = NotificationCenter.default.addObserver(
            forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.reload() }
        }
    }

    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if let motionObserver { NotificationCenter.default.removeObserver(motionObserver) }
        motionObserver = nil
    }

    private func reload() {
        guard let window = presentingViewController?.view.window ?? view.window else { return }
        sections = [.trying(in: window), .device(window.screen), .preferences(traitCollection)]
        tableView.reloadData()
    }

    // MARK: Data source

    public override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    public override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    public override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
        let row = sections[indexPath.section].rows[indexPath.row]
        var content = UIListContentConfiguration.valueCell()
        content.text = row.title
        content.secondaryText = row.value
        cell.contentConfiguration = content
        cell.accessoryView = row.makeControl()
        return cell
    }
}
