import CoreGraphics
import CoreImage
import Foundation
import Testing
import UIKit

@MainActor @Suite struct AssetCatalogueTests {
    /// A bundle with a catalogue, gone with the value.
    private final class Catalogue {
        let folder: URL

        init() throws {
            folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }

        deinit { try? FileManager.default.removeItem(at: folder) }

        var bundle: Bundle { Bundle(path: folder.path) ?? .main }

        func write(_ data: Data, to path: String) throws {
            let file = folder.appendingPathComponent("Assets.xcassets/\(path)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }

        func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }
    }

    private func picture(_ width: Int, _ pixel: UInt32) throws -> Data {
        let buffer = PixelBuffer(width: width, height: 4, isOpaque: true)
        for y in 0..<4 { buffer.row(y).update(repeating: pixel, count: width) }
        return try #require(UIImage(cgImage: CGImage(buffer: buffer)).pngData())
    }

    private func image(_ catalogue: Catalogue, _ scale: CGFloat = 1, _ idiom: UIUserInterfaceIdiom = .phone) -> UIImage?
    {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(displayScale: scale), UITraitCollection(userInterfaceIdiom: idiom),
        ])
        return UIImage(named: "a", in: catalogue.bundle, compatibleWith: traits)
    }

    @Test func `a file's name may be composed in another way than its set says`() throws {
        let catalogue = try Catalogue()
        try catalogue.write(picture(4, 0xFFFF_0000), to: "a.imageset/caf\u{E9}.png")
        try catalogue.write(
            "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"cafe\u{301}.png\", \"scale\": \"1x\"}]}",
            to: "a.imageset/Contents.json")
        #expect(image(catalogue)?.size == CGSize(width: 4, height: 4))
    }

    @Test func `a resource is a set of its bundle, and empty if there is none`() throws {
        let catalogue = try Catalogue()
        try catalogue.write(picture(4, 0xFFFF_0000), to: "a.imageset/a.png")
        try catalogue.write(
            "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"a.png\", \"scale\": \"1x\"}]}",
            to: "a.imageset/Contents.json")
        try catalogue.write(
            "{\"colors\": [{\"idiom\": \"universal\", \"color\": {\"components\": {\"white\": \"1.0\"}}}]}",
            to: "c.colorset/Contents.json")
        let bundle = catalogue.bundle
        #expect(UIImage(resource: ImageResource(name: "a", bundle: bundle)).size == CGSize(width: 4, height: 4))
        #expect(UIImage(resource: ImageResource(name: "b", bundle: bundle)).size == .zero)
        #expect(UIColor(resource: ColorResource(name: "c", bundle: bundle)).cgColor.alpha == 1)
        #expect(UIColor(resource: ColorResource(name: "b", bundle: bundle)).cgColor.alpha == 0)
    }

    @Test func `an image set has pictures for kinds of device, which come first`() throws {
        let catalogue = try Catalogue()
        try catalogue.write(picture(4, 0xFFFF_0000), to: "a.imageset/u.png")
        try catalogue.write(picture(8, 0xFF00_FF00), to: "a.imageset/p.png")
        try catalogue.write(
            """
            {"images": [{"idiom": "universal", "filename": "u.png", "scale": "1x"}, {"idiom": "universal", "scale": "2x"},
              {"idiom": "ipad", "filename": "p.png", "scale": "1x"}, {"idiom": "mac", "filename": "m.png", "scale": "1x"}]}
            """, to: "a.imageset/Contents.json")
        #expect(image(catalogue)?.size.width == 4)
        #expect(image(catalogue, 1, .pad)?.size.width == 8)
    }

    @Test func `a set is found by its name with an extension`() throws {
        let catalogue = try Catalogue()
        try catalogue.write(picture(4, 0xFFFF_0000), to: "ball.imageset/u.png")
        try catalogue.write(
            "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"u.png\"}]}", to: "ball.imageset/Contents.json")
        #expect(UIImage(named: "ball.png", in: catalogue.bundle, compatibleWith: nil)?.size.width == 4)
        #expect(UIImage(named: "ball.txt", in: catalogue.bundle, compatibleWith: nil) == nil)
    }

    @Test func `an image view shows the dark picture in dark surroundings`() throws {
        let catalogue = try Catalogue()
        try catalogue.write(picture(4, 0xFFFF_0000), to: "a.imageset/l.png")
        try catalogue.write(picture(4, 0xFF00_00FF), to: "a.imageset/d.png")
        try catalogue.write(
            """
            {"images": [{"idiom": "universal", "filename": "l.png", "scale": "1x"},
              {"idiom": "universal", "filename": "d.png", "scale": "1x",
               "appearances": [{"appearance": "luminosity", "value": "dark"}]},
              {"idiom": "universal", "filename": "gone.png", "scale": "1x",
               "appearances": [{"appearance": "contrast", "value": "high"}]}]}
            """, to: "a.imageset/Contents.json")
        let host = HeadlessHost()
        let view = UIImageView(image: image(catalogue))
        let window = UIWindow(frame: host.screen.bounds)
        window.addSubview(view)
        window.makeKeyAndVisible()
        func pixel() -> UInt32? { (view.layer.contents as? CGImage)?.buffer[0, 0] }
        #expect(pixel() == 0xFFFF_0000)
        host.interfaceStyle = .dark
        #expect(pixel() == 0xFF00_00FF)
        #expect(view.image?.withRenderingMode(.alwaysOriginal).storageIsDark == true)
    }

    @Test func `a set's slices are the image's insets, in points`() throws {
        let catalogue = try Catalogue()
        try catalogue.write(picture(12, 0xFFFF_0000), to: "a.imageset/s.png")
        try catalogue.write(
            """
            {"images": [{"idiom": "universal", "filename": "s.png", "scale": "2x", "resizing": {"mode": "9-part",
              "center": {"mode": "stretch", "width": 1, "height": 1},
              "cap-insets": {"top": 1, "left": 4, "bottom": 1, "right": 6}}}],
             "properties": {"template-rendering-intent": "original"}}
            """, to: "a.imageset/Contents.json")
        let found = try #require(image(catalogue, 2))
        #expect(found.capInsets == UIEdgeInsets(top: 0.5, left: 2, bottom: 0.5, right: 3))
        #expect(found.resizingMode == .stretch && found.renderingMode == .alwaysOriginal)
    }

    @Test(.enabled(if: SVG.isRead, "needs gdk-pixbuf's loader of SVG"))
    func `lines are drawn at the screen's scale`() throws {
        let catalogue = try Catalogue()
        try catalogue.write(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="10" height="20"><rect width="10" height="20" fill="#00f"/></svg>
            """, to: "a.imageset/v.svg")
        try catalogue.write(
            "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"v.svg\"}]}", to: "a.imageset/Contents.json")
        let found = try #require(image(catalogue, 3))
        #expect(found.size == CGSize(width: 10, height: 20) && found.scale == 3)
        #expect(found.cgImage?.width == 30 && found.cgImage?.buffer[15, 30] == 0xFF00_00FF)
    }

    @Test func `a PDF keeps its place`() throws {
        let catalogue = try Catalogue()
        try catalogue.write("%PDF-1.4 1 0 obj <</Type/Page /MediaBox [0 0 30.5 20]>>", to: "a.imageset/v.pdf")
        try catalogue.write(
            "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"v.pdf\"}]}", to: "a.imageset/Contents.json")
        #expect(image(catalogue, 2)?.size == CGSize(width: 30.5, height: 20))
        try catalogue.write("%PDF /MediaBox [0 0 1e99 nan]", to: "a.imageset/v.pdf")
        #expect(image(catalogue, 3)?.size == CGSize(width: 24, height: 24))
    }

    @Test func `a PDF is the picture that was made of it`() throws {
        let catalogue = try Catalogue()
        try catalogue.write("%PDF-1.4 /MediaBox [0 0 30 20]", to: "a.imageset/v.pdf")
        try catalogue.write(
            "<svg xmlns='http://www.w3.org/2000/svg' width='30' height='20'><rect width='30' height='20' fill='#0000ff'/></svg>",
            to: "a.imageset/v.pdf.svg")
        try catalogue.write(
            "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"v.pdf\"}]}", to: "a.imageset/Contents.json")
        let found = try #require(image(catalogue, 2))
        #expect(found.size == CGSize(width: 30, height: 20))
        #expect(found.cgImage?.width == 60 && found.cgImage?.buffer[30, 20] == 0xFF00_00FF)
    }

    @Test func `colours have a dark form, wider ones, and the system's own`() throws {
        let catalogue = try Catalogue()
        func color(_ red: String, _ space: String = "srgb") -> String {
            "\"color\": {\"color-space\": \"\(space)\", \"components\": {\"red\": \"\(red)\", \"green\": \"0\", \"blue\": \"0.000\", \"alpha\": \"1\"}}"
        }
        try catalogue.write(
            """
            {"colors": [{"idiom": "universal", \(color("0xFF"))}, {"idiom": "universal", \(color("0.500")),
              "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
            """, to: "Brand/a.colorset/Contents.json")
        try catalogue.write(
            "{\"colors\": [{\"idiom\": \"universal\", \(color("1.000", "display-p3"))}]}",
            to: "wide.colorset/Contents.json")
        try catalogue.write(
            "{\"colors\": [{\"idiom\": \"universal\", \"color\": {\"platform\": \"ios\", \"reference\": \"systemRedColor\"}}]}",
            to: "own.colorset/Contents.json")
        func red(_ name: String, _ style: UIUserInterfaceStyle = .light) throws -> CGFloat {
            let found = try #require(UIColor(named: name, in: catalogue.bundle, compatibleWith: nil))
            var red: CGFloat = -1
            found.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).getRed(
                &red, green: nil, blue: nil, alpha: nil)
            return red
        }
        #expect(try red("a") == 1)
        #expect(try abs(red("a", .dark) - 0.5) < 0.001)
        #expect(try red("wide") > 1)
        #expect(try red("own") == 1)
        #expect(UIColor(named: "gone", in: catalogue.bundle, compatibleWith: nil) == nil)
    }

    @Test func `data sets hand out their file`() throws {
        let catalogue = try Catalogue()
        try catalogue.write("{\"prices\": []}", to: "a.dataset/prices.json")
        try catalogue.write(
            "{\"data\": [{\"idiom\": \"universal\", \"filename\": \"prices.json\", \"universal-type-identifier\": \"public.json\"}]}",
            to: "a.dataset/Contents.json")
        let asset = try #require(NSDataAsset(name: "a", bundle: catalogue.bundle))
        #expect(String(decoding: asset.data, as: UTF8.self) == "{\"prices\": []}")
        #expect(asset.typeIdentifier == "public.json" && asset.name == "a")
        #expect(NSDataAsset(name: "b", bundle: catalogue.bundle) == nil)
    }

    @Test(arguments: [
        "", "[]", "{\"images\": 3}", "{\"images\": [{\"filename\": \"../../secret.png\"}]}", "{\"images\": [{}]}",
    ])
    func `a set that makes no sense holds nothing`(_ contents: String) throws {
        let catalogue = try Catalogue()
        try catalogue.write(contents, to: "a.imageset/Contents.json")
        #expect(image(catalogue) == nil)
    }

    private enum SVG {
        /// Whether a small one can be read.
        static var isRead: Bool {
            ImageDecoder.draw(
                vector: Data("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\"/>".utf8), scale: 1,
                longestSide: 9) != nil
        }
    }
}

extension UIImage {
    /// Whether the image, changed, still has its dark form.
    fileprivate var storageIsDark: Bool { variant(for: UITraitCollection(userInterfaceStyle: .dark)) !== self }
}
