import TransitionDoctor
import UIKit

/// A book. Whoever turns a page reads, so the bars go, and do not come back until somebody taps.
final class FBReader: UIViewController {
    private static let pages = [
        "It was still dark when the boat left. Nobody spoke, and the lamp at the stern swung a little.",
        "By noon the coast was a line. The cook handed round bread, and for the first time somebody laughed.",
        "On the third day they saw the island, or what they took for it, low and blue under a cloud.",
    ]
    private let paper = UIView()
    private let text = fbLabel("")
    private let number = fbLabel("", .footnote, .secondaryLabel)
    private var page = 0
    private var hidesBars = false

    override var prefersStatusBarHidden: Bool { hidesBars }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    static func screens() -> AppFlow {
        let reader = FBReader()
        return AppFlow(root: UINavigationController(rootViewController: reader)) { animated in
            reader.turn(by: 1, animated: animated)
        } close: { animated in
            reader.turn(by: -1, animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.title = "The Island"
        paper.clipsToBounds = true
        view.fbAdd(paper)
        paper.fbAdd(text, number)
        NSLayoutConstraint.activate(paper.fbEdges(of: view))
        NSLayoutConstraint.activate([
            text.centerYAnchor.constraint(equalTo: paper.centerYAnchor),
            text.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
            number.centerXAnchor.constraint(equalTo: paper.centerXAnchor),
            number.bottomAnchor.constraint(equalTo: paper.bottomAnchor, constant: -44),
        ])
        for (direction, step) in [(UISwipeGestureRecognizer.Direction.left, 1), (.right, -1)] {
            let swipe = FBTurn(target: self, action: Selector(FBReader.swiped(_:)))
            swipe.direction = direction
            swipe.step = step
            view.addGestureRecognizer(swipe)
        }
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(FBReader.tapped(_:))))
        showPage()
    }

    private func showPage() {
        text.text = Self.pages[page]
        number.text = "\(page + 1) of \(Self.pages.count)"
    }

    private func turn(by step: Int, animated: Bool) {
        guard Self.pages.indices.contains(page + step) else { return }
        page += step
        setBarsHidden(true, animated: animated)
        if animated {
            let turn = CATransition()
            turn.duration = 0.3
            turn.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            if UIAccessibility.isReduceMotionEnabled {
                turn.type = .fade
            } else {
                turn.type = .push
                turn.subtype = (step > 0) == view.fbIsMirrored ? .fromLeft : .fromRight
            }
            paper.layer.add(turn, forKey: "turn")
        }
        showPage()
    }

    private func setBarsHidden(_ isHidden: Bool, animated: Bool) {
        guard hidesBars != isHidden else { return }
        hidesBars = isHidden
        navigationController?.setNavigationBarHidden(isHidden, animated: animated)
        UIView.animate(withDuration: animated ? 0.2 : 0) { self.setNeedsStatusBarAppearanceUpdate() }
    }

    func swiped(_ swipe: UISwipeGestureRecognizer) {
        guard let step = (swipe as? FBTurn)?.step else { return }
        turn(by: view.fbIsMirrored ? -step : step, animated: true)
    }

    func tapped(_ tap: UITapGestureRecognizer) { setBarsHidden(!hidesBars, animated: true) }
}

/// A swipe that turns so many pages.
private final class FBTurn: UISwipeGestureRecognizer {
    var step = 0
}
