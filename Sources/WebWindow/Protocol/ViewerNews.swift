import CoreGraphics
import Foundation

/// What the server tells beside pictures: a text message with a JSON object, whose `type` tells what it is.
///
/// | type | with |
/// |---|---|
/// | `title` | `title`: what stands above the picture |
/// | `device` | `x`, `y`, `width`, `height`: where in the picture the device is, in points; what is beside it are tools |
struct ViewerNews: Encodable {
    private let type: String
    private var title: String?
    private var x, y, width, height: Double?

    init(title: String) { (type, self.title) = ("title", title) }

    init(deviceFrame frame: CGRect) {
        type = "device"
        (x, y, width, height) = (frame.minX, frame.minY, frame.width, frame.height)
    }

    var text: String { String(decoding: (try? JSONEncoder().encode(self)) ?? Data(), as: UTF8.self) }
}
