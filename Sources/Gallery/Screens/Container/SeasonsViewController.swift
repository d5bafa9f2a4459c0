import DemoScreens
import Interlude
import UIKit

/// A container of one's own: shows one of three children, and changes them by an animator.
public final class SeasonsViewController: UIViewController {
    private static let places = [Place.all[3], Place.all[1], Place.all[5]]

    private let picker = UISegmentedControl(items: ["Spring", "Summer", "Autumn"])
    private let pages: [PlaceViewController]
    private var shown = 0

    /// Makes the container and its children.
    public init() {
        pages = Self.places.map { PlaceViewController($0, action: "Go back") }
        super.init(nibName: nil, bundle: nil)
        title = "Container"
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.titleView = picker
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("The container is made in code: use init()")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.clipsToBounds = true
        for page in pages { page.onAction = { [weak self] in self?.goBack() } }
        picker.selectedSegmentIndex = shown
        let pick = UIAction { [weak self] _ in
            guard let self else { return }
            show(page: picker.selectedSegmentIndex)
        }
        picker.addAction(pick, for: .valueChanged)
        adopt(pages[shown])
        view.addSubview(pages[shown].view)
        pages[shown].didMove(toParent: self)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if picker.isEnabled { pages[shown].view.frame = view.bounds }
    }

    private func adopt(_ page: UIViewController) {
        addChild(page)
        page.view.frame = view.bounds
    }

    // MARK: Changing children

    /// Changes to another child: it slides in from the side on which its segment lies.
    func show(page index: Int) {
        guard index != shown else { return }
        let (from, to) = (pages[shown], pages[index])
        let direction: TransitionDirection = index > shown ? .forward : .backward
        shown = index
        picker.isEnabled = false
        from.willMove(toParent: nil)
        adopt(to)
        let context = ContainerTransitionContext(in: view, from: from, to: to) { [weak self] _ in
            self?.finish(from: from, to: to)
        }
        animator(direction).animateTransition(using: context)
    }

    private func animator(_ direction: TransitionDirection) -> any UIViewControllerAnimatedTransitioning {
        UIAccessibility.isReduceMotionEnabled
            ? FadeAnimator(direction: .forward) : TabSlideAnimator(direction: direction)
    }

    private func finish(from: UIViewController, to: UIViewController) {
        from.view.removeFromSuperview()
        from.removeFromParent()
        to.didMove(toParent: self)
        picker.isEnabled = true
    }
}
