import CoreGraphics
import UIKit

/// The inspector's measures, in points.
enum Metrics {
    /// Of the bar until the user sets another one.
    static let width: CGFloat = 320
    /// Of what is left of the bar while it is hidden.
    static let tabWidth: CGFloat = 18
    /// Between the bar's edges and what is in it.
    static let margin: CGFloat = 14
    static let headerHeight: CGFloat = 30
    static let rowHeight: CGFloat = 26
    static let controlHeight: CGFloat = 26
    static let corner: CGFloat = 6
    /// The height of the bar at the top that stays in place.
    static let transportHeight: CGFloat = 46
}

extension String {
    /// Draws the text in one line, cut off with an ellipsis where the rectangle ends, in the middle of its height.
    @MainActor func draw(in rect: CGRect, font: UIFont, color: UIColor, alignment: NSTextAlignment = .left) {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = alignment
        paragraph.lineBreakMode = .byTruncatingTail
        let attributes: [NSAttributedString.Key: Any] = [
            .font: font, .foregroundColor: color, .paragraphStyle: paragraph,
        ]
        let height = font.lineHeight
        let line = CGRect(x: rect.minX, y: rect.minY + (rect.height - height) / 2, width: rect.width, height: height)
        (self as NSString).draw(in: line, withAttributes: attributes)
    }
}
