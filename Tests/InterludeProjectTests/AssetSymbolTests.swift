import Foundation
import InterludePort
import InterludeProject
import TestPrograms
import Testing

@Suite struct AssetSymbolTests {
    /// The generated file of an app with a source and some sets; `nil` if there is none.
    private func generated(_ sets: [String], in source: String = "let image = UIImage(resource: .hero)") throws
        -> SourceFile?
    {
        let folder = try TestFolder(["A.swift": source])
        for set in sets { try folder.write("{}", to: "Assets.xcassets/\(set)/Contents.json") }
        return try App(folder.url).modules[0].files.dropFirst().first
    }

    @Test func `each image set and each color set has a constant`() throws {
        let file = try #require(try generated(["hero.imageset", "AccentColor.colorset", "AppIcon.appiconset"]))
        #expect(file.path.hasSuffix("/GeneratedAssetSymbols.swift"))
        #expect(
            file.text == """
                import UIKit

                private final class AssetBundleMark {}
                private let assetBundle = Bundle(for: AssetBundleMark.self)

                extension ColorResource {
                    static let `accent` = ColorResource(name: "AccentColor", bundle: assetBundle)
                }

                extension ImageResource {
                    static let `hero` = ImageResource(name: "hero", bundle: assetBundle)
                }

                """)
    }

    /// Found in files that Xcode has generated.
    @Test(arguments: [
        ("BGColorOne.colorset", "bgColorOne"), ("AccentColor.colorset", "accent"),
        ("color_24292B.colorset", "color24292B"), ("tabbarBackgroundColor.colorset", "tabbarBackground"),
        ("AppIconImage.imageset", "appIcon"), ("sticky-note.imageset", "stickyNote"), ("1.imageset", "_1"),
        ("0b3b21ff27f67b.imageset", "_0B3B21Ff27F67B"), ("clxAssetAskDirections.imageset", "clxAssetAskDirections"),
    ])
    func `symbols are spelled as Xcode spells them`(set: String, symbol: String) throws {
        #expect(try generated([set])?.text.contains("static let `\(symbol)` =") == true)
    }

    @Test func `a folder that is a namespace is a type, and another folder is not`() throws {
        let folder = try TestFolder(["A.swift": "let image = UIImage(resource: .Icons.home)"])
        try folder.write("{\"properties\": {\"provides-namespace\": true}}", to: "A.xcassets/icons/Contents.json")
        try folder.write("{}", to: "A.xcassets/icons/home.imageset/Contents.json")
        try folder.write("{}", to: "A.xcassets/others/back.imageset/Contents.json")
        let text = try #require(try App(folder.url).modules[0].files.last).text
        #expect(
            text.hasSuffix(
                """
                extension ImageResource {
                    static let `back` = ImageResource(name: "back", bundle: assetBundle)
                    enum `Icons` {
                    static let `home` = ImageResource(name: "icons/home", bundle: assetBundle)
                    }
                }

                """))
    }

    @Test func `links to the folder around end`() throws {
        let folder = try TestFolder(["A.swift": "let image = UIImage(resource: .hero)"])
        try folder.write("{}", to: "A.xcassets/hero.imageset/Contents.json")
        for link in ["one", "other"] {
            try FileManager.default.createSymbolicLink(
                atPath: "\(folder.path)/A.xcassets/\(link)", withDestinationPath: ".")
        }
        let text = try #require(try App(folder.url).modules[0].files.last).text
        #expect(text.contains("static let `hero` = ImageResource(name: \"hero\", bundle: assetBundle)"))
    }

    @Test func `nothing is generated for sources that use no resource, and without sets`() throws {
        #expect(try generated(["hero.imageset"], in: "let image = UIImage(named: \"hero\")") == nil)
        #expect(try generated(["AppIcon.appiconset"]) == nil)
    }
}
