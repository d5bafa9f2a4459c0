import CoreGraphics
import CoreImage
import Foundation
import Testing

/// Images that declare more than may be allocated. Each of them is small, and took gigabytes before.
@Suite struct ImageLimitTests {
    private func bytes(_ number: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(number >> ($0 * 8) & 0xFF) } }

    /// A GIF with a screen and one frame, of one color.
    private func gif(screen: (Int, Int), frame: (Int, Int)) -> Data {
        var data = Data("GIF89a".utf8)
        data += bytes(screen.0, 2)
        data += bytes(screen.1, 2)
        // Two colors, and a frame's settings.
        data += [0x80, 0, 0, 0, 0, 0, 9, 9, 9, 0x21, 0xF9, 4, 0, 0, 0, 0, 0]
        data += [0x2C, 0, 0, 0, 0]
        data += bytes(frame.0, 2)
        data += bytes(frame.1, 2)
        data += [0, 2, 2, 0x44, 1, 0, 0x3B]
        return data
    }

    private func bitmap(width: Int, height: Int, pixels: Int = 64) -> Data {
        var data = Data("BM".utf8)
        for number in [54 + pixels, 0, 54, 40, width, height] { data += bytes(number, 4) }
        for number in [1, 24] { data += bytes(number, 2) }
        return data + Data(count: 24 + pixels)
    }

    private func png(width: Int, height: Int) -> Data {
        func big(_ number: Int) -> [UInt8] { bytes(number, 4).reversed() }
        let header = PNGChunk(type: "IHDR", content: Data(big(width) + big(height) + [8, 6, 0, 0, 0]))
        return PNGChunks.signature + header.data
            + PNGChunk(type: "IDAT", content: Data([0x78, 1, 3, 0, 0, 0, 0, 1])).data
            + PNGChunk(type: "IEND", content: Data()).data
    }

    @Test func `the screen and every frame of a GIF are declared sizes`() throws {
        let header = try #require(ImageHeader(gif(screen: (3, 5), frame: (60_000, 50_000))))
        #expect(
            header.format == .gif && header.sizes.map { $0.width } == [3, 60_000]
                && header.sizes.map { $0.height } == [5, 50_000])
        #expect(!header.isWithinLimits)
    }

    @Test func `a small GIF is read`() {
        #expect(ImageDecoder.decode(gif(screen: (1, 1), frame: (1, 1)))?.image.width == 1)
    }

    @Test(arguments: [(38_440, 38_550), (32_767, 32_767), (40_000, 1)])
    func `no pixel of an image that is too large is allocated`(width: Int, height: Int) {
        let before = Memory.peak
        for data in [
            gif(screen: (width, height), frame: (1, 1)), gif(screen: (1, 1), frame: (width, height)),
            gif(screen: (width, height), frame: (width, height)), bitmap(width: width, height: height),
            png(width: width, height: height),
        ] {
            #expect(ImageDecoder.decode(data) == nil)
        }
        // Room for what other tests allocate at the same time.
        #expect(Memory.peak - before < 500 << 20)
    }

    @Test func `a bitmap with a side that is too long is refused`() {
        #expect(ImageDecoder.decode(bitmap(width: 16_711_720, height: 30)) == nil)
        #expect(ImageDecoder.decode(bitmap(width: 4, height: 4))?.image.height == 4)
    }

    @Test func `the size is found without the pixels`() throws {
        let size = try #require(ImageLoader.declaredSize(of: bitmap(width: 30_000, height: 30_000)))
        #expect(size.width == 30_000 && size.height == 30_000)
        #expect(ImageLoader.declaredSize(of: Data("no image".utf8)) == nil)
    }

    /// The system's library reads these; iOS does not.
    @Test(arguments: [
        "P6 1 1 255 abc", "/* XPM */ static char *a[] = {\"1 1 1 1\", \"a c #fff\", \"a\"};", "<svg/>", "",
    ])
    func `formats that iOS does not read are refused`(_ text: String) {
        #expect(ImageHeader(Data(text.utf8)) == nil && ImageDecoder.decode(Data(text.utf8)) == nil)
    }

    @Test func `every decoder of a file asks for the limits`() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let files = try #require(
            FileManager.default.enumerator(at: root.appendingPathComponent("Sources"), includingPropertiesForKeys: nil))
        var callers: Set<String> = []
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            let calls = [
                "gdk_pixbuf_loader_", "gdk_pixbuf_new_from", "png_image_begin_read", "gdk_pixbuf_get_file_info",
            ]
            if calls.contains(where: text.contains) { callers.insert(file.lastPathComponent) }
        }
        #expect(callers == ["ImageLoader.swift", "PNGDecoder.swift"])
    }
}

/// Vector images.
@Suite struct VectorScanTests {
    private func svg(_ content: String, root: String = "") -> Data {
        Data(
            """
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9" \(root)>\
            \(content)</svg>
            """.utf8)
    }

    @Test(arguments: [
        "<path id='p123456789' d='M1 1l-2.5.5e-3 7' fill='#12345678'/>", "<text font-size='12'>a</text>",
        "<g font-size='2em'><text>a</text></g>", "<style>.a123456789 { font-size: 20px; fill: #fff }</style>",
    ])
    func `usual drawings are allowed`(_ content: String) { #expect(VectorScan.allows(svg(content))) }

    /// Each of the first three ends the process inside the library, if it is drawn.
    @Test(arguments: [
        "<text y='9' font-size='99999999'>a</text>",
        "<g font-size='900em'><g font-size='900em'><g font-size='900em'><text y='9'>a</text></g></g></g>",
        "<style>text { font-size: 1e9px }</style><text>a</text>", "<text style='font: 9e8px serif'>a</text>",
        "<path d='M0 0L1e300 4'/>", "<rect width='12345678' height='2'/>", "<rect width='1e9999' height='2'/>",
        "<g font-size='200%'><g><g><g><g><g><g><g><g><g><g><g><g><g><text/></g></g></g></g></g></g></g></g></g></g></g></g></g></g>",
    ])
    func `numbers that end the process are refused`(_ content: String) { #expect(!VectorScan.allows(svg(content))) }

    @Test func `depth and number of elements have limits`() {
        func nested(_ depth: Int) -> Data {
            svg(String(repeating: "<g>", count: depth) + String(repeating: "</g>", count: depth))
        }
        #expect(VectorScan.allows(nested(100)) && !VectorScan.allows(nested(250)))
        #expect(!VectorScan.allows(svg(String(repeating: "<g/>", count: 200_001))))
    }

    @Test func `entities and style sheets of other files are refused`() {
        #expect(
            !VectorScan.allows(Data("<!DOCTYPE a [<!ENTITY b 'c'>]><svg xmlns='http://www.w3.org/2000/svg'/>".utf8)))
        #expect(
            !VectorScan.allows(Data("<?xml-stylesheet href='a.css'?><svg xmlns='http://www.w3.org/2000/svg'/>".utf8)))
        #expect(!VectorScan.allows(Data("no drawing".utf8)))
        #expect(!VectorScan.allows(Data("<svg xmlns='http://www.w3.org/2000/svg'><g".utf8 + [0xFF] + "/></svg>".utf8)))
    }

    @Test func `an embedded image has the limits of an image`() throws {
        let small = Data(Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0, 0x3B])
        let large = Data(Array("GIF89a".utf8) + [0x28, 0x96, 0x96, 0x96, 0, 0, 0, 0x3B])
        func drawing(_ data: Data, kind: String = "image/gif") -> Data {
            svg("<image width='9' height='9' xlink:href='data:\(kind);base64,\(data.base64EncodedString())'/>")
        }
        #expect(VectorScan.allows(drawing(small)) && !VectorScan.allows(drawing(large)))
        #expect(!VectorScan.allows(drawing(svg("<rect/>"), kind: "image/svg+xml")))
        #expect(!VectorScan.allows(svg("<image xlink:href='data:image/gif,GIF89a'/>")))
        #expect(VectorScan.allows(svg("<use xlink:href='#a'/>")))
    }

    @Test func `numbers are told from digits in names`() {
        let numbers = Array(VectorNumbers("-1.5.25e2,#abc123 url(#x9) 3em 4E1% a-7 +8px"))
        #expect(
            numbers.map { $0.value } == [1.5, 25, 3, 40, 8] && numbers.map { $0.unit } == ["", "", "em", "%", "px"])
        #expect(VectorNumbers("M1.5-2e3L4,5a.5.5", hasNames: false).map { $0.value } == [1.5, 2000, 4, 5, 0.5, 0.5])
    }
}

/// The process's memory.
private enum Memory {
    /// The most bytes that have been resident at one time.
    static var peak: Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line.flatMap { Int($0.filter(\.isNumber)) }.map { $0 << 10 } ?? 0
    }
}
