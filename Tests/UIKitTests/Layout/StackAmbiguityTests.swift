import Testing
import TestStages
import UIKit

/// Views in a stack of which nothing says how long they are.
///
/// The reference: Apple's page of `UIStackView.Distribution.fill`: "If there is any ambiguity, the stack view resizes the arranged
/// views based on their index in the arrangedSubviews array."
@MainActor
@Suite(.serialized)
struct StackAmbiguityTests {
    private func lengths(_ views: [UIView], axis: NSLayoutConstraint.Axis = .vertical) -> [CGFloat] {
        let root = UIView()
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        let stage = ViewStage(root)
        stage.host.advance(by: 0.1)
        return views.map { axis == .vertical ? $0.frame.height : $0.frame.width }
    }

    private func scrollingText() -> UITextView {
        let text = UITextView()
        text.text = String(repeating: "Lorem ipsum dolor sit amet. ", count: 20)
        return text
    }

    private func button() -> UIView {
        let button = UIButton()
        button.heightAnchor.constraint(equalToConstant: 50).isActive = true
        return button
    }

    @Test func `a scrolling text view before an empty view has the room`() {
        let title = UILabel()
        title.text = "Title"
        let heights = lengths([title, scrollingText(), UIView(), button()])
        #expect(heights[2] == 0 && heights[3] == 50)
        #expect(abs(heights[1] - (852 - heights[0] - 50)) < 1)
    }

    @Test func `of several empty views the first one has the room, in rows as in columns`() {
        #expect(lengths([UIView(), UIView(), UIView()]) == [852, 0, 0])
        #expect(lengths([UIView(), UIView()], axis: .horizontal) == [393, 0])
    }

    @Test func `a length of its own counts more, however weak it is`() {
        let views = [UIView(), UIView()]
        let weak = views[1].heightAnchor.constraint(equalToConstant: 300)
        weak.priority = UILayoutPriority(1)
        weak.isActive = true
        #expect(lengths(views) == [552, 300])
    }
}
