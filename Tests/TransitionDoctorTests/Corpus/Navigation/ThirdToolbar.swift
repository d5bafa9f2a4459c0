import TransitionDoctor
import UIKit

/// A page of a stack that has tools below while it is seen.
final class ThirdToolbarPage: ThirdPage {
    /// Whether the tools are shown only where the page comes for the first time, and not where a way back is called off.
    private var showsOnce = false

    static func screens(showsOnce: Bool = false) -> AppFlow {
        let navigation = UINavigationController(rootViewController: ThirdPage("Drawings", .systemBackground))
        return AppFlow(root: navigation) { animated in
            let page = ThirdToolbarPage("Drawing", .systemYellow)
            page.showsOnce = showsOnce
            navigation.pushViewController(page, animated: animated)
        } close: { animated in
            navigation.popViewController(animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        toolbarItems = [
            UIBarButtonItem(title: "Pen", style: .plain, target: nil, action: nil),
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
            UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil),
        ]
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard isMovingToParent || !showsOnce else { return }
        navigationController?.setToolbarHidden(false, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }
}
