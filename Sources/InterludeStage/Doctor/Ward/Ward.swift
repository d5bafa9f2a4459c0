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
    private let parts: TransitionParts
    /// Whether the screen is shown in the way of the app's own.
    private let showsItself: Bool
    /// Whether the app's own screen came without a transitioning delegate: nobody kept it.
    private(set) var bringsNoDelegate = false
    /// Whether a swipe began at the root.
    private(set) var swipeHasBegunAtRoot = false

    /// Sets everything up, up to the moment before the transition.
    init(_ patient: Patient, _ trial: Trial) {
        let (use, setting) = (trial.use, trial.setting)
        self.use = use
        parts = patient.makeParts(use)
        showsItself = parts.show != nil && (parts.alwaysShows || trial.course.isSwiped)
        page = parts.makePage?() ?? ExaminedScreen.page()
        attendant = Attendant(use, parts)
        navigation = use.operation == .tab ? nil : UINavigationController(rootViewController: list)
        tabs = use.operation == .tab ? UITabBarController() : nil
        // Before the window is there, as apps do: it is told of the first screen too.
        navigation?.delegate = attendant
        let content: UIViewController = tabs ?? navigation ?? list
        let surrounding = Surrounding(content, in: use.isInContext ? .smallContainer : setting.place)
        stage = Stage(rootViewController: surrounding.root, setting: setting.stageSetting)
        furnish(page: page)
        settle()
        surrounding.complete()
        settle()
        parts.meet?(list, page)
        if !use.isForward { bringPage() }
        if setting.isTurnedBefore { turn() }
    }

    private func furnish(page: UIViewController) {
        tabs?.viewControllers = [list, page]
        tabs?.delegate = attendant
        guard use.isModal else { return }
        page.modalPresentationStyle = use.style ?? .fullScreen
        attendant.modalClient = page.transitioningDelegate
        bringsNoDelegate = parts.makePage != nil && page.transitioningDelegate == nil
        page.transitioningDelegate = attendant
        if use.isInContext { navigation?.definesPresentationContext = true }
    }

    /// Shows the page, without animation, so that it can leave.
    private func bringPage() {
        if showsItself, let show = parts.show {
            show(list, page, use)
            stage.host.advanceUntilIdle(limit: 3)
        } else if use.isModal {
            list.present(page, animated: false)
        } else {
            navigation?.pushViewController(page, animated: false)
        }
        settle()
    }

    /// Starts the change that the use stands for.
    func perform(animated: Bool) {
        switch use.operation {
        case .push where animated && showsItself: parts.show?(list, page, use)
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

    /// Undoes the change.
    func goBack(animated: Bool) {
        switch use.operation {
        case .push: navigation?.popViewController(animated: animated)
        case .present: page.dismiss(animated: animated)
        case .tab:
            attendant.isAnimated = animated
            tabs?.selectedIndex = 0
            attendant.isAnimated = true
        case .pop, .dismiss: bringPage()
        }
    }

    /// What a user does who taps twice: asks for the same once more, or for another screen.
    func performAnother() {
        switch use.operation {
        case .push, .pop: navigation?.pushViewController(ExaminedScreen.page(), animated: true)
        case .present: list.present(ExaminedScreen.page(), animated: true)
        case .dismiss: page.dismiss(animated: true)
        case .tab: tabs?.selectedIndex = 0
        }
    }

    /// Turns the device by a quarter, and lets everything settle where nothing else moves.
    func turn() {
        stage.turn(to: stage.orientation.isLandscape ? .portrait : .landscapeLeft, animated: false)
    }

    /// The gesture that leads back.
    var swipe: Swipe? { parts.swipe }

    /// The doctor's own screens of this trial.
    var screens: [ExaminedScreen] { [list, page as? ExaminedScreen].compactMap { $0 } }

    /// Whether the app has turned the swipe back off.
    var isSwipeTurnedOff: Bool {
        page.navigationItem.hidesBackButton || navigation?.interactivePopGestureRecognizer?.isEnabled == false
    }

    /// Looks whether the swipe back has begun, while a finger is down.
    func noteSwipeAtRoot() {
        let state = navigation?.interactivePopGestureRecognizer?.state
        swipeHasBegunAtRoot = state == .began || state == .changed
    }

    /// Takes everything off the stage.
    func close() {
        if list.presentedViewController != nil { list.dismiss(animated: false) }
        stage.window.rootViewController?.dismiss(animated: false)
        stage.leave()
        // What leaving puts on the main queue belongs to this trial too.
        settle()
        stage.close()
    }

    /// Lets all that is due happen without letting time go by, then a frame, for layout that waits for one.
    func settle() {
        stage.host.step()
        stage.host.step()
    }
}
