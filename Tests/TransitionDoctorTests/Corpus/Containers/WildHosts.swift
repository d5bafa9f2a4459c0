import QuartzCore
import TransitionDoctor
import UIKit

/// Messages that drop over an app's screen, each a child of its own.
final class WildMessages: UIViewController {
    enum Fault {
        case none
        /// Taken away with the animation only.
        case staysUnanimated
        /// One that is shown while another is there forgets the other.
        case forgetsFirst
    }

    private let fault: Fault
    private var shown: UIView?

    init(_ fault: Fault = .none) {
        self.fault = fault
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The corpus makes its screens in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        _ = wildBlock(.systemYellow, in: view, y: 400)
    }

    var screens: AppFlow {
        AppFlow(root: self) {
            self.show($0)
        } close: {
            self.hide($0)
        }
    }

    private func show(_ animated: Bool) {
        if fault != .forgetsFirst { shown?.removeFromSuperview() }
        let message = UIView()
        message.backgroundColor = .systemGreen
        message.layer.cornerRadius = 14
        message.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(message)
        NSLayoutConstraint.activate([
            message.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            message.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            message.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            message.heightAnchor.constraint(equalToConstant: 90),
        ])
        shown = message
        guard animated else { return }
        view.layoutIfNeeded()
        message.transform = CGAffineTransform(translationX: 0, y: -220)
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
            options: [.beginFromCurrentState, .allowUserInteraction]
        ) {
            message.transform = .identity
        }
    }

    private func hide(_ animated: Bool) {
        guard let message = shown else { return }
        shown = nil
        guard animated else {
            if fault == .staysUnanimated { message.alpha = 0.4 } else { message.removeFromSuperview() }
            return
        }
        CATransaction.begin()
        whenCommitted { message.removeFromSuperview() }
        UIView.animate(withDuration: 0.2, delay: 0, options: [.beginFromCurrentState, .curveEaseIn]) {
            message.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
            message.alpha = 0
        }
        CATransaction.commit()
    }
}

/// Two pages beside each other, a line under the name of the one that is seen, and a finger that pulls them.
final class WildPager: UIViewController {
    enum Fault {
        case none
        /// A touch that is taken away leaves both pages half way.
        case onlyEnded
        /// The other page stays beside when it is called off.
        case neighbourStays
        /// The other page is told that it comes, and never that it went.
        case neighbourUntold
        /// The line is under the other name at once.
        case lineJumps
    }

    private let fault: Fault
    private let line = UIView()
    private let body = UIView()
    private let pages = [WildPage("Day", .systemYellow), WildPage("Night", .systemIndigo)]
    private var index = 0
    /// Where the pages are and will be when what moves them has ended, 0…1.
    private var place: CGFloat = 0
    private var isMoving = false
    private var isPulled = false

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    init(_ fault: Fault = .none) {
        self.fault = fault
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The corpus makes its screens in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        body.clipsToBounds = true
        view.addSubview(body)
        line.backgroundColor = .systemRed
        view.addSubview(line)
        pages.forEach(addChild)
        body.addSubview(pages[0].view)
        pages.forEach { $0.didMove(toParent: self) }
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(WildPager.pulled(_:))))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        body.frame = view.bounds.inset(by: UIEdgeInsets(top: 130, left: 0, bottom: 0, right: 0))
        putPages(place)
        putLine(place)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        pages[index].beginAppearanceTransition(true, animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        pages[index].endAppearanceTransition()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        pages[index].beginAppearanceTransition(false, animated: animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        pages[index].endAppearanceTransition()
    }

    var screens: AppFlow {
        AppFlow(root: self) {
            self.change(to: 1, $0)
        } close: {
            self.change(to: 0, $0)
        }
    }

    private func putPages(_ place: CGFloat) {
        self.place = place
        for (number, page) in pages.enumerated() where page.view.superview != nil {
            page.view.frame = body.bounds.offsetBy(dx: (CGFloat(number) - place) * body.bounds.width, dy: 0)
        }
    }

    private func putLine(_ place: CGFloat) {
        line.frame = CGRect(x: 20 + place * view.bounds.width / 2, y: 124, width: view.bounds.width / 2 - 40, height: 4)
    }

    private func begin(_ animated: Bool) {
        isMoving = true
        pages[index].beginAppearanceTransition(false, animated: animated)
        pages[1 - index].beginAppearanceTransition(true, animated: animated)
        body.addSubview(pages[1 - index].view)
        putPages(CGFloat(index))
    }

    private func end(_ changes: Bool) {
        isMoving = false
        if changes {
            pages[index].view.removeFromSuperview()
            pages.forEach { $0.endAppearanceTransition() }
            index = 1 - index
            putPages(CGFloat(index))
            return putLine(CGFloat(index))
        }
        let other = pages[1 - index]
        pages[index].beginAppearanceTransition(true, animated: false)
        pages[index].endAppearanceTransition()
        if fault != .neighbourStays { other.view.removeFromSuperview() }
        guard fault != .neighbourUntold else { return }
        other.beginAppearanceTransition(false, animated: false)
        other.endAppearanceTransition()
    }

    private func change(to new: Int, _ animated: Bool) {
        guard new != index, !isMoving else { return }
        begin(animated)
        if animated { settle(true) } else { end(true) }
    }

    private func settle(_ changes: Bool) {
        let goal = CGFloat(changes ? 1 - index : index)
        if fault == .lineJumps { putLine(goal) }
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut) {
            self.putPages(goal)
            self.putLine(goal)
        } completion: { _ in
            self.end(changes)
        }
    }

    func pulled(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: view).x / view.bounds.width
        if pan.state == .began {
            let isRight = pan.velocity(in: view).x > 0
            isPulled = !isMoving && index == (isRight ? 1 : 0)
            if isPulled { begin(true) }
        }
        guard isPulled else { return }
        switch pan.state {
        case .changed:
            putPages(min(max(CGFloat(index) - way, 0), 1))
            if fault != .lineJumps { putLine(place) }
        case .ended:
            isPulled = false
            settle(abs(way) > 0.4)
        case .cancelled, .failed:
            isPulled = false
            if fault != .onlyEnded { settle(false) }
        default: break
        }
    }
}

/// A button that becomes a circle with a spinner and then fills the screen, behind which the home comes.
@MainActor final class WildLogin: NSObject {
    enum Fault {
        case none
        /// What filled the screen is kept by its animation.
        case fillStays
        /// The spinner turns behind the home, and when one comes back.
        case spinnerTurns
        /// The button takes no touches for ever.
        case buttonDead
    }

    private let fault: Fault
    private let login = WildPage("Log in", .systemGray6)
    private let button = UIButton(type: .custom)
    private let spinner = CAShapeLayer()
    private var isBusy = false
    private let delegate = CorpusModalDelegate { _ in
        BodyAnimator { context in
            context.addTo()
            context.fade()
        }
    }

    init(_ fault: Fault = .none) {
        self.fault = fault
        super.init()
        login.whenLoaded = { [button, spinner] login in
            button.backgroundColor = .systemPink
            button.frame = CGRect(x: 46, y: 500, width: 300, height: 50)
            login.view.addSubview(button)
            spinner.path = UIBezierPath(ovalIn: CGRect(x: -15, y: -15, width: 30, height: 30)).cgPath
            spinner.fillColor = nil
            spinner.strokeColor = UIColor.white.cgColor
            spinner.strokeEnd = 0.6
            spinner.position = CGPoint(x: 25, y: 25)
            spinner.isHidden = true
            button.layer.addSublayer(spinner)
        }
    }

    var screens: AppFlow {
        AppFlow(root: login) { animated in
            guard animated else { return self.present(false) }
            self.shrink()
        } close: { animated in
            self.login.dismiss(animated: animated)
        }
    }

    private func present(_ animated: Bool) {
        let home = WildPage("Home", .systemPink)
        home.modalPresentationStyle = .fullScreen
        home.transitioningDelegate = delegate
        login.present(home, animated: animated)
    }

    private func shrink() {
        guard !isBusy else { return }
        isBusy = true
        button.isUserInteractionEnabled = false
        spinner.isHidden = false
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        (turn.fromValue, turn.toValue, turn.duration, turn.repeatCount) = (0.0, 2 * Double.pi, 0.6, .infinity)
        spinner.add(turn, forKey: "turn")
        UIView.animate(withDuration: 0.15) {
            self.button.frame = CGRect(x: 171, y: 500, width: 50, height: 50)
            self.button.layer.cornerRadius = 25
        } completion: { _ in
            later(0.4) { self.fill() }
        }
    }

    private func fill() {
        if fault != .spinnerTurns { spinner.removeAnimation(forKey: "turn") }
        spinner.isHidden = true
        let growth = CABasicAnimation(keyPath: "transform.scale")
        (growth.fromValue, growth.toValue, growth.duration) = (1, 34, 0.3)
        growth.fillMode = .forwards
        growth.isRemovedOnCompletion = false
        CATransaction.begin()
        whenCommitted {
            self.present(true)
            later(0.5) { self.revert() }
        }
        button.layer.add(growth, forKey: "fill")
        CATransaction.commit()
    }

    private func revert() {
        isBusy = false
        if fault != .fillStays { button.layer.removeAnimation(forKey: "fill") }
        button.frame = CGRect(x: 46, y: 500, width: 300, height: 50)
        button.layer.cornerRadius = 0
        if fault != .buttonDead { button.isUserInteractionEnabled = true }
    }
}

/// A form whose rows unfold in a stack.
final class WildForm: UIViewController {
    private let stack = UIStackView()
    private let details = UIView()
    private let leavesRows: Bool
    private var isOpen = false

    /// - Parameter leavesRows: Each opening puts another row into the stack, which is taken out of its list alone.
    init(leavesRows: Bool = false) {
        self.leavesRows = leavesRows
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The corpus makes its screens in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        stack.axis = .vertical
        stack.spacing = 10
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
        stack.addArrangedSubview(row(.systemTeal, 60))
        stack.addArrangedSubview(details)
        stack.addArrangedSubview(row(.systemPink, 60))
        details.backgroundColor = .systemYellow
        details.heightAnchor.constraint(equalToConstant: 140).isActive = true
        details.isHidden = true
    }

    private func row(_ color: UIColor, _ height: CGFloat) -> UIView {
        let row = UIView()
        row.backgroundColor = color
        row.heightAnchor.constraint(equalToConstant: height).isActive = true
        return row
    }

    var screens: AppFlow {
        AppFlow(root: self) {
            self.open(true, $0)
        } close: {
            self.open(false, $0)
        }
    }

    private func open(_ opens: Bool, _ animated: Bool) {
        guard opens != isOpen else { return }
        isOpen = opens
        if leavesRows { return exchange(opens) }
        let change = {
            self.details.isHidden = !opens
            self.view.layoutIfNeeded()
        }
        if animated { UIView.animate(withDuration: 0.3, animations: change) } else { change() }
    }

    private func exchange(_ opens: Bool) {
        if opens {
            stack.addArrangedSubview(row(.systemOrange, 80))
        } else {
            stack.arrangedSubviews.last.map(stack.removeArrangedSubview)
        }
    }
}
