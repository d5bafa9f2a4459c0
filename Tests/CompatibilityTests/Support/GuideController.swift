import UIKit

/// A controller with views that constraints bind to the guides of its view, and a record of what it is told of insets.
@MainActor
final class GuideController: UIViewController {
    let safe = UIView()
    let margins = UIView()
    let readable = UIView()
    let keyboard = UIView()
    /// Above the safe area's lower edge, 20 points high.
    let foot = UIView()
    private(set) var told: [String] = []
    private(set) var safeAreas: [UIEdgeInsets] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        fill(view.safeAreaLayoutGuide, with: safe)
        fill(view.layoutMarginsGuide, with: margins)
        fill(view.readableContentGuide, with: readable)
        fill(view.keyboardLayoutGuide, with: keyboard)
        foot.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(foot)
        NSLayoutConstraint.activate([
            foot.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            foot.widthAnchor.constraint(equalToConstant: 20), foot.heightAnchor.constraint(equalToConstant: 20),
            foot.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
    }

    private func fill(_ guide: UILayoutGuide, with filling: UIView) {
        filling.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(filling)
        NSLayoutConstraint.activate([
            filling.topAnchor.constraint(equalTo: guide.topAnchor),
            filling.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            filling.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            filling.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
    }

    /// How far the view bound to the safe area is inside the view.
    var shownSafeArea: UIEdgeInsets {
        UIEdgeInsets(
            top: safe.frame.minY, left: safe.frame.minX, bottom: view.bounds.height - safe.frame.maxY,
            right: view.bounds.width - safe.frame.maxX)
    }

    /// Whether all bound views are where their guides are, to the pixel.
    var isSolved: Bool {
        guard let view = viewIfLoaded else { return false }
        return near(safe.frame, view.safeAreaLayoutGuide.layoutFrame, 0.5)
            && near(margins.frame, view.layoutMarginsGuide.layoutFrame, 0.5)
            && near(readable.frame, view.readableContentGuide.layoutFrame, 0.5)
            && near(keyboard.frame, view.keyboardLayoutGuide.layoutFrame, 0.5)
            && near(foot.frame.maxY, view.bounds.height - view.safeAreaInsets.bottom, 0.5)
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        told.append("safe area")
        safeAreas.append(view.safeAreaInsets)
    }

    override func viewLayoutMarginsDidChange() {
        super.viewLayoutMarginsDidChange()
        told.append("margins")
    }
}
