import TransitionDoctor
import UIKit

/// The first steps in an app. All pages lie in a scroll view from the start, and only the one that is seen is told that it appears.
final class FBIntro: UIViewController, UIScrollViewDelegate {
    /// Whether the page that goes is never told that it has gone.
    var forgetsThePageThatGoes = false
    private let pages = [
        FBIntroPage("Welcome", .systemTeal), FBIntroPage("Find things", .systemOrange),
        FBIntroPage("Keep them", .systemPink),
    ]
    private let scroll = UIScrollView()
    private let dots = UIPageControl()
    private let button = UIButton(type: .system)
    private var index = 0
    private var goal: Int?
    private var size = CGSize.zero

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    static func screens(forgetsThePageThatGoes: Bool = false) -> AppFlow {
        let intro = FBIntro()
        intro.forgetsThePageThatGoes = forgetsThePageThatGoes
        return AppFlow(root: intro) { animated in
            intro.show(1, animated: animated)
        } close: { animated in
            intro.show(0, animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scroll.delegate = self
        scroll.isScrollEnabled = false
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.showsHorizontalScrollIndicator = false
        dots.numberOfPages = pages.count
        dots.currentPageIndicatorTintColor = .label
        dots.pageIndicatorTintColor = .systemGray3
        button.setTitle("Next", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.goOn() }, for: .touchUpInside)
        let row = UIStackView()
        view.fbAdd(scroll, dots, button)
        scroll.fbAdd(row)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: dots.topAnchor),
            row.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            row.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            row.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            row.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor),
            dots.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            dots.bottomAnchor.constraint(equalTo: button.topAnchor),
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12),
        ])
        for page in pages {
            addChild(page)
            row.addArrangedSubview(page.view)
            page.view.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
            page.didMove(toParent: self)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard scroll.bounds.size != size else { return }
        size = scroll.bounds.size
        scroll.contentOffset = offset(of: goal ?? index)
        finish()
    }

    private func offset(of page: Int) -> CGPoint {
        let column = view.fbIsMirrored ? pages.count - 1 - page : page
        return CGPoint(x: scroll.bounds.width * CGFloat(column), y: 0)
    }

    private func goOn() { show(min(index + 1, pages.count - 1), animated: true) }

    private func show(_ page: Int, animated: Bool) {
        guard goal == nil, page != index else { return }
        goal = page
        pages[index].beginAppearanceTransition(false, animated: animated)
        pages[page].beginAppearanceTransition(true, animated: animated)
        dots.currentPage = page
        button.setTitle(page == pages.count - 1 ? "Done" : "Next", for: .normal)
        if animated, UIAccessibility.isReduceMotionEnabled {
            UIView.transition(with: scroll, duration: 0.3, options: .transitionCrossDissolve) {
                self.scroll.contentOffset = self.offset(of: page)
            } completion: { _ in
                self.finish()
            }
        } else {
            scroll.setContentOffset(offset(of: page), animated: animated)
            if !animated { finish() }
        }
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { finish() }

    private func finish() {
        guard let goal else { return }
        if !forgetsThePageThatGoes { pages[index].endAppearanceTransition() }
        pages[goal].endAppearanceTransition()
        index = goal
        self.goal = nil
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        pages[index].beginAppearanceTransition(true, animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        pages[index].endAppearanceTransition()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        pages[index].beginAppearanceTransition(false, animated: animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        pages[index].endAppearanceTransition()
    }
}

/// A page that counts how often it has been looked at.
private final class FBIntroPage: UIViewController {
    private let (name, color): (String, UIColor)
    private let visits = fbLabel("", .footnote, .white)
    private var count = 0

    init(_ name: String, _ color: UIColor) {
        (self.name, self.color) = (name, color)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        let column = fbColumn([fbLabel(name, .largeTitle, .white), fbLabel("All in one place.", .body, .white), visits])
        column.alignment = .center
        view.fbAdd(column)
        NSLayoutConstraint.activate([
            column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        count += 1
        visits.text = count == 1 ? "New" : "Seen before"
    }
}
