import UIKit

/// Where one trial takes place: a stage, the containers that the use needs, two screens, and the delegate of them all.
@MainActor final class Ward {
    let use: TransitionUse
    let stage: Stage
    let list = ExaminedScreen.list()
    let page: UIViewController
    let attendant: Attendant
    let navigation: UINavigationController?
    let tabs: UITabBarController?

    /// Sets everything up, up to the moment before the transition.
    init(_ patient: Patient, _ use: TransitionUse, setting: Setting) {
        self.use = use
        let parts = patient.makeParts(use)
        page = parts.makePage?() ?? ExaminedScreen.page()
        attendant = Attendant(use, parts)
        navigation = use.operation == .tab ? nil : UINavigationController(rootViewController: list)
        tabs = use.operation == .tab ? UITabBarController() : nil
        let content: UIViewController = tabs ?? navigation ?? list
        let isInside = setting.isInContainer || use.isInContext
        let root = isInside ? ContainerScreen(content: content) : content
        stage = Stage(rootViewController: root, device: setting.device, scale: 1)
        furnish(page: page)
        settle()
        if !use.isForward { bringPage() }
    }

    private func furnish(page: UIViewController) {
        navigation?.delegate = attendant
        tabs?.viewControllers = [list, page]
        tabs?.delegate = attendant
        guard use.isModal else { return }
        page.modalPresentationStyle = use.style ?? .fullScreen
        attendant.modalClient = page.transitioningDelegate
        page.transitioningDelegate = attendant
        if use.isInContext { navigation?.definesPresentationContext = true }
    }

    /// Shows the page, without animation, so that it can leave.
    private func bringPage() {
        if use.isModal {
            list.present(page, animated: false)
        } else {
            navigation?.pushViewController(page, animated: false)
        }
        settle()
    }

    /// Starts the change that the use stands for.
    func perform(animated: Bool) {
        switch use.operation {
        case .push: navigation?.pushViewController(page, animated: animated)
        case .pop: navigation?.popViewController(animated: animated)
        case .present: list.present(page, animated: animated)
        case .dismiss: page.dismiss(animated: animated)
        case .tab:
            attendant.isAnimated = animated
            tabs?.selectedIndex = 1
            attendant.isAnimated = true
        }
    }

    /// Lets all that is due happen without letting time go by, then a frame, for layout that waits for one.
    func settle() {
        stage.host.step()
        stage.host.step()
    }
}

/// A container of the app's own that gives its content a part of the screen.
final class ContainerScreen: UIViewController {
    private let content: UIViewController
    /// What the container keeps for itself at each edge, in points.
    private static let margins = UIEdgeInsets(top: 90, left: 30, bottom: 60, right: 20)

    init(content: UIViewController) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
        title = "container"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The doctor's screens are made in code: use init(content:)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray
        addChild(content)
        content.view.frame = view.bounds.inset(by: ContainerScreen.margins)
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.view.clipsToBounds = true
        view.addSubview(content.view)
        content.didMove(toParent: self)
    }
}
