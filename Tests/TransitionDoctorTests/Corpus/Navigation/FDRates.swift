import TransitionDoctor
import UIKit

/// Currencies, and a page about one that listens for new rates until it is gone.
@MainActor enum FDCurrencies {
    static let ratesCame = Notification.Name("FDRatesCame")

    /// - Parameter holdsItself: Whether the block that listens holds the page that would have it taken away.
    static func screens(holdsItself: Bool = false) -> AppFlow {
        let list = FDRows(style: .grouped)
        list.navigationItem.title = "Currencies"
        list.rows = { [("Krone", "11.62"), ("Yen", "161.05"), ("Pound", "0.85")] }
        let stack = UINavigationController(rootViewController: list)
        return AppFlow(root: stack) { animated in
            guard stack.viewControllers.count == 1 else { return }
            let page = FDRatePage()
            page.holdsItself = holdsItself
            stack.pushViewController(page, animated: animated)
        } close: { animated in
            stack.popViewController(animated: animated)
        }
    }
}

/// Keeps what listens, and has it taken away when nobody keeps this any more.
private final class FDListening {
    private let token: any NSObjectProtocol

    init(_ token: any NSObjectProtocol) { self.token = token }

    deinit { NotificationCenter.default.removeObserver(token) }
}

/// The rate of one currency.
private final class FDRatePage: UIViewController {
    var holdsItself = false
    private let rate = fdLabel("11.62", .largeTitle)
    private var listening: FDListening?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.title = "Krone"
        let column = fdColumn([fdLabel("One euro is"), rate, fdLabel("kroner")])
        view.fdAdd(column)
        NSLayoutConstraint.activate(column.fdHead(of: view))
        let center = NotificationCenter.default
        let block: @Sendable (Notification) -> Void
        if holdsItself {
            block = { _ in MainActor.assumeIsolated { self.rate.text = "11.63" } }
        } else {
            block = { [weak self] _ in MainActor.assumeIsolated { self?.rate.text = "11.63" } }
        }
        listening = FDListening(
            center.addObserver(forName: FDCurrencies.ratesCame, object: nil, queue: nil, using: block))
    }
}
