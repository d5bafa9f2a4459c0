import CoreGraphics
import WebWindow

/// An application's picture and an audience for it.
struct Screening {
    let work = ManualWork()
    let audience: Audience
    let frame: PixelBuffer

    init(width: Int = 256, height: Int = 128) {
        audience = Audience(work: work.work)
        frame = PixelBuffer(width: width, height: height, isOpaque: true)
        fill(PixelRect(left: 0, top: 0, right: width, bottom: height), 0xFF20_3040)
    }

    /// Gives a rectangle a colour.
    func fill(_ rect: PixelRect, _ color: UInt32) {
        for y in rect.top..<rect.bottom {
            for x in rect.left..<rect.right { frame[x, y] = color }
        }
    }

    /// Gives a rectangle colours that no packing makes small.
    func fillNoise(_ rect: PixelRect, seed: UInt32) {
        var state = seed
        for y in rect.top..<rect.bottom {
            for x in rect.left..<rect.right {
                state = state &* 1_664_525 &+ 1_013_904_223
                frame[x, y] = state | 0xFF00_0000
            }
        }
    }

    /// Shows the picture, of which everything is said to have changed, and packs it.
    func show(at time: Double = 0, answering: [ViewerID: UInt32] = [:]) {
        let all = PixelRect(left: 0, top: 0, right: frame.width, bottom: frame.height)
        audience.show(frame, changed: [all], scale: 2, time: time, answering: answering)
        work.pack()
    }

    /// Lets somebody in.
    func join() throws -> (id: ViewerID, connection: FakeConnection) {
        let connection = FakeConnection()
        guard let id = audience.join(connection) else { throw ProtocolViolation("There are too many viewers.") }
        work.pack()
        return (id, connection)
    }

    /// A viewer says that it has its newest picture.
    func acknowledge(_ viewer: (id: ViewerID, connection: FakeConnection)) throws {
        guard let newest = viewer.connection.messages.last else { return }
        try audience.acknowledge(newest.sequence, by: viewer.id)
        work.pack()
    }
}
