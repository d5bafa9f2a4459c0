import Testing
import TestStages
import UIKit

@MainActor @Suite struct MirroredConstraintTests {
    /// A view of 40 points in a holder of 200 that reads from right to left.
    private func view(_ rules: (UIView, UIView) -> [NSLayoutConstraint]) -> UIView {
        // Whole points are whole pixels here, whatever screen another test has left behind.
        let host = HeadlessHost()
        defer { host.step() }
        let stage = TestStage()
        let holder = stage.add(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        stage.root.traitOverrides.layoutDirection = .rightToLeft
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        holder.addSubview(view)
        NSLayoutConstraint.activate([view.widthAnchor.constraint(equalToConstant: 40)] + rules(view, holder))
        stage.frame()
        return view
    }

    @Test func `a leading distance is kept at the right`() {
        #expect(view { [$0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 10)] }.frame.maxX == 190)
        #expect(view { [$0.trailingAnchor.constraint(equalTo: $1.trailingAnchor, constant: -10)] }.frame.minX == 10)
    }

    @Test func `at least so far from the leading edge is so far from the right`() {
        let placed = view {
            let wish = $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor)
            wish.priority = .defaultLow
            return [$0.leadingAnchor.constraint(greaterThanOrEqualTo: $1.leadingAnchor, constant: 30), wish]
        }
        #expect(placed.frame.maxX == 170)
    }

    @Test func `a leading edge is placed after the middle, which is to its left`() {
        #expect(view { [$0.leadingAnchor.constraint(equalTo: $1.centerXAnchor, constant: 20)] }.frame.maxX == 80)
    }

    @Test func `left and right stay where they are`() {
        #expect(view { [$0.leftAnchor.constraint(equalTo: $1.leftAnchor, constant: 10)] }.frame.minX == 10)
        #expect(view { [$0.centerXAnchor.constraint(equalTo: $1.centerXAnchor, constant: 5)] }.frame.midX == 105)
    }

    @Test func `a stack's views follow each other from the right`() {
        let host = HeadlessHost()
        defer { host.step() }
        let stage = TestStage()
        let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
        stack.distribution = .fillEqually
        stack.spacing = 10
        stage.root.traitOverrides.layoutDirection = .rightToLeft
        _ = stage.add(stack, frame: CGRect(x: 0, y: 0, width: 210, height: 40))
        stage.frame()
        #expect(stack.arrangedSubviews.map(\.frame.minX) == [110, 0])
    }
}
