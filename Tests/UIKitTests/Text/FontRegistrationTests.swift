import Testing
import UIKit

/// Fonts of the app's own, registered by Core Text's functions.
@Suite(.serialized) struct FontRegistrationTests {
    /// A font that no machine has: Inter under another name.
    private func makeFont() throws -> URL {
        let inter = URL(fileURLWithPath: "/usr/share/fonts/opentype/inter/Inter-Regular.otf")
        var data = try Data(contentsOf: inter)
        func rename(_ old: [UInt8], _ new: [UInt8]) {
            var start = data.startIndex
            while let found = data.range(of: Data(old), in: start..<data.endIndex) {
                data.replaceSubrange(found, with: new)
                start = found.upperBound
            }
        }
        func wide(_ text: String) -> [UInt8] { text.utf8.flatMap { [0, $0] } }
        rename(wide("Inter"), wide("Zephy"))
        rename(Array("Inter".utf8), Array("Zephy".utf8))
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("Zephy-\(UUID()).otf")
        try data.write(to: url)
        return url
    }

    @Test func `a registered font is there by its names, and gone when it is taken away`() throws {
        let url = try makeFont()
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(UIFont(name: "Zephy", size: 20) == nil && !UIFont.familyNames.contains("Zephy"))
        var error: Unmanaged<CFError>?
        #expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error) && error == nil)
        let font = try #require(UIFont(name: "Zephy-Regular", size: 20))
        #expect(font.familyName == "Zephy" && UIFont.familyNames.contains("Zephy"))
        // As wide as the font that it is a copy of.
        let width = "Hamburg".size(withAttributes: [.font: font]).width
        let inter = try #require(UIFont(name: "Inter-Regular", size: 20))
        #expect(abs(width - "Hamburg".size(withAttributes: [.font: inter]).width) < 0.01)
        #expect(!CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
        #expect(error?.takeRetainedValue().code == CTFontManagerError.alreadyRegistered.rawValue)
        #expect(CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil))
        #expect(UIFont(name: "Zephy-Regular", size: 20) == nil)
    }

    @Test func `what is no font is told`() {
        let text = FileManager.default.temporaryDirectory.appendingPathComponent("no-font-\(UUID()).otf")
        try? Data("not a font".utf8).write(to: text)
        defer { try? FileManager.default.removeItem(at: text) }
        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerRegisterFontsForURL(text as CFURL, .process, &error))
        #expect(error?.takeRetainedValue().code == CTFontManagerError.unrecognizedFormat.rawValue)
        let nowhere = URL(fileURLWithPath: "/nowhere.otf")
        #expect(!CTFontManagerRegisterFontsForURL(nowhere as CFURL, .process, &error))
        #expect(error?.takeRetainedValue().code == CTFontManagerError.fileNotFound.rawValue)
        #expect(!CTFontManagerUnregisterFontsForURL(nowhere as CFURL, .process, nil))
    }

    @Test func `a font that is there as bytes is registered, and gone when it is taken away`() throws {
        let url = try makeFont()
        let provider = try #require(CGDataProvider(url: url as CFURL))
        try FileManager.default.removeItem(at: url)
        let font = try #require(CGFont(provider))
        #expect(font.postScriptName == "Zephy-Regular" && font.fullName == "Zephy Regular")
        #expect(font.unitsPerEm == 2816 && font.numberOfGlyphs > 1000, "as Inter has it")
        #expect(font.table(for: 0x6865_6164)?.count == 54, "head")
        var error: Unmanaged<CFError>?
        #expect(CTFontManagerRegisterGraphicsFont(font, &error) && error == nil)
        #expect(UIFont(name: "Zephy-Regular", size: 20)?.familyName == "Zephy")
        #expect(!CTFontManagerRegisterGraphicsFont(font, &error))
        #expect(error?.takeRetainedValue().code == CTFontManagerError.alreadyRegistered.rawValue)
        #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
        #expect(UIFont(name: "Zephy-Regular", size: 20) == nil)
        #expect(!CTFontManagerUnregisterGraphicsFont(font, nil))
    }

    @Test func `bytes that are no font, and a font that is cut off anywhere, make none`() throws {
        let url = try makeFont()
        defer { try? FileManager.default.removeItem(at: url) }
        let data = try Data(contentsOf: url)
        for count in [0, 3, 11, 12, 40, 200, data.count / 2, data.count - 3] {
            let provider = try #require(CGDataProvider(data: data.prefix(count) as CFData))
            #expect(CGFont(provider) == nil, "\(count) bytes")
        }
        #expect(CGDataProvider(data: Data("no font at all".utf8) as CFData).flatMap { CGFont($0) } == nil)
    }

    @MainActor @Test func `Core Graphics finds fonts by their names, and text layers draw in them`() throws {
        let host = HeadlessHost()
        let font = try #require(CGFont("Inter-SemiBold" as CFString))
        #expect(font.postScriptName == "Inter-SemiBold" && font.unitsPerEm > 0)
        #expect(CGFont("No-Such-Font" as CFString) == nil)
        func picture(_ font: AnyObject?) -> Data? {
            let layer = CATextLayer()
            layer.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
            layer.string = "Lamp"
            layer.fontSize = 20
            layer.font = font
            layer.setNeedsDisplay()
            layer.displayIfNeeded()
            return UIGraphicsImageRenderer(size: layer.bounds.size).image { layer.render(in: $0.cgContext) }.pngData()
        }
        #expect(picture(font) == picture("Inter-SemiBold" as NSString))
        #expect(picture(font) != picture(CGFont("Inter-Regular" as CFString)))
        _ = host
    }
}
