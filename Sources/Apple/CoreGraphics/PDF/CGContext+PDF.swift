import CCairo
import Foundation

/// The document's title.
public var kCGPDFContextTitle: CFString { "kCGPDFContextTitle" }
/// The author of the document.
public var kCGPDFContextAuthor: CFString { "kCGPDFContextAuthor" }
/// The subject of the document.
public var kCGPDFContextSubject: CFString { "kCGPDFContextSubject" }
/// The program that created the document.
public var kCGPDFContextCreator: CFString { "kCGPDFContextCreator" }
/// Words to find the document by.
public var kCGPDFContextKeywords: CFString { "kCGPDFContextKeywords" }
/// A page's rectangle, the bytes of a `CGRect` as data.
public var kCGPDFContextMediaBox: CFString { "kCGPDFContextMediaBox" }

extension CGContext {
    /// US letter, which documents have where nothing is said (documented).
    private static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)

    /// Creates a context that draws into a PDF document. The origin of a page is in the lower left,
    /// a unit is a point.
    ///
    /// - Parameters:
    ///   - consumer: The destination of the document.
    ///   - mediaBox: The pages' rectangle; `nil` for 612 by 792 points.
    ///   - auxiliaryInfo: The document's information, with keys such as `kCGPDFContextTitle`.
    public convenience init?(
        consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
    ) {
        let box = (mediaBox?.pointee ?? Self.letter).standardized.sound
        guard box.width > 0, box.height > 0 else { return nil }
        let pages = PDFPages(consumer, box: box, info: auxiliaryInfo)
        self.init(
            canvas: ContextCanvas(pages: pages), ctm: .identity, shadowScale: CGSize(width: 1, height: -1))
    }

    /// Creates a context that draws into a PDF file. Returns `nil` if the file cannot be written.
    public convenience init?(
        _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
    ) {
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    /// Begins a page, with a new graphics state. Does nothing in a bitmap context.
    ///
    /// - Parameter pageInfo: The page's rectangle can be at the key `kCGPDFContextMediaBox`, as
    ///   data of a `CGRect`.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        guard let pages = canvas.pages else { return }
        if savedStates.count > layers.count { endPDFPage() }
        pages.begin(pageInfo?[kCGPDFContextMediaBox].flatMap(Self.box))
        saveGState()
        state = State(ctm: .identity)
        pixelPath = CGMutablePath()
        applyTransform()
    }

    private static func box(_ value: Any) -> CGRect? {
        guard let data = value as? Data, data.count == MemoryLayout<CGRect>.size else { return nil }
        let box = data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }.standardized.sound
        return box.width > 0 && box.height > 0 ? box : nil
    }

    /// Ends the page. In a bitmap nothing happens.
    public func endPDFPage() {
        guard let pages = canvas.pages else { return }
        while !layers.isEmpty { endTransparencyLayer() }
        while !savedStates.isEmpty { restoreGState() }
        cairo_reset_clip(cairo)
        pages.end()
    }

    /// Writes the rest of the document. Nothing can be drawn after this call. The document is also
    /// closed when the context is deallocated.
    public func closePDF() {
        guard let pages = canvas.pages else { return }
        endPDFPage()
        pages.close()
    }

    /// Makes a rectangle of user space a link to a URL. Does nothing in a bitmap context.
    public func setURL(_ url: CFURL, for rect: CGRect) {
        guard canvas.pages != nil else { return }
        // The tag's text has its own quotes, which an address has percent-encoded.
        let address = url.absoluteString.replacingOccurrences(of: "'", with: "%27")
        let area = rect.applying(userToPixels)
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_tag_begin(
            cairo, "Link", "rect=[\(area.minX) \(area.minY) \(area.width) \(area.height)] uri='\(address)'")
        cairo_tag_end(cairo, "Link")
        cairo_restore(cairo)
    }

    /// Draws a page of a document, its box's lower left corner at the origin.
    ///
    /// Limitation: the page is drawn as an image at the context's resolution, by `pdftocairo` of Debian's package
    /// poppler-utils.
    public func drawPDFPage(_ page: CGPDFPage) {
        let box = page.getBoxRect(.cropBox)
        let sharpness = canvas.pages == nil ? max(userToPixels.averageScale, 1) : 4
        guard canDraw, let picture = page.picture(scale: sharpness) else { return }
        draw(picture, in: box)
    }
}
