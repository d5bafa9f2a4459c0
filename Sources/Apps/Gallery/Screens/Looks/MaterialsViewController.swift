import UIKit

/// A picture behind cards of the materials, each denser than the one before, with text of four ranks on it.
final class MaterialsViewController: UIViewController {
    private let picture: LandscapeView
    private let scroll = UIScrollView()
    private let column = UIStackView()

    private static let styles: [(String, UIBlurEffect.Style)] = [
        ("Ultra Thin", .systemUltraThinMaterial), ("Thin", .systemThinMaterial), ("Regular", .systemMaterial),
        ("Thick", .systemThickMaterial), ("Chrome", .systemChromeMaterial),
    ]

    init(_ landscape: Landscape) {
        picture = LandscapeView(landscape)
        super.init(nibName: nil, bundle: nil)
        title = "Materials"
        navigationItem.largeTitleDisplayMode = .never
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The screen is made in code: use init(_:)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        picture.frame = view.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        column.axis = .vertical
        column.spacing = 16
        for (name, style) in Self.styles { column.addArrangedSubview(MaterialCard(name, style)) }
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(picture)
        view.addSubview(scroll)
        scroll.addSubview(column)
        let (content, readable) = (scroll.contentLayoutGuide, view.readableContentGuide)
        NSLayoutConstraint.activate([
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
            column.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
        ])
    }
}

/// A card of a material: its name and vibrant content.
private final class MaterialCard: UIVisualEffectView {
    init(_ name: String, _ style: UIBlurEffect.Style) {
        let material = UIBlurEffect(style: style)
        super.init(effect: material)
        layer.cornerRadius = 20
        clipsToBounds = true
        let rows = UIStackView()
        rows.axis = .vertical
        rows.spacing = 6
        let ranks: [(String, UIFont.TextStyle, UIVibrancyEffectStyle)] = [
            (name, .title2, .label), ("Second rank", .body, .secondaryLabel), ("Third rank", .body, .tertiaryLabel),
        ]
        for (text, font, rank) in ranks {
            rows.addArrangedSubview(
                VibrantView(UILabel(text, style: font, color: .label), on: material, style: rank))
        }
        let bar = UIView()
        bar.backgroundColor = .label
        bar.layer.cornerRadius = 6
        bar.heightAnchor.constraint(equalToConstant: 12).isActive = true
        rows.addArrangedSubview(VibrantView(bar, on: material, style: .secondaryFill))
        rows.pin(on: self, inset: 16)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The card is made in code")
    }
}

/// A view with vibrancy on a material.
private final class VibrantView: UIVisualEffectView {
    init(_ content: UIView, on material: UIBlurEffect, style: UIVibrancyEffectStyle) {
        super.init(effect: UIVibrancyEffect(blurEffect: material, style: style))
        content.pin(on: self, inset: 0)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The view is made in code")
    }
}

extension UIView {
    /// Puts the view on an effect, and holds it at the effect's four edges.
    fileprivate func pin(on effect: UIVisualEffectView, inset: CGFloat) {
        translatesAutoresizingMaskIntoConstraints = false
        effect.contentView.addSubview(self)
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: effect.topAnchor, constant: inset),
            bottomAnchor.constraint(equalTo: effect.bottomAnchor, constant: -inset),
            leadingAnchor.constraint(equalTo: effect.leadingAnchor, constant: inset),
            trailingAnchor.constraint(equalTo: effect.trailingAnchor, constant: -inset),
        ])
    }
}
