import Foundation

extension CGPath {
    /// The outline of what a stroke covers, for the winding rule.
    package func stroked(_ style: LineStyle, scale: CGFloat = 1) -> CGPath { self }
}
