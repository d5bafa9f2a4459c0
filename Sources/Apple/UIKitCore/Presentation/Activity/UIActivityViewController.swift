import QuartzCore

/// A controller that offers activities for shared items: the app's own activities, and copying.
/// There are no other apps or contacts here.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// A completion closure. Its arguments are the selected activity, if any, and whether it was
    /// completed.
    public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
    /// A completion closure. Its arguments are the selected activity, if any, whether it was
    /// completed, the returned items, and the error.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// The types of activities that are not offered. The default is `nil`.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// The older form of the completion closure.
    open var completionHandler: CompletionHandler?
    /// The completion closure. Called once: when an activity has ended, or when the controller is
    /// dismissed without one.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// Whether one activity is displayed prominently. Has no effect here: none is.
    open var allowsProminentActivity = true

    private let sources: [Any]
    private let own: [UIActivity]
    private var hasEnded = false
    private lazy var list = ActivityList(self)

    /// Creates a controller for items. It lists the app's own activities that can be performed,
    /// then copying.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        sources = activityItems
        own = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = UIDevice.current.userInterfaceIdiom == .pad ? .popover : .pageSheet
        sheetPresentationController?.detents = [.medium(), .large()]
    }

    /// It is made in code alone.
    public required init?(coder: NSCoder) { nil }

    // MARK: What it offers

    /// What is shared, as far as it is known before an activity is chosen.
    private var placeholders: [Any] {
        sources.map { source in
            (source as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? source
        }
    }

    /// What an activity gets.
    private func items(for type: UIActivity.ActivityType?) -> [Any] {
        sources.compactMap { source in
            guard let source = source as? any UIActivityItemSource else { return source }
            return source.activityViewController(self, itemForActivityType: type)
        }
    }

    /// What can be done with the items, the app's own activities first.
    final var activities: [UIActivity] {
        let items = placeholders
        return (own + [CopyActivity()]).filter { activity in
            if let type = activity.activityType, excludedActivityTypes?.contains(type) == true { return false }
            return activity.canPerform(withActivityItems: items)
        }
    }

    /// What is above the list.
    final var summary: (title: String, image: UIImage?) {
        let items = placeholders
        let texts = items.lazy.compactMap { $0 as? String ?? ($0 as? URL)?.absoluteString }
        let image = items.lazy.compactMap { $0 as? UIImage }.first
        return (texts.first ?? (image == nil ? "\(items.count) items" : "Image"), image)
    }

    // MARK: Life

    open override func viewDidLoad() {
        super.viewDidLoad()
        list.fill(view)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { end(nil, completed: false) }
    }

    /// Does what was chosen; the controller goes first, unless the activity has a screen of its own.
    final func choose(_ activity: UIActivity) {
        activity.prepare(withActivityItems: items(for: activity.activityType))
        if let screen = activity.activityViewController {
            activity.onFinish = { [weak self] completed in
                self?.presentingViewController?.dismiss(animated: true)
                self?.end(activity.activityType, completed: completed)
            }
            return present(screen, animated: true)
        }
        // Kept until it says that it is done.
        activity.onFinish = { completed in self.end(activity.activityType, completed: completed) }
        isChosen = true
        presentingViewController?.dismiss(animated: true) { activity.perform() }
    }

    private var isChosen = false

    private func end(_ type: UIActivity.ActivityType?, completed: Bool) {
        guard !hasEnded, type != nil || !isChosen else { return }
        hasEnded = true
        completionHandler?(type, completed)
        completionWithItemsHandler?(type, completed, nil, nil)
    }
}

/// The screen of such a controller: what is shared, and a row for each activity.
@MainActor private final class ActivityList: NSObject, UITableViewDataSource, UITableViewDelegate {
    private unowned let owner: UIActivityViewController
    private let activities: [UIActivity]
    private let table = UITableView(frame: .zero, style: .insetGrouped)

    init(_ owner: UIActivityViewController) {
        self.owner = owner
        activities = owner.activities
        super.init()
    }

    func fill(_ view: UIView) {
        view.backgroundColor = .systemGroupedBackground
        let header = makeHeader()
        table.dataSource = self
        table.delegate = self
        for child in [header, table] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
        }
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: ActivityList.gap),
            header.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            header.heightAnchor.constraint(equalToConstant: ActivityList.headerHeight),
            table.topAnchor.constraint(equalTo: header.bottomAnchor),
            table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    /// In points. Decided: as large as the system's looks.
    private static let headerHeight: CGFloat = 52
    private static let gap: CGFloat = 12
    private static let pictureSize: CGFloat = 40

    private func makeHeader() -> UIView {
        let summary = owner.summary
        let title = UILabel()
        title.text = summary.title
        title.font = .preferredFont(forTextStyle: .headline)
        title.numberOfLines = 2
        let close = UIButton(
            type: .close,
            primaryAction: UIAction { [unowned owner] _ in
                owner.presentingViewController?.dismiss(animated: true)
            })
        let row = UIStackView(arrangedSubviews: [title, close])
        if let image = summary.image {
            let picture = UIImageView(image: image)
            picture.contentMode = .scaleAspectFill
            picture.clipsToBounds = true
            picture.widthAnchor.constraint(equalToConstant: ActivityList.pictureSize).isActive = true
            picture.heightAnchor.constraint(equalToConstant: ActivityList.pictureSize).isActive = true
            row.insertArrangedSubview(picture, at: 0)
        }
        title.setContentHuggingPriority(.defaultLow, for: .horizontal)
        close.setContentHuggingPriority(.required, for: .horizontal)
        row.spacing = ActivityList.gap
        row.alignment = .center
        return row
    }

    // MARK: Rows

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { activities.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let activity = activities[indexPath.row]
        cell.textLabel?.text = activity.activityTitle
        let image = UIImageView(image: activity.activityImage)
        image.tintColor = .label
        image.contentMode = .scaleAspectFit
        image.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
        cell.accessoryView = image
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        owner.choose(activities[indexPath.row])
    }
}
