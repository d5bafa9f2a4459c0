import UIKit

/// What is wrong with the labels that can be seen: text that is cut, and texts that lie on each other.
@MainActor enum Labels {
    /// A label and where it is in the window.
    @MainActor private struct Shown {
        let label: UILabel
        let frame: CGRect

        var name: String { "“\(label.text ?? "")” at \(frame)" }
    }

    /// Findings for people; none when all is well.
    static func findings(in view: UIView) -> [String] {
        let shown = visible(in: view, from: view.bounds)
        return shown.filter { isCut($0.label) }.map { "cut: \($0.name)" } + overlaps(shown)
    }

    private static func visible(in view: UIView, from clip: CGRect) -> [Shown] {
        guard !view.isHidden, view.alpha > 0.01 else { return [] }
        let frame = view.convert(view.bounds, to: nil)
        let inside = view.clipsToBounds ? clip.intersection(frame) : clip
        if let label = view as? UILabel, label.text?.isEmpty == false, inside.intersects(frame) {
            return [Shown(label: label, frame: frame)]
        }
        return view.subviews.flatMap { visible(in: $0, from: inside) }
    }

    private static func isCut(_ label: UILabel) -> Bool {
        guard !label.adjustsFontSizeToFitWidth else { return false }
        let width = label.numberOfLines == 1 ? CGFloat.greatestFiniteMagnitude : label.bounds.width
        let needed = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        // Frames are rounded to pixels.
        return needed.width > label.bounds.width + 0.6 || needed.height > label.bounds.height + 0.6
    }

    /// Labels of one view never lie on each other; nor do those of neighbouring rows.
    private static func overlaps(_ shown: [Shown]) -> [String] {
        shown.indices.flatMap { index in
            shown[(index + 1)...].compactMap { other in
                let one = shown[index]
                guard owner(of: one.label) === owner(of: other.label) else { return nil }
                let common = one.frame.insetBy(dx: 0.5, dy: 0.5).intersection(other.frame.insetBy(dx: 0.5, dy: 0.5))
                return common.isEmpty ? nil : "overlap: \(one.name) and \(other.name)"
            }
        }
    }

    /// The scroll view that a label scrolls with, or what it is in.
    private static func owner(of label: UILabel) -> UIView? {
        var view = label.superview
        while let next = view, !(next is UIScrollView) { view = next.superview }
        return view ?? label.superview
    }
}
