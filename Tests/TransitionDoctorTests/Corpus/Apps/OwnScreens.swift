import TransitionDoctor
import UIKit

/// A stack of pages that is its own delegate, with a finger at the left edge of each page but the first.
final class OwnStack: UINavigationController, UINavigationControllerDelegate {
    typealias MakeAnimator = (UINavigationController.Operation) -> (any UIViewControllerAnimatedTransitioning)?
    let finger = OwnFinger()
    let list = OwnPage("Teas", .systemTeal)
    var makePage: () -> UIViewController = { OwnPage("Tea", .systemIndigo) }
    var makeAnimator: MakeAnimator = { _ in
        BodyAnimator {
            $0.addTo()
            $0.fade()
        }
    }
    /// Whether the finger is on the first page too.
    var pansAtRoot = false

    static func make(_ change: (OwnStack) -> Void = { _ in }) -> OwnStack {
        let stack = OwnStack(nibName: nil, bundle: nil)
        stack.delegate = stack
        stack.finger.begins = { [weak stack] finger in finger.drive { stack?.popViewController(animated: true) } }
        change(stack)
        stack.setViewControllers([stack.list], animated: false)
        if stack.pansAtRoot { stack.addFinger(to: stack.list) }
        return stack
    }

    /// A stack that fades forwards and has this on the way back.
    static func back(_ seconds: TimeInterval = 0.3, _ body: @escaping (BodyAnimator.Context) -> Void) -> OwnStack {
        make { stack in
            stack.makeAnimator = { operation in
                BodyAnimator(operation == .pop ? seconds : 0.3) { context in
                    if operation == .pop { return body(context) }
                    context.addTo()
                    context.fade()
                }
            }
        }
    }

    func open(_ animated: Bool) {
        let page = makePage()
        addFinger(to: page)
        pushViewController(page, animated: animated)
    }

    private func addFinger(to page: UIViewController) {
        let pan = UIScreenEdgePanGestureRecognizer(target: finger, action: Selector(OwnFinger.moved(_:)))
        pan.edges = .left
        page.view.addGestureRecognizer(pan)
    }

    var screens: AppFlow {
        AppFlow(root: self) {
            self.open($0)
        } close: {
            self.popViewController(animated: $0)
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator(operation) }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { finger.interactor }
}

/// A screen that presents a card, which a finger takes away downwards.
final class OwnShelf: UIViewController, UIViewControllerTransitioningDelegate {
    typealias Body = (BodyAnimator.Context) -> Void
    let finger = OwnFinger()
    var makeCard: () -> OwnPage = { OwnPage("Card", .systemOrange) }
    var makeAnimator: (_ leaves: Bool) -> any UIViewControllerAnimatedTransitioning = { _ in
        BodyAnimator {
            $0.addTo()
            $0.fade()
        }
    }
    var makeController: ((UIViewController, UIViewController?) -> UIPresentationController)?
    var driver: ((OwnFinger) -> (any UIViewControllerInteractiveTransitioning)?) = { $0.interactor }
    var style = UIModalPresentationStyle.custom
    var keepsDelegate = true

    static func make(_ change: (OwnShelf) -> Void = { _ in }) -> OwnShelf {
        let shelf = OwnShelf(nibName: nil, bundle: nil)
        shelf.finger.part = { $0.translation(in: $0.view?.window).y / ($0.view?.window?.bounds.height ?? 1) }
        shelf.finger.begins = { [weak shelf] finger in finger.drive { shelf?.dismiss(animated: true) } }
        change(shelf)
        return shelf
    }

    /// Cards that fade in and have this on the way back.
    static func back(
        style: UIModalPresentationStyle = .custom, _ seconds: TimeInterval = 0.3, _ body: @escaping Body
    ) -> OwnShelf {
        make { shelf in
            shelf.style = style
            shelf.makeAnimator = { leaves in
                BodyAnimator(leaves ? seconds : 0.3) { context in
                    if leaves { return body(context) }
                    context.addTo()
                    context.fade()
                }
            }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        let shelf = UIView(frame: CGRect(x: 0, y: 300, width: 300, height: 40))
        shelf.backgroundColor = .systemBrown
        view.addSubview(shelf)
    }

    func open(_ animated: Bool) {
        let card = makeCard()
        card.modalPresentationStyle = style
        card.view.addGestureRecognizer(UIPanGestureRecognizer(target: finger, action: Selector(OwnFinger.moved(_:))))
        if keepsDelegate {
            card.transitioningDelegate = self
            return present(card, animated: animated)
        }
        let passing = CorpusModalDelegate { [makeAnimator] in makeAnimator($0) }
        card.transitioningDelegate = passing
        present(card, animated: animated)
    }

    var screens: AppFlow {
        AppFlow(root: self) {
            self.open($0)
        } close: {
            self.dismiss(animated: $0)
        }
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator(false) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator(true) }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver(finger) }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { makeController?(presented, presenting) }
}

/// Two tabs, between which a finger leads.
final class OwnTabs: UITabBarController, UITabBarControllerDelegate {
    let finger = OwnFinger()
    private var isAnimated = true
    var body: (BodyAnimator.Context, _ goesBack: Bool) -> Void = { context, _ in
        context.addTo()
        context.fade()
    }

    static func make(_ change: (OwnTabs) -> Void = { _ in }) -> OwnTabs {
        let tabs = OwnTabs(nibName: nil, bundle: nil)
        let pages = [OwnPage("One", .systemTeal), OwnPage("Two", .systemPink)]
        tabs.finger.begins = { [weak tabs] finger in finger.drive { tabs?.selectedIndex = 0 } }
        for page in pages {
            page.tabBarItem = UITabBarItem(title: page.title, image: nil, selectedImage: nil)
            let finger = tabs.finger
            page.whenLoaded = { page in
                guard page.title == "Two" else { return }
                page.view.addGestureRecognizer(
                    UIPanGestureRecognizer(target: finger, action: Selector(OwnFinger.moved(_:))))
            }
        }
        change(tabs)
        tabs.viewControllers = pages
        tabs.delegate = tabs
        return tabs
    }

    private func select(_ index: Int, _ animated: Bool) {
        isAnimated = animated
        selectedIndex = index
        isAnimated = true
    }

    var screens: AppFlow {
        AppFlow(root: self) {
            self.select(1, $0)
        } close: {
            self.select(0, $0)
        }
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard isAnimated else { return nil }
        let goesBack = fromVC === viewControllers?.last
        return BodyAnimator { [body] in body($0, goesBack) }
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { finger.interactor }
}
