import CoreGraphics
import Foundation
import Testing

/// Documents that are written, and pages that are read again.
struct PDFTests {
    private func write(_ box: CGRect? = nil, _ draw: (CGContext) -> Void) throws -> Data {
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data))
        var box = box ?? CGRect(x: 0, y: 0, width: 200, height: 100)
        let context = try #require(CGContext(consumer: consumer, mediaBox: &box, [kCGPDFContextTitle: "A Title"]))
        draw(context)
        context.closePDF()
        return data as Data
    }

    private func twoPages() throws -> Data {
        try write { context in
            context.beginPDFPage(nil)
            context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 50))
            context.translateBy(x: 50, y: 50)
            context.endPDFPage()
            var box = CGRect(x: 0, y: 0, width: 80, height: 300)
            context.beginPDFPage([kCGPDFContextMediaBox: Data(bytes: &box, count: MemoryLayout<CGRect>.size)])
            // Each page has a graphics state of its own.
            #expect(context.ctm == .identity)
            context.setURL(URL(string: "https://example.org/a'b") ?? URL(fileURLWithPath: "/"), for: box)
            context.fill(CGRect(x: 0, y: 250, width: 80, height: 50))
            context.endPDFPage()
        }
    }

    @Test func `the same drawing makes the same document`() throws {
        let (data, again) = (try twoPages(), try twoPages())
        #expect(data.prefix(5) == Data("%PDF-".utf8) && data == again)
    }

    @Test func `outside of a document the calls for pages do nothing`() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.translateBy(x: 1, y: 1)
        context.beginPDFPage(nil)
        context.endPDFPage()
        context.closePDF()
        #expect(context.ctm.tx == 1)
    }

    private static let canRead = ["/usr/bin/pdfinfo", "/usr/bin/pdftocairo"].allSatisfy {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    @Test(.enabled(if: canRead, "poppler-utils is not installed"))
    func `pages are read with their sizes, and drawn`() throws {
        let provider = try #require(CGDataProvider(data: try twoPages()))
        let document = try #require(CGPDFDocument(provider))
        #expect(document.numberOfPages == 2 && document.page(at: 0) == nil && document.page(at: 3) == nil)
        let second = try #require(document.page(at: 2))
        #expect(second.getBoxRect(.mediaBox) == CGRect(x: 0, y: 0, width: 80, height: 300))
        #expect(second.pageNumber == 2 && second.rotationAngle == 0 && second.document === document)
        let page = try #require(document.page(at: 1))
        let context = try #require(
            CGContext(
                data: nil, width: 200, height: 100, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.drawPDFPage(page)
        let image = try #require(context.makeImage())
        let bytes = try #require(image.dataProvider?.data)
        func pixel(_ x: Int, _ y: Int) -> [UInt8] {
            let start = y * image.bytesPerRow + x * 4
            return Array(bytes[start..<start + 4])
        }
        // The origin is in the lower left: the red field is at the bottom.
        #expect(pixel(50, 75) != pixel(50, 25) && pixel(50, 75) != pixel(150, 75))
        #expect(pixel(50, 75).contains(255) && pixel(150, 25) == [0, 0, 0, 0])
    }

    @Test(.enabled(if: canRead, "poppler-utils is not installed"))
    func `a page is put into the middle of a rectangle, smaller or turned, never larger`() throws {
        let provider = try #require(CGDataProvider(data: try twoPages()))
        let page = try #require(CGPDFDocument(provider)?.page(at: 1))
        let room = CGRect(x: 10, y: 10, width: 100, height: 100)
        let small = page.getDrawingTransform(.mediaBox, rect: room, rotate: 0, preserveAspectRatio: true)
        #expect(
            CGRect(x: 0, y: 0, width: 200, height: 100).applying(small) == CGRect(x: 10, y: 35, width: 100, height: 50))
        let large = CGRect(x: 0, y: 0, width: 400, height: 400)
        let same = page.getDrawingTransform(.mediaBox, rect: large, rotate: 0, preserveAspectRatio: true)
        #expect(CGPoint.zero.applying(same) == CGPoint(x: 100, y: 150))
        let turned = page.getDrawingTransform(.mediaBox, rect: large, rotate: 90, preserveAspectRatio: true)
        let box = CGRect(x: 0, y: 0, width: 200, height: 100).applying(turned)
        #expect(abs(box.width - 100) < 1e-6 && abs(box.height - 200) < 1e-6)
        let nothing = try #require(CGDataProvider(data: Data("no document".utf8)))
        #expect(CGPDFDocument(nothing) == nil)
    }
}
