import Compositor
import QuartzCore

/// Puts what a host's screen shows into pixels.
@MainActor final class ScreenRenderer {
    private let renderer = FrameRenderer()

    func pixelSize(of screen: UIScreen) -> (width: Int, height: Int) {
        let size = screen.bounds.size
        return (Int((size.width * screen.scale).rounded()), Int((size.height * screen.scale).rounded()))
    }

    /// What the host's screen shows, in a new buffer.
    func render(_ host: Host) -> PixelBuffer {
        let size = pixelSize(of: host.screen)
        let frame = PixelBuffer(width: size.width, height: size.height, isOpaque: true)
        render(host, into: frame)
        return frame
    }

    /// Draws all visible windows, rear to front, and the system's signs above them.
    func render(_ host: Host, into frame: PixelBuffer) {
        let size = pixelSize(of: host.screen)
        precondition(
            frame.width == size.width && frame.height == size.height,
            "The buffer has to be \(size.width) × \(size.height) pixels, as the screen")
        renderer.render(displayList(of: host), into: frame)
    }

    /// What is drawn.
    func displayList(of host: Host) -> DisplayList {
        let size = pixelSize(of: host.screen)
        return host.renderServer.displayList(
            for: host.scene.visibleWindows.map(\.layer) + host.signs, pixelWidth: size.width,
            pixelHeight: size.height, scale: host.screen.scale)
    }
}
