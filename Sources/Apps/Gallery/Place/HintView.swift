import UIKit

/// A line of text on a dark capsule, for hints on top of pictures. It is hidden while it has nothing to say.
final class HintView: UIView {
    private let label = UILabel()

    init() {
        super.init(frame: .zero)
        backgroundColor = UIColor.black.withAlphaComponent(0.55)
        isUserInteractionEnabled = false
        isHidden = true
        label.textColor = .white
        label.textAlignment = .center
        label.numberOfLines = 2
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A hint is made in code: use init()")
    }

    /// The hint.
    var text: String? {
        get { label.text }
        set {
            label.text = newValue
            isHidden = newValue == nil
        }
    }

    /// The text's font.
    var font: UIFont {
        get { label.font }
        set { label.font = newValue }
    }

    /// Puts the capsule to the lower edge of a picture, as wide as its text needs.
    func place(above picture: CGRect) {
        let room = CGSize(width: max(0, picture.width - 64), height: .greatestFiniteMagnitude)
        let text = label.sizeThatFits(room)
        let size = CGSize(width: text.width.rounded(.up) + 32, height: text.height.rounded(.up) + 14)
        frame = CGRect(
            x: (picture.midX - size.width / 2).rounded(), y: picture.maxY - size.height - 14, width: size.width,
            height: size.height)
        layer.cornerRadius = min(size.height / 2, 18)
        label.frame = bounds.insetBy(dx: 16, dy: 7)
    }
}
