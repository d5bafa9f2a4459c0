import Testing
import UIKit

/// What constraints between a scroll view and what is inside it mean: its edges are the content's, its middles and measures are those of its
/// frame (Apple: Auto Layout Guide, Working with Scroll Views).
@MainActor
@Suite(.statesOutcome, .serialized)
struct ScrollConstraintTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let scroll = UIScrollView(frame: CGRect(x: 50, y: 100, width: 200, height: 100))
    private let content = UIView()

    init() {
        root.addSubview(scroll)
        content.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(content)
    }

    private func size(_ width: CGFloat, _ height: CGFloat) -> [NSLayoutConstraint] {
        [
            content.widthAnchor.constraint(equalToConstant: width),
            content.heightAnchor.constraint(equalToConstant: height),
        ]
    }

    private func edges() -> [NSLayoutConstraint] {
        [
            content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            content.topAnchor.constraint(equalTo: scroll.topAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
        ]
    }

    private final class Zoomer: NSObject, UIScrollViewDelegate {
        let view: UIView
        init(_ view: UIView) { self.view = view }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    }

    @Test func `the edges of a zoomed view are those that are seen, its measures and what is in it are not zoomed`() {
        let zoomer = Zoomer(content)
        scroll.delegate = zoomer
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(inner)
        let edges = edges()
        NSLayoutConstraint.activate(
            size(400, 100) + edges + [
                inner.trailingAnchor.constraint(equalTo: content.trailingAnchor),
                inner.topAnchor.constraint(equalTo: content.topAnchor),
                inner.widthAnchor.constraint(equalToConstant: 40), inner.heightAnchor.constraint(equalToConstant: 20),
            ])
        scroll.minimumZoomScale = 0.5
        scroll.zoomScale = 0.5
        // As photo viewers centre what is smaller than they are.
        edges[2].constant = 25
        edges[3].constant = -25
        root.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 0, y: 25, width: 200, height: 50))
        #expect(content.bounds.size == CGSize(width: 400, height: 100))
        #expect(inner.frame == CGRect(x: 360, y: 0, width: 40, height: 20))
        #expect(scroll.contentSize == CGSize(width: 200, height: 100))
        scroll.zoomScale = 1
        edges[2].constant = 0
        edges[3].constant = 0
        root.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 0, y: 0, width: 400, height: 100))
        #expect(scroll.contentSize == CGSize(width: 400, height: 100))
        withExtendedLifetime(zoomer) {}
    }

    @Test func `a middle is that of the frame, whatever is scrolled`() {
        let middle = [
            content.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
            content.centerYAnchor.constraint(equalTo: scroll.centerYAnchor, constant: 5),
        ]
        NSLayoutConstraint.activate(size(60, 20) + middle)
        root.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 70, y: 45, width: 60, height: 20))
        #expect(scroll.contentSize == .zero)
        scroll.contentOffset = CGPoint(x: 7, y: 30)
        content.setNeedsLayout()
        scroll.setNeedsUpdateConstraints()
        NSLayoutConstraint.deactivate(Array(middle.suffix(1)))
        NSLayoutConstraint.activate([content.centerYAnchor.constraint(equalTo: scroll.centerYAnchor)])
        root.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 70, y: 40, width: 60, height: 20))
    }

    @Test func `a middle and all edges make the content as wide as the frame`() {
        NSLayoutConstraint.activate(
            edges() + [
                content.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
                content.heightAnchor.constraint(equalToConstant: 500),
            ])
        root.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 500))
        #expect(scroll.contentSize == CGSize(width: 200, height: 500))
    }

    @Test func `a middle decides nothing about the content's size`() {
        let label = UIView()
        label.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(label)
        NSLayoutConstraint.activate(
            edges() + size(350, 500) + [
                label.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
                label.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
                label.widthAnchor.constraint(equalTo: scroll.widthAnchor, multiplier: 0.5),
                label.heightAnchor.constraint(equalToConstant: 20),
            ])
        root.layoutIfNeeded()
        #expect(label.frame == CGRect(x: 50, y: 10, width: 100, height: 20))
        #expect(scroll.contentSize == CGSize(width: 350, height: 500))
    }

    @Test func `a middle within the margins leaves them out`() {
        scroll.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
        NSLayoutConstraint.activate(
            size(60, 20) + [
                NSLayoutConstraint(
                    item: content, attribute: .centerX, relatedBy: .equal, toItem: scroll,
                    attribute: .centerXWithinMargins, multiplier: 1, constant: 0),
                content.topAnchor.constraint(equalTo: scroll.topAnchor),
            ])
        root.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 90, y: 0, width: 60, height: 20))
    }

    @Test func `from right to left a middle is the same`() {
        root.semanticContentAttribute = .forceRightToLeft
        scroll.semanticContentAttribute = .forceRightToLeft
        content.semanticContentAttribute = .forceRightToLeft
        NSLayoutConstraint.activate(
            size(60, 20) + [
                content.leadingAnchor.constraint(equalTo: scroll.centerXAnchor, constant: 10),
                content.centerYAnchor.constraint(equalTo: scroll.centerYAnchor),
            ])
        root.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 30, y: 40, width: 60, height: 20))
    }

    @Test func `to what is outside a scroll view's middle is its frame's`() {
        let outside = UIView()
        outside.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(outside)
        scroll.contentOffset.y = 40
        NSLayoutConstraint.activate([
            outside.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
            outside.centerYAnchor.constraint(equalTo: scroll.centerYAnchor),
            outside.widthAnchor.constraint(equalToConstant: 10), outside.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(outside.frame == CGRect(x: 145, y: 145, width: 10, height: 10))
    }
}
