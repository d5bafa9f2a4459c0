import CoreGraphics
import Foundation

/// What the server tells beside pictures: a text message with a JSON object, whose `type` tells what it is.
///
/// | type | with |
/// |---|---|
/// | `title` | `title`: what is above the picture |
/// | `device` | `x`, `y`, `width`, `height`: where in the picture the device is, in points; what is beside it are tools |
/// | `typing` | `isOn`: whether the device takes text, and where, as of `device` |
/// | `clipboard` | `text`: what was copied on the device |
struct ViewerNews: Encodable {
    private let type: String
    private var title, text: String?
    private var isOn: Bool?
    private var x, y, width, height: Double?

    init(title: String) {
        type = "title"
        self.title = title
    }

    init(deviceFrame frame: CGRect) {
        type = "device"
        x = frame.minX
        y = frame.minY
        width = frame.width
        height = frame.height
    }

    init(typingIn area: CGRect?) {
        type = "typing"
        isOn = area != nil
        if let area {
            x = area.minX
            y = area.minY
            width = area.width
            height = area.height
        }
    }

    init(clipboard: String) {
        type = "clipboard"
        text = clipboard
    }

    var json: String { String(decoding: (try? JSONEncoder().encode(self)) ?? Data(), as: UTF8.self) }
}
