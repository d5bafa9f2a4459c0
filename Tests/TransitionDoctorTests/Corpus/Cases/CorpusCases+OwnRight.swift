import Foundation
import TransitionDoctor
import UIKit

/// An app's own screens as they should be.
@MainActor extension CorpusCase {
    static let rightOwn: [CorpusCase] = [
        .right(own: "own stack: a fade, and a finger at the edge") { OwnStack.make().screens },
        .right(own: "own card: it slides down, and a finger takes it along") {
            OwnShelf.make { $0.makeAnimator = slideDown }.screens
        },
        .right(own: "own card: over the full screen, cut from the corners") {
            OwnShelf.make { shelf in
                shelf.style = .overFullScreen
                shelf.makeCard = {
                    let card = OwnPage("Card", .systemOrange)
                    card.whenLoaded = { $0.view.layer.cornerRadius = 20 }
                    return card
                }
            }.screens
        },
        .right(own: "own card: a presentation controller dims what is behind") {
            OwnShelf.make { $0.makeController = { OwnDimming(presentedViewController: $0, presenting: $1) } }.screens
        },
        .right(own: "own card: the shelf steps back while it is there") {
            OwnShelf.make { shelf in
                shelf.makeController = { OwnStepBack(presentedViewController: $0, presenting: $1) }
            }.screens
        },
        .right(own: "own tabs: a fade, and a finger to the left") {
            OwnTabs.make { $0.finger.part = { -$0.translation(in: $0.view?.window).x / 393 } }.screens
        },
        .right(own: "own container: a fade between children") { OwnPager().screens },
        .right(own: "own drawer: a finger moves it directly") { OwnDrawer().screens },
        .right(own: "own drawer: a spring brings it home") {
            let drawer = OwnDrawer()
            drawer.settles = { drawer, animated, _ in
                guard animated else { return drawer.place(drawer.isOpen ? 1 : 0) }
                UIView.animate(
                    withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0, options: []
                ) {
                    drawer.place(drawer.isOpen ? 1 : 0)
                }
            }
            return drawer.screens
        },
        .right(own: "own stack: the page has a field that is typed in") {
            OwnStack.make { stack in
                stack.makePage = {
                    let page = OwnPage("Form", .systemIndigo)
                    page.whenLoaded = { page in
                        let field = UITextField(frame: CGRect(x: 24, y: 160, width: 240, height: 34))
                        field.borderStyle = .roundedRect
                        page.view.addSubview(field)
                        page.keeps = [field]
                    }
                    page.whenShown = { ($0.keeps.first as? UITextField)?.becomeFirstResponder() }
                    return page
                }
            }.screens
        },
        .right(own: "own stack: the page has a clock that ticks") {
            OwnStack.make { stack in
                stack.makePage = {
                    let (page, ticks) = (OwnPage("0", .systemIndigo), OwnTicks())
                    page.whenShown = { page in ticks.start { [weak page] in page?.heading.text = "\($0)" } }
                    page.whenLeaving = { _ in ticks.stop() }
                    return page
                }
            }.screens
        },
        .right(own: "own stack: a badge on the list breathes, by animations that follow each other") {
            OwnStack.make { stack in
                stack.list.whenShown = { breathe($0.heading, large: true) }
            }.screens
        },
        .right(own: "own stack: no seconds at all, on purpose") {
            OwnStack.make { stack in
                stack.makeAnimator = { _ in
                    BodyAnimator(0) { context in
                        context.addTo()
                        context.end()
                    }
                }
                // Nothing that takes no time can be driven: the swipe goes back at once.
                stack.finger.begins = { [weak stack] _ in stack?.popViewController(animated: true) }
            }.screens
        },
        .right(own: "own stack: the page has a spinner") {
            OwnStack.make { stack in
                stack.makePage = {
                    let page = OwnPage("Wait", .systemIndigo)
                    page.whenLoaded = { page in
                        let spinner = UIActivityIndicatorView(style: .large)
                        spinner.center = CGPoint(x: 196, y: 600)
                        spinner.startAnimating()
                        page.view.addSubview(spinner)
                    }
                    return page
                }
            }.screens
        },
        .right(own: "own stack: a row flies to its page and back", alsoTrue: [.reduceMotionIgnored]) {
            OwnStack.make { stack in
                stack.makeAnimator = { operation in BodyAnimator { fly($0, isPop: operation == .pop) } }
            }.screens
        },
        .right(own: "own card: it gets a shadow when the finger takes hold") {
            OwnShelf.make { shelf in
                shelf.makeAnimator = slideDown
                shelf.finger.begins = { [weak shelf] finger in
                    guard let shelf, let card = shelf.presentedViewController?.view else { return }
                    card.layer.shadowOpacity = 0.3
                    finger.drive { shelf.dismiss(animated: true) }
                }
                shelf.finger.ends = { [weak shelf] finger, state, part in
                    let goes = state == .ended && part > 0.4
                    if goes { finger.interactor?.finish() } else { finger.interactor?.cancel() }
                    if !goes { shelf?.presentedViewController?.view.layer.shadowOpacity = 0 }
                    finger.interactor = nil
                }
            }.screens
        },
        .right(own: "own stack: the page counts how often it was seen") {
            OwnStack.make { stack in
                stack.makePage = {
                    let page = OwnPage("Tea", .systemIndigo)
                    var count = 0
                    page.whenAppearing = { page in
                        count += 1
                        page.heading.text = "seen \(count) times"
                    }
                    return page
                }
            }.screens
        },
        .right(own: "own stack: the page hides the bar") {
            OwnStack.make { stack in
                stack.list.whenAppearing = { $0.navigationController?.setNavigationBarHidden(false, animated: true) }
                stack.makePage = {
                    let page = OwnPage("Photo", .black)
                    page.whenAppearing = { $0.navigationController?.setNavigationBarHidden(true, animated: true) }
                    return page
                }
            }.screens
        },
        .right(own: "own card: the finger may also throw it") {
            OwnShelf.make { shelf in
                shelf.makeAnimator = slideDown
                let finger = shelf.finger
                let measure = shelf.finger.part
                var speed: CGFloat = 0
                finger.part = { pan in
                    speed = pan.velocity(in: pan.view?.window).y
                    return measure(pan)
                }
                finger.ends = { finger, state, part in
                    let goes = state == .ended && (part > 0.4 || speed > 600)
                    if goes { finger.interactor?.finish() } else { finger.interactor?.cancel() }
                    finger.interactor = nil
                }
            }.screens
        },
        .right(own: "own stack: a list whose pictures change by a timer") {
            OwnStack.make { stack in
                var (page, timer) = (0, Timer?.none)
                stack.list.whenShown = { list in
                    timer = every(0.4) { [weak list] in
                        page += 1
                        let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue]
                        list?.view.subviews.last?.backgroundColor = colors[page % 3]
                        return false
                    }
                }
                stack.list.whenLeaving = { _ in timer?.invalidate() }
            }.screens
        },
        .right(own: "own card: an interactor written by hand") {
            OwnShelf.make { shelf in
                let driver = OwnHandInteractor()
                shelf.makeAnimator = { _ in driver.animator }
                shelf.finger.begins = { [weak shelf] _ in
                    driver.isHeld = true
                    shelf?.dismiss(animated: true)
                }
                shelf.finger.changes = { _, part in driver.move(part) }
                shelf.finger.ends = { _, state, part in driver.end(state == .ended && part > 0.4) }
                shelf.driver = { _ in driver.isHeld ? driver : nil }
            }.screens
        },
        .right(own: "own card: a page of many rows is dragged down from its top") {
            OwnShelf.make { shelf in
                shelf.makeAnimator = slideDown
                shelf.makeCard = {
                    let card = OwnPage("Rows", .systemOrange)
                    card.whenLoaded = { card in
                        let stack = UIStackView(frame: CGRect(x: 24, y: 560, width: 300, height: 160))
                        (stack.axis, stack.distribution, stack.spacing) = (.vertical, .fillEqually, 8)
                        for _ in 0..<3 {
                            let row = UIView()
                            row.backgroundColor = .systemBrown
                            stack.addArrangedSubview(row)
                        }
                        card.view.addSubview(stack)
                    }
                    return card
                }
            }.screens
        },
    ]

    /// Larger and smaller, each time anew, for as long as it is seen.
    private static func breathe(_ view: UIView, large: Bool) {
        guard view.window != nil else { return }
        UIView.animate(withDuration: 0.5) {
            view.transform = large ? CGAffineTransform(scaleX: 1.1, y: 1.1) : .identity
        } completion: { _ in
            breathe(view, large: !large)
        }
    }

    /// A row of the list grows into the page, and goes back there.
    private static func fly(_ context: BodyAnimator.Context, isPop: Bool) {
        context.addTo()
        guard let page = isPop ? context.fromView : context.toView,
            let list = isPop ? context.toView : context.fromView,
            let row = list.subviews.last
        else { return context.end() }
        let (small, large) = (row.convert(row.bounds, to: context.containerView), page.frame)
        let flier = UIView(frame: isPop ? large : small)
        flier.backgroundColor = row.backgroundColor
        flier.alpha = isPop ? 0 : 1
        context.containerView.addSubview(flier)
        row.isHidden = true
        page.alpha = isPop ? 1 : 0
        UIView.animate(withDuration: 0.3) {
            flier.frame = isPop ? small : large
            flier.alpha = isPop ? 1 : 0
            page.alpha = isPop ? 0 : 1
        } completion: { _ in
            flier.removeFromSuperview()
            row.isHidden = false
            page.alpha = 1
            context.takeToBack()
            context.end()
        }
    }
}

/// Counts seconds as a clock does.
@MainActor private final class OwnTicks {
    private var timer: Timer?
    private var count = 0

    func start(_ tell: @escaping @MainActor (Int) -> Void) {
        stop()
        timer = every(0.25) { [weak self] in
            self?.count += 1
            tell(self?.count ?? 0)
            return self == nil
        }
    }

    func stop() {
        timer?.invalidate()
        timer = nil
    }
}

/// Dims what is behind the card.
private final class OwnDimming: UIPresentationController {
    private let dimming = UIView()

    override func presentationTransitionWillBegin() {
        dimming.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        dimming.frame = containerView?.bounds ?? .zero
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        containerView?.insertSubview(dimming, at: 0)
        dimming.alpha = 0
        let show = { self.dimming.alpha = 1 }
        if presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in show() }) != true {
            show()
        }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { dimming.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimming.alpha = 0 })
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dimming.removeFromSuperview() }
    }
}

/// Makes what is behind the card a little smaller.
private final class OwnStepBack: UIPresentationController {
    private func set(_ transform: CGAffineTransform) {
        let below = presentingViewController.view
        let change = { below?.transform = transform }
        if presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in change() }) != true {
            change()
        }
    }

    override func presentationTransitionWillBegin() { set(CGAffineTransform(scaleX: 0.94, y: 0.94)) }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { presentingViewController.view.transform = .identity }
    }

    override func dismissalTransitionWillBegin() { set(.identity) }
}

/// Drives a card down by itself, without UIPercentDrivenInteractiveTransition.
@MainActor private final class OwnHandInteractor: NSObject, UIViewControllerInteractiveTransitioning {
    let animator = BodyAnimator {
        $0.addTo()
        $0.fade()
    }
    var isHeld = false
    private var context: BodyAnimator.Context?

    func startInteractiveTransition(_ transitionContext: BodyAnimator.Context) { context = transitionContext }

    func move(_ part: CGFloat) {
        guard let context else { return }
        context.fromView?.transform = CGAffineTransform(
            translationX: 0, y: max(0, part) * context.containerView.bounds.height)
        context.updateInteractiveTransition(max(0, min(part, 1)))
    }

    func end(_ goes: Bool) {
        isHeld = false
        guard let context, let view = context.fromView else { return }
        self.context = nil
        if goes { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
        UIView.animate(withDuration: 0.25) {
            view.transform =
                goes ? CGAffineTransform(translationX: 0, y: context.containerView.bounds.height) : .identity
        } completion: { _ in
            view.transform = .identity
            context.completeTransition(goes)
        }
    }
}
