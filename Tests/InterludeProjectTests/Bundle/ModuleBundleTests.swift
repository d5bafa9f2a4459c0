import Foundation
import InterludeFoundation
import TestPrograms
import Testing

@Suite struct ModuleBundleTests {
    @Test func `a module's bundle is the one of its name, or else the app's`() throws {
        let folder = try TestFolder([
            "Shop.app/Info.plist": "", "Shop.app/Main.storyboard": "<shop/>",
            "Shop.app/Frameworks/Kit.framework/Info.plist": "",
            "Shop.app/Frameworks/Kit.framework/Main.storyboard": "<kit/>",
            "Shop.app/Frameworks/Kit.framework/de.lproj/Help.html": "Hilfe",
            "Shop.app/Frameworks/Left.framework/de.lproj/Help.html": "Hilfe",
        ])
        let app = try #require(Bundle(url: folder.url.appendingPathComponent("Shop.app")))
        func storyboard(_ name: String) -> String? {
            let path = ModuleBundles.bundle(of: name, in: app).path(forResource: "Main", ofType: "storyboard")
            return path.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }
        }
        #expect(storyboard("Kit.List") == "<kit/>" && storyboard("Kit/List.swift") == "<kit/>")
        #expect(storyboard("Kit.(unknown context at $1).Token") == "<kit/>")
        #expect(storyboard("Shop.List") == "<shop/>" && storyboard("KitTwo.List") == "<shop/>")
        #expect(storyboard("Left.List") == "<shop/>", "what is left of an earlier build is no bundle")
        #expect(
            ModuleBundles.bundle(of: "Kit", in: app).path(
                forResource: "Help", ofType: "html", inDirectory: nil, forLocalization: "de") != nil)
        #expect(ModuleBundles.bundle(for: AnyClassOfOurs.self) == Bundle.main)
    }

    private final class AnyClassOfOurs {}
}
