import UIKit

/// The first screen: all showcases in groups.
public final class GalleryViewController: UITableViewController {
    private static let cellIdentifier = "Showcase"

    /// The groups, as they are listed.
    public let groups: [ShowcaseGroup]
    private var tiles = GlyphTiles()

    /// Makes the list.
    public init(groups: [ShowcaseGroup] = ShowcaseGroup.all) {
        self.groups = groups
        super.init(style: .insetGrouped)
        title = "Transitions"
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("The gallery is made in code: use init(groups:)")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
        tableView.estimatedRowHeight = 68
        let settings = UIBarButtonItem()
        // The image is shown; the title is what VoiceOver says.
        settings.primaryAction = UIAction(title: "Settings", image: UIImage(systemName: "gearshape")) { [weak self] _ in
            self?.showSettings()
        }
        navigationItem.rightBarButtonItem = settings
    }

    private func showSettings() {
        let navigation = UINavigationController(rootViewController: SettingsViewController())
        navigation.modalPresentationStyle = .formSheet
        present(navigation, animated: true)
    }

    // MARK: Data source

    public override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        groups[section].showcases.count
    }

    public override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        groups[section].title
    }

    public override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        groups[section].footer
    }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
        let showcase = groups[indexPath.section].showcases[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = showcase.title
        content.secondaryText = showcase.summary
        content.image = tiles.image(of: showcase.glyph, on: groups[indexPath.section].color)
        content.textProperties.font = .preferredFont(forTextStyle: .headline)
        content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
        content.secondaryTextProperties.color = .secondaryLabel
        content.textToSecondaryTextVerticalPadding = 2
        content.imageToTextPadding = 14
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    // MARK: Delegate

    public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(groups[indexPath.section].showcases[indexPath.row])
    }

    /// Opens a showcase, as a tap on its row does.
    public func show(_ showcase: Showcase) {
        navigationController?.pushViewController(ShowcaseViewController(showcase), animated: true)
    }
}
