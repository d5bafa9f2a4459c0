import QuartzCore
import UIKit

/// A short text that changes every frame: each character is a picture made once, so that a change only swaps pictures.
final class Readout: UIView {
    /// The pictures of the characters.
    private struct Key: Hashable {
        let character: Character
        let color: UIColor
        let scale: CGFloat
    }

    private struct Picture {
        let image: CGImage?
        /// Whole points.
        let size: CGSize
        /// How far the next character stands from this one.
        let advance: CGFloat
    }

    private var pictures: [Key: Picture] = [:]

    private var cells: [CALayer] = []
    private var shown = ""

    var color = Palette.text { didSet { if color != oldValue { showText() } } }
    /// Whether the text is at the right edge.
    var isAtEnd = false

    var text: String {
        get { shown }
        set {
            guard newValue != shown else { return }
            shown = newValue
            showText()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        showText()
    }

    private func showText() {
        let pictures = shown.map(picture)
        while cells.count < pictures.count {
            let cell = CALayer()
            layer.addSublayer(cell)
            cells.append(cell)
        }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        var x = isAtEnd ? bounds.width - pictures.map(\.advance).reduce(0, +) : 0
        for (index, cell) in cells.enumerated() {
            cell.isHidden = index >= pictures.count
            guard index < pictures.count else { continue }
            show(pictures[index], in: cell, at: x)
            x += pictures[index].advance
        }
        CATransaction.commit()
    }

    private func show(_ picture: Picture, in cell: CALayer, at x: CGFloat) {
        let scale = layer.contentsScale
        let place = CGPoint(x: (x * scale).rounded() / scale, y: ((bounds.height - picture.size.height) / 2).rounded())
        let frame = CGRect(origin: place, size: picture.size)
        if cell.frame != frame { cell.frame = frame }
        if cell.contents as? CGImage !== picture.image { cell.contents = picture.image }
    }

    private func picture(of character: Character) -> Picture {
        let key = Key(character: character, color: color, scale: layer.contentsScale)
        if let known = pictures[key] { return known }
        let made = draw(character)
        pictures[key] = made
        return made
    }

    private func draw(_ character: Character) -> Picture {
        let text = String(character) as NSString
        let attributes: [NSAttributedString.Key: Any] = [.font: Typeface.digits, .foregroundColor: color]
        let width = text.size(withAttributes: attributes).width
        let format = UIGraphicsImageRendererFormat()
        format.scale = layer.contentsScale
        format.opaque = false
        let size = CGSize(width: max(width.rounded(.up), 1), height: Typeface.digits.lineHeight.rounded(.up))
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            text.draw(at: .zero, withAttributes: attributes)
        }
        return Picture(image: image.cgImage, size: size, advance: width)
    }
}
