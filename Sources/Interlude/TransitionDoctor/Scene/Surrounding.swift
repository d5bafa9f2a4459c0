import UIKit

/// The containers around those of a use, as the place says: what a transition meets in an app that is more than one stack.
@MainActor struct Surrounding {
    /// What goes into the window.
    let root: UIViewController
    /// What is presented as soon as the window is there.
    private let presented: UIViewController?

    init(_ content: UIViewController, in place: Surroundings.Place) {
        presented = place == .modal ? content : nil
        root =
            switch place {
            case .screen: content
            case .smallContainer: ContainerScreen(content: content)
            case .tab: Surrounding.tabs(around: content)
            case .split: Surrounding.split(around: content)
            case .modal: ExaminedScreen.other()
            }
    }

    /// Does what can only be done in a window.
    func complete() {
        guard let presented else { return }
        presented.modalPresentationStyle = .fullScreen
        root.present(presented, animated: false)
    }

    private static func tabs(around content: UIViewController) -> UIViewController {
        let tabs = UITabBarController()
        tabs.viewControllers = [content, ExaminedScreen.other()]
        return tabs
    }

    private static func split(around content: UIViewController) -> UIViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(ExaminedScreen.other(), for: .primary)
        split.setViewController(content, for: .secondary)
        return split
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
