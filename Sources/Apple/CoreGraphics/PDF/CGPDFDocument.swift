import Foundation

/// The rectangles that a page of a document has.
public enum CGPDFBox: Int32, Sendable {
    /// All of the medium.
    case mediaBox = 0
    /// The visible region.
    case cropBox = 1
    /// The region that is clipped in printing.
    case bleedBox = 2
    /// The page when it has been cut.
    case trimBox = 3
    /// The region of the meaningful content.
    case artBox = 4
}

/// A PDF document that can be read. Poppler's `pdfinfo` and `pdftocairo` read it, of Debian's package poppler-utils.
public final class CGPDFDocument: Hashable, @unchecked Sendable {
    let data: Data
    private let sheets: [PDFTools.Sheet]

    /// Creates the document of a file. Returns `nil` if it is not a PDF, or if poppler-utils is not
    /// installed.
    public convenience init?(_ url: CFURL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data)
    }

    /// Creates the document of a provider's bytes. Returns `nil` if it is not a PDF, or if
    /// poppler-utils is not installed.
    public convenience init?(_ provider: CGDataProvider) {
        guard let data = provider.data else { return nil }
        self.init(data)
    }

    private init?(_ data: Data) {
        guard data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil, let sheets = PDFTools.sheets(of: data),
            !sheets.isEmpty
        else { return nil }
        self.data = data
        self.sheets = sheets
    }

    /// The number of pages.
    public var numberOfPages: Int { sheets.count }

    /// Returns a page by its number, from 1; `nil` if there is none.
    public func page(at pageNumber: Int) -> CGPDFPage? {
        guard sheets.indices.contains(pageNumber - 1) else { return nil }
        return CGPDFPage(self, pageNumber, sheets[pageNumber - 1])
    }

    /// Documents are compared by identity.
    public static func == (lhs: CGPDFDocument, rhs: CGPDFDocument) -> Bool { lhs === rhs }

    /// Hashes the values that `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// A page of a document.
public final class CGPDFPage: Hashable, @unchecked Sendable {
    private let owner: CGPDFDocument
    private let sheet: PDFTools.Sheet
    /// Its number in the document, from 1.
    public let pageNumber: Int

    init(_ document: CGPDFDocument, _ number: Int, _ sheet: PDFTools.Sheet) {
        owner = document
        pageNumber = number
        self.sheet = sheet
    }

    /// The document that it belongs to.
    public var document: CGPDFDocument? { owner }
    /// The clockwise rotation with which the page is displayed, in degrees.
    public var rotationAngle: Int32 { sheet.rotation }

    /// Returns one of the page's boxes, in points. A box that the page does not have is the crop
    /// box; without a crop box it is the media box.
    public func getBoxRect(_ box: CGPDFBox) -> CGRect { sheet.boxes[box] ?? sheet.boxes[.cropBox] ?? .zero }

    /// Returns the transform of a box of the page into a rectangle: scaled down if necessary, never up, and centered.
    ///
    /// - Parameters:
    ///   - box: The box of the page.
    ///   - rect: The rectangle to fit the box into.
    ///   - rotate: An additional clockwise rotation, in degrees.
    ///   - preserveAspectRatio: Whether the aspect ratio is preserved.
    public func getDrawingTransform(
        _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
    ) -> CGAffineTransform {
        let from = getBoxRect(box)
        let turn = -CGFloat(rotationAngle + rotate) * .pi / 180
        let turned = CGRect(x: -from.width / 2, y: -from.height / 2, width: from.width, height: from.height)
            .applying(CGAffineTransform(rotationAngle: turn))
        guard turned.width > 0, turned.height > 0 else { return .identity }
        var (sx, sy) = (min(1, rect.width / turned.width), min(1, rect.height / turned.height))
        if preserveAspectRatio { (sx, sy) = (min(sx, sy), min(sx, sy)) }
        return CGAffineTransform(translationX: -from.midX, y: -from.midY)
            .concatenating(CGAffineTransform(rotationAngle: turn))
            .concatenating(CGAffineTransform(scaleX: sx, y: sy))
            .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    }

    /// What the crop box shows, at so many pixels per point.
    func picture(scale: CGFloat) -> CGImage? {
        PDFTools.picture(of: owner.data, page: pageNumber, box: getBoxRect(.cropBox), scale: scale)
    }

    /// Pages are compared by identity.
    public static func == (lhs: CGPDFPage, rhs: CGPDFPage) -> Bool { lhs === rhs }

    /// Hashes the values that `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
