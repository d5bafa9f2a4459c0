import UIKit

/// The page of a showcase: a picture, what there is to see, and a button for each way to see it.
public final class ShowcaseViewController: UIViewController {
    /// The displayed showcase.
    public let showcase: Showcase
    /// The picture on top, from which some transitions start.
    public let pictureView: LandscapeView
    /// The buttons, one for each action of the showcase.
    public private(set) var buttons: [UIButton] = []

    /// Keeps what gives the picture its menu.
    private var pictureMenu: (any UIContextMenuInteractionDelegate)?
    private let scrollView = UIScrollView()
    private let column = UIStackView()
    private let texts = UIStackView()

    /// Makes the page of a showcase.
    public init(_ showcase: Showcase) {
        self.showcase = showcase
        pictureView = LandscapeView(showcase.place.landscape)
        super.init(nibName: nil, bundle: nil)
        title = showcase.title
        navigationItem.largeTitleDisplayMode = .never
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("The page is made in code: use init(_:)")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        pictureView.layer.cornerRadius = 16
        setUpTexts()
        setUpColumn()
        setUpPictureMenu()
        arrange(for: view.bounds.size)
        guard #available(iOS 17, *) else { return }
        view.registerForTraitChanges([UITraitVerticalSizeClass.self]) { [weak self] (view: UIView, _) in
            self?.arrange(for: view.bounds.size)
        }
    }

    private func setUpPictureMenu() {
        guard let delegate = showcase.pictureMenu?(self) else { return }
        pictureMenu = delegate
        pictureView.isUserInteractionEnabled = true
        pictureView.addInteraction(UIContextMenuInteraction(delegate: delegate))
    }

    private func setUpTexts() {
        texts.axis = .vertical
        texts.spacing = 8
        let heading = UILabel(showcase.title, style: .title2, color: .label)
        heading.font = heading.font.bold
        texts.addArrangedSubview(heading)
        texts.addArrangedSubview(UILabel(showcase.summary, style: .body, color: .secondaryLabel))
        texts.setCustomSpacing(24, after: texts.arrangedSubviews[1])
        for (index, action) in showcase.actions.enumerated() {
            let button = makeButton(action, isFirst: index == 0)
            buttons.append(button)
            texts.addArrangedSubview(button)
        }
        if let code = showcase.code, let last = texts.arrangedSubviews.last {
            texts.setCustomSpacing(24, after: last)
            texts.addArrangedSubview(CodeView(code))
        }
    }

    private func makeButton(_ action: Showcase.Action, isFirst: Bool) -> UIButton {
        var configuration: UIButton.Configuration = isFirst ? .filled() : .tinted()
        configuration.title = action.title
        configuration.buttonSize = .large
        configuration.cornerStyle = .large
        let button = UIButton(configuration: configuration)
        if let menu = action.menu {
            button.menu = menu(self)
            button.showsMenuAsPrimaryAction = true
            button.changesSelectionAsPrimaryAction = action.isPopUp
            return button
        }
        button.addAction(
            UIAction { [weak self, weak button] _ in
                guard let self, let button else { return }
                action.run(self, button)
            }, for: .primaryActionTriggered)
        return button
    }

    // MARK: Layout

    private func setUpColumn() {
        column.spacing = 20
        column.addArrangedSubview(pictureView)
        column.addArrangedSubview(texts)
        for view in [scrollView, column] { view.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(scrollView)
        scrollView.addSubview(column)
        let content = scrollView.contentLayoutGuide
        let frame = scrollView.frameLayoutGuide
        let readable = view.readableContentGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.widthAnchor.constraint(equalTo: frame.widthAnchor),
            column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
            column.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
            pictureView.heightAnchor.constraint(equalTo: pictureView.widthAnchor, multiplier: 0.62),
        ])
    }

    /// Picture and texts below each other, or side by side where the screen is flat.
    private func arrange(for size: CGSize) {
        let isFlat = size.width > size.height && traitCollection.verticalSizeClass == .compact
        column.axis = isFlat ? .horizontal : .vertical
        column.distribution = isFlat ? .fillEqually : .fill
        column.alignment = isFlat ? .top : .fill
    }

    public override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in self.arrange(for: size) })
    }
}

extension UIFont {
    /// The bold face of the same text style.
    var bold: UIFont {
        guard let descriptor = fontDescriptor.withSymbolicTraits(.traitBold) else { return self }
        return UIFont(descriptor: descriptor, size: 0)
    }
}

extension UILabel {
    /// A label of a text style, of as many lines as it takes, that follows the user's text size.
    convenience init(_ text: String, style: UIFont.TextStyle, color: UIColor) {
        self.init()
        self.text = text
        font = .preferredFont(forTextStyle: style)
        textColor = color
        numberOfLines = 0
        adjustsFontForContentSizeCategory = true
    }
}
