import CoreGraphics

/// The properties of a PDF renderer's documents.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// The metadata of the document, by keys such as `kCGPDFContextTitle`.
    open var documentInfo: [String: Any] = [:]

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
        return copy
    }
}

/// The context of a PDF renderer's drawing blocks.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    /// The rectangle of the page that is drawn on, in points.
    open private(set) var pdfContextBounds: CGRect

    /// Creates a context without a renderer.
    public convenience init() {
        self.init(
            context: ImageContexts.make(size: CGSize(width: 1, height: 1), opaque: false, scale: 1).context,
            format: UIGraphicsPDFRendererFormat())
    }

    @usableFromInline init(context: CGContext, format: UIGraphicsRendererFormat) {
        pdfContextBounds = format.bounds
        super.init(cgContext: context, format: format)
    }

    /// Begins a page of the renderer's size.
    open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }

    /// Begins a page of another size. Its upper left corner is the bounds' origin.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        var box = CGRect(origin: .zero, size: bounds.size)
        var info: [AnyHashable: Any] = pageInfo
        info[kCGPDFContextMediaBox] = Data(bytes: &box, count: MemoryLayout<CGRect>.size)
        cgContext.beginPDFPage(info)
        pdfContextBounds = bounds
        cgContext.translateBy(x: -bounds.minX, y: bounds.height + bounds.minY)
        cgContext.scaleBy(x: 1, y: -1)
    }

    /// Links a rectangle of the page to a URL.
    open func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url, for: rect) }
}

/// Makes PDF documents by drawing, text and lines as such.
///
///     let paper = CGRect(x: 0, y: 0, width: 595, height: 842)
///     let data = UIGraphicsPDFRenderer(bounds: paper).pdfData { context in
///         context.beginPage()
///         ("Dear Ada" as NSString).draw(at: CGPoint(x: 72, y: 72), withAttributes: [:])
///     }
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    /// The form of a drawing block.
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

    /// Creates a renderer for pages of a size in points.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { super.init(bounds: bounds, format: format) }

    /// Creates a renderer for pages of a size in points.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }

    /// Creates a renderer for pages of US letter size.
    public convenience init() { self.init(bounds: CGRect(x: 0, y: 0, width: 612, height: 792)) }

    /// Draws a document. Nothing is drawn before `beginPage()`.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        let data = NSMutableData()
        guard let consumer = CGDataConsumer(data: data) else { return Data() }
        draw(into: consumer, actions)
        return data as Data
    }

    /// Draws a document into a file.
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try pdfData(actions: actions).write(to: url)
    }

    open override class func rendererContextClass() -> AnyClass { UIGraphicsPDFRendererContext.self }

    private func draw(into consumer: CGDataConsumer, _ actions: (UIGraphicsPDFRendererContext) -> Void) {
        var box = CGRect(origin: .zero, size: format.bounds.size)
        let info = (format as? UIGraphicsPDFRendererFormat)?.documentInfo ?? [:]
        guard let context = CGContext(consumer: consumer, mediaBox: &box, info) else { return }
        let pages = UIGraphicsPDFRendererContext(context: context, format: format)
        GraphicsContextStack.with(context) { actions(pages) }
        context.closePDF()
    }
}
