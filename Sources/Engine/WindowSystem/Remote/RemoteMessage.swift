import CoreGraphics
import Foundation

/// What the process with the window tells the app.
enum MessageToApp: Codable {
    /// What the window is like; the first message, and again whenever it changes.
    case window(RemoteWindow)
    case events([WindowEvent])
    /// A picture has been shown: the memory may be drawn into again.
    case shown
    /// Something of who made the connection, in a form that only both ends know.
    case note(Data)
}

/// What the app tells the process with the window.
enum MessageToWindow: Codable {
    /// A picture of another size: the file that both share.
    case picture(file: String, width: Int, height: Int)
    /// What has changed in the picture.
    case show([PixelRect])
    case contentSize(CGSize, keeping: WindowAnchor)
    case deviceFrame(CGRect)
    case title(String)
    /// Text input is to be on, where what is typed into is; `nil` ends it.
    case textInput(CGRect?)
    /// Something has been copied.
    case clipboard(String)
    case note(Data)
}

/// What an app has to know of the window that it is shown in.
struct RemoteWindow: Codable, Equatable {
    var contentSize: CGSize
    var pixelScale: CGFloat
    var refreshRate: Int
}

extension PixelRect: Codable {
    package init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init(
            left: try container.decode(Int.self), top: try container.decode(Int.self),
            right: try container.decode(Int.self), bottom: try container.decode(Int.self))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for value in [left, top, right, bottom] { try container.encode(value) }
    }
}
