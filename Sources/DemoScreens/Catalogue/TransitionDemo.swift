import Interlude
import UIKit

/// One run of a transition between the demo's two screens.
///
/// Put the root controller into a window and let it settle, call ``prepare()`` and let it settle, then call ``run()``: what
/// follows is the transition.
@MainActor public final class TransitionDemo {
    /// What goes into the window.
    public let rootViewController: UINavigationController

    private let entry: CatalogueEntry
    private let operation: TransitionOperation
    private let list = PlacesViewController()
    private let page: PlaceViewController
    private static let row = 3

    /// Makes the screens.
    ///
    /// - Parameter operation: One of the entry's.
    public init(_ entry: CatalogueEntry, _ operation: TransitionOperation) {
        precondition(entry.operations.contains(operation), "\(entry.name) is not made for \(operation.rawValue)")
        self.entry = entry
        self.operation = operation
        page = PlaceViewController(list.places[TransitionDemo.row])
        rootViewController = UINavigationController(rootViewController: list)
    }

    /// Brings the screens to where the operation starts: for pop and dismiss, the page is shown.
    public func prepare() {
        guard operation.isBackward else { return }
        go(operation == .pop ? .push : .present)
    }

    /// Starts the operation, as if a button had been tapped.
    public func run() { go(operation) }

    private func go(_ operation: TransitionOperation) {
        switch operation {
        case .push: push()
        case .pop: rootViewController.popViewController(animated: true)
        case .present: present()
        case .dismiss: rootViewController.dismiss(animated: true)
        }
    }

    private func push() {
        if let transition = entry.make?(list, page, TransitionDemo.row) {
            rootViewController.pushViewController(page, using: transition)
        } else {
            rootViewController.pushViewController(page, animated: true)
        }
    }

    private func present() {
        if let transition = entry.make?(list, page, TransitionDemo.row) {
            rootViewController.present(page, using: transition)
        } else {
            page.modalPresentationStyle = .fullScreen
            rootViewController.present(page, animated: true)
        }
    }
}
