import Foundation

/// A file of the page. They are built into the program, which needs nothing beside it.
struct PageFile {
    let type: String
    let data: Data

    /// The file that is served at a path; `nil` where there is none.
    init?(path: String) {
        guard let (type, bytes) = PageFile.contents(at: path) else { return nil }
        self.type = type
        data = Data(bytes)
    }

    /// Whether there is a file at a path.
    static func isServed(at path: String) -> Bool { contents(at: path) != nil }

    private static func contents(at path: String) -> (String, [UInt8])? {
        let script = "text/javascript; charset=utf-8"
        return switch path {
        case "/", "/index.html": ("text/html; charset=utf-8", PackageResources.index_html)
        case "/page.css": ("text/css; charset=utf-8", PackageResources.page_css)
        case "/icon.svg": ("image/svg+xml", PackageResources.icon_svg)
        case "/main.js": (script, PackageResources.main_js)
        case "/connection.js": (script, PackageResources.connection_js)
        case "/picture.js": (script, PackageResources.picture_js)
        case "/desk.js": (script, PackageResources.desk_js)
        case "/input.js": (script, PackageResources.input_js)
        case "/keys.js": (script, PackageResources.keys_js)
        case "/status.js": (script, PackageResources.status_js)
        case "/typing.js": (script, PackageResources.typing_js)
        default: nil
        }
    }
}
