import UIKit

/// A list and a page that run on the classes and delegates of a tutorial alone.
@MainActor final class TutorialScene: DemoScene {
    let root: UIViewController
    private let page: UIViewController
    private let open: @MainActor (UIViewController) -> Void
    private let close: @MainActor () -> Void
    private let answerTaps: (@escaping () -> Void) -> Void
    /// The delegate of a presentation, which UIKit does not retain.
    private var presentation: (any UIViewControllerTransitioningDelegate)?

    fileprivate static let row = 3

    private init(
        _ screens: TutorialScreens, in root: UIViewController, open: @escaping @MainActor (UIViewController) -> Void,
        close: @escaping @MainActor () -> Void
    ) {
        self.root = root
        page = screens.page
        answerTaps = screens.answerTaps
        self.open = open
        self.close = close
    }

    func run(_ operation: TransitionOperation) {
        switch operation {
        case .push: open(page)
        case .pop: close()
        case .present: present()
        case .dismiss: root.dismiss(animated: true)
        case .tab: preconditionFailure("A list and a page have no tabs")
        }
    }

    func answerTaps(with operation: TransitionOperation) {
        answerTaps { [weak self] in
            guard let self, page.parent == nil, page.presentingViewController == nil else { return }
            run(operation)
        }
    }

    private func present() {
        page.modalPresentationStyle = presentation is CardPresentation ? .custom : .fullScreen
        page.transitioningDelegate = presentation
        root.present(page, animated: true)
    }

    // MARK: The tutorials

    static func spring() -> TutorialScene {
        let screens = TutorialScreens.places()
        let scene = plain(screens, SpringNavigationController(rootViewController: screens.list))
        scene.presentation = SpringPresentation()
        return scene
    }

    static func overlay() -> TutorialScene {
        let screens = TutorialScreens.places()
        let scene = plain(screens, UINavigationController(rootViewController: screens.list))
        scene.presentation = CardPresentation()
        return scene
    }

    static func circle() -> TutorialScene {
        let screens = TutorialScreens.places()
        return plain(screens, CircleNavigationController(rootViewController: screens.list))
    }

    static func magicMove() -> TutorialScene {
        let screens = TutorialScreens.photos()
        return plain(screens, UINavigationController(rootViewController: screens.list))
    }

    static func pushed(_ type: PushType) -> TutorialScene {
        let screens = TutorialScreens.places()
        let navigation = UINavigationController(rootViewController: screens.list)
        return TutorialScene(screens, in: navigation) { [weak navigation] page in
            navigation?.animationPush(page, type: type)
        } close: { [weak navigation] in
            navigation?.animationPop()
        }
    }

    private static func plain(_ screens: TutorialScreens, _ navigation: UINavigationController) -> TutorialScene {
        TutorialScene(screens, in: navigation) { [weak navigation] page in
            navigation?.pushViewController(page, animated: true)
        } close: { [weak navigation] in
            navigation?.popViewController(animated: true)
        }
    }
}

/// The two screens of a tutorial.
@MainActor private struct TutorialScreens {
    let list: UIViewController
    let page: UIViewController
    /// Sets what a tap on the first screen does.
    let answerTaps: (@escaping () -> Void) -> Void

    static func places() -> TutorialScreens {
        let list = PlacesViewController()
        let page = PlaceViewController(list.places[TutorialScene.row])
        return TutorialScreens(list: list, page: page) { [weak list] answer in list?.onSelect = { _ in answer() } }
    }

    /// Screens of the tutorial's class for flights, around a grid and a page.
    static func photos() -> TutorialScreens {
        let grid = PhotosViewController()
        let page = PlaceViewController(grid.places[TutorialScene.row])
        let list = FlightFrame(grid) { [weak grid] in grid?.picture(at: TutorialScene.row) }
        return TutorialScreens(list: list, page: FlightFrame(page) { [weak page] in page?.pictureView }) {
            [weak grid] answer in grid?.onSelect = { _ in answer() }
        }
    }
}

/// A screen of the magic move's tutorial with another screen in it.
private final class FlightFrame: FlightScreen {
    private let content: UIViewController
    private let findFlyingView: () -> UIView?

    init(_ content: UIViewController, _ findFlyingView: @escaping () -> UIView?) {
        self.content = content
        self.findFlyingView = findFlyingView
        super.init(nibName: nil, bundle: nil)
        title = content.title
    }

    required init?(coder: NSCoder) { fatalError("The screen is made in code") }

    override var flyingView: UIView? {
        get { findFlyingView() }
        set {}
    }

    override var childForStatusBarStyle: UIViewController? { content }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(content)
        content.view.frame = view.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content.view)
        content.didMove(toParent: self)
    }
}

// The stops of the tutorial's move.
extension PlacesViewController: TravelStop {
    var travellingView: UIView? { thumbnail(at: TutorialScene.row) }
}

extension PlaceViewController: TravelStop {
    var travellingView: UIView? { pictureView }
}
