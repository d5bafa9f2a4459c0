import TransitionDoctor
import UIKit

/// A quiz. An answer flashes green and counts, once; whoever goes back finds it as it was given.
final class FDQuiz: UIViewController {
    /// Whether a change that was cut short is never tidied up.
    private var tidiesOnlyWhatIsFinished = false
    private let questions = [
        FDQuestion("Which is the capital of Norway?", "Oslo", .systemTeal),
        FDQuestion("Which river flows through Rome?", "Tiber", .systemOrange),
        FDQuestion("Which is the highest mountain?", "Everest", .systemPink),
    ]
    private let stage = UIView()
    private let score = fdLabel("0 points", .headline)
    private let bar = UIProgressView(progressViewStyle: .default)
    private var (index, points, isMoving) = (0, 0, false)

    static func screens(tidiesOnlyWhatIsFinished: Bool = false) -> AppFlow {
        let quiz = FDQuiz()
        quiz.tidiesOnlyWhatIsFinished = tidiesOnlyWhatIsFinished
        return AppFlow(root: quiz) { animated in
            quiz.show(1, animated: animated)
        } close: { animated in
            quiz.show(0, animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        stage.clipsToBounds = true
        let column = fdColumn([score, bar])
        view.fdAdd(stage, column)
        NSLayoutConstraint.activate(
            column.fdHead(of: view, below: 12) + [
                stage.topAnchor.constraint(equalTo: column.bottomAnchor, constant: 16),
                stage.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                stage.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                stage.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
        addChild(questions[0])
        stage.fdFill(with: questions[0].view)
        questions[0].didMove(toParent: self)
    }

    private func show(_ next: Int, animated: Bool) {
        guard next != index, !isMoving else { return }
        let (old, new, goesOn) = (questions[index], questions[next], next > index)
        if goesOn, !old.isAnswered {
            old.isAnswered = true
            points += 10
            score.text = "\(points) points"
        }
        index = next
        bar.progress = Float(next) / Float(questions.count)
        old.willMove(toParent: nil)
        addChild(new)
        stage.fdFill(with: new.view)
        view.layoutIfNeeded()
        let end = { [self] in
            old.view.removeFromSuperview()
            old.removeFromParent()
            new.didMove(toParent: self)
            isMoving = false
        }
        guard animated else { return end() }
        isMoving = true
        animate(old.view, new.view, goesOn: goesOn, end: end)
    }

    private func animate(_ old: UIView, _ new: UIView, goesOn: Bool, end: @escaping () -> Void) {
        let way =
            UIAccessibility.isReduceMotionEnabled ? 0 : stage.bounds.width * 0.4 * view.fdForwards * (goesOn ? 1 : -1)
        let flash = UIView()
        flash.backgroundColor = .systemGreen
        flash.isUserInteractionEnabled = false
        flash.alpha = goesOn ? 0.5 : 0
        stage.fdFill(with: flash)
        stage.layoutIfNeeded()
        new.alpha = 0
        new.transform = CGAffineTransform(translationX: way, y: 0)
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseOut) {
            (new.alpha, new.transform) = (1, .identity)
            (old.alpha, old.transform) = (0, CGAffineTransform(translationX: -way, y: 0))
            flash.alpha = 0
        } completion: { [self] finished in
            if tidiesOnlyWhatIsFinished, !finished { return }
            (old.alpha, old.transform) = (1, .identity)
            flash.removeFromSuperview()
            end()
        }
    }
}

/// A question, and the answer that was given to it.
private final class FDQuestion: UIViewController {
    private let (text, answer, color): (String, String, UIColor)
    private let given = fdLabel("?", .title2, .white)
    var isAnswered = false {
        didSet { given.text = isAnswered ? "✓ \(answer)" : "?" }
    }

    init(_ text: String, _ answer: String, _ color: UIColor) {
        (self.text, self.answer, self.color) = (text, answer, color)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        let column = fdColumn([fdLabel(text, .title1, .white), given])
        view.fdAdd(column)
        NSLayoutConstraint.activate(column.fdHead(of: view))
    }
}
