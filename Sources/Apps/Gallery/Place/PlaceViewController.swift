import UIKit

/// The detail page of a place: the screen that every film leads to.
public final class PlaceViewController: UIViewController {
    /// The displayed place.
    public let place: Place
    /// The big picture on top, the counterpart of the list's small one.
    public let pictureView: LandscapeView
    /// The filled button at the foot.
    public let actionButton: FilledButton
    /// Called when the button at the foot is tapped.
    public var onAction: (() -> Void)?
    /// The text on the image, such as a hint for the gesture; `nil` for none.
    public var hint: String? {
        didSet {
            hintView.text = hint
            viewIfLoaded?.setNeedsLayout()
        }
    }

    let closeButton = RoundButton(.close)
    let hintView = HintView()
    let textArea = UIScrollView()
    let name = UILabel()
    let region = UILabel()
    let facts: FactsView
    let story = UILabel()

    /// Makes the page of a place.
    ///
    /// - Parameter action: What the button at the foot says.
    public init(_ place: Place, action: String = "Plan this journey") {
        self.place = place
        pictureView = LandscapeView(place.landscape)
        actionButton = FilledButton(action)
        facts = FactsView(place.facts)
        super.init(nibName: nil, bundle: nil)
        title = place.name
        navigationItem.largeTitleDisplayMode = .never
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("The page is made in code: use init(_:action:)")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.clipsToBounds = true
        name.text = place.name
        region.text = place.region
        region.textColor = .secondaryLabel
        pictureView.accessibilityIdentifier = PlacePart.picture.identifier(of: place)
        name.accessibilityIdentifier = PlacePart.name.identifier(of: place)
        region.accessibilityIdentifier = PlacePart.region.identifier(of: place)
        for label in [name, region, story] { label.numberOfLines = 0 }
        closeButton.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
        actionButton.addAction(UIAction { [weak self] _ in self?.onAction?() }, for: .touchUpInside)
        for view in [name, region, facts, story] as [UIView] { textArea.addSubview(view) }
        for view in [pictureView, hintView, textArea, actionButton, closeButton] as [UIView] {
            self.view.addSubview(view)
        }
        setFonts()
    }

    /// A page that was loaded before it had a place knows its text size only now.
    public override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        setFonts()
        view.setNeedsLayout()
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setFonts()
        view.setNeedsLayout()
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layOutPage()
    }

    /// Alone on a phone the page has its picture behind the status bar.
    public override var preferredStatusBarStyle: UIStatusBarStyle {
        let isBehind = navigationController == nil && !isSideBySide
        return isBehind && place.landscape.hasDarkSky ? .lightContent : .default
    }

    // MARK: Text

    /// The fonts in the user's text size.
    private func setFonts() {
        name.font = scaled(.systemFont(ofSize: 28, weight: .bold), .title1)
        region.font = scaled(.systemFont(ofSize: 17), .body)
        story.attributedText = PlaceViewController.paragraphs(
            place.story, font: scaled(.systemFont(ofSize: 16), .callout))
        facts.setFonts(
            value: scaled(.systemFont(ofSize: 17, weight: .semibold), .body),
            caption: scaled(.systemFont(ofSize: 12), .caption1))
        actionButton.font = scaled(.systemFont(ofSize: 17, weight: .semibold), .body)
        hintView.font = scaled(.systemFont(ofSize: 13, weight: .medium), .footnote)
    }

    private func scaled(_ font: UIFont, _ style: UIFont.TextStyle) -> UIFont {
        UIFontMetrics(forTextStyle: style).scaledFont(for: font, compatibleWith: traitCollection)
    }

    private static func paragraphs(_ texts: [String], font: UIFont) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 3
        style.paragraphSpacing = 8
        return NSAttributedString(
            string: texts.joined(separator: "\n"),
            attributes: [.font: font, .foregroundColor: UIColor.label, .paragraphStyle: style])
    }
}
