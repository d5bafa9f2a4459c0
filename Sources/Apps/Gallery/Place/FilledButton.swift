import UIKit

/// A button that is filled with the tint color.
public final class FilledButton: UIControl {
    private let label = UILabel()

    /// Makes a button with a title.
    public init(_ title: String) {
        super.init(frame: .zero)
        backgroundColor = tintColor
        layer.cornerRadius = 14
        label.text = title
        label.textColor = .white
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.textAlignment = .center
        addSubview(label)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("A filled button is made in code: use init(_:)")
    }

    /// The title's font.
    public var font: UIFont {
        get { label.font }
        set { label.font = newValue }
    }

    public override func tintColorDidChange() {
        super.tintColorDidChange()
        backgroundColor = tintColor
    }

    public override var isHighlighted: Bool {
        didSet { label.alpha = isHighlighted ? 0.5 : 1 }
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
