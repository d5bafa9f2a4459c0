import Foundation
import InterludeProject

/// What is written over an app's last picture.
struct Sign: Equatable {
    var title: String
    var lines: [String] = []
    /// What to do next.
    var hint = ""
    /// Whether something went wrong.
    var isError = true

    static let againHint = "Return starts it again. With --watch it also starts when a file is saved."
    private static let editHint = "Save a file, and it is built again."
    /// How many errors are shown; a window has no room for more.
    private static let mostErrors = 6
}

extension Sign {
    /// Nothing is wrong yet.
    init(title: String) { self.init(title: title, isError: false) }

    /// - Parameter url: Where the app is: its path is shown from there.
    init(_ crash: CrashReport, below url: URL) {
        let place = crash.place.map { Sign.short($0, below: url) }
        self.init(title: "The app has stopped", lines: [place, crash.message].compactMap(\.self), hint: Sign.againHint)
    }

    private static func short(_ path: String, below url: URL) -> String {
        let root = (url.pathExtension.isEmpty ? url : url.deletingLastPathComponent()).path + "/"
        return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
    }

    /// - Parameters:
    ///   - url: Where the app is: paths are shown from there.
    ///   - hasApp: Whether the version before still runs.
    init(_ failure: BuildFailure, below url: URL, hasApp: Bool) {
        title = "It does not build"
        func short(_ path: String) -> String { Sign.short(path, below: url) }
        if failure.errors.isEmpty {
            lines = failure.output.split(separator: "\n").prefix(Sign.mostErrors * 2).map { short(String($0)) }
        } else {
            let told = failure.errors.prefix(Sign.mostErrors)
            lines = told.flatMap { ["\(short($0.path)):\($0.line):\($0.column)", $0.message] }
            let rest = failure.errors.count - told.count
            if rest > 0 { lines.append("and \(rest) more") }
        }
        hint = Sign.editHint + (hasApp ? " Escape shows the version before." : "")
    }
}
