import Foundation
import InterludeFoundation
import InterludeProject
import TestPrograms
import Testing

/// Texts that vary by a number, from the app's files to what is shown: Apple's documentation of `.stringsdict` files and of string
/// catalogues says what is expected.
@Suite struct PluralTextTests {
    /// What an app with these files shows.
    private struct Shown {
        let folder: TestFolder
        let bundle: Bundle
        let table: Data

        func text(_ key: String, in language: String, of table: String? = nil, _ arguments: any CVarArg...) throws
            -> String
        {
            let folder = try #require(bundle.path(forResource: language, ofType: "lproj"))
            let format = try #require(Bundle(path: folder)).localizedString(forKey: key, value: nil, table: table)
            return LocalizedFormat.string(format: format, locale: nil, arguments: arguments, plurals: self.table)
        }

        func texts(_ key: String, in language: String, _ numbers: [Int]) throws -> [String] {
            try numbers.map { try text(key, in: language, $0) }
        }
    }

    private func shown(_ files: [String: String]) throws -> Shown {
        let folder = try TestFolder(files.merging(["App.swift": "@main class App {}"]) { $1 })
        let bundle = try TestFolder()
        let app = try App(folder.url)
        let url = bundle.url.appendingPathComponent("Shop.app")
        try app.fillBundle(at: url, program: try app.program(target: nil))
        let table = try #require(bundle.data("Shop.app/InterludePlurals.plist"))
        return Shown(folder: bundle, bundle: try #require(Bundle(path: url.path)), table: table)
    }

    private func dictionary(_ entries: String) -> String {
        "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(entries)</dict></plist>"
    }

    private func variable(_ name: String, _ forms: KeyValuePairs<String, String>) -> String {
        let forms = forms.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
        return """
            <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>\(forms)</dict>
            """
    }

    private func entry(_ key: String, _ format: String, _ variables: String...) -> String {
        "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(variables.joined())</dict>"
    }

    @Test func `a dictionary's forms follow the number and the language's rules`() throws {
        let russian = variable("n", ["one": "%d файл", "few": "%d файла", "many": "%d файлов", "other": "%d файла"])
        let english = variable("n", ["one": "%d file", "other": "%d files"])
        let app = try shown([
            "en.lproj/Localizable.stringsdict": dictionary(entry("files", "%#@n@ left", english)),
            "ru.lproj/Localizable.stringsdict": dictionary(entry("files", "%#@n@", russian)),
        ])
        #expect(
            try app.texts("files", in: "en", [0, 1, 2]) == [
                "0 files left", "1 file left", "2 files left",
            ])
        #expect(
            try app.texts("files", in: "ru", [1, 2, 5, 11, 21, 104])
                == ["1 файл", "2 файла", "5 файлов", "11 файлов", "21 файл", "104 файла"])
    }

    @Test func `a form for zero is that of the number 0 in every language`() throws {
        let text = dictionary(entry("k", "%#@n@", variable("n", ["zero": "none", "one": "one", "other": "%d"])))
        let app = try shown(["en.lproj/Localizable.stringsdict": text])
        #expect(try app.texts("k", in: "en", [0, 1, 7]) == ["none", "one", "7"])
    }

    @Test func `several variables take a value each, also by position, nested, and beside plain values`() throws {
        let files = variable("files", ["one": "a file", "other": "%d files"])
        let folders = variable("folders", ["one": "a folder", "other": "%d folders"])
        let nested = variable("n", ["one": "one in %2$#@folders@", "other": "%d in %2$#@folders@"])
        let app = try shown([
            "en.lproj/Localizable.stringsdict": dictionary(
                entry("both", "%#@files@ in %#@folders@, %@", files, folders)
                    + entry("turned", "%2$#@folders@ with %1$#@files@", files, folders)
                    + entry("nested", "%#@n@.", nested, folders))
        ])
        let name = NSString(string: "100 %")
        #expect(try app.text("both", in: "en", 1, 2, name) == "a file in 2 folders, 100 %")
        #expect(try app.text("both", in: "en", 3, 1, name) == "3 files in a folder, 100 %")
        #expect(try app.text("turned", in: "en", 1, 2) == "2 folders with a file")
        #expect(try app.text("nested", in: "en", 1, 4) == "one in 4 folders.")
        #expect(try app.text("nested", in: "en", 5, 1) == "5 in a folder.")
    }

    @Test func `two keys whose variables have one name do not mix`() throws {
        let app = try shown([
            "en.lproj/Localizable.stringsdict": dictionary(
                entry("a", "%#@n@", variable("n", ["other": "%d apples"]))
                    + entry("b", "%#@n@", variable("n", ["other": "%d pears"])))
        ])
        #expect(try app.text("a", in: "en", 2) == "2 apples")
        #expect(try app.text("b", in: "en", 2) == "2 pears")
    }

    @Test func `a catalogue's plurals follow its first number, and substitutions one each`() throws {
        let app = try shown([
            "Localizable.xcstrings": """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "%@ has %lld items": {"localizations": {
                "en": {"variations": {"plural": {
                  "one": {"stringUnit": {"value": "%1$@ has one item"}},
                  "other": {"stringUnit": {"value": "%1$@ has %2$lld items"}}}}},
                "pl": {"variations": {"plural": {
                  "one": {"stringUnit": {"value": "%1$@: %2$lld rzecz"}},
                  "few": {"stringUnit": {"value": "%1$@: %2$lld rzeczy"}},
                  "many": {"stringUnit": {"value": "%1$@: %2$lld rzeczy (m)"}},
                  "other": {"stringUnit": {"value": "%1$@: %2$lld rzeczy (o)"}}}}}}},
              "%lld in %lld": {"localizations": {"en": {
                "stringUnit": {"value": "%#@birds@ in %#@trees@"},
                "substitutions": {
                  "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                    "one": {"stringUnit": {"value": "a bird"}}, "other": {"stringUnit": {"value": "%arg birds"}}}}},
                  "trees": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                    "one": {"stringUnit": {"value": "a tree"}}, "other": {"stringUnit": {"value": "%arg trees"}}}}}}}}},
              "tap": {"localizations": {"en": {"variations": {"device": {
                "iphone": {"stringUnit": {"value": "Tap"}}, "other": {"stringUnit": {"value": "Click"}}}}}}}
            }}
            """
        ])
        let name = NSString(string: "Ann")
        #expect(try app.text("%@ has %lld items", in: "en", name, 1) == "Ann has one item")
        #expect(try app.text("%@ has %lld items", in: "en", name, 3) == "Ann has 3 items")
        #expect(try app.text("%@ has %lld items", in: "pl", name, 22) == "Ann: 22 rzeczy")
        #expect(try app.text("%@ has %lld items", in: "pl", name, 12) == "Ann: 12 rzeczy (m)")
        #expect(try app.text("%lld in %lld", in: "en", 1, 3) == "a bird in 3 trees")
        #expect(try app.text("%lld in %lld", in: "en", 2, 1) == "2 birds in a tree")
        #expect(try app.text("tap", in: "en") == "Tap")
    }

    @Test func `keys are put together as string catalogues write them`() {
        #expect(String(localized: "no such key") == "no such key")
        #expect(String(localized: "100 %") == "100 %")
        #expect(String(localized: "\(3) of \("ten") at \(1.5, specifier: "%.2f"), \(50) %") == "3 of ten at 1.50, 50 %")
        #expect(String(localized: "key", defaultValue: "\(2) files") == "2 files")
    }
}
