import CSDL
import Foundation

/// Tells graphics processors from programs that play one.
///
/// Mesa offers OpenGL on any machine, and SDL calls it accelerated. Where the processor itself has to draw, going through it
/// costs several copies of every picture and a compiler's worth of memory, while a window's own memory costs nothing.
enum GraphicsProcessor {
    /// Whether the system lists one, so that it is worth asking further. Asked of the files, since asking OpenGL loads it.
    static var mayBeThere: Bool {
        let files = FileManager.default
        if signs.contains(where: files.fileExists(atPath:)) { return true }
        let nodes = (try? files.contentsOfDirectory(atPath: "/dev/dri")) ?? []
        return nodes.contains { $0.hasPrefix("renderD") }
    }

    /// What drivers outside of the kernel's own family show: NVIDIA, Windows' subsystem, Mali, Adreno, Raspberry Pi.
    private static let signs = ["/dev/nvidiactl", "/dev/dxg", "/dev/mali0", "/dev/kgsl-3d0", "/dev/vchiq"]

    /// Whether the OpenGL that an SDL renderer has just been made for is such a program. Other interfaces count as real.
    static var isPlayed: Bool {
        typealias GetString = @convention(c) (UInt32) -> UnsafePointer<CChar>?
        guard let address = SDL_GL_GetProcAddress("glGetString") else { return false }
        let getString = unsafeBitCast(address, to: GetString.self)
        guard let name = getString(rendererName).map({ String(cString: $0).lowercased() }) else { return false }
        return programs.contains { name.contains($0) }
    }

    /// OpenGL's number for the question which processor draws.
    private static let rendererName: UInt32 = 0x1F01
    private static let programs = ["llvmpipe", "softpipe", "swrast", "swiftshader", "software rasterizer"]
}
