import CoreImage
import UIKit

/// A picture, and a row of filters that it can be seen through.
final class FiltersViewController: UIViewController {
    /// The picture through the filter that was chosen.
    let pictureView = UIImageView()
    /// A button for each filter.
    let row = UIStackView()
    private let scroll = UIScrollView()
    private var hasBegun = false
    private let landscape: Landscape
    private let choices = FilterChoice.all

    /// The picture as it is. It is painted once, as large as the screen is wide.
    private lazy var original = CIImage(image: landscape.image(size: CGSize(width: 390, height: 390), scale: 2))

    init(_ landscape: Landscape) {
        self.landscape = landscape
        super.init(nibName: nil, bundle: nil)
        title = "Filters"
        navigationItem.largeTitleDisplayMode = .never
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The screen is made in code: use init(_:)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        pictureView.contentMode = .scaleAspectFill
        pictureView.clipsToBounds = true
        pictureView.layer.cornerRadius = 16
        view.addSubview(pictureView)
        view.addSubview(scroll)
        scroll.showsHorizontalScrollIndicator = false
        scroll.addSubview(row)
        row.spacing = 8
        for (index, choice) in choices.enumerated() { row.addArrangedSubview(button(for: choice, at: index)) }
        choose(0)
    }

    private func button(for choice: FilterChoice, at index: Int) -> UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.title = choice.title
        configuration.cornerStyle = .capsule
        return UIButton(configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.choose(index) })
    }

    /// Shows the picture through a filter. It is worked out when the image view draws it.
    func choose(_ index: Int) {
        let seen = original.map { choices[index].apply($0).cropped(to: $0.extent) }
        pictureView.image = seen.map { UIImage(ciImage: $0, scale: 2, orientation: .up) }
        for (position, view) in row.arrangedSubviews.enumerated() {
            (view as? UIButton)?.isSelected = position == index
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let buttons = row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let side = max(0, min(area.width - 32, area.height - buttons.height - 56))
        pictureView.frame = CGRect(x: area.midX - side / 2, y: area.minY + 16, width: side, height: side)
        scroll.frame = CGRect(
            x: view.bounds.minX, y: pictureView.frame.maxY + 16, width: view.bounds.width, height: buttons.height)
        row.frame = CGRect(origin: CGPoint(x: 16 + view.safeAreaInsets.left, y: 0), size: buttons)
        scroll.contentSize = CGSize(width: row.frame.maxX + 16 + view.safeAreaInsets.right, height: buttons.height)
        guard !hasBegun, buttons.width > 0 else { return }
        hasBegun = true
        // The row begins where reading does.
        if isMirrored { scroll.contentOffset.x = max(0, scroll.contentSize.width - scroll.bounds.width) }
    }
}

/// A filter to choose, by what it is called in the row.
@MainActor struct FilterChoice {
    let title: String
    let apply: (CIImage) -> CIImage

    static let all = [
        FilterChoice(title: "None") { $0 },
        FilterChoice(title: "Chrome") { $0.applyingFilter("CIPhotoEffectChrome") },
        FilterChoice(title: "Noir") { $0.applyingFilter("CIPhotoEffectNoir") },
        FilterChoice(title: "Sepia") { $0.applyingFilter("CISepiaTone") },
        FilterChoice(title: "Blur") { $0.clampedToExtent().applyingGaussianBlur(sigma: 12) },
        FilterChoice(title: "Bloom") {
            $0.clampedToExtent().applyingFilter("CIBloom", parameters: [kCIInputIntensityKey: 0.8])
        },
        FilterChoice(title: "Mosaic") { $0.applyingFilter("CIPixellate", parameters: [kCIInputScaleKey: 24]) },
        FilterChoice(title: "Crystals") { $0.applyingFilter("CICrystallize") },
        FilterChoice(title: "Twirl") {
            $0.applyingFilter(
                "CITwirlDistortion",
                parameters: [kCIInputCenterKey: CIVector(x: $0.extent.midX, y: $0.extent.midY), kCIInputRadiusKey: 300])
        },
        FilterChoice(title: "Negative") { $0.applyingFilter("CIColorInvert") },
    ]
}
