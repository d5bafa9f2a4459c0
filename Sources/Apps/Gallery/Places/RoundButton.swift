import UIKit

/// A round button with a drawn sign on it.
public final class RoundButton: UIControl {
    /// The symbol of a button.
    public enum Sign: Sendable {
        /// A compass needle, on the tint color, with a shadow.
        case compass
        /// A cross, on a dark veil.
        case close
    }

    private let sign: Sign
    private let face: SignView

    /// Makes a button.
    public init(_ sign: Sign) {
        self.sign = sign
        face = SignView(sign)
        super.init(frame: .zero)
        addSubview(face)
        guard sign == .compass else { return }
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 4)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("A round button is made in code: use init(_:)")
    }

    public override var isHighlighted: Bool {
        didSet { face.alpha = isHighlighted ? 0.6 : 1 }
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        face.frame = bounds
        face.layer.cornerRadius = bounds.height / 2
        if sign == .compass { layer.shadowPath = UIBezierPath(ovalIn: bounds).cgPath }
    }
}

/// The disc of a round button and its sign.
private final class SignView: UIView {
    private let sign: RoundButton.Sign

    init(_ sign: RoundButton.Sign) {
        self.sign = sign
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        backgroundColor = sign == .close ? UIColor.black.withAlphaComponent(0.4) : .systemBlue
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A sign is made in code: use init(_:)")
    }

    override func draw(_ rect: CGRect) {
        UIColor.white.set()
        switch sign {
        case .compass: drawNeedle()
        case .close: drawCross()
        }
    }

    private func drawNeedle() {
        let ring = UIBezierPath(ovalIn: bounds.insetBy(dx: 15, dy: 15))
        ring.lineWidth = 2
        ring.stroke()
        let reach = bounds.width * 0.13
        let narrow = reach * 0.38
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let needle = UIBezierPath()
        needle.move(to: CGPoint(x: center.x + reach, y: center.y - reach))
        needle.addLine(to: CGPoint(x: center.x + narrow, y: center.y + narrow))
        needle.addLine(to: CGPoint(x: center.x - reach, y: center.y + reach))
        needle.addLine(to: CGPoint(x: center.x - narrow, y: center.y - narrow))
        needle.close()
        needle.fill()
    }

    private func drawCross() {
        let box = bounds.insetBy(dx: bounds.width * 0.34, dy: bounds.height * 0.34)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: box.minX, y: box.minY))
        path.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
        path.move(to: CGPoint(x: box.maxX, y: box.minY))
        path.addLine(to: CGPoint(x: box.minX, y: box.maxY))
        path.lineWidth = 2
        path.lineCapStyle = .round
        path.stroke()
    }
}
