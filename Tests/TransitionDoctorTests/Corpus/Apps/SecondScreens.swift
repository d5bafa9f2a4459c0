import TransitionDoctor
import UIKit

/// A list on a sheet that is pulled down over its end to leave.
final class SecondPulled: UITableViewController {
    enum Fault: Sendable {
        case none
        /// After a pull that was too short the list gives way no more.
        case noLongerGives
        /// What is shown while it is pulled stays.
        case hintStays
    }

    private let fault: Fault
    private let hint = UILabel()

    init(_ fault: Fault) {
        self.fault = fault
        super.init(style: .plain)
        modalPresentationStyle = .fullScreen
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The corpus makes its screens in code")
    }

    static func screens(_ fault: Fault = .none) -> AppFlow {
        let home = FieldDetail()
        return AppFlow(root: home) {
            home.present(SecondPulled(fault), animated: $0)
        } close: {
            home.dismiss(animated: $0)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        hint.text = "Let go to close"
        hint.backgroundColor = .systemYellow
        hint.frame = CGRect(x: 100, y: -40, width: 180, height: 30)
        hint.isHidden = true
        tableView.addSubview(hint)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Line \(indexPath.row + 1)"
        return cell
    }

    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { hint.isHidden = false }

    override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if scrollView.contentOffset.y + scrollView.adjustedContentInset.top < -70 { return dismiss(animated: true) }
        if fault != .hintStays { hint.isHidden = true }
        if fault == .noLongerGives { scrollView.bounces = false }
    }
}

/// A drawer that opens and closes as often as somebody taps.
final class SecondDrawer: UIViewController {
    private let forgetsToAsk: Bool
    private let (shade, drawer) = (UIView(), FieldCard())
    private var isOpen = false

    /// - Parameter forgetsToAsk: Whether the end of closing hides the shade also where the drawer has been opened again.
    init(forgetsToAsk: Bool = false) {
        self.forgetsToAsk = forgetsToAsk
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The corpus makes its screens in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        shade.backgroundColor = .black
        shade.frame = view.bounds
        shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        (shade.alpha, shade.isHidden) = (0, true)
        view.addSubview(shade)
        addChild(drawer)
        view.addSubview(drawer.view)
        drawer.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        drawer.view.frame = place(isOpen)
    }

    private func place(_ opens: Bool) -> CGRect {
        CGRect(x: opens ? 0 : -260, y: 0, width: 260, height: view.bounds.height)
    }

    var screens: AppFlow {
        AppFlow(root: self) {
            self.set(true, $0)
        } close: {
            self.set(false, $0)
        }
    }

    private func set(_ opens: Bool, _ animated: Bool) {
        isOpen = opens
        if opens { shade.isHidden = false }
        let show = {
            self.drawer.view.frame = self.place(opens)
            self.shade.alpha = opens ? 0.4 : 0
        }
        let end = {
            if !opens, self.forgetsToAsk || !self.isOpen { self.shade.isHidden = true }
        }
        guard animated else {
            show()
            return end()
        }
        UIView.animate(
            withDuration: 0.35, delay: 0, options: [.beginFromCurrentState, .curveEaseInOut], animations: show
        ) {
            _ in end()
        }
    }
}

/// A page that hides the bar above.
final class SecondBare: UIViewController {
    private let showsInGone: Bool
    private let picture = UIView(frame: CGRect(x: 40, y: 200, width: 200, height: 200))

    /// - Parameter showsInGone: Whether the bar is put back when the page is gone already, by nobody who has a stack.
    init(showsInGone: Bool = false) {
        self.showsInGone = showsInGone
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The corpus makes its screens in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        picture.backgroundColor = .systemPink
        view.addSubview(picture)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if !showsInGone { navigationController?.setNavigationBarHidden(false, animated: animated) }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if showsInGone { navigationController?.setNavigationBarHidden(false, animated: false) }
    }

    static func screens(showsInGone: Bool = false) -> AppFlow {
        let navigation = UINavigationController(rootViewController: FieldList())
        return AppFlow(root: navigation) {
            navigation.pushViewController(SecondBare(showsInGone: showsInGone), animated: $0)
        } close: {
            navigation.popViewController(animated: $0)
        }
    }
}

/// A form over the screen, which moves out of the keyboard's way.
final class SecondForm: UIViewController {
    private let insetStays: Bool
    private let home: FieldDetail
    private let field = UITextField(frame: CGRect(x: 24, y: 320, width: 240, height: 36))

    init(_ home: FieldDetail, insetStays: Bool) {
        (self.home, self.insetStays) = (home, insetStays)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
        modalTransitionStyle = .crossDissolve
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The corpus makes its screens in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor.systemBackground.withAlphaComponent(0.95)
        field.borderStyle = .roundedRect
        field.placeholder = "Your name"
        view.addSubview(field)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        field.becomeFirstResponder()
        home.scroll.contentInset.bottom = 120
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        field.resignFirstResponder()
        if !insetStays { home.scroll.contentInset.bottom = 0 }
    }

    static func screens(insetStays: Bool = false) -> AppFlow {
        let home = FieldDetail()
        return AppFlow(root: home) {
            home.present(SecondForm(home, insetStays: insetStays), animated: $0)
        } close: {
            home.dismiss(animated: $0)
        }
    }
}

/// Sections of a form that open in a stack.
final class SecondSections: UIViewController {
    private let (stack, details, arrow) = (UIStackView(), UIView(), UIView())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        for (part, color, height) in [
            (arrow, UIColor.systemGray, 50.0), (details, .systemGreen, 200), (UIView(), .systemBlue, 90),
        ] {
            part.backgroundColor = color
            part.heightAnchor.constraint(equalToConstant: height).isActive = true
            stack.addArrangedSubview(part)
        }
        details.isHidden = true
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
    }

    var screens: AppFlow {
        AppFlow(root: self) {
            self.set(true, $0)
        } close: {
            self.set(false, $0)
        }
    }

    private func set(_ opens: Bool, _ animated: Bool) {
        let change = {
            self.details.isHidden = !opens
            self.details.alpha = opens ? 1 : 0
            self.view.layoutIfNeeded()
        }
        if animated { UIView.animate(withDuration: 0.3, animations: change) } else { change() }
    }
}
