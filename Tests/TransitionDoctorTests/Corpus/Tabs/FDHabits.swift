import TransitionDoctor
import UIKit

/// An app with a tab bar of its own that floats over its pages. They leave room for it and stay where they were read.
final class FDHabits: UIViewController {
    /// Whether a page is told by hand that it appears, as if nobody else told it.
    private var tellsByHand = false
    private let pages = [FDHabitPage("Today"), FDHabitPage("Trends")]
    private let stage = UIView()
    private let bar = UIStackView()
    private var (index, isMoving) = (0, false)

    static func screens(tellsByHand: Bool = false) -> AppFlow {
        let habits = FDHabits()
        habits.tellsByHand = tellsByHand
        return AppFlow(root: habits) { animated in
            habits.select(1, animated: animated)
        } close: { animated in
            habits.select(0, animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for (number, page) in pages.enumerated() {
            page.additionalSafeAreaInsets.bottom = 76
            bar.addArrangedSubview(fdButton(page.name) { [weak self] in self?.select(number, animated: true) })
        }
        bar.distribution = .fillEqually
        bar.backgroundColor = .systemGray4
        bar.layer.cornerRadius = 26
        view.fdFill(with: stage)
        view.fdAdd(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12),
            bar.heightAnchor.constraint(equalToConstant: 52),
        ])
        addChild(pages[0])
        stage.fdFill(with: pages[0].view)
        pages[0].didMove(toParent: self)
        mark()
    }

    private func mark() {
        for (number, button) in bar.arrangedSubviews.enumerated() {
            button.tintColor = number == index ? .systemBlue : .systemGray
        }
    }

    private func select(_ next: Int, animated: Bool) {
        guard next != index, !isMoving else { return }
        let (old, new) = (pages[index], pages[next])
        index = next
        mark()
        old.willMove(toParent: nil)
        addChild(new)
        if tellsByHand { new.viewWillAppear(animated) }
        stage.fdFill(with: new.view)
        let end = { [self] in
            old.view.removeFromSuperview()
            old.removeFromParent()
            new.didMove(toParent: self)
            isMoving = false
        }
        guard animated else { return end() }
        isMoving = true
        new.view.alpha = 0
        UIView.animate(withDuration: 0.22) {
            new.view.alpha = 1
        } completion: { _ in
            end()
        }
    }
}

/// A list that says how often it was opened.
private final class FDHabitPage: FDRows {
    let name: String
    private var count = 0

    init(_ name: String) {
        self.name = name
        super.init(style: .insetGrouped)
        rows = { (1...14).map { ("\(name) \($0)", $0 % 3 == 0 ? "done" : "open") } }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Made in code")
    }

    override func viewWillAppear(_ animated: Bool) {
        count += 1
        super.viewWillAppear(animated)
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "Opened \(count) times"
    }
}
