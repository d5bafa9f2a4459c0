import Foundation

extension UIImage {
    /// What archives hold of a picture: its pixels, scale, orientation, and how it is drawn. Symbols become pixels.
    package final func writeArchive(to coder: NSCoder) {
        coder.encode(Double(scale), forKey: "UIScale")
        coder.encode(imageOrientation.rawValue, forKey: "UIImageOrientation")
        coder.encode(renderingMode.rawValue, forKey: "UIRenderingMode")
        if storage.isResizable {
            coder.encode(NSCoder.string(for: capInsets) as NSString, forKey: "UICapInsets")
            coder.encode(resizingMode.rawValue, forKey: "UIResizingMode")
        }
        // The pixels as they are stored: the orientation is written beside them.
        if let pixels = cgImage, let data = UIImage(cgImage: pixels).pngData() {
            coder.encode(data as NSData, forKey: "UIImageData")
        }
    }

    static func archivedStorage(_ coder: NSCoder) -> Storage? {
        var result = Storage()
        guard coder.containsValue(forKey: "UIScale") else { return nil }
        let scale = coder.decodeDouble(forKey: "UIScale")
        if scale.isFinite, scale > 0 { result.scale = CGFloat(scale) }
        result.orientation = Orientation(rawValue: coder.decodeInteger(forKey: "UIImageOrientation")) ?? .up
        result.renderingMode = RenderingMode(rawValue: coder.decodeInteger(forKey: "UIRenderingMode")) ?? .automatic
        if let insets = coder.object(NSString.self, "UICapInsets") {
            result.isResizable = true
            result.capInsets = NSCoder.uiEdgeInsets(for: insets as String)
            result.resizingMode = ResizingMode(rawValue: coder.decodeInteger(forKey: "UIResizingMode")) ?? .tile
        }
        guard let data = coder.object(NSData.self, "UIImageData") else { return result }
        guard let picture = ImageDecoder.decode(data as Data) else { return nil }
        result.cgImage = picture.image
        return result
    }
}
