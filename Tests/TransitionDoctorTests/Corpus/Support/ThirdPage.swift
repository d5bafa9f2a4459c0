import UIKit

/// A page of an app: a heading, and blocks of colour in a stack, which turn and mirror with the screen.
class ThirdPage: UIViewController {
    let stack = UIStackView()
    /// Whether the stack keeps away from the bars, which moves it where the page is made small.
    var keepsAwayFromBars = true
    private let color: UIColor

    init(_ title: String, _ color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The corpus makes its screens in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 14
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let top = keepsAwayFromBars ? view.safeAreaLayoutGuide.topAnchor : view.topAnchor
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: top, constant: 64),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        ])
        let heading = UILabel()
        heading.text = title
        heading.font = .preferredFont(forTextStyle: .title2)
        stack.addArrangedSubview(heading)
        for width in [200, 140, 170] { addBlock(width: CGFloat(width), height: 34) }
    }

    /// Adds a block to the stack.
    @discardableResult
    func addBlock(_ color: UIColor = .systemGray3, width: CGFloat, height: CGFloat) -> UIView {
        let block = UIView()
        block.backgroundColor = color
        block.layer.cornerRadius = 8
        block.widthAnchor.constraint(equalToConstant: width).isActive = true
        block.heightAnchor.constraint(equalToConstant: height).isActive = true
        stack.addArrangedSubview(block)
        return block
    }
}

/// Fills a view with another by constraints.
@MainActor func thirdFill(_ outer: UIView, with inner: UIView) {
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: outer.topAnchor),
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
    ])
}

@MainActor extension UIView {
    /// What is to the right where one reads from left to right: 1, or -1 where one reads the other way.
    var thirdForward: CGFloat { effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1 }
}

@MainActor extension UIPresentationController {
    /// Makes a change along with the transition, or at once where nothing is animated.
    func thirdAlong(_ change: @escaping () -> Void) {
        let isMade = presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in change() })
        if isMade != true { change() }
    }

    /// Puts the presented view in its place, also while it has a transform.
    func thirdPlacePresentedView() {
        let frame = frameOfPresentedViewInContainerView
        presentedView?.bounds.size = frame.size
        presentedView?.center = CGPoint(x: frame.midX, y: frame.midY)
    }
}
