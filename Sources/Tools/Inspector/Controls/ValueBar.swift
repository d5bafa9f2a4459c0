import UIKit

/// A name, a slider for a number, and the number.
final class ValueBar: PaneView {
    /// The numbers of a slider, and how they are shown.
    struct Scale: Equatable {
        let name: String
        let range: ClosedRange<Double>
        let unit: String
        /// Whether small numbers get more room than large ones.
        let isBent: Bool

        init(_ name: String, _ range: ClosedRange<Double>, unit: String = "", isBent: Bool = false) {
            (self.name, self.range, self.unit, self.isBent) = (name, range, unit, isBent)
        }

        func share(of value: Double) -> Double {
            let share = min(max((value - range.lowerBound) / (range.upperBound - range.lowerBound), 0), 1)
            return isBent ? share.squareRoot() : share
        }

        func value(at share: Double) -> Double {
            range.lowerBound + (isBent ? share * share : share) * (range.upperBound - range.lowerBound)
        }
    }

    /// Called with each number that the finger sets.
    var onEdit: (Double) -> Void = { _ in }

    var scale = Scale("", 0...1) { didSet { if scale != oldValue { show() } } }
    var value = 0.0 { didSet { if value != oldValue { show() } } }

    private let name = UILabel()
    private let number = UILabel()
    private let bar = ScrubBar()

    override func build() {
        name.font = Typeface.small
        name.textColor = Palette.secondaryText
        number.font = Typeface.smallDigits
        number.textColor = Palette.text
        number.textAlignment = .right
        for view in [name, number, bar] { addSubview(view) }
        bar.onScrub = { [unowned self] phase, share in
            if phase != .ended { onEdit(scale.value(at: share)) }
        }
    }

    private func show() {
        name.show(scale.name)
        let text = CGFloat(value).words + (scale.unit.isEmpty ? "" : " \(scale.unit)")
        number.show(text)
        bar.value = scale.share(of: value)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let half = bounds.width / 2
        name.frame = CGRect(x: 0, y: 0, width: half, height: 12)
        number.frame = CGRect(x: half, y: 0, width: half, height: 12)
        bar.frame = CGRect(x: 0, y: 12, width: bounds.width, height: bounds.height - 12)
    }
}
