import CoreGraphics
import CoreImage

/// Pictures that are drawn by lines, and so at any scale.
package enum VectorImage {
    /// An SVG at a scale, through `ImageDecoder`; of a PDF, which nothing here reads, the SVG that was made of it
    /// when the bundle was (`a.pdf.svg`), or else its place. `nil` for other files.
    package static func image(atPath path: String, scale: CGFloat) -> UIImage? {
        let scale = max(1, min(scale.rounded(.up), 4))
        switch (path as NSString).pathExtension.lowercased() {
        case "svg": return svg(path, scale)
        case "pdf":
            return svg(path + ".svg", scale) ?? FileManager.default.contents(atPath: path).map { place(of: $0, scale) }
        default: return nil
        }
    }

    private static func svg(_ path: String, _ scale: CGFloat) -> UIImage? {
        guard let data = FileManager.default.contents(atPath: path),
            let image = ImageDecoder.draw(vector: data, scale: scale, longestSide: longestSide)
        else { return nil }
        return UIImage(cgImage: image, scale: scale, orientation: .up)
    }

    /// In pixels. Decided: larger than any screen.
    private static let longestSide: CGFloat = 8192

    // MARK: PDF

    /// A frame as large as the document's first page: layout is as it should be, and what is missing is seen.
    private static func place(of data: Data, _ scale: CGFloat) -> UIImage {
        let size = pageSize(data)
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return MainActor.assumeIsolated {
            UIGraphicsImageRenderer(size: size, format: format).image { context in
                UIColor.systemGray.setStroke()
                let frame = UIBezierPath(rect: CGRect(origin: .zero, size: size).insetBy(dx: 0.5, dy: 0.5))
                frame.move(to: .zero)
                frame.addLine(to: CGPoint(x: size.width, y: size.height))
                frame.stroke()
            }
        }
    }

    /// The first `/MediaBox [0 0 24 24]` of the file.
    private static func pageSize(_ data: Data) -> CGSize {
        let text = String(decoding: data, as: Unicode.ASCII.self)
        guard let mark = text.range(of: "/MediaBox"), let open = text[mark.upperBound...].firstIndex(of: "["),
            let close = text[open...].firstIndex(of: "]")
        else { return usualSize }
        let numbers = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace)
            .compactMap { Double($0) }
        guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return usualSize }
        let size = CGSize(width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
        return (1...2048).contains(size.width) && (1...2048).contains(size.height) ? size : usualSize
    }

    /// In points. Decided: a bar button's.
    private static let usualSize = CGSize(width: 24, height: 24)
}
