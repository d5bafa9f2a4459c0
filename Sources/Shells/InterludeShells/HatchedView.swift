import UIKit

/// A view that draws a ``HatchPattern`` and takes no touches.
@MainActor
package final class HatchedView: UIView {
    package init(_ title: String, frame: CGRect = .zero) {
        pattern = HatchPattern(title: title)
        super.init(frame: frame)
        contentMode = .redraw
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isAccessibilityElement = true
        accessibilityLabel = title
    }

    package required init?(coder: NSCoder) { fatalError("a hatched view is made in code") }

    private var pattern: HatchPattern

    /// The content that the class would load. Announced as the value of the accessibility element.
    package var detail: String {
        get { pattern.detail }
        set {
            guard newValue != pattern.detail else { return }
            pattern.detail = newValue
            accessibilityValue = newValue.isEmpty ? nil : newValue
            setNeedsDisplay()
        }
    }

    package override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        pattern.draw(in: context, bounds)
    }
}
