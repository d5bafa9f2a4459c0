import UIKit

/// The detail page of a place: the screen that every film leads to.
public final class PlaceViewController: UIViewController {
    /// What it is about.
    public let place: Place
    /// The big picture on top, the counterpart of the list's small one.
    public let pictureView: LandscapeView
    /// The filled button at the foot.
    public let planButton = FilledButton("Plan this journey")

    private let closeButton = RoundButton(.close)
    private let name = UILabel()
    private let region = UILabel()
    private let facts: FactsView
    private let story = UILabel()

    /// Makes the page of a place.
    public init(_ place: Place) {
        self.place = place
        pictureView = LandscapeView(place.landscape)
        facts = FactsView(place.facts)
        super.init(nibName: nil, bundle: nil)
        title = place.name
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("The page is made in code: use init(_:)")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.clipsToBounds = true
        configure(name, place.name, .systemFont(ofSize: 28, weight: .bold), .label)
        configure(region, place.region, .systemFont(ofSize: 17), .secondaryLabel)
        story.attributedText = PlaceViewController.paragraphs(place.story)
        story.numberOfLines = 0
        closeButton.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
        for view in [pictureView, facts, story, planButton, closeButton] as [UIView] { self.view.addSubview(view) }
    }

    private func configure(_ label: UILabel, _ text: String, _ font: UIFont, _ color: UIColor) {
        label.text = text
        label.font = font
        label.textColor = color
        view.addSubview(label)
    }

    private static func paragraphs(_ texts: [String]) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 3
        style.paragraphSpacing = 8
        return NSAttributedString(
            string: texts.joined(separator: "\n"),
            attributes: [.font: UIFont.systemFont(ofSize: 16), .foregroundColor: UIColor.label, .paragraphStyle: style])
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // Below a navigation bar the picture begins below it; alone the page shows it behind the status bar.
        closeButton.isHidden = navigationController != nil
        if view.bounds.width > view.bounds.height {
            layOutSideBySide()
        } else {
            layOutInColumn()
        }
    }

    private var pictureTop: CGFloat { navigationController == nil ? 0 : view.safeAreaInsets.top }

    private func layOutInColumn() {
        let bounds = view.bounds
        let height = (bounds.height * 0.4).rounded()
        pictureView.frame = CGRect(x: 0, y: pictureTop, width: bounds.width, height: height)
        layOutText(in: CGRect(x: 0, y: pictureTop + height, width: bounds.width, height: bounds.height))
        placeCloseButton(right: bounds.width - 16)
    }

    private func layOutSideBySide() {
        let bounds = view.bounds
        let width = (bounds.width * 0.46).rounded()
        pictureView.frame = CGRect(x: 0, y: pictureTop, width: width, height: bounds.height - pictureTop)
        let right = bounds.width - view.safeAreaInsets.right
        layOutText(in: CGRect(x: width, y: pictureTop, width: right - width, height: bounds.height))
        placeCloseButton(right: right - 16)
    }

    private func placeCloseButton(right: CGFloat) {
        closeButton.frame = CGRect(x: right - 32, y: view.safeAreaInsets.top + 8, width: 32, height: 32)
    }

    private func layOutText(in area: CGRect) {
        let margin: CGFloat = 20
        let text = CGRect(x: area.minX + margin, y: 0, width: area.width - 2 * margin, height: 0)
        name.frame = CGRect(x: text.minX, y: area.minY + 18, width: text.width, height: 35)
        region.frame = CGRect(x: text.minX, y: name.frame.maxY + 2, width: text.width, height: 23)
        facts.frame = CGRect(x: text.minX, y: region.frame.maxY + 18, width: text.width, height: 42)
        let foot = view.bounds.height - max(20, view.safeAreaInsets.bottom + 8)
        planButton.frame = CGRect(x: text.minX, y: foot - 52, width: text.width, height: 52)
        let top = facts.frame.maxY + 18
        let room = max(0, planButton.frame.minY - 12 - top)
        let height = story.sizeThatFits(CGSize(width: text.width, height: .greatestFiniteMagnitude)).height
        story.frame = CGRect(x: text.minX, y: top, width: text.width, height: min(room, height))
    }
}
