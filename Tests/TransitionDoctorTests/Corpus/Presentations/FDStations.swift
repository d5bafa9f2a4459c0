import TransitionDoctor
import UIKit

/// Departures, and a search that lies over them. What was looked for is offered from then on.
final class FDStations: UIViewController {
    /// Whether the search counts as open only when it has come.
    private var knowsOnlyWhatHasCome = false
    private let board = FDRows(style: .plain)
    private var search: FDStationSearch?
    private var (isOpen, isClosing) = (false, false)
    private var recent: String?

    static func screens(knowsOnlyWhatHasCome: Bool = false) -> AppFlow {
        let stations = FDStations()
        stations.knowsOnlyWhatHasCome = knowsOnlyWhatHasCome
        return AppFlow(root: stations) { animated in
            stations.open(animated: animated)
        } close: { animated in
            stations.close(animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        board.rows = { [weak self] in
            (self?.recent.map { [("Again: \($0)", "")] } ?? []) + [
                ("Bergen", "10:12"), ("Oslo", "10:30"), ("Narvik", "11:05"),
            ]
        }
        board.onOpen = { [weak self] _ in self?.open(animated: true) }
        addChild(board)
        view.fdFill(with: board.view)
        board.didMove(toParent: self)
    }

    private func open(animated: Bool) {
        guard !isOpen, !isClosing else { return }
        if !knowsOnlyWhatHasCome { isOpen = true }
        let search = FDStationSearch()
        self.search = search
        addChild(search)
        view.fdFill(with: search.view)
        search.didMove(toParent: self)
        search.field.becomeFirstResponder()
        guard animated else {
            isOpen = true
            return
        }
        search.view.alpha = 0
        UIView.animate(withDuration: 0.25) {
            search.view.alpha = 1
        } completion: { _ in
            self.isOpen = true
        }
    }

    private func close(animated: Bool) {
        guard isOpen, !isClosing, let search else { return }
        isClosing = true
        search.view.endEditing(true)
        recent = search.field.text
        board.tableView.reloadData()
        let end = { [self] in
            search.willMove(toParent: nil)
            search.view.removeFromSuperview()
            search.removeFromParent()
            self.search = nil
            (isOpen, isClosing) = (false, false)
        }
        guard animated else { return end() }
        UIView.animate(withDuration: 0.25) {
            search.view.alpha = 0
        } completion: { _ in
            end()
        }
    }
}

/// A field and what it finds.
private final class FDStationSearch: UIViewController {
    let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        field.borderStyle = .roundedRect
        field.text = "Trondheim"
        let found = fdLabel("Trondheim S, 12:40")
        let column = fdColumn([field, found])
        view.fdAdd(column)
        NSLayoutConstraint.activate(column.fdHead(of: view))
    }
}
