import Testing
import UIKit

@MainActor
@Suite(.statesOutcome)
struct ConstraintTests {
    private final class Sized: UIView {
        var size = CGSize(width: 40, height: 20) { didSet { invalidateIntrinsicContentSize() } }
        override var intrinsicContentSize: CGSize { size }
    }

    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    private func add<View: UIView>(_ view: View, to parent: UIView? = nil) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? root).addSubview(view)
        return view
    }

    private final class Rule: NSLayoutConstraint {
        var count = 7
        weak var owner: UIView?
    }

    @Test func `a rule of the app's own class has the values that the app gave its properties`() {
        let (a, b) = (UIView(), UIView())
        let rule = Rule(
            item: a, attribute: .left, relatedBy: .equal, toItem: b, attribute: .left, multiplier: 2, constant: 3)
        #expect(rule.count == 7 && rule.owner == nil)
        rule.owner = a
        #expect(rule.owner === a && rule.firstItem === a && rule.multiplier == 2 && rule.constant == 3)
        #expect(Rule().count == 7)
    }

    @Test func `a rule's sides are the anchors that it was made of`() {
        let (box, other) = (UIView(), UIView())
        let rule = box.widthAnchor.constraint(equalTo: other.heightAnchor, multiplier: 2)
        #expect(rule.firstAnchor == box.widthAnchor && rule.firstAnchor != box.heightAnchor)
        #expect(rule.firstAnchor != other.widthAnchor && rule.secondAnchor == other.heightAnchor)
        #expect(box.heightAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
        #expect([box.leadingAnchor, box.topAnchor as NSObject].contains(box.topAnchor))
        #expect(Set([box.topAnchor, box.topAnchor]).count == 1)
    }

    @Test func `a view that no rule speaks of keeps its frame`() {
        let (ruled, free, own) = (add(UIView()), add(UIView()), add(Sized()))
        let inside = add(UIView(), to: free)
        free.frame = CGRect(x: 10, y: 20, width: 50, height: 30)
        own.frame = CGRect(x: 90, y: 90, width: 1, height: 1)
        NSLayoutConstraint.activate([
            ruled.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7),
            ruled.widthAnchor.constraint(equalToConstant: 10),
            inside.topAnchor.constraint(equalTo: ruled.topAnchor), inside.heightAnchor.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
        #expect(ruled.frame.minX == 7 && free.frame == CGRect(x: 10, y: 20, width: 50, height: 30))
        #expect(inside.frame.height == 5 && inside.convert(inside.bounds, to: root).minY == ruled.frame.minY)
        #expect(own.frame.size == own.size)
        free.frame.origin.x = 40
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(free.frame == CGRect(x: 40, y: 20, width: 50, height: 30))
    }

    @Test func `a controller is asked to update its view's constraints, and the view by it`() {
        final class Asked: UIViewController {
            final class Root: UIView {
                var count = 0
                override func updateConstraints() {
                    count += 1
                    super.updateConstraints()
                }
            }
            let root = Root()
            let inner = UIView()
            var count = 0
            lazy var top = inner.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor)
            override func loadView() {
                inner.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(inner)
                NSLayoutConstraint.activate([
                    top, inner.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                    inner.widthAnchor.constraint(equalToConstant: 10),
                    inner.heightAnchor.constraint(equalToConstant: 10),
                ])
                view = root
            }
            override func updateViewConstraints() {
                count += 1
                top.constant = CGFloat(count)
                super.updateViewConstraints()
            }
        }
        let controller = Asked()
        let stage = CompatibilityStage(root: controller)
        #expect(controller.count == 1 && controller.root.count == 1 && controller.inner.frame.minY == 60)
        controller.view.setNeedsUpdateConstraints()
        stage.advance(by: 0.1)
        #expect(controller.count == 2 && controller.root.count == 2 && controller.inner.frame.minY == 61)
    }

    @Test func `edges and constants place a view`() {
        let view = add(UIView())
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
            view.heightAnchor.constraint(equalToConstant: 30),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 5, width: 170, height: 30))
        root.frame.size.width = 300
        root.layoutIfNeeded()
        #expect(view.frame.width == 270)
    }

    @Test func `the content's size counts and gives way to stronger rules`() {
        let view = add(Sized())
        view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
        view.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 80, y: 40, width: 40, height: 20))
        view.size.width = 60
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 70, y: 40, width: 60, height: 20))
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 50).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 50)
    }

    @Test func `the heavier wish wins over any number of lighter ones`() {
        let view = add(UIView())
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        for width in [10.0, 20, 30, 40] {
            let rule = view.widthAnchor.constraint(equalToConstant: width)
            rule.priority = UILayoutPriority(500)
            rule.isActive = true
        }
        let strong = view.widthAnchor.constraint(equalToConstant: 90)
        strong.priority = UILayoutPriority(501)
        strong.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 90)
        strong.isActive = false
        root.layoutIfNeeded()
        #expect(view.frame.width >= 20 && view.frame.width <= 30)
    }

    @Test func `multipliers, siblings and guides`() {
        let (a, b) = (add(UIView()), add(UIView()))
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            a.leftAnchor.constraint(equalTo: root.leftAnchor), a.topAnchor.constraint(equalTo: root.topAnchor),
            a.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            guide.leadingAnchor.constraint(equalTo: a.trailingAnchor),
            guide.widthAnchor.constraint(equalToConstant: 20),
            guide.topAnchor.constraint(equalTo: root.topAnchor),
            guide.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            b.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
            b.rightAnchor.constraint(equalTo: root.rightAnchor),
            b.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 2),
            b.heightAnchor.constraint(equalTo: a.heightAnchor, multiplier: 0.5, constant: 10),
        ])
        root.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 0, y: 0, width: 60, height: 100))
        #expect(b.frame == CGRect(x: 80, y: 20, width: 120, height: 60))
        #expect(guide.layoutFrame == CGRect(x: 60, y: 0, width: 20, height: 100))
    }

    @Test func `rules inside rules and reaching through a view with a frame`() {
        let box = UIView(frame: CGRect(x: 20, y: 10, width: 100, height: 50))
        root.addSubview(box)
        let inner = add(UIView(), to: box)
        NSLayoutConstraint.activate([
            inner.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
            inner.topAnchor.constraint(equalTo: box.topAnchor), inner.widthAnchor.constraint(equalToConstant: 5),
            inner.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 10, y: 0, width: 5, height: 90))
    }

    @Test func `a changed constant moves inside an animation block`() {
        let stage = CompatibilityStage.empty()
        let view = add(UIView(), to: stage.root)
        let left = view.leftAnchor.constraint(equalTo: stage.root.leftAnchor)
        NSLayoutConstraint.activate([
            left, view.topAnchor.constraint(equalTo: stage.root.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
        ])
        stage.frame()
        left.constant = 100
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.root.layoutIfNeeded() }
        stage.jump(by: 0.5)
        #expect(near(view.shown.position.x, 55) && view.frame.minX == 100)
    }

    @Test func `rules go with the view that leaves`() {
        let view = add(UIView())
        let rule = view.leftAnchor.constraint(equalTo: root.leftAnchor)
        rule.isActive = true
        #expect(root.constraints == [rule])
        view.removeFromSuperview()
        #expect(!rule.isActive && root.constraints.isEmpty)
    }

    @Test func `fitting sizes come from the rules inside`() {
        let label = add(Sized())
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -5),
        ])
        #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 40))
        let wide = root.systemLayoutSizeFitting(
            CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(wide == CGSize(width: 120, height: 40))
    }

    /// How far below a label's upper edge its one line stands.
    private func baseline(_ label: UILabel) -> CGFloat {
        (label.bounds.height - label.font.lineHeight) / 2 + label.font.ascender
    }

    /// Both have no size yet when the base lines are first asked for.
    @Test func `labels of different sizes stand on one line from the first layout on, however high they are`() {
        let (small, big) = (add(UILabel()), add(UILabel()))
        small.font = .systemFont(ofSize: 12)
        big.font = .systemFont(ofSize: 34)
        (small.text, big.text) = ("Label", "Big")
        NSLayoutConstraint.activate([
            big.topAnchor.constraint(equalTo: root.topAnchor), big.heightAnchor.constraint(equalToConstant: 90),
            small.firstBaselineAnchor.constraint(equalTo: big.firstBaselineAnchor),
            small.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            big.leadingAnchor.constraint(equalTo: small.trailingAnchor),
        ])
        root.layoutIfNeeded()
        func line(_ label: UILabel) -> CGFloat { label.frame.minY + baseline(label) }
        #expect(abs(line(small) - line(big)) < 1)
        big.font = .systemFont(ofSize: 20)
        root.layoutIfNeeded()
        #expect(abs(line(small) - line(big)) < 1)
    }

    @Test func `the last line of a text that has to be broken counts, and the first one`() {
        let (text, mark) = (add(UILabel()), add(UIView()))
        text.font = .systemFont(ofSize: 10)
        text.text = "One two three four five six seven"
        text.numberOfLines = 0
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: root.topAnchor), text.widthAnchor.constraint(equalToConstant: 60),
            text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            mark.topAnchor.constraint(equalTo: text.firstBaselineAnchor),
            mark.bottomAnchor.constraint(equalTo: text.lastBaselineAnchor),
            mark.leadingAnchor.constraint(equalTo: text.trailingAnchor),
            mark.widthAnchor.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
        #expect(text.bounds.height > 2.5 * text.font.lineHeight)
        #expect(abs(mark.frame.minY - text.font.ascender) < 1)
        #expect(abs(mark.frame.maxY - text.bounds.height - text.font.descender) < 1)
    }

    /// Published layouts put a label beside a button by their base lines.
    @Test(arguments: [UIControl.ContentVerticalAlignment.center, .top, .bottom])
    func `a button's base line is its title's, however high the button is`(
        _ alignment: UIControl.ContentVerticalAlignment
    ) throws {
        let label = add(UILabel())
        label.font = .systemFont(ofSize: 17)
        label.text = "Label"
        var filled = UIButton.Configuration.filled()
        filled.title = "Button"
        for configuration in [nil, filled] {
            let button = add(UIButton(type: .system))
            button.configuration = configuration
            button.contentVerticalAlignment = alignment
            button.setTitle("Button", for: .normal)
            let rules = [
                button.topAnchor.constraint(equalTo: root.topAnchor),
                button.heightAnchor.constraint(equalToConstant: 80),
                label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
                label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                button.leadingAnchor.constraint(equalTo: label.trailingAnchor),
            ]
            NSLayoutConstraint.activate(rules)
            root.layoutIfNeeded()
            let title = try #require(button.titleLabel)
            let line = title.convert(CGPoint(x: 0, y: baseline(title)), to: root).y
            #expect(abs(label.frame.minY + baseline(label) - line) < 1)
            NSLayoutConstraint.deactivate(rules)
            button.removeFromSuperview()
        }
    }

    /// Documented for configurations: their titles wrap by default.
    @Test func `a configured button is as high as its title needs in the width that it gets`() {
        var filled = UIButton.Configuration.filled()
        filled.title = "One two three four"
        let button = add(UIButton(configuration: filled))
        let one = button.intrinsicContentSize
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: root.topAnchor),
            button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            button.widthAnchor.constraint(equalToConstant: one.width * 0.7),
        ])
        root.layoutIfNeeded()
        #expect(button.bounds.height > one.height * 1.4)
        button.layoutIfNeeded()
        #expect((button.titleLabel?.bounds.height ?? 0) > 1.8 * (button.titleLabel?.font.lineHeight ?? 100))
        #expect(button.intrinsicContentSize == one)
    }

    @Test
    func `a view below stands for a view's base lines, placed by rules or by hand, and the first one for a stack's`() {
        final class Holder: UIView {
            let label = UILabel()
            override var forFirstBaselineLayout: UIView { label }
            override var forLastBaselineLayout: UIView { label }
        }
        let (holder, mark) = (add(Holder()), add(UIView()))
        holder.addSubview(holder.label)
        holder.label.text = "Text"
        holder.label.frame = CGRect(x: 0, y: 30, width: 50, height: 20)
        let first = baseline(holder.label)
        NSLayoutConstraint.activate([
            holder.topAnchor.constraint(equalTo: root.topAnchor),
            holder.leftAnchor.constraint(equalTo: root.leftAnchor),
            holder.widthAnchor.constraint(equalToConstant: 60), holder.heightAnchor.constraint(equalToConstant: 90),
            mark.topAnchor.constraint(equalTo: holder.firstBaselineAnchor),
            mark.heightAnchor.constraint(equalToConstant: 5), mark.leftAnchor.constraint(equalTo: root.leftAnchor),
        ])
        root.layoutIfNeeded()
        #expect(abs(mark.frame.minY - 30 - first) < 0.5)
        let rows = [UILabel(), UILabel()]
        for label in rows { label.text = "Text" }
        let stack = UIStackView(arrangedSubviews: rows)
        stack.axis = .vertical
        #expect(stack.forFirstBaselineLayout === rows[0] && stack.forLastBaselineLayout === rows[1])
        stack.axis = .horizontal
        #expect(stack.forLastBaselineLayout === rows[0])
        rows[0].isHidden = true
        #expect(stack.forFirstBaselineLayout === rows[1])
        #expect(UIStackView().forFirstBaselineLayout is UIStackView)
    }

    @Test func `a baseline is the lower edge of a view without text`() {
        let (a, b) = (add(Sized()), add(Sized()))
        b.size.height = 50
        NSLayoutConstraint.activate([
            a.topAnchor.constraint(equalTo: root.topAnchor), a.leftAnchor.constraint(equalTo: root.leftAnchor),
            b.leftAnchor.constraint(equalTo: a.rightAnchor),
            b.lastBaselineAnchor.constraint(equalTo: a.lastBaselineAnchor, constant: 40),
        ])
        root.layoutIfNeeded()
        #expect(b.frame == CGRect(x: 40, y: 10, width: 40, height: 50))
    }

    @Test func `stacks fill, share, space and align`() {
        func stack(_ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment = .fill) -> [CGRect] {
            let views = [Sized(), Sized(), Sized()]
            views[1].size = CGSize(width: 20, height: 40)
            let stack = UIStackView(arrangedSubviews: views)
            stack.distribution = distribution
            stack.alignment = alignment
            stack.spacing = 10
            stack.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
            stack.layoutIfNeeded()
            return views.map(\.frame)
        }
        #expect(stack(.fillEqually).map(\.width) == [60, 60, 60])
        #expect(stack(.equalSpacing).map(\.minX) == [0, 90, 160])
        #expect(stack(.fillProportionally).map(\.width) == [72, 36, 72])
        #expect(stack(.equalSpacing, .center).map(\.minY) == [15, 5, 15])
        #expect(stack(.equalSpacing, .trailing).map(\.minY) == [30, 10, 30])
        #expect(stack(.fill)[0].height == 50 && stack(.fill)[2].maxX == 200)
    }

    @Test func `a stack in rules has the size of its views and leaves hidden ones out`() {
        let views = [Sized(), Sized()]
        let stack = add(UIStackView(arrangedSubviews: views))
        stack.axis = .vertical
        stack.spacing = 6
        stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(stack.frame == CGRect(x: 0, y: 0, width: 40, height: 46))
        views[0].isHidden = true
        root.layoutIfNeeded()
        #expect(stack.frame.height == 20 && views[1].frame.minY == 0)
    }
}
