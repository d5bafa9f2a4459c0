import TransitionDoctor
import UIKit

/// Flights in a tab, and a boarding pass below which there is no tab bar. The stack's delegate hides and shows it as soon as UIKit says what
/// will be shown, and hears nothing when that is called off.
@MainActor final class FDTravel: NSObject, UINavigationControllerDelegate {
    private let tabs = UITabBarController()
    private let flights = FDRows(style: .plain)
    private lazy var stack = UINavigationController(rootViewController: flights)

    static func screens() -> AppFlow {
        let travel = FDTravel()
        travel.build()
        return AppFlow(root: travel.tabs) { animated in
            guard travel.stack.viewControllers.count == 1 else { return }
            travel.stack.pushViewController(FDBoardingPass(), animated: animated)
        } close: { animated in
            travel.stack.popViewController(animated: animated)
        }
    }

    private func build() {
        flights.navigationItem.title = "Flights"
        flights.rows = { (1...12).map { ("SK 4\($0)", "Gate \($0)") } }
        stack.tabBarItem = UITabBarItem(title: "Flights", image: nil, selectedImage: nil)
        let places = FDRows(style: .plain)
        places.tabBarItem = UITabBarItem(title: "Places", image: nil, selectedImage: nil)
        stack.delegate = self
        tabs.viewControllers = [stack, places]
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        tabs.tabBar.isHidden = viewController is FDBoardingPass
    }
}

/// A pass with a code.
private final class FDBoardingPass: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemYellow
        navigationItem.title = "SK 41"
        let code = UIView()
        code.backgroundColor = .black
        let column = fdColumn([fdLabel("Oslo to Narvik", .title2), fdLabel("Seat 12 A")])
        view.fdAdd(column, code)
        NSLayoutConstraint.activate(
            column.fdHead(of: view) + [
                code.topAnchor.constraint(equalTo: column.bottomAnchor, constant: 24),
                code.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                code.widthAnchor.constraint(equalToConstant: 140), code.heightAnchor.constraint(equalToConstant: 140),
            ])
    }
}
