import TransitionDoctor
import UIKit

/// Words to learn, on cards. One that is known flies off and lies out of sight until somebody wants it back.
final class FBDeck: UIViewController {
    private let colors: [UIColor] = [.systemTeal, .systemOrange, .systemPink, .systemGreen]
    private var cards: [UIView] = []
    private let left = fbLabel("", .headline)
    private let table = UIView()
    /// The card that lies on top.
    private var top = 0
    private var isMoving = false
    private var size = CGSize.zero

    static func screens() -> AppFlow {
        let deck = FBDeck()
        return AppFlow(root: deck) { animated in
            deck.lay(top: deck.top + 1, animated: animated)
        } close: { animated in
            deck.lay(top: deck.top - 1, animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.clipsToBounds = true
        view.fbAdd(table, left)
        for (place, color) in colors.enumerated() {
            let card = UIView()
            let word = fbLabel("Word \(place + 1)", .title1, .white)
            card.backgroundColor = color
            card.layer.cornerRadius = 18
            card.fbAdd(word)
            table.insertSubview(card, at: 0)
            card.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate(card.fbEdges(of: table))
            NSLayoutConstraint.activate([
                word.centerXAnchor.constraint(equalTo: card.centerXAnchor),
                word.centerYAnchor.constraint(equalTo: card.centerYAnchor),
            ])
            cards.append(card)
        }
        NSLayoutConstraint.activate([
            table.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            table.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            table.widthAnchor.constraint(equalTo: view.safeAreaLayoutGuide.widthAnchor, multiplier: 0.7),
            table.heightAnchor.constraint(equalTo: view.safeAreaLayoutGuide.heightAnchor, multiplier: 0.55),
            left.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            left.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        ])
        arrange()
        putAway()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard view.bounds.size != size else { return }
        size = view.bounds.size
        arrange()
    }

    private func lay(top new: Int, animated: Bool) {
        guard !isMoving, (0...cards.count).contains(new) else { return }
        top = new
        for card in cards[new...] { card.isHidden = false }
        guard animated else {
            arrange()
            return putAway()
        }
        isMoving = true
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0, animations: arrange
        ) { _ in
            self.putAway()
            self.isMoving = false
        }
    }

    /// Where each card lies: known ones beside the screen, the others behind each other.
    private func arrange() {
        left.text = "\(cards.count - top) left"
        let side: CGFloat = view.fbIsMirrored ? -1 : 1
        let isCalm = UIAccessibility.isReduceMotionEnabled
        for (place, card) in cards.enumerated() {
            let depth = CGFloat(min(max(place - top, 0), 3))
            card.alpha = isCalm && place < top ? 0 : 1
            card.transform =
                place < top && !isCalm
                ? CGAffineTransform(translationX: side * view.bounds.width * 1.2, y: 20).rotated(by: side * 0.3)
                : CGAffineTransform(translationX: 0, y: depth * 14).scaledBy(x: 1 - depth * 0.05, y: 1 - depth * 0.05)
        }
    }

    private func putAway() {
        for card in cards[..<top] { card.isHidden = true }
    }
}
