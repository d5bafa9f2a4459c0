import UIKit

/// The places as pages: to scroll, or to turn like those of a book.
public final class PlacePagesViewController: UIPageViewController, UIPageViewControllerDataSource {
    private let places = Place.all

    /// Makes the pages.
    public init(_ style: UIPageViewController.TransitionStyle) {
        super.init(
            transitionStyle: style, navigationOrientation: .horizontal,
            options: style == .scroll ? [.interPageSpacing: 16] : nil)
        title = style == .scroll ? "Pages" : "Book"
        navigationItem.largeTitleDisplayMode = .never
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("The pages are made in code: use init(_:)")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        // A page view controller's dots are white by default.
        let dots = UIPageControl.appearance(whenContainedInInstancesOf: [PlacePagesViewController.self])
        dots.pageIndicatorTintColor = .tertiaryLabel
        dots.currentPageIndicatorTintColor = .label
        dataSource = self
        setViewControllers([PlacePage(places[0], 0)], direction: .forward, animated: false)
    }

    private func page(_ index: Int) -> UIViewController? {
        places.indices.contains(index) ? PlacePage(places[index], index) : nil
    }

    public func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        (viewController as? PlacePage).flatMap { page($0.index - 1) }
    }

    public func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        (viewController as? PlacePage).flatMap { page($0.index + 1) }
    }

    public func presentationCount(for pageViewController: UIPageViewController) -> Int { places.count }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// One place, a page.
final class PlacePage: UIViewController {
    let index: Int
    private let place: Place

    init(_ place: Place, _ index: Int) {
        self.place = place
        self.index = index
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A page is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let picture = LandscapeView(place.landscape)
        picture.isUserInteractionEnabled = false
        let (title, text) = (UILabel(), UILabel())
        title.text = place.name
        title.font = .preferredFont(forTextStyle: .largeTitle)
        text.text = place.story.joined(separator: "\n\n")
        text.font = .preferredFont(forTextStyle: .body)
        text.textColor = .secondaryLabel
        for label in [title, text] { label.numberOfLines = 0 }
        for part in [picture, title, text] as [UIView] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: view.topAnchor),
            picture.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            picture.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.45),
            title.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 20),
            title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            title.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 12),
            text.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }
}
