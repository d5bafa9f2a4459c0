import TransitionDoctor
import UIKit

/// D24 and D33: faults that show on iOS only where UIKit does nothing to help.
@MainActor extension RuleExample {
    static let hazards = [
        RuleExample(
            rule: .swipeBack, fault: "the system's recognizer has no delegate and begins at the root",
            wrong: swiped(.lost), right: swiped(.counts), isAlone: true),
        RuleExample(
            rule: .swipeBack, fault: "the recognizer's delegate agrees everywhere",
            wrong: swiped(.agrees), right: swiped(.untouched), isAlone: true),
        RuleExample(
            rule: .sizeChange, fault: "a card is placed by no layout hook",
            wrong: Patient("wrong", transitioningDelegate: { EdgeCard.director(laysOut: false) }),
            right: Patient("right", transitioningDelegate: { EdgeCard.director(laysOut: true) }), isAlone: true),
    ]

    private static func swiped(_ guardian: SwipeGuardian.Kind) -> Patient {
        Patient(
            "swiped",
            screens: {
                let navigation = GuardedNavigationController(guardian)
                return AppFlow(
                    root: navigation, open: { navigation.pushViewController(CorpusScreen(), animated: $0) },
                    close: { _ = navigation.popViewController(animated: $0) })
            })
    }
}

/// A stack whose swipe back has another delegate than UIKit's.
@MainActor private final class GuardedNavigationController: UINavigationController {
    private let guardian: SwipeGuardian

    init(_ kind: SwipeGuardian.Kind) {
        guardian = SwipeGuardian(kind)
        super.init(nibName: nil, bundle: nil)
        pushViewController(CorpusScreen(), animated: false)
    }

    required init?(coder: NSCoder) { fatalError("made in code only") }

    override func viewDidLoad() {
        super.viewDidLoad()
        guardian.navigation = self
        switch guardian.kind {
        case .untouched: break
        case .lost: interactivePopGestureRecognizer?.delegate = nil
        case .agrees, .counts: interactivePopGestureRecognizer?.delegate = guardian
        }
    }
}

/// Decides where the swipe back begins.
@MainActor private final class SwipeGuardian: NSObject, UIGestureRecognizerDelegate {
    enum Kind { case untouched, lost, agrees, counts }
    let kind: Kind
    weak var navigation: UINavigationController?

    init(_ kind: Kind) { self.kind = kind }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        kind == .agrees || (navigation?.viewControllers.count ?? 0) > 1
    }
}

/// A card at the lower edge, which follows a rotation or does not.
@MainActor private final class EdgeCard: UIPresentationController {
    private var laysOut = false

    static func director(laysOut: Bool) -> SketchDirector {
        SketchDirector(presentation: { presented, presenting in
            let card = EdgeCard(presentedViewController: presented, presenting: presenting)
            card.laysOut = laysOut
            return card
        })
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        (containerView?.bounds ?? .zero).divided(atDistance: 240, from: .maxYEdge).slice
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        if laysOut { presentedView?.frame = frameOfPresentedViewInContainerView }
    }
}
