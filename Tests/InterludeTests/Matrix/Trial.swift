import Interlude
import InterludeTesting
import Testing
import UIKit

/// A screen on which everything is tried: three devices, upright and on their side.
struct TrialScreen: Hashable, Sendable, CustomTestStringConvertible {
    let device: Device
    let isUpright: Bool

    var orientation: UIInterfaceOrientation { isUpright ? .portrait : .landscapeLeft }
    var testDescription: String { "\(device.name) \(isUpright ? "upright" : "on its side")" }

    static let all: [TrialScreen] = [Device.iPhoneSE, .iPhone15ProMax, .iPad10].flatMap { device in
        [true, false].map { TrialScreen(device: device, isUpright: $0) }
    }
}

/// A change that a transition animates.
enum TrialChange: String, CaseIterable {
    case push, pop, present, dismiss, presentOver, dismissOver

    var direction: TransitionDirection { [.push, .present, .presentOver].contains(self) ? .forward : .backward }
    var isModal: Bool { self != .push && self != .pop }
    var style: UIModalPresentationStyle { self == .presentOver || self == .dismissOver ? .overFullScreen : .fullScreen }
}

/// One transition on one screen: a list and a page, and a delegate that gives the transition's animators out.
@MainActor
final class Trial {
    let list = Screen("List", .systemTeal)
    private(set) var page: Screen? = Screen("Page", .systemIndigo, squareAt: CGPoint(x: 220, y: 120))
    let navigation: UINavigationController
    let stage: Stage
    let change: TrialChange
    /// What decides about the end of a change without animation.
    let situation: Situation
    private let delegate = TrialDelegate()
    private var watched: [Watched] = []

    struct Situation: Hashable {
        let change: TrialChange
        let screen: TrialScreen
        let isCard: Bool
    }

    private struct Watched {
        let name: String
        weak var object: AnyObject?
    }

    init(_ sample: Sample, _ change: TrialChange, on screen: TrialScreen) throws {
        self.change = change
        situation = Situation(change: change, screen: screen, isCard: sample.name == "overlay")
        navigation = UINavigationController(rootViewController: list)
        stage = Stage(
            rootViewController: navigation, device: screen.device, scale: 1, orientation: screen.orientation)
        SystemLog.writesToStandardError = false
        if let page {
            delegate.transition = sample.transition(from: list, to: page)
            page.modalPresentationStyle = sample.name == "overlay" ? .custom : change.style
            page.transitioningDelegate = delegate
            watch("page", page)
            watch("page's view", page.view)
        }
        navigation.delegate = delegate
        if change.direction == .backward { run(change.opposite, animated: false) }
        try stage.settle()
        stage.advance(by: 0.1)
    }

    // MARK: Doing

    /// Makes the change, with the transition or without.
    func start(animated: Bool = true, interactor: UIPercentDrivenInteractiveTransition? = nil) {
        delegate.isOn = animated
        delegate.interactor = interactor
        run(change, animated: animated)
        if let interactor { watch("interactor", interactor) }
        watchTheRun()
    }

    /// Asks for the change once more, as a second tap does: with another screen where one comes, which is gone in the end.
    func trigger() {
        let other = Screen("Other", .systemPink)
        watch("other screen", other)
        switch change {
        case .push: navigation.pushViewController(other, animated: true)
        case .present, .presentOver:
            list.present(other, animated: true)
            list.dismiss(animated: true)
        case .pop, .dismiss, .dismissOver: run(change, animated: true)
        }
    }

    /// Takes the screen away again that a second push has brought.
    func takeBackSecondPush() throws {
        try stage.settle()
        if navigation.topViewController?.title == "Other" { navigation.popViewController(animated: false) }
        try stage.settle()
    }

    private func run(_ change: TrialChange, animated: Bool) {
        switch change {
        case .push: if let page { navigation.pushViewController(page, animated: animated) }
        case .pop: navigation.popViewController(animated: animated)
        case .present, .presentOver: if let page { list.present(page, animated: animated) }
        case .dismiss, .dismissOver: list.dismiss(animated: animated)
        }
    }

    /// Takes everything away that has come, without animation.
    func leave() throws {
        try stage.settle()
        if list.presentedViewController != nil { list.dismiss(animated: false) }
        navigation.popToRootViewController(animated: false)
        page = nil
        delegate.transition = nil
        delegate.interactor = nil
        try stage.settle()
        stage.advance(by: 0.1)
    }

    // MARK: Looking

    /// Whether the page is on show.
    var showsPage: Bool { page?.viewIfLoaded?.window != nil && page?.appearancePhase == .appeared }

    /// What is wrong about being at rest; nothing, as it should be.
    var unrest: [String] {
        var faults: [String] = []
        if !TransitionRun.current.isEmpty { faults.append("a transition is under way") }
        if UIApplication.shared.isIgnoringInteractionEvents { faults.append("touches are ignored") }
        let middle = CGPoint(x: stage.window.bounds.midX, y: stage.window.bounds.midY)
        let shown: UIView = showsPage ? page?.view ?? list.view : list.view
        let touched = stage.window.hitTest(middle, with: nil)
        if touched?.isDescendant(of: shown) != true { faults.append("a touch gets to \(String(describing: touched))") }
        return faults
    }

    /// What still lives although everything has left.
    var survivors: [String] { watched.filter { $0.object != nil }.map(\.name) }

    private func watch(_ name: String, _ object: AnyObject) {
        watched.append(Watched(name: name, object: object))
    }

    private func watchTheRun() {
        guard let run = TransitionRun.current.last else { return }
        watch("run", run)
        watch("context", run.context)
        watch("coordinator", run.coordinator)
        if let animator = run.animator { watch("animator", animator) }
        if let controller = page?.activePresentationController {
            watch("presentation controller", controller)
            if let container = controller.containerView { watch("container", container) }
        }
    }
}

extension TrialChange {
    fileprivate var opposite: TrialChange {
        switch self {
        case .push: .pop
        case .pop: .push
        case .present: .dismiss
        case .dismiss: .present
        case .presentOver: .dismissOver
        case .dismissOver: .presentOver
        }
    }
}

/// Gives the animators of a transition out, in containers and for modal screens.
@MainActor
private final class TrialDelegate: NSObject {
    var transition: ScreenTransition?
    var interactor: UIPercentDrivenInteractiveTransition?
    var isOn = true

    private func animator(_ direction: TransitionDirection) -> (any UIViewControllerAnimatedTransitioning)? {
        isOn ? transition?.animator(for: direction) : nil
    }
}

extension TrialDelegate: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        animator(operation == .push ? .forward : .backward)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

extension TrialDelegate: UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator(.forward) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator(.backward) }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        OverlayPresentationController(presentedViewController: presented, presenting: presenting)
    }
}
