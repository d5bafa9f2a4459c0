import CoreGraphics
import QuartzCore

/// Draws the text of text layers, for which the layers' own module has no engine.
package enum TextLayerPainter {
    /// Lets text layers draw. It costs nothing to do so more than once.
    package static func install() {
        CATextLayer.painter = paint
        CGFont.finder = { FontLibrary.shared.file(of: $0) }
    }

    private static func paint(_ layer: CATextLayer, in context: CGContext) {
        let text = text(of: layer)
        var settings = TextLayout.Settings(width: layer.bounds.width)
        settings.alignment = alignment(of: layer)
        let mode = layer.truncationMode
        if !layer.isWrapped || mode != .none {
            settings.maximumLines = 1
            settings.lineBreakMode = .byClipping
        }
        switch mode {
        case .start: settings.lineBreakMode = .byTruncatingHead
        case .middle: settings.lineBreakMode = .byTruncatingMiddle
        case .end: settings.lineBreakMode = .byTruncatingTail
        default: break
        }
        if layer.isWrapped, mode != .none {
            // What is left out is left out of the last line that fits.
            var whole = settings
            whole.maximumLines = 0
            whole.lineBreakMode = .byWordWrapping
            let lines = TextLayout(text, whole).lineCount(fitting: layer.bounds.height)
            settings.maximumLines = max(lines, 1)
        }
        TextLayout(text, settings).draw(in: context, at: layer.bounds.origin)
    }

    private static func text(of layer: CATextLayer) -> StyledText {
        if let attributed = layer.string as? NSAttributedString { return StyledText(attributed) }
        let string = layer.string as? String ?? (layer.string as? NSString).map { $0 as String } ?? ""
        return StyledText(
            string, [.font: font(of: layer), .foregroundColor: UIColor(cgColor: layer.foregroundColor ?? .white)])
    }

    private static func font(of layer: CATextLayer) -> UIFont {
        let size = layer.fontSize
        switch layer.font {
        case let font as UIFont: return font.withSize(size)
        case let font as CGFont:
            return font.postScriptName.flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size)
        case let name as NSString: return UIFont(name: name as String, size: size) ?? .systemFont(ofSize: size)
        // iOS draws in Helvetica, to which the system's face here stands nearest.
        default: return .systemFont(ofSize: size)
        }
    }

    private static func alignment(of layer: CATextLayer) -> NSTextAlignment {
        switch layer.alignmentMode {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }
}
