import Testing
import UIKit

/// What constraints bind to a view's guides follows when insets and margins change, whatever container the view is in.
@MainActor
@Suite(.statesOutcome, .serialized)
struct GuideConstraintTests {
    let q = GuideController()
    let p = GuideController()

    private func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }

    // MARK: Without a container

    @Test func `in a window they stand inside what the screen covers`() {
        let stage = CompatibilityStage(root: q)
        #expect(q.shownSafeArea == insets(59, 0, 34, 0) && q.isSolved)
        #expect(q.margins.frame == CGRect(x: 16, y: 59, width: 361, height: 759))
        #expect(q.keyboard.frame == CGRect(x: 0, y: 818, width: 393, height: 34))
        stage.advance(by: 0.1)
        #expect(q.isSolved)
    }

    @Test func `additional insets are added, and taken back`() {
        let stage = CompatibilityStage(root: q)
        q.additionalSafeAreaInsets = insets(10, 20, 30, 40)
        q.view.layoutIfNeeded()
        #expect(q.shownSafeArea == insets(69, 20, 64, 40) && q.isSolved)
        #expect(q.keyboard.frame == CGRect(x: 0, y: 788, width: 393, height: 64))
        q.additionalSafeAreaInsets = .zero
        stage.advance(by: 0.1)
        #expect(q.shownSafeArea == insets(59, 0, 34, 0) && q.isSolved)
    }

    @Test func `additional insets of a container reach its children`() {
        let stage = CompatibilityStage(root: p)
        p.addChild(q)
        q.view.frame = CGRect(x: 0, y: 30, width: 393, height: 822)
        p.view.addSubview(q.view)
        q.didMove(toParent: p)
        p.additionalSafeAreaInsets = insets(21, 0, 16, 0)
        stage.advance(by: 0.1)
        #expect(q.shownSafeArea == insets(50, 0, 50, 0) && q.isSolved && p.isSolved)
    }

    @Test func `in an animation they move along once they are laid out in it`() {
        let stage = CompatibilityStage(root: q)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            q.additionalSafeAreaInsets.top = 100
            q.view.layoutIfNeeded()
        }
        #expect(q.safe.frame.minY == 159)
        stage.advance(by: 0.5)
        let shown = q.safe.layer.presentation()?.frame.minY ?? 0
        #expect(shown > 100 && shown < 120)
    }

    @Test func `new margins move what is bound to them`() {
        let stage = CompatibilityStage(root: q)
        q.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 30, bottom: 7, trailing: 3)
        stage.advance(by: 0.1)
        // The least side margins are the system's.
        #expect(q.margins.frame == CGRect(x: 30, y: 64, width: 347, height: 747) && q.isSolved)
        q.viewRespectsSystemMinimumLayoutMargins = false
        stage.advance(by: 0.1)
        #expect(q.margins.frame.maxX == 390 && q.isSolved)
        q.view.insetsLayoutMarginsFromSafeArea = false
        stage.advance(by: 0.1)
        #expect(q.margins.frame.minY == 5 && q.isSolved)
    }

    @Test func `a margin by its attribute follows too`() {
        let stage = CompatibilityStage(root: UIViewController())
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        stage.window.addSubview(view)
        for attribute in [NSLayoutConstraint.Attribute.topMargin, .leftMargin, .rightMargin, .bottomMargin] {
            NSLayoutConstraint(
                item: inner, attribute: attribute.edge, relatedBy: .equal, toItem: view, attribute: attribute,
                multiplier: 1, constant: 0
            ).isActive = true
        }
        stage.advance(by: 0.1)
        #expect(inner.frame == CGRect(x: 8, y: 8, width: 184, height: 184))
        view.layoutMargins = insets(1, 2, 3, 4)
        stage.advance(by: 0.1)
        #expect(inner.frame == CGRect(x: 2, y: 1, width: 194, height: 196))
    }

    @Test func `a view that rules place has its own insets in mind`() {
        let stage = CompatibilityStage(root: p)
        let box = UIView()
        let inner = UIView()
        for view in [box, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
        p.view.addSubview(box)
        box.addSubview(inner)
        let top = box.topAnchor.constraint(equalTo: p.view.topAnchor, constant: 20)
        NSLayoutConstraint.activate([
            top, box.leadingAnchor.constraint(equalTo: p.view.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: p.view.trailingAnchor),
            box.bottomAnchor.constraint(equalTo: p.view.bottomAnchor),
            inner.topAnchor.constraint(equalTo: box.safeAreaLayoutGuide.topAnchor),
            inner.leadingAnchor.constraint(equalTo: box.readableContentGuide.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: box.readableContentGuide.trailingAnchor),
            inner.bottomAnchor.constraint(equalTo: box.safeAreaLayoutGuide.bottomAnchor),
        ])
        stage.advance(by: 0.1)
        #expect(inner.frame == CGRect(x: 8, y: 39, width: 377, height: 759))
        top.constant = 200
        stage.advance(by: 0.1)
        #expect(inner.frame == CGRect(x: 8, y: 0, width: 377, height: 618))
    }

    @Test func `a rule between a sibling and a view's guide is solved again`() {
        let stage = CompatibilityStage(root: p)
        let (box, sibling) = (UIView(frame: p.view.bounds), UIView())
        sibling.translatesAutoresizingMaskIntoConstraints = false
        p.view.addSubview(box)
        p.view.addSubview(sibling)
        NSLayoutConstraint.activate([
            sibling.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor),
            sibling.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            sibling.widthAnchor.constraint(equalToConstant: 10), sibling.heightAnchor.constraint(equalToConstant: 10),
        ])
        stage.advance(by: 0.1)
        #expect(sibling.frame.minY == 67)
        p.additionalSafeAreaInsets.top = 10
        stage.advance(by: 0.1)
        #expect(sibling.frame.minY == 77)
        box.layoutMargins.top += 3
        stage.advance(by: 0.1)
        #expect(sibling.frame.minY != 77)
    }

    @Test func `a stack that keeps its margins follows them`() {
        let stage = CompatibilityStage(root: p)
        let inner = UIView()
        let stack = UIStackView(arrangedSubviews: [inner])
        stack.isLayoutMarginsRelativeArrangement = true
        stack.frame = p.view.bounds
        p.view.addSubview(stack)
        stage.advance(by: 0.1)
        #expect(inner.frame == CGRect(x: 8, y: 67, width: 377, height: 743))
        p.additionalSafeAreaInsets.top = 10
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 18, bottom: 8, trailing: 8)
        stage.advance(by: 0.1)
        #expect(inner.frame.minY == 77 && inner.frame.minX == 18)
    }
}

extension NSLayoutConstraint.Attribute {
    /// The edge that a margin's attribute lies at.
    fileprivate var edge: NSLayoutConstraint.Attribute {
        switch self {
        case .topMargin: .top
        case .leftMargin: .left
        case .rightMargin: .right
        case .bottomMargin: .bottom
        default: self
        }
    }
}
