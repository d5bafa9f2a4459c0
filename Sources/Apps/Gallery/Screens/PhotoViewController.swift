import UIKit

/// One photo, as large as the screen allows.
final class PhotoViewController: UIViewController {
    /// The photo.
    let pictureView: LandscapeView
    /// The hint about the back gesture.
    var hint: String? {
        didSet { hintLabel.text = hint }
    }

    private let hintLabel = UILabel("", style: .footnote, color: .secondaryLabel)

    init(_ photo: Landscape) {
        pictureView = LandscapeView(photo)
        super.init(nibName: nil, bundle: nil)
        title = "Photo"
        navigationItem.largeTitleDisplayMode = .never
        hintLabel.textAlignment = .center
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The screen is made in code: use init(_:)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(pictureView)
        view.addSubview(hintLabel)
    }

    /// The photo is a square in the middle; the hint is below it, or beside it in landscape.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let hint = hintLabel.sizeThatFits(CGSize(width: area.width - 40, height: .greatestFiniteMagnitude))
        let side = min(area.width, area.height - 2 * (hint.height + 24))
        pictureView.frame = CGRect(
            x: area.midX - side / 2, y: (area.midY - side / 2).rounded(), width: side, height: side)
        hintLabel.frame = CGRect(
            x: area.minX + 20, y: area.maxY - hint.height - 12, width: area.width - 40, height: hint.height)
    }
}
