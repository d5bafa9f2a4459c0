import UIKit

/// Device and orientation, appearance, reading direction, text size, and how touches are shown.
final class DevicePanel: Panel {
    private let devices = SegmentStrip()
    private let left = PaneButton()
    private let right = PaneButton()
    private let orientation = UILabel()
    private let smaller = PaneButton()
    private let larger = PaneButton()
    private let textSize = UILabel()
    private let dark = ToggleRow()
    private let rightToLeft = ToggleRow()
    private let motion = ToggleRow()
    private let touches = ToggleRow()
    private let bold = ToggleRow()
    private let contrast = ToggleRow()
    private let transparency = ToggleRow()

    private var rows: [[ToggleRow]] { [[dark, rightToLeft], [motion, touches], [bold, contrast], [transparency]] }

    override var height: CGFloat { 2 * (Metrics.controlHeight + 6) + CGFloat(rows.count) * Metrics.rowHeight + 8 }

    override func build() {
        devices.titles = DeviceProfile.all.map(Self.shortName)
        left.face = .glyph(.turnLeft)
        right.face = .glyph(.turnRight)
        smaller.face = .text("A−")
        larger.face = .text("A+")
        dark.title = "Dark mode"
        rightToLeft.title = "Right to left"
        motion.title = "Reduce motion"
        touches.title = "Show touches"
        bold.title = "Bold text"
        contrast.title = "More contrast"
        transparency.title = "Less translucency"
        for label in [orientation, textSize] {
            label.font = Typeface.small
            label.textColor = Palette.secondaryText
            label.textAlignment = .center
        }
        for view in [devices, left, right, orientation, smaller, larger, textSize] { addSubview(view) }
        for view in rows.joined() { addSubview(view) }
    }

    /// Such as `15 Pro Max` for `iphone-15-pro-max`.
    private static func shortName(_ device: DeviceProfile) -> String {
        let words = device.name.split(separator: "-").filter { $0 != "iphone" }
        return words.map { $0 == "ipad" ? "iPad" : $0 == "se" ? "SE" : $0.capitalized }.joined(separator: " ")
    }

    override func modelIsSet() {
        devices.onChange = { [unowned self] in
            if let index = devices.selectedIndex { model.chooseDevice(index) }
        }
        left.onChange = { [unowned self] in model.turn(by: 1) }
        right.onChange = { [unowned self] in model.turn(by: -1) }
        smaller.onChange = { [unowned self] in model.changeTextSize(by: -1) }
        larger.onChange = { [unowned self] in model.changeTextSize(by: 1) }
        dark.onChange = { [unowned self] in model.isDark.toggle() }
        rightToLeft.onChange = { [unowned self] in model.isRightToLeft.toggle() }
        motion.onChange = { [unowned self] in model.reducesMotion.toggle() }
        touches.onChange = { [unowned self] in model.showsTouches.toggle() }
        bold.onChange = { [unowned self] in model.boldsText.toggle() }
        contrast.onChange = { [unowned self] in model.increasesContrast.toggle() }
        transparency.onChange = { [unowned self] in model.reducesTransparency.toggle() }
    }

    override func refresh() {
        devices.selectedIndex = model.deviceIndex
        dark.isOn = model.isDark
        rightToLeft.isOn = model.isRightToLeft
        motion.isOn = model.reducesMotion
        touches.isOn = model.showsTouches
        bold.isOn = model.boldsText
        contrast.isOn = model.increasesContrast
        transparency.isOn = model.reducesTransparency
        let held = model.host.screen.orientation.isLandscape ? "landscape" : "portrait"
        orientation.show(held)
        let size = "text \(model.textSizeLabel)"
        textSize.show(size)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (x, width, height) = (Metrics.margin, bounds.width - 2 * Metrics.margin, Metrics.controlHeight)
        devices.frame = CGRect(x: x, y: 0, width: width, height: height)
        let y = height + 6
        let half = (width - 12) / 2
        layOut([left, orientation, right], in: CGRect(x: x, y: y, width: half, height: height))
        layOut([smaller, textSize, larger], in: CGRect(x: x + half + 12, y: y, width: half, height: height))
        for (index, row) in rows.enumerated() {
            for (column, toggle) in row.enumerated() {
                toggle.frame = CGRect(
                    x: x + CGFloat(column) * (half + 12), y: 2 * (height + 6) + CGFloat(index) * Metrics.rowHeight,
                    width: half, height: Metrics.rowHeight)
            }
        }
    }

    /// A button at either end and what they change between them.
    private func layOut(_ views: [UIView], in rect: CGRect) {
        let button: CGFloat = 32
        views[0].frame = CGRect(x: rect.minX, y: rect.minY, width: button, height: rect.height)
        views[1].frame = rect.insetBy(dx: button, dy: 0)
        views[2].frame = CGRect(x: rect.maxX - button, y: rect.minY, width: button, height: rect.height)
    }
}
