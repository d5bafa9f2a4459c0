import InterludeStage
import UIKit

/// Where one trial takes place: a stage, the containers that the use needs, two screens, and the delegate of them all.
@MainActor final class TrialScene {
    let use: TransitionUse
    let stage: Stage
    let list = ExaminedScreen.list()
    let page: UIViewController
    let trialDelegate: TrialDelegate
    let navigation: UINavigationController?
    let tabs: UITabBarController?
    private let parts: TransitionParts
    /// The way of the finger that leads back, where the doctor has found it out.
    private let ownSwipe: Swipe?
    /// Whether the screen is shown in the way of the app's own.
    private let showsItself: Bool
    /// Whether the app's own screen came without a transitioning delegate: nobody kept it.
    private(set) var bringsNoDelegate = false
    /// Pages of the app's own that were seen: none of them is kept alive.
    private(set) var visitors: [WeakReference] = []
    /// Those of them that were there before anything was asked for: the app has them to come back to.
    private var residents: [WeakReference] = []
    /// Whether a swipe began at the root.
    private(set) var swipeHasBegunAtRoot = false

    /// Sets everything up, up to the moment before the transition.
    init(_ patient: Patient, _ trial: Trial) {
        let (use, setting) = (trial.use, trial.setting)
        // Before anything of the patient's is made: it may ask for the device, or for the size of the screen.
        let host = HeadlessHost(setting.stageSetting)
        // What a trial has left switched off must not be the next one's.
        UIView.setAnimationsEnabled(true)
        self.use = use
        parts = patient.makeParts(use)
        ownSwipe = trial.swipe
        showsItself = parts.show != nil && (parts.alwaysShows || trial.course.isSwiped)
        page = parts.makePage?() ?? ExaminedScreen.page()
        trialDelegate = TrialDelegate(use, parts)
        let isOwn = parts.screens != nil
        navigation = isOwn || use.operation == .tab ? nil : UINavigationController(rootViewController: list)
        tabs = !isOwn && use.operation == .tab ? UITabBarController() : nil
        // A delegate that takes the swipe back over finds it there, as in an app's viewDidLoad.
        navigation?.loadViewIfNeeded()
        trialDelegate.meet(navigation, tabs, page)
        // Before the window is there, as apps do: it is told of the first screen too.
        navigation?.delegate = trialDelegate
        let content: UIViewController = parts.screens?.root ?? tabs ?? navigation ?? list
        let surrounding = Surrounding(content, in: use.isInContext ? .smallContainer : setting.place)
        stage = Stage(rootViewController: surrounding.root, configuration: setting.stageSetting, on: host)
        stage.ignore(.endless)
        furnish(page: page)
        settle()
        surrounding.complete()
        settle()
        parts.meet?(list, page)
        let isByItself = trial.course.isSwiped && patient.drive == .byItself
        if !use.isForward { bringPage(animated: trial.arrivesAnimated || isByItself) }
        if use == .change, trial.course.isSwiped, trial.course != .swipedAtRoot { show() }
        noteVisitors()
        residents = visitors
        if setting.isTurnedBefore { turn() }
        rest()
    }

    /// Seconds after which a screen that never rests is taken as it is: indicators that show themselves when a list
    /// appears, and a keyboard that comes up, are through in one (decided).
    private static let longestRest: TimeInterval = 2

    /// Lets come to rest what the screens have set going by appearing. What is endless does not keep a stage moving.
    private func rest() { stage.host.advanceUntilIdle(limit: TrialScene.longestRest) }

    private func furnish(page: UIViewController) {
        tabs?.viewControllers = [list, page]
        tabs?.delegate = trialDelegate
        guard use.isModal else { return }
        page.modalPresentationStyle = use.style ?? .fullScreen
        // As for a presentation: a delegate that is set in viewDidLoad is there then.
        page.loadViewIfNeeded()
        trialDelegate.modalClient = page.transitioningDelegate
        bringsNoDelegate = parts.makePage != nil && page.transitioningDelegate == nil
        page.transitioningDelegate = trialDelegate
        if use.isInContext { navigation?.definesPresentationContext = true }
    }

    /// Shows the page, so that it can leave.
    private func bringPage(animated: Bool) {
        if let screens = parts.screens {
            screens.go(animated)
        } else if showsItself, let show = parts.show {
            show(list, page, use)
            stage.host.advanceUntilIdle(limit: 3)
        } else if use.isModal {
            list.present(page, animated: animated)
        } else {
            navigation?.pushViewController(page, animated: animated)
        }
        if animated { stage.host.advanceUntilIdle(limit: 5) }
        settle()
    }

    /// Goes where the app's own gesture leads back from.
    private func show() {
        parts.screens?.go(true)
        stage.host.advanceUntilIdle(limit: 5)
        settle()
    }

    /// Starts the change that the use stands for.
    func perform(animated: Bool) {
        switch use.operation {
        case .change: parts.screens?.go(animated)
        case .back: parts.screens?.back?(animated)
        // What hangs may not have left.
        case .push where navigation?.viewControllers.contains(page) == true: break
        case .push where animated && showsItself: parts.show?(list, page, use)
        case .push: navigation?.pushViewController(page, animated: animated)
        case .pop: navigation?.popViewController(animated: animated)
        case .present where list.presentedViewController != nil: break
        case .present: list.present(page, animated: animated)
        case .dismiss: page.dismiss(animated: animated)
        case .tab:
            trialDelegate.isAnimated = animated
            tabs?.selectedIndex = 1
            trialDelegate.isAnimated = true
        }
    }

    /// Undoes the change.
    func goBack(animated: Bool) {
        switch use.operation {
        case .push: navigation?.popViewController(animated: animated)
        case .present: page.dismiss(animated: animated)
        case .tab:
            trialDelegate.isAnimated = animated
            tabs?.selectedIndex = 0
            trialDelegate.isAnimated = true
        case .pop, .dismiss, .back: bringPage(animated: false)
        case .change: parts.screens?.back?(animated)
        }
    }

    /// Leaves the screen from which a finger has led back without success, as by a button.
    func leave() {
        if use == .change { goBack(animated: true) } else { perform(animated: true) }
    }

    /// What a user does who taps twice: asks for the same once more, or for another screen.
    func performAnother() {
        switch use.operation {
        case .push, .pop: navigation?.pushViewController(ExaminedScreen.page(), animated: true)
        case .present: list.present(ExaminedScreen.page(), animated: true)
        case .dismiss: page.dismiss(animated: true)
        case .tab: tabs?.selectedIndex = 0
        case .change: parts.screens?.go(true)
        case .back: parts.screens?.back?(true)
        }
    }

    /// What a user does who thinks better of it, on screens of the app's own.
    func performOpposite() {
        if use == .back { parts.screens?.go(true) } else { parts.screens?.back?(true) }
    }

    /// Tells the screen on top that it goes, and that it stays after all, as a transition does that is canceled; and the one
    /// below, that it comes and does not.
    func tellOfCancel() {
        guard let top = parts.screens?.root.topmost else { return }
        if let below = top.below {
            below.beginAppearanceTransition(true, animated: true)
            below.beginAppearanceTransition(false, animated: true)
            below.endAppearanceTransition()
        }
        top.beginAppearanceTransition(false, animated: true)
        top.beginAppearanceTransition(true, animated: true)
        top.endAppearanceTransition()
    }

    /// Notes which pages of the app's own are there now.
    func noteVisitors() {
        guard let root = parts.screens?.root else { return }
        for screen in root.all where !visitors.contains(where: { $0.reference === screen }) {
            visitors.append(WeakReference(reference: screen))
        }
    }

    /// The pages of an earlier visit that are no part of the screens any more, though others of their class are that were made again.
    var formerPages: [FormerPage] {
        guard let root = parts.screens?.root else { return [] }
        let here = root.all
        let known = visitors.compactMap { $0.reference as? UIViewController }
        let anew = here.filter { page in !known.contains { $0 === page } }
        return known.filter { page in
            !residents.contains { $0.reference === page } && !here.contains { $0 === page }
                && anew.contains { type(of: $0) == type(of: page) }
        }.map(FormerPage.init)
    }

    /// Turns the device by a quarter, and lets everything settle where nothing else moves.
    func turn() {
        stage.turn(to: stage.orientation.isLandscape ? .portrait : .landscapeLeft, animated: false)
    }

    /// Whether the app pushes in a way of its own.
    var pushesItself: Bool { parts.alwaysShows && use.operation == .push }

    /// The gesture that leads back.
    var swipe: Swipe? { ownSwipe ?? parts.swipe }

    /// The doctor's own screens of this trial.
    var screens: [ExaminedScreen] {
        parts.screens == nil ? [list, page as? ExaminedScreen].compactMap { $0 } : []
    }

    /// The screens that have to be gone after the trial.
    var departingScreens: [UIViewController] {
        guard let root = parts.screens?.root else { return [page, list] }
        return [root] + root.children
    }

    /// Whether the screens are an app's own.
    var isOfApp: Bool { parts.screens != nil }

    /// The views of the screens that are shown again after others have come and gone.
    var lower: [UIView] {
        if let root = parts.screens?.root { return root.all.compactMap(\.viewIfLoaded) }
        let screens: [UIViewController] = use.operation == .tab ? [list, page] : [list]
        return screens.compactMap(\.viewIfLoaded)
    }

    /// Whether the screen on top of an app's own has one below it in a stack.
    var isInStack: Bool { (topOfApp?.navigationController?.viewControllers.count ?? 0) > 1 }

    private var topOfApp: UIViewController? { parts.screens?.root.topmost }

    /// Whether the app has turned the swipe back off.
    var isSwipeTurnedOff: Bool {
        if let top = topOfApp {
            return top.navigationItem.hidesBackButton
                || top.navigationController?.interactivePopGestureRecognizer?.isEnabled == false
        }
        return page.navigationItem.hidesBackButton || navigation?.interactivePopGestureRecognizer?.isEnabled == false
    }

    /// Looks whether the swipe back has begun, while a finger is down.
    func noteSwipeAtRoot() {
        guard let stack = navigation ?? topOfApp?.navigationController, stack.viewControllers.count == 1 else { return }
        let state = stack.interactivePopGestureRecognizer?.state
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
