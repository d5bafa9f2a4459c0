import CoreGraphics
import UIKit

/// Draws what is written over an app's last picture.
@MainActor final class SignPainter {
    /// - Parameters:
    ///   - picture: What is below; nothing at first.
    ///   - size: The window's content in points.
    ///   - device: Where in it the device is: a page draws a frame round it, which must not cross the text.
    func paint(
        _ sign: Sign, over picture: PixelBuffer?, size: CGSize, scale: CGFloat, device: CGRect? = nil
    ) -> PixelBuffer {
        let host = HeadlessHost(device: SignPainter.screen(size, scale), takesMainQueue: false)
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.overrideUserInterfaceStyle = .dark
        let controller = UIViewController()
        window.rootViewController = controller
        controller.view.backgroundColor = UIColor(white: 0.12, alpha: 1)
        if let picture { addPicture(picture, to: controller.view) }
        addPanel(sign, to: controller.view, in: area(device, in: controller.view.bounds))
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        return host.renderFrame()
    }

    private static func screen(_ size: CGSize, _ scale: CGFloat) -> DeviceProfile {
        DeviceProfile(
            name: "sign", portraitSize: size, scale: scale, portraitInsets: .zero, landscapeInsets: .zero,
            statusBarHeight: 0, showsStatusBarInLandscape: false, hasHomeIndicator: false, idiom: .pad,
            isRegularInLandscape: true)
    }

    private func addPicture(_ picture: PixelBuffer, to view: UIView) {
        // The app's memory is not to be read as a picture.
        let copy = PixelBuffer(width: picture.width, height: picture.height, isOpaque: true)
        copy.copy(picture, [PixelRect(width: picture.width, height: picture.height)])
        let image = UIImageView(image: UIImage(cgImage: CGImage(buffer: copy)))
        image.frame = view.bounds
        image.contentMode = .scaleAspectFit
        view.addSubview(image)
        let shade = UIView(frame: view.bounds)
        shade.backgroundColor = UIColor(white: 0, alpha: 0.55)
        view.addSubview(shade)
    }

    /// The device, where that is wide enough to read in.
    private func area(_ device: CGRect?, in bounds: CGRect) -> CGRect {
        guard let device, bounds.contains(device), device.width >= SignPainter.leastWidth else { return bounds }
        return device
    }

    private func addPanel(_ sign: Sign, to view: UIView, in area: CGRect) {
        let panel = UIView()
        panel.backgroundColor = UIColor(white: 0.1, alpha: 0.94)
        panel.layer.cornerRadius = SignPainter.corner
        panel.layer.borderWidth = 1
        panel.layer.borderColor = (sign.isError ? UIColor.systemRed : .systemGray).cgColor
        let width = min(area.width - 2 * SignPainter.margin, SignPainter.greatestWidth)
        var y = SignPainter.margin
        for label in labels(sign) {
            let inner = width - 2 * SignPainter.margin
            let height = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
            label.frame = CGRect(x: SignPainter.margin, y: y, width: inner, height: height)
            y += height + SignPainter.gap
            panel.addSubview(label)
        }
        let height = min(y - SignPainter.gap + SignPainter.margin, area.height - 2 * SignPainter.margin)
        panel.clipsToBounds = true
        panel.frame = CGRect(
            x: area.midX - width / 2, y: max(area.minY + SignPainter.margin, area.midY - height / 2), width: width,
            height: height)
        view.addSubview(panel)
    }

    private func labels(_ sign: Sign) -> [UILabel] {
        let title = label(sign.title, .boldSystemFont(ofSize: 17), .white)
        let lines = sign.lines.map { line in
            let isPlace = line.hasPrefix("/") || line.contains(".swift:")
            return label(
                line, isPlace ? .monospacedSystemFont(ofSize: 12, weight: .regular) : .systemFont(ofSize: 14),
                isPlace ? UIColor(red: 0.6, green: 0.8, blue: 1, alpha: 1) : .white)
        }
        let hint = sign.hint.isEmpty ? [] : [label(sign.hint, .systemFont(ofSize: 12), .lightGray)]
        return [title] + lines + hint
    }

    private func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        label.textColor = color
        label.numberOfLines = 0
        return label
    }

    /// In points. Decided by eye.
    private static let margin: CGFloat = 16
    private static let gap: CGFloat = 8
    private static let corner: CGFloat = 12
    private static let greatestWidth: CGFloat = 520
    private static let leastWidth: CGFloat = 300
}
