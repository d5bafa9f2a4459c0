/// The area that bars cover at an edge of a controller's view. Legacy code uses it instead of the
/// safe area.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// The length of the view's edge that the bars cover, in points.
    var length: CGFloat { get }
    /// The top edge of the area that the bars cover.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The bottom edge of the area that the bars cover.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height of the area that the bars cover.
    var heightAnchor: NSLayoutDimension { get }
}

/// A guide from an edge of a controller's view to its safe area.
@MainActor
final class BarsGuide: UILayoutGuide, UILayoutSupport {
    private let isAtTop: Bool

    init(of view: UIView, atTop: Bool) {
        isAtTop = atTop
        super.init()
        view.addLayoutGuide(self)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: atTop ? view.topAnchor : safeArea.bottomAnchor),
            bottomAnchor.constraint(equalTo: atTop ? safeArea.topAnchor : view.bottomAnchor),
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    var length: CGFloat {
        guard let insets = owningView?.safeAreaInsets else { return 0 }
        return isAtTop ? insets.top : insets.bottom
    }
}

extension UIViewController {
    /// The guide at one end, made when it is first asked for and kept by the view.
    final func barsGuide(atTop: Bool) -> BarsGuide {
        let identifier = atTop ? "topLayoutGuide" : "bottomLayoutGuide"
        let guides = view.layoutGuides.lazy.compactMap { $0 as? BarsGuide }
        if let guide = guides.first(where: { $0.identifier == identifier }) { return guide }
        let guide = BarsGuide(of: view, atTop: atTop)
        guide.identifier = identifier
        return guide
    }
}
