import Compositor
import QuartzCore

/// Puts what a host's screen shows into pixels.
@MainActor final class ScreenRenderer {
    private let renderer: FrameRenderer
    /// Pixels per point, if not the screen's own.
    private let scale: CGFloat?

    /// - Parameters:
    ///   - scale: Pixels per point of what is drawn; `nil` takes the screen's. What is laid out stays the same.
    ///   - threads: How many threads share a frame; `nil` takes one for each processor.
    init(scale: CGFloat? = nil, threads: Int? = nil) {
        self.scale = scale
        renderer = FrameRenderer(threads: threads)
    }

    private func scale(of screen: UIScreen) -> CGFloat { scale ?? screen.scale }

    func pixelSize(of screen: UIScreen) -> (width: Int, height: Int) {
        let (size, scale) = (screen.bounds.size, scale(of: screen))
        return (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
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
        demand(
            frame.width == size.width && frame.height == size.height,
            "The buffer has to be \(size.width) × \(size.height) pixels, as the screen")
        renderer.render(displayList(of: host), into: frame)
    }

    /// What is drawn.
    func displayList(of host: Host) -> DisplayList {
        let size = pixelSize(of: host.screen)
        return host.renderServer.displayList(
            for: host.scene.visibleWindows.map(\.layer) + host.signs, pixelWidth: size.width,
            pixelHeight: size.height, scale: scale(of: host.screen))
    }
}
