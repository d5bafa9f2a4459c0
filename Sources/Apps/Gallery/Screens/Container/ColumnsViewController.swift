import UIKit

/// The places in a column and one of them beside it; in compact width one navigation controller has both.
final class ColumnsViewController: UISplitViewController {
    init() {
        super.init(style: .doubleColumn)
        preferredDisplayMode = .oneBesideSecondary
        modalPresentationStyle = .fullScreen
        let list = PlaceColumn()
        list.onChoice = { [weak self] place in self?.show(place) }
        list.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        setViewController(list, for: .primary)
        show(Place.all[0])
        // In compact width the list is shown first.
        show(.primary)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The screen is made in code: use init()")
    }

    private func show(_ place: Place) {
        let page = PlaceViewController(place)
        page.title = place.name
        setViewController(page, for: .secondary)
        if viewIfLoaded?.window != nil { show(.secondary) }
    }
}

/// The list of the places.
private final class PlaceColumn: UITableViewController {
    var onChoice: (Place) -> Void = { _ in }

    init() {
        super.init(style: .insetGrouped)
        title = "Places"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The list is made in code: use init()")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Place.all.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = Place.all[indexPath.row].name
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onChoice(Place.all[indexPath.row])
    }
}
