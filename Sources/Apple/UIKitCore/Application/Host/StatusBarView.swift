import QuartzCore

/// Draws the status bar's symbols in one color: the time at the left, signal, network and battery at the right.
///
/// The time is always 9:41, as on Apple's own pictures, so that every run shows the same.
@MainActor final class StatusBarView: UIView {
    var device = DeviceProfile.iPhone15 { didSet { if device != oldValue { setNeedsDisplay() } } }
    /// White symbols instead of black ones.
    private let isLight: Bool

    init(isLight: Bool) {
        self.isLight = isLight
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { fatalError("the status bar is in no archive") }

    private var color: UIColor { isLight ? .white : .black }
    /// Whether the bar lies beside a sensor housing, with room for big symbols.
    private var isTall: Bool { device.statusBarHeight > 30 }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        color.set()
        drawTime()
        let middle = signsMiddle
        let right = bounds.width - (isTall ? StatusBarView.tallMargin : StatusBarView.flatMargin)
        context.saveGState()
        context.translateBy(x: right, y: middle)
        if !isTall { context.scaleBy(x: StatusBarView.flatScale, y: StatusBarView.flatScale) }
        drawBattery(right: 0)
        drawNetwork(middle: -StatusBarView.batteryWidth - 6 - 8.5)
        drawSignal(right: -StatusBarView.batteryWidth - 6 - 17 - 6)
        context.restoreGState()
    }

    /// The line on which time and symbols are centered.
    private var signsMiddle: CGFloat { isTall ? 33 : bounds.height / 2 }

    private func drawTime() {
        let font = UIFont.systemFont(ofSize: isTall ? 17 : 12, weight: .semibold)
        let text = "9:41" as NSString
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
        let size = text.size(withAttributes: attributes)
        let middle: CGFloat
        if isTall {
            middle = StatusBarView.tallTimeMiddle
        } else if device.idiom == .pad {
            middle = StatusBarView.flatMargin + 8 + size.width / 2
        } else {
            middle = bounds.width / 2
        }
        text.draw(at: CGPoint(x: middle - size.width / 2, y: signsMiddle - size.height / 2), withAttributes: attributes)
    }

    /// A battery whose right end (the little knob) is at `right`; 27 points wide, 13 high.
    private func drawBattery(right: CGFloat) {
        let left = right - StatusBarView.batteryWidth
        color.withAlphaComponent(0.35).setStroke()
        let shell = UIBezierPath(
            roundedRect: CGRect(x: left + 0.5, y: -6, width: 24, height: 12), cornerRadius: 3.8)
        shell.lineWidth = 1
        shell.stroke()
        color.withAlphaComponent(0.4).setFill()
        let knob = UIBezierPath()
        knob.move(to: CGPoint(x: right - 1.4, y: -2))
        knob.addCurve(
            to: CGPoint(x: right - 1.4, y: 2), controlPoint1: CGPoint(x: right + 0.5, y: -1.2),
            controlPoint2: CGPoint(x: right + 0.5, y: 1.2))
        knob.close()
        knob.fill()
        color.setFill()
        UIBezierPath(roundedRect: CGRect(x: left + 2, y: -4.5, width: 21, height: 9), cornerRadius: 2.5).fill()
    }

    /// Three arcs and a dot; 17 points wide, 12 high.
    private func drawNetwork(middle: CGFloat) {
        let foot = CGPoint(x: middle, y: 5.7)
        color.setFill()
        for (inner, outer) in [(0.0, 3.6), (5.0, 7.6), (9.0, 11.6)] as [(CGFloat, CGFloat)] {
            let start = -CGFloat.pi * 0.75, end = -CGFloat.pi * 0.25
            let band = UIBezierPath()
            if inner == 0 { band.move(to: foot) }
            band.addArc(withCenter: foot, radius: outer, startAngle: start, endAngle: end, clockwise: true)
            if inner > 0 {
                band.addArc(withCenter: foot, radius: inner, startAngle: end, endAngle: start, clockwise: false)
            }
            band.close()
            band.fill()
        }
    }

    /// Four bars that grow; 18 points wide, 12 high.
    private func drawSignal(right: CGFloat) {
        color.setFill()
        for (index, height) in ([4, 6.3, 9, 12] as [CGFloat]).enumerated() {
            let bar = CGRect(x: right - 18 + CGFloat(index) * 5, y: 6 - height, width: 3.2, height: height)
            UIBezierPath(roundedRect: bar, cornerRadius: 1).fill()
        }
    }

    // Places as on screen shots of phones and tablets, in points.
    private static let tallTimeMiddle: CGFloat = 66
    private static let tallMargin: CGFloat = 33
    private static let flatMargin: CGFloat = 8
    private static let flatScale: CGFloat = 0.82
    private static let batteryWidth: CGFloat = 27
}
