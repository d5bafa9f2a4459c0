import UIKit

/// A line from who runs the application; no height without one.
final class NewsPanel: Panel {
    private let label = UILabel()

    override var height: CGFloat { model?.news == nil ? 0 : 22 }

    override func build() {
        label.font = Typeface.small
        label.textColor = Palette.good
        addSubview(label)
    }

    override func refresh() {
        let news = model?.news ?? ""
        label.show(news)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: Metrics.margin, y: 0, width: bounds.width - 2 * Metrics.margin, height: bounds.height)
    }
}
