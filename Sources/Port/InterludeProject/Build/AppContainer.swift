import Foundation

/// The folder that an app writes into: on iOS each app has one of its own, with `Documents`, `Library` and others in it.
///
/// It is in the user's cache beside what is built for the app, so that no app sees the user's own documents, nor another app's.
package struct AppContainer: Sendable {
    package let url: URL

    init(_ url: URL) { self.url = url }

    /// Folders that exist when an app starts, by their paths on iOS.
    private static let folders = ["Documents", "Library/Caches", "Library/Application Support", "Library/Preferences"]

    /// Makes the folders that are missing.
    package func make() throws {
        for name in AppContainer.folders {
            try FileManager.default.createDirectory(
                at: url.appendingPathComponent(name), withIntermediateDirectories: true)
        }
    }

    /// Removes all that the app has stored.
    package func erase() throws {
        guard FileManager.default.fileExists(atPath: url.path) else { return }
        try FileManager.default.removeItem(at: url)
    }

    /// Variables by which Foundation finds the folders.
    ///
    /// Foundation on Linux takes the home from `CFFIXED_USER_HOME`, documents from there unless the user's configuration names another
    /// folder, and the others from the variables of the XDG Base Directory Specification.
    package var environment: [String: String] {
        func path(_ name: String) -> String { url.appendingPathComponent(name).path }
        return [
            "CFFIXED_USER_HOME": url.path, "XDG_CONFIG_HOME": path("Library/Preferences"),
            "XDG_DATA_HOME": path("Library/Application Support"), "XDG_CACHE_HOME": path("Library/Caches"),
        ]
    }
}
