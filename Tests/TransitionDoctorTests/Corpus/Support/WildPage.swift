import TransitionDoctor
import UIKit

/// A page of an app, with what its makers hang onto its life.
final class WildPage: UIViewController {
    typealias Work = (WildPage) -> Void
    var whenLoaded: Work = { _ in }
    var whenLaidOut: Work = { _ in }
    var whenComing: Work = { _ in }
    var whenHere: Work = { _ in }
    var whenGoing: Work = { _ in }
    var whenGone: Work = { _ in }
    private let color: UIColor

    init(_ title: String, _ color: UIColor, whenLoaded: @escaping Work = { _ in }) {
        (self.color, self.whenLoaded) = (color, whenLoaded)
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The corpus makes its screens in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        let heading = UILabel()
        heading.text = title
        heading.font = .preferredFont(forTextStyle: .headline)
        heading.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(heading)
        NSLayoutConstraint.activate([
            heading.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            heading.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 70),
        ])
        whenLoaded(self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        whenLaidOut(self)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        whenComing(self)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        whenHere(self)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        whenGoing(self)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        whenGone(self)
    }
}

/// A block of colour, of a size, so far from the upper left corner.
@MainActor func wildBlock(
    _ color: UIColor, in view: UIView, x: CGFloat = 30, y: CGFloat, width: CGFloat = 140, height: CGFloat = 90,
    radius: CGFloat = 0
) -> UIView {
    let block = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    block.backgroundColor = color
    block.layer.cornerRadius = radius
    view.addSubview(block)
    return block
}

/// A navigation controller's delegate that hands out animators for push and pop and, while a finger pulls, who drives.
@MainActor final class WildRoute: NSObject, UINavigationControllerDelegate {
    typealias Make = (_ isPop: Bool) -> (any UIViewControllerAnimatedTransitioning)?
    let navigation: UINavigationController
    private let make: Make
    private var percent: UIPercentDrivenInteractiveTransition?
    var makePage: () -> UIViewController = { WildPage("Page", .systemIndigo) }
    /// What the beginning, the moves and the end of a finger do.
    var fingers: (begin: () -> Void, move: (CGFloat) -> Void, end: (_ finishes: Bool) -> Void)?
    /// Who drives instead of the percent.
    var driver: (() -> (any UIViewControllerInteractiveTransitioning)?)?

    init(_ root: UIViewController, _ make: @escaping Make) {
        navigation = UINavigationController(rootViewController: root)
        self.make = make
        super.init()
        navigation.delegate = self
    }

    /// There by a push, back by a pop.
    var screens: AppFlow {
        AppFlow(root: navigation) { animated in
            let page = self.makePage()
            self.addFinger(to: page)
            self.navigation.pushViewController(page, animated: animated)
        } close: { animated in
            self.navigation.popViewController(animated: animated)
        }
    }

    func addFinger(to page: UIViewController) {
        let pan = UIScreenEdgePanGestureRecognizer(target: self, action: Selector(WildRoute.pulled(_:)))
        pan.edges = .left
        page.view.addGestureRecognizer(pan)
    }

    func pulled(_ pan: UIScreenEdgePanGestureRecognizer) {
        let window = pan.view?.window
        let part = pan.translation(in: window).x / (window?.bounds.width ?? 1)
        switch pan.state {
        case .began:
            if let fingers { fingers.begin() } else { percent = UIPercentDrivenInteractiveTransition() }
            navigation.popViewController(animated: true)
        case .changed:
            percent?.update(min(max(part, 0), 1))
            fingers?.move(min(max(part, 0), 1))
        case .ended: letGo(part + pan.velocity(in: window).x / 1500 > 0.5)
        case .cancelled, .failed: letGo(false)
        default: break
        }
    }

    private func letGo(_ finishes: Bool) {
        if finishes { percent?.finish() } else { percent?.cancel() }
        percent = nil
        fingers?.end(finishes)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { make(operation == .pop) }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver.map { $0() } ?? percent }
}
