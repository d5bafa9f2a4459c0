import Foundation
import Testing
import UIKit

@MainActor @Suite struct PDFRendererTests {
    @Test func `a document has the pages that were begun, text on them as text`() throws {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle: "Letter"]
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 300, height: 200), format: format)
        var boxes: [CGRect] = []
        let data = renderer.pdfData { context in
            context.beginPage()
            boxes.append(context.pdfContextBounds)
            NSAttributedString(string: "Dear Ada", attributes: [.font: UIFont.systemFont(ofSize: 20)])
                .draw(at: CGPoint(x: 20, y: 20))
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 100, height: 400), pageInfo: [:])
            boxes.append(context.pdfContextBounds)
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 20))
        }
        #expect(boxes.map(\.size) == [CGSize(width: 300, height: 200), CGSize(width: 100, height: 400)])
        #expect(data.prefix(5) == Data("%PDF-".utf8) && UIGraphicsGetCurrentContext() == nil)
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftocairo") else { return }
        let provider = try #require(CGDataProvider(data: data))
        let document = try #require(CGPDFDocument(provider))
        #expect(document.numberOfPages == 2)
        let page = try #require(document.page(at: 2))
        #expect(page.getBoxRect(.cropBox).size == CGSize(width: 100, height: 400))
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 400)).image { context in
            // A page's origin is in the lower left.
            context.cgContext.translateBy(x: 0, y: 400)
            context.cgContext.scaleBy(x: 1, y: -1)
            context.cgContext.drawPDFPage(page)
        }
        let pixels = try #require(picture.cgImage?.dataProvider?.data)
        let middle = (10 * (picture.cgImage?.bytesPerRow ?? 0)) + 4 * 20
        #expect(pixels[middle..<middle + 4].filter { $0 == 255 }.count == 2)
    }
}
