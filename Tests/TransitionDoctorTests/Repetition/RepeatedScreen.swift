import TransitionDoctor
import UIKit

/// An app of two pages that are made anew for each visit, so that records outlive what they describe.
struct RepeatedScreen: Sendable, CustomStringConvertible {
    /// What changes the pages.
    enum Way: String, CaseIterable {
        case crossDissolve, slide, scale, fade, push, present
    }

    /// What is wrong with it.
    enum Fault: String {
        case none, leavesVeil, staysFaint
    }

    let way: Way
    let fault: Fault
    /// Whether the pages have a list besides their labels.
    var hasList = false

    var isRight: Bool { fault == .none }
    var description: String { "\(way.rawValue), \(fault.rawValue)\(hasList ? ", with a list" : "")" }

    /// Twelve right ones and twelve wrong ones.
    static let all: [RepeatedScreen] =
        Way.allCases.flatMap { way in
            [
                RepeatedScreen(way: way, fault: .none), RepeatedScreen(way: way, fault: .none, hasList: true),
                RepeatedScreen(way: way, fault: .leavesVeil),
                RepeatedScreen(
                    way: way, fault: way == .scale || way == .fade ? .staysFaint : .leavesVeil, hasList: true),
            ]
        }

    @MainActor var patient: Patient {
        Patient(
            description,
            screens: {
                switch way {
                case .push: PushingRooms(self).screens
                case .present: PresentingRooms(self).screens
                case .fade, .crossDissolve, .slide, .scale: ChildRooms(self).screens
                }
            })
    }

    @MainActor func page(_ number: Int) -> UIViewController { RoomPage("Room \(number)", number, hasList: hasList) }

    /// What the fault leaves behind at the end of a change.
    @MainActor func spoil(_ view: UIView, in container: UIView) {
        switch fault {
        case .none: break
        case .leavesVeil:
            let veil = UIView(frame: CGRect(x: 0, y: 300, width: 90, height: 40))
            veil.backgroundColor = UIColor.black.withAlphaComponent(0.4)
            container.addSubview(veil)
        case .staysFaint: view.alpha = 0.9
        }
    }
}

/// A page with two labels of different sizes and, where wanted, a list.
private final class RoomPage: UIViewController, UITableViewDataSource {
    private let color: UIColor
    private let hasList: Bool

    init(_ title: String, _ number: Int, hasList: Bool) {
        (color, self.hasList) = (number == 0 ? .systemTeal : .systemPurple, hasList)
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        let (head, body) = (label(title ?? "", .title1), label("Lorem ipsum of \(title ?? "")", .body))
        NSLayoutConstraint.activate([
            head.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            head.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            body.topAnchor.constraint(equalTo: head.bottomAnchor, constant: 12),
            body.leadingAnchor.constraint(equalTo: head.leadingAnchor),
        ])
        guard hasList else { return }
        let list = UITableView(frame: CGRect(x: 20, y: 240, width: 300, height: 300), style: .plain)
        list.dataSource = self
        view.addSubview(list)
    }

    private func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.textColor = .white
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        return label
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "\(title ?? ""), row \(indexPath.row)"
        return cell
    }
}

/// A container that exchanges its only child.
private final class ChildRooms: UIViewController {
    private let screen: RepeatedScreen
    private var number = 0
    private var room: UIViewController?
    private var isMoving = false

    init(_ screen: RepeatedScreen) {
        self.screen = screen
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("made in code") }

    var screens: AppFlow {
        AppFlow(root: self, open: { self.enter(1, animated: $0) }, close: { self.enter(0, animated: $0) })
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        let first = screen.page(0)
        place(first)
        first.didMove(toParent: self)
        room = first
    }

    private func place(_ page: UIViewController, adds: Bool = true) {
        addChild(page)
        page.view.frame = view.bounds
        page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if adds { view.addSubview(page.view) }
    }

    private func enter(_ number: Int, animated: Bool) {
        guard let old = room, !isMoving, self.number != number else { return }
        let new = screen.page(number)
        self.number = number
        old.willMove(toParent: nil)
        room = new
        guard animated else {
            place(new)
            old.view.removeFromSuperview()
            old.removeFromParent()
            return new.didMove(toParent: self)
        }
        isMoving = true
        place(new, adds: false)
        let options: UIView.AnimationOptions = screen.way == .crossDissolve ? .transitionCrossDissolve : []
        if screen.way == .slide { new.view.transform = CGAffineTransform(translationX: view.bounds.width, y: 0) }
        if screen.way == .scale { new.view.transform = CGAffineTransform(scaleX: 0.4, y: 0.4) }
        if screen.way == .fade || screen.way == .scale { new.view.alpha = 0 }
        transition(from: old, to: new, duration: 0.35, options: options) {
            new.view.transform = .identity
            new.view.alpha = 1
        } completion: { [self] _ in
            screen.spoil(new.view, in: view)
            old.removeFromParent()
            new.didMove(toParent: self)
            isMoving = false
        }
    }
}

/// A stack that fades its pages.
private final class PushingRooms: UINavigationController, UINavigationControllerDelegate {
    private var screen: RepeatedScreen?

    convenience init(_ screen: RepeatedScreen) {
        self.init(rootViewController: screen.page(0))
        self.screen = screen
        delegate = self
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        // The fade has no gesture of its own.
        interactivePopGestureRecognizer?.isEnabled = false
    }

    var screens: AppFlow {
        AppFlow(root: self) { animated in
            self.screen.map { self.pushViewController($0.page(1), animated: animated) }
        } close: { animated in
            self.popViewController(animated: animated)
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { screen.map(fading) }
}

/// A page that presents another.
private final class PresentingRooms: UIViewController, UIViewControllerTransitioningDelegate {
    private let screen: RepeatedScreen

    init(_ screen: RepeatedScreen) {
        self.screen = screen
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("made in code") }

    var screens: AppFlow {
        AppFlow(root: self) { animated in
            let page = self.screen.page(1)
            page.modalPresentationStyle = .fullScreen
            page.transitioningDelegate = self
            if self.presentedViewController == nil { self.present(page, animated: animated) }
        } close: { animated in
            self.dismiss(animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemOrange
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { fading(screen) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { fading(screen) }
}

/// A fade with the screen's fault.
@MainActor private func fading(_ screen: RepeatedScreen) -> any UIViewControllerAnimatedTransitioning {
    BodyAnimator { context in
        context.addTo()
        context.fade {
            if let view = context.toView { screen.spoil(view, in: context.containerView) }
        }
    }
}
