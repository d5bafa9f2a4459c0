import Foundation
import TestPrograms

/// An app of many files, as `script/edits` makes it too: screens that push each other, each in a file of its own.
struct GeneratedApp {
    let folder: TestFolder
    private let count: Int
    private let screen: String

    /// - Parameter files: How many Swift files it has.
    init(files: Int) throws {
        folder = try TestFolder()
        count = files - 1
        screen = try GeneratedApp.template("Screen")
        try folder.write(GeneratedApp.template("AppDelegate"), to: "Shop/AppDelegate.swift")
        for number in 1...count { try write(number, text: "1") }
    }

    var path: String { folder.url.appendingPathComponent("Shop").path }

    private static func template(_ name: String) throws -> String {
        let file = Project.folder.appendingPathComponent("script/support/edited-app/\(name).swift")
        return try String(contentsOf: file, encoding: .utf8)
    }

    /// Writes a screen's file, with a text in one of its methods.
    func write(_ number: Int, text: String) throws {
        try folder.write(
            screen.replacingOccurrences(of: "ThisScreen", with: "Screen\(number)")
                .replacingOccurrences(of: "NextScreen", with: "Screen\(number % count + 1)")
                .replacingOccurrences(of: "\"the text\"", with: "\"\(text)\""),
            to: "Shop/Screen\(number).swift")
    }
}
