import Foundation
import InterludeProject
import TestPrograms
import Testing

@Suite struct AppBundleTests {
    /// Fills a bundle with what an app in a folder has.
    private func fill(_ bundle: TestFolder, from folder: TestFolder) throws {
        let app = try App(folder.url)
        try app.fillBundle(at: bundle.url.appendingPathComponent("Shop.app"), program: try app.program(target: nil))
    }

    private func app(_ files: [String: String]) throws -> TestFolder {
        try TestFolder(files.merging(["App.swift": "@main class App {}"]) { $1 })
    }

    @Test func `files lie side by side, those of a language in its folder`() throws {
        let folder = try app([
            "Data/prices.json": "{}", "Base.lproj/Main.storyboard": "<a/>", "de.lproj/Help.html": "Hilfe",
            "Assets.xcassets/a.imageset/Contents.json": "{}", "README.md": "no", "Notes.plist": "no",
        ])
        let bundle = try TestFolder()
        try fill(bundle, from: folder)
        let names = bundle.names(in: "Shop.app")
        #expect(names == ["Assets.xcassets", "Base.lproj", "Info.plist", "de.lproj", "prices.json"])
        #expect(bundle.text(of: "Shop.app/de.lproj/Help.html") == "Hilfe")
        #expect(bundle.names(in: "Shop.app/Assets.xcassets") == ["a.imageset"])
    }

    @Test func `a pod's bundle of resources lies in the app's under its name`() throws {
        let folder = try TestFolder([
            "Kit.podspec": """
            Pod::Spec.new do |s|
              s.name = 'Kit'
              s.source_files = 'Source/*.swift'
              s.resource_bundles = { "#{s.name}" => ['Screens/*.{xib,json}'], 'KitImages' => 'Images/**' }
            end
            """, "Source/A.swift": "", "Screens/Menu.xib": "<a/>", "Images/Kit.xcassets/a.imageset/Contents.json": "{}",
            "Example/Podfile": "pod 'Kit', :path => '../'", "Example/App.swift": "import Kit\n@main class App {}",
            "Example/App.xcodeproj/project.pbxproj": AppSearchTests().project("App", file: "App.swift"),
        ])
        let bundle = try TestFolder()
        let app = try App(folder.url.appendingPathComponent("Example/App.xcodeproj"))
        try app.fillBundle(at: bundle.url.appendingPathComponent("Shop.app"), program: try app.program(target: nil))
        #expect(bundle.text(of: "Shop.app/Kit.bundle/Menu.xib") == "<a/>")
        #expect(bundle.names(in: "Shop.app/KitImages.bundle") == ["Kit.xcassets"])
    }

    @Test
    func `a library's file of the same name as the app's does not hide that, and is found in a bundle of its own`()
        throws
    {
        let folder = try TestFolder([
            "Package.swift": """
            let package = Package(name: "Shop", targets: [
                .executableTarget(name: "Shop", dependencies: ["Kit", "Other"]), .target(name: "Kit"), .target(name: "Other"),
            ])
            """,
            "Sources/Shop/App.swift": "import Kit\nimport Other\n@main class App {}",
            "Sources/Shop/Main.storyboard": "<shop/>",
            "Sources/Shop/Assets.xcassets/a.imageset/Contents.json": "{}", "Sources/Kit/Kit.swift": "class Kit {}",
            "Sources/Kit/Main.storyboard": "<kit/>", "Sources/Kit/List.xib": "<list/>",
            "Sources/Kit/Assets.xcassets/b.imageset/Contents.json": "{}",
            "Sources/Kit/de.lproj/Localizable.strings": "\"hello\" = \"Hallo\";",
            "Sources/Other/Other.swift": "class Other {}", "Sources/Other/Other.xib": "<other/>",
        ])
        let bundle = try TestFolder()
        try fill(bundle, from: folder)
        #expect(bundle.text(of: "Shop.app/Main.storyboard") == "<shop/>")
        #expect(bundle.names(in: "Shop.app/Assets.xcassets") == ["a.imageset"])
        // What nobody else calls so is found in the app's bundle too, and pictures by their names.
        #expect(bundle.text(of: "Shop.app/List.xib") == "<list/>")
        #expect(bundle.names(in: "Shop.app/Assets_Kit.xcassets") == ["b.imageset"])
        let framework = "Shop.app/Frameworks/Kit.framework"
        #expect(
            bundle.names(in: framework) == [
                "Assets.xcassets", "Info.plist", "List.xib", "Main.storyboard", "de.lproj",
            ])
        #expect(bundle.text(of: "\(framework)/Main.storyboard") == "<kit/>")
        #expect(bundle.names(in: "\(framework)/de.lproj") == ["Localizable.strings"])
        #expect(bundle.names(in: "Shop.app/Frameworks") == ["Kit.framework"], "the other has no need of one")
        // What is no longer there twice is in one place again.
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Sources/Kit/Main.storyboard"))
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Sources/Kit/Assets.xcassets"))
        try fill(bundle, from: folder)
        #expect(bundle.data("\(framework)/Info.plist") == nil && bundle.data("\(framework)/List.xib") == nil)
        #expect(bundle.text(of: "Shop.app/List.xib") == "<list/>")
    }

    @Test func `texts are found whatever they are written in`() throws {
        let folder = try app([
            "de.lproj/Localizable.strings": "/* Gruß */ \"hello\" = \"Hallo\\n\";\n",
            "fr.lproj/Localizable.strings":
                "<plist version=\"1.0\"><dict><key>hello</key><string>Salut</string></dict></plist>",
            "Other.xcstrings": """
            {"sourceLanguage": "en", "strings": {
              "hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Servus"}}}},
              "%lld items": {"localizations": {"en": {"variations": {"plural": {
                "one": {"stringUnit": {"value": "%lld item"}}, "other": {"stringUnit": {"value": "%lld items!"}}}}}}}
            }}
            """,
        ])
        let bundle = try TestFolder()
        try fill(bundle, from: folder)
        func table(_ path: String) throws -> [String: String]? {
            let data = try #require(bundle.data("Shop.app/\(path)"))
            return try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String]
        }
        #expect(try table("de.lproj/Localizable.strings") == ["hello": "Hallo\n"])
        #expect(try table("fr.lproj/Localizable.strings") == ["hello": "Salut"])
        #expect(try table("de.lproj/Other.strings") == ["hello": "Servus"])
        #expect(try table("en.lproj/Other.strings") == ["hello": "hello", "%lld items": "%#@value.1@"])
        let plurals = try #require(bundle.data("Shop.app/InterludePlurals.plist"))
        let forms = try PropertyListSerialization.propertyList(from: plurals, format: nil) as? [String: [String: Any]]
        #expect(forms?["value.1"]?["forms"] as? [String: String] == ["one": "%lld item", "other": "%lld items!"])
        #expect(forms?["value.1"]?["language"] as? String == "en")
    }

    @Test func `a library that lists an Info.plist among its resources does not replace the app's`() throws {
        let folder = try TestFolder([
            "Kit.podspec": """
            Pod::Spec.new do |s|
              s.name = 'Kit'
              s.source_files = 'Source/*.swift'
              s.resources = ['Files/*.plist']
            end
            """, "Source/A.swift": "", "Files/Info.plist": "not the app's", "Files/Other.plist": "kept",
            "Example/Podfile": "pod 'Kit', :path => '../'", "Example/App.swift": "import Kit\n@main class App {}",
            "Example/App.xcodeproj/project.pbxproj": AppSearchTests().project("App", file: "App.swift"),
        ])
        let bundle = try TestFolder()
        let app = try App(folder.url.appendingPathComponent("Example/App.xcodeproj"))
        let place = bundle.url.appendingPathComponent("Shop.app")
        try app.fillBundle(at: place, program: try app.program(target: nil))
        // A second time nothing is copied that was there.
        try app.fillBundle(at: place, program: try app.program(target: nil))
        let list = try #require(bundle.data("Shop.app/Info.plist"))
        let entries = try PropertyListSerialization.propertyList(from: list, format: nil) as? [String: Any]
        #expect(entries?["CFBundlePackageType"] as? String == "APPL")
        #expect(bundle.text(of: "Shop.app/Other.plist") == "kept")
    }

    @Test func `only what has changed is copied, and what is gone is taken out`() throws {
        let folder = try app(["a.txt": "1", "b.txt": "1"])
        let bundle = try TestFolder()
        try fill(bundle, from: folder)
        try bundle.write("mark", to: "Shop.app/a.txt")
        try folder.write("22", to: "b.txt")
        try fill(bundle, from: folder)
        #expect(bundle.text(of: "Shop.app/a.txt") == "mark")
        #expect(bundle.text(of: "Shop.app/b.txt") == "22")
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("b.txt"))
        try fill(bundle, from: folder)
        #expect(bundle.names(in: "Shop.app") == ["Info.plist", "a.txt"])
    }

    @Test func `an app that writes into its bundle does not write into its sources`() throws {
        let folder = try app(["a.txt": "1"])
        try FileManager.default.createSymbolicLink(
            at: folder.url.appendingPathComponent("link.txt"),
            withDestinationURL: folder.url.appendingPathComponent("a.txt"))
        let bundle = try TestFolder()
        try fill(bundle, from: folder)
        for name in ["a.txt", "link.txt"] {
            let file = bundle.url.appendingPathComponent("Shop.app/\(name)")
            let handle = try FileHandle(forWritingTo: file)
            try handle.write(contentsOf: Data("x".utf8))
            try handle.close()
        }
        #expect(folder.text(of: "a.txt") == "1")
    }

    /// A page of 30 by 20 points with a red rectangle, as PDF's reference writes the smallest file.
    private static let page = """
        %PDF-1.4
        1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
        2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
        3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 30 20]/Contents 4 0 R/Resources<<>>>> endobj
        4 0 obj <</Length 22>> stream
        1 0 0 rg 0 0 30 20 re f
        endstream endobj
        trailer <</Root 1 0 R/Size 5>>
        %%EOF
        """

    @Test(.enabled(if: Program.onSearchPath("pdftocairo") != nil, "needs poppler-utils"))
    func `PDF images become pictures in their own points`() throws {
        let folder = try app(["Assets.xcassets/a.imageset/i.pdf": AppBundleTests.page, "loose.pdf": "no PDF"])
        let bundle = try TestFolder()
        let found = try App(folder.url)
        let place = bundle.url.appendingPathComponent("Shop.app")
        let notes = try found.fillBundle(at: place, program: try found.program(target: nil))
        let picture = try #require(bundle.text(of: "Shop.app/Assets.xcassets/a.imageset/i.pdf.svg"))
        #expect(picture.contains("width=\"30\" height=\"20\""))
        #expect(notes.count == 1 && notes.allSatisfy { $0.hasPrefix("one PDF image is shown as crossed frames") })
    }

    @Test(arguments: ["../../outside", "/outside", "..", "a/b", "", "x\\u0000y"])
    func `a language is the name of a folder in the bundle`(_ language: String) throws {
        let folder = try app([
            "Localizable.xcstrings": """
            {"sourceLanguage": "en", "strings": {"hello": {"localizations": {
              "\(language)": {"stringUnit": {"value": "x"}}, "de": {"stringUnit": {"value": "Hallo"}}}}}}
            """
        ])
        let bundle = try TestFolder()
        try fill(bundle, from: folder)
        #expect(bundle.names(in: "Shop.app").filter { $0.hasSuffix(".lproj") } == ["de.lproj", "en.lproj"])
        #expect(bundle.names == ["Shop.app", "Shop.app.files.json"])
    }
}
