import Testing
import TestStages
import UIKit

/// Setters that are given the value they have.
///
/// An app that sets in `viewDidLayoutSubviews` what it has set before would never come to rest if each of them asked for layout.
@MainActor
@Suite(.serialized)
struct RepeatedValueTests {
    /// A view with a property that takes part in its layout.
    @MainActor struct Case {
        let name: String
        let make: () -> UIView
        /// Sets the first or the second value.
        let set: (UIView, Bool) -> Void

        init<View: UIView, Value>(
            _ name: String, _ path: ReferenceWritableKeyPath<View, Value>, _ first: Value, _ second: Value,
            _ make: @escaping () -> View
        ) {
            self.name = name
            self.make = make
            set = { view, isFirst in (view as? View)?[keyPath: path] = isFirst ? first : second }
        }

        init(
            _ name: String, _ make: @escaping () -> UIView,
            _ set: @escaping (UIView, Bool) -> Void
        ) {
            (self.name, self.make, self.set) = (name, make, set)
        }
    }

    @MainActor static func stack() -> UIStackView {
        let views = (0..<3).map { _ in UILabel() }
        for view in views { view.text = "Text" }
        return UIStackView(arrangedSubviews: views)
    }

    @MainActor static func label() -> UILabel {
        let label = UILabel()
        label.text = "Text"
        return label
    }

    static let cases: [Case] = [
        Case("stack.spacing", \UIStackView.spacing, 15, 20) { stack() },
        Case("stack.axis", \UIStackView.axis, .vertical, .horizontal) { stack() },
        Case("stack.distribution", \UIStackView.distribution, .fillEqually, .fill) { stack() },
        Case("stack.alignment", \UIStackView.alignment, .center, .fill) { stack() },
        Case("stack.isLayoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement, true, false) {
            stack()
        },
        Case("stack.isBaselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement, true, false) {
            stack()
        },
        Case("stack.setCustomSpacing", { stack() }) { view, isFirst in
            guard let stack = view as? UIStackView else { return }
            stack.setCustomSpacing(isFirst ? 3 : 4, after: stack.arrangedSubviews[0])
        },
        Case("stack.addArrangedSubview", { stack() }) { view, isFirst in
            guard let stack = view as? UIStackView else { return }
            if isFirst {
                stack.addArrangedSubview(stack.arrangedSubviews[2])
            } else {
                stack.addArrangedSubview(UIView())
            }
        },
        Case("label.text", \UILabel.text, "A", "B") { label() },
        Case("label.attributedText", \UILabel.attributedText, NSAttributedString(string: "A"), nil) { label() },
        Case("label.font", \UILabel.font, .systemFont(ofSize: 20), .systemFont(ofSize: 30)) { label() },
        Case("label.numberOfLines", \UILabel.numberOfLines, 0, 2) { label() },
        Case("label.textAlignment", \UILabel.textAlignment, .center, .right) { label() },
        Case("label.lineBreakMode", \UILabel.lineBreakMode, .byClipping, .byWordWrapping) { label() },
        Case("label.preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth, 50, 60) { label() },
        Case("view.contentHuggingPriority", { label() }) { view, isFirst in
            view.setContentHuggingPriority(isFirst ? .required : .defaultLow, for: .horizontal)
        },
        Case("view.contentCompressionResistancePriority", { label() }) { view, isFirst in
            view.setContentCompressionResistancePriority(isFirst ? .required : .defaultLow, for: .vertical)
        },
        Case("view.layoutMargins", \UIView.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), .zero) {
            UIView()
        },
        Case("button.title", { UIButton(type: .system) }) { view, isFirst in
            (view as? UIButton)?.setTitle(isFirst ? "A" : "B", for: .normal)
        },
        Case(
            "button.contentEdgeInsets", \UIButton.contentEdgeInsets, UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1),
            .zero
        ) {
            UIButton()
        },
        Case("control.contentHorizontalAlignment", \UIButton.contentHorizontalAlignment, .left, .right) { UIButton() },
        Case("field.textAlignment", \UITextField.textAlignment, .center, .right) { UITextField() },
        Case("field.borderStyle", \UITextField.borderStyle, .line, .none) { UITextField() },
        Case("field.placeholder", \UITextField.placeholder, "A", "B") { UITextField() },
        Case("field.text", \UITextField.text, "A", "B") { UITextField() },
        Case("field.font", \UITextField.font, .systemFont(ofSize: 20), .systemFont(ofSize: 30)) { UITextField() },
        Case("textView.text", \UITextView.text, "A", "B") { UITextView() },
        Case("textView.font", \UITextView.font, .systemFont(ofSize: 20), .systemFont(ofSize: 30)) { UITextView() },
        Case("textView.textAlignment", \UITextView.textAlignment, .center, .right) { UITextView() },
        Case(
            "textView.textContainerInset", \UITextView.textContainerInset, UIEdgeInsets.zero,
            UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        ) {
            UITextView()
        },
        Case("cell.indentationLevel", \UITableViewCell.indentationLevel, 2, 3) {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        },
        Case("cell.accessoryType", \UITableViewCell.accessoryType, .checkmark, .none) {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        },
        Case(
            "cell.separatorInset", \UITableViewCell.separatorInset, UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0),
            .zero
        ) {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        },
        Case("segments.apportions", \UISegmentedControl.apportionsSegmentWidthsByContent, true, false) {
            UISegmentedControl(items: ["A", "B"])
        },
        Case("pages.numberOfPages", \UIPageControl.numberOfPages, 3, 4) { UIPageControl() },
        Case("pages.direction", \UIPageControl.direction, .topToBottom, .leftToRight) { UIPageControl() },
        Case("searchBar.prompt", \UISearchBar.prompt, "A", nil) { UISearchBar() },
        Case("searchBar.scopeButtonTitles", \UISearchBar.scopeButtonTitles, ["A", "B"], nil) { UISearchBar() },
        Case("navigationBar.prefersLargeTitles", \UINavigationBar.prefersLargeTitles, true, false) {
            UINavigationBar()
        },
        Case("tabBar.itemSpacing", \UITabBar.itemSpacing, 3, 4) { UITabBar() },
        Case("table.rowHeight", \UITableView.rowHeight, 50, 60) { UITableView() },
        Case("table.separatorStyle", \UITableView.separatorStyle, .none, .singleLine) { UITableView() },
        Case("imageView.isHighlighted", \UIImageView.isHighlighted, true, false) { UIImageView() },
    ]

    /// A view that counts its layouts, around the one that is set.
    private final class Counter: UIView {
        var count = 0
        override func layoutSubviews() { count += 1 }
    }

    @Test func `no change, no layout`() {
        #expect(Self.cases.count > 40)
        for example in Self.cases { check(example) }
    }

    private func check(_ example: Case) {
        let view = example.make()
        let holder = Counter()
        view.translatesAutoresizingMaskIntoConstraints = false
        holder.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
            view.topAnchor.constraint(equalTo: holder.topAnchor),
        ])
        let stage = ViewStage(holder)
        example.set(view, true)
        stage.host.advance(by: 0.1)
        let before = holder.count
        #expect(!view.layer.needsLayout(), "\(example.name) has come to rest")
        example.set(view, true)
        #expect(!view.layer.needsLayout() && !holder.layer.needsLayout(), "\(example.name)")
        stage.host.step()
        #expect(holder.count == before, "\(example.name)")
    }

    /// Sets everything again in each of its layouts.
    private final class Repeater: UIViewController {
        var count = 0
        let stack = UIStackView()
        let table = UITableView()
        let header = UIView()
        private(set) lazy var height = table.heightAnchor.constraint(equalToConstant: 200)

        override func viewDidLoad() {
            super.viewDidLoad()
            height.isActive = true
            header.heightAnchor.constraint(equalToConstant: 0).isActive = true
            for part in [header, table] { stack.addArrangedSubview(part) }
            stack.axis = .vertical
            stack.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            count += 1
            height.constant = 200
            stack.spacing = 15
            header.isHidden = true
            table.tableFooterView = UIView(frame: .zero)
        }
    }

    @Test func `a controller that sets everything again in each layout comes to rest`() {
        let controller = Repeater()
        let stage = Stage(root: controller)
        stage.host.advance(by: 0.5)
        let before = controller.count
        #expect(before <= 4)
        stage.host.advance(by: 1)
        #expect(controller.count == before)
    }
}
