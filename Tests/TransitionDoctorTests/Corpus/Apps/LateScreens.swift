import QuartzCore
import TransitionDoctor
import UIKit

/// A menu that falls about its upper left corner, as a guillotine does.
@MainActor enum LateMenu {
    enum Fault { case none, titleStaysTurned, homeStaysDimmed, homeStaysMute, cornersStay, shadeStays }

    static func screens(_ fault: Fault = .none) -> AppFlow {
        let title = UILabel(frame: CGRect(x: 100, y: 300, width: 160, height: 30))
        title.text = "Menu"
        let home = WildPage("Home", .systemTeal) { _ = wildBlock(.systemRed, in: $0.view, y: 380) }
        let delegate = CorpusModalDelegate { leaves in
            BodyAnimator(0.5) { fall($0, leaves: leaves, title, home.view, fault) }
        }
        return AppFlow(root: home) { animated in
            let menu = WildPage("", .systemGray2) { $0.view.addSubview(title) }
            menu.modalPresentationStyle = .custom
            menu.transitioningDelegate = delegate
            home.present(menu, animated: animated)
        } close: { animated in
            home.dismiss(animated: animated)
        }
    }

    private static func fall(
        _ context: BodyAnimator.Context, leaves: Bool, _ title: UILabel, _ home: UIView, _ fault: Fault
    ) {
        context.addTo()
        guard let view = context.upperView else { return context.end() }
        let frame = view.frame
        view.layer.anchorPoint = .zero
        view.layer.position = frame.origin
        let away = CGAffineTransform(rotationAngle: -.pi / 2)
        let shade = UIView(frame: home.bounds)
        shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shade.backgroundColor = .black
        shade.alpha = leaves ? 0.3 : 0
        home.addSubview(shade)
        home.tintAdjustmentMode = .dimmed
        home.accessibilityElementsHidden = true
        view.layer.maskedCorners = [.layerMinXMaxYCorner]
        view.layer.cornerRadius = leaves ? 0 : 30
        view.clipsToBounds = true
        if !leaves {
            view.transform = away
            title.transform = CGAffineTransform(rotationAngle: .pi / 2)
        }
        UIView.animateKeyframes(withDuration: 0.5, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.8) {
                view.transform = leaves ? away : CGAffineTransform(rotationAngle: 0.04)
                shade.alpha = leaves ? 0 : 0.3
                if leaves { view.layer.cornerRadius = 30 }
            }
            UIView.addKeyframe(withRelativeStartTime: 0.8, relativeDuration: 0.2) {
                if !leaves { (view.transform, view.layer.cornerRadius) = (.identity, 0) }
                if fault != .titleStaysTurned { title.transform = .identity }
            }
        } completion: { _ in
            view.transform = .identity
            view.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
            view.layer.position = CGPoint(x: frame.midX, y: frame.midY)
            (view.layer.cornerRadius, view.clipsToBounds) = (0, false)
            if fault != .cornersStay {
                view.layer.maskedCorners = [
                    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
                ]
            }
            if fault != .shadeStays || !leaves { shade.removeFromSuperview() }
            if fault != .homeStaysDimmed || !leaves { home.tintAdjustmentMode = .automatic }
            if fault != .homeStaysMute || !leaves { home.accessibilityElementsHidden = false }
            context.takeToBack()
            context.end()
        }
    }
}

/// Children of a container that fade, also while they still fade.
final class LateSwitcher: UIViewController {
    private let takesAwayTheWrongOne: Bool
    private var current: UIViewController?
    private let (one, two) = (WildPage("One", .systemTeal), WildPage("Two", .systemOrange))

    init(takesAwayTheWrongOne: Bool = false) {
        self.takesAwayTheWrongOne = takesAwayTheWrongOne
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The corpus makes its screens in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        show(one, false)
    }

    var screens: AppFlow {
        AppFlow(root: self) {
            self.show(self.two, $0)
        } close: {
            self.show(self.one, $0)
        }
    }

    private func show(_ new: UIViewController, _ animated: Bool) {
        guard new !== current else { return }
        let old = current
        current = new
        old?.willMove(toParent: nil)
        addChild(new)
        new.view.frame = view.bounds
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(new.view)
        let end = {
            let goes = self.takesAwayTheWrongOne ? self.children.first : old
            if goes !== self.current || self.takesAwayTheWrongOne {
                goes?.view.removeFromSuperview()
                goes?.removeFromParent()
            }
            new.didMove(toParent: self)
        }
        guard animated, old != nil else { return end() }
        new.view.alpha = 0
        UIView.animate(withDuration: 0.3) {
            new.view.alpha = 1
        } completion: { _ in
            end()
        }
    }
}

/// A drawer over a shade, which a finger closes.
final class LateDrawer: UIViewController {
    private let shadeStays: Bool
    private let (shade, drawer) = (UIView(), UIView())
    private var (isOpen, offset): (Bool, CGFloat) = (false, 0)
    private let width: CGFloat = 280

    init(shadeStays: Bool = false) {
        self.shadeStays = shadeStays
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The corpus makes its screens in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let button = UIButton(type: .custom)
        button.backgroundColor = .systemTeal
        button.frame = CGRect(x: 200, y: 400, width: 150, height: 60)
        view.addSubview(button)
        shade.backgroundColor = .black
        (shade.alpha, shade.isHidden) = (0, true)
        drawer.backgroundColor = .systemYellow
        view.addSubview(shade)
        view.addSubview(drawer)
        let pan = UIPanGestureRecognizer(target: self, action: Selector(LateDrawer.pulled(_:)))
        shade.addGestureRecognizer(pan)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        shade.frame = view.bounds
        put(offset)
    }

    var screens: AppFlow {
        AppFlow(root: self) {
            self.open(true, $0)
        } close: {
            self.open(false, $0)
        }
    }

    private func put(_ offset: CGFloat) {
        self.offset = offset
        drawer.frame = CGRect(x: offset - width, y: 0, width: width, height: view.bounds.height)
        shade.alpha = offset / width * 0.5
    }

    private func open(_ opens: Bool, _ animated: Bool, byFinger: Bool = false) {
        isOpen = opens
        if opens { shade.isHidden = false }
        let end = {
            guard !self.isOpen else { return }
            self.shade.isHidden = !(self.shadeStays && byFinger)
            if !self.shade.isHidden { self.shade.alpha = 0.02 }
        }
        guard animated else {
            put(opens ? width : 0)
            return end()
        }
        UIView.animate(withDuration: 0.3, delay: 0, options: .beginFromCurrentState) {
            self.put(opens ? self.width : 0)
        } completion: { _ in
            end()
        }
    }

    func pulled(_ pan: UIPanGestureRecognizer) {
        let way = max(min(width + pan.translation(in: view).x, width), 0)
        switch pan.state {
        case .changed: put(way)
        case .ended: open(way > width / 2, true, byFinger: true)
        case .cancelled, .failed: open(true, true, byFinger: true)
        default: break
        }
    }
}
