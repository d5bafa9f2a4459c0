import Interlude
import UIKit

/// A custom container: shows one of three children, and changes them with a transition of Interlude's; a finger from
/// either edge does so too.
public final class SeasonsViewController: UIViewController {
    private static let places = [Place.all[3], Place.all[1], Place.all[5]]

    private let picker = UISegmentedControl(items: ["Spring", "Summer", "Autumn"])
    private let pages: [PlaceViewController]
    private let transition: ScreenTransition
    private lazy var exchange = ChildTransitionController(of: self)

    /// Makes the container and its children.
    ///
    /// - Parameter transition: The transition between children; by default `pull`. Default arguments are nonisolated in Swift 5 mode.
    public init(_ transition: ScreenTransition? = nil) {
        self.transition = transition ?? .pull
        pages = Self.places.map { PlaceViewController($0, action: "Go back") }
        super.init(nibName: nil, bundle: nil)
        title = "Container"
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.titleView = picker
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("The container is made in code: use init()")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for page in pages { page.onAction = { [weak self] in self?.leave() } }
        picker.selectedSegmentIndex = 0
        let pick = UIAction { [weak self] _ in
            guard let self else { return }
            show(page: picker.selectedSegmentIndex)
        }
        picker.addAction(pick, for: .valueChanged)
        exchange.onChange = { [weak self] _ in self?.markShown() }
        exchange.show(pages[0])
        exchange.addGesture(.pan(towards: .left), using: transition) { [weak self] in self?.page(1) }
        exchange.addGesture(.pan(towards: .right), using: transition, direction: .backward) { [weak self] in
            self?.page(-1)
        }
    }

    /// Which of the pages is on show.
    private var index: Int { pages.firstIndex { $0 === exchange.shown } ?? 0 }

    /// Returns the page a number of steps further, if there is one.
    private func page(_ step: Int) -> UIViewController? {
        pages.indices.contains(index + step) ? pages[index + step] : nil
    }

    /// Changes to another child, there for one further on and back for one before.
    func show(page index: Int) {
        exchange.show(pages[index], using: transition, direction: index > self.index ? .forward : .backward)
    }

    /// A finger may have changed children, or have called a change off.
    private func markShown() { picker.selectedSegmentIndex = index }
}
