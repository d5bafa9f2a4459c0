import CoreGraphics

/// Where a live host's picture goes, and whose input it takes: a window of the desktop, a page in a browser, or memory.
///
/// All calls come from the main thread. An outlet knows nothing of views.
package protocol DisplayOutlet: AnyObject {
    /// The picture's size in points: the units in which events tell places.
    var contentSize: CGSize { get }
    /// Pixels for a point that show without being stretched; at least 1. It may change, as when a window is moved to
    /// another display; the outlet then sends `.resized`.
    var pixelScale: CGFloat { get }
    /// How many pictures a second are worth making.
    var refreshRate: Int { get }
    /// Whether `show` returns only when the display has taken the picture, and so sets the pace.
    var waitsForDisplay: Bool { get }
    /// What the user reads above the picture.
    var title: String { get set }
    /// Called, on any thread, when `pollEvents()` may have something new: it ends the loop's sleep.
    var onEvents: (@Sendable () -> Void)? { get set }

    /// What has happened since the last call, in order. Never waits.
    func pollEvents() -> [WindowEvent]

    /// The display's own memory, to draw the picture into it and spare a copy; `nil` where there is none of that size in
    /// pixels. Asked for before each picture: what was drawn is still there as long as the same object is given.
    func canvas(width: Int, height: Int) -> PixelBuffer?

    /// Shows a picture.
    ///
    /// - Parameters:
    ///   - frame: The whole picture, opaque, of any size; it is stretched over the content. The host draws into the same
    ///     buffer again after this returns: an outlet that needs it longer copies it. It may be the outlet's `canvas`.
    ///   - changed: What is different from the picture shown before, without overlaps, inside the frame. Everything, when
    ///     the frame's size is another than before; everything, too, after `.exposed`.
    func show(_ frame: PixelBuffer, changed: [PixelRect])

    /// Gives the picture another size in points, such as one that was turned.
    func setContentSize(_ size: CGSize)

    /// Gives the picture another size in points, and keeps a part of the window in its place, so that what is there stays below the
    /// pointer.
    func setContentSize(_ size: CGSize, keeping anchor: WindowAnchor)

    /// Has text sent as text, besides keys, from now on, or no longer.
    ///
    /// - Parameter area: Where in the content what is typed into is, for the windows of input methods; `nil` ends it.
    func setTextInput(_ area: CGRect?)

    /// The text on the desktop's clipboard; `nil` if there is none, or no clipboard.
    var clipboardText: String? { get set }

    /// Tells where in the content the device's own screen is, in points; what is beside it are tools. For outlets that draw a
    /// frame round the device, or can do without the tools.
    func setDeviceFrame(_ frame: CGRect)
}

extension DisplayOutlet {
    package func setDeviceFrame(_ frame: CGRect) {}
    package func setTextInput(_ area: CGRect?) {}
    package var clipboardText: String? {
        get { nil }
        set {}
    }

    package func canvas(width: Int, height: Int) -> PixelBuffer? { nil }
    package func setContentSize(_ size: CGSize, keeping anchor: WindowAnchor) { setContentSize(size) }
}

/// The part of a window that stays in its place on the desktop while the size changes.
package enum WindowAnchor: String, Codable, Sendable {
    case middle
    /// The upper left corner.
    case leading
    /// The upper right corner.
    case trailing
}
