/// What one viewer has, what it lacks, and what is on its way to it.
///
/// A viewer acknowledges each message. At most two are on their way; what changes meanwhile is gathered as *tiles to come*,
/// and goes along as one newest state when there is room again. So a slow viewer sees fewer pictures, nothing waits in
/// line for it, and it costs no more memory than two messages.
struct ViewerFlow {
    /// How many messages may be on their way to a viewer: one that it draws and one that travels.
    static let mostInFlight = 2

    /// Tiles that have changed since the viewer was last sent them.
    private(set) var missing: TileSet
    /// Tiles that it has been sent with the blur of quick packing.
    private(set) var blurred: TileSet
    /// The messages on their way, oldest first.
    private(set) var inFlight: [UInt32] = []
    /// The newest message that it was sent.
    private(set) var lastSent: UInt32 = 0
    /// Something beside the picture is to be sent, such as how many viewers there are.
    var hasNews = true

    init(grid: TileGrid) {
        missing = grid.full
        blurred = TileSet(of: grid)
    }

    /// Whether there is room for a message.
    var hasRoom: Bool { inFlight.count < ViewerFlow.mostInFlight }
    /// Whether it is to be sent something now.
    var isDue: Bool { hasRoom && (hasNews || !missing.isEmpty) }
    /// Whether nothing is left to do but to make blurred tiles exact.
    var isReadyToSharpen: Bool { inFlight.isEmpty && missing.isEmpty && !blurred.isEmpty }

    /// The picture has changed.
    mutating func note(changed: TileSet) { missing.formUnion(changed) }

    /// The picture has another size.
    mutating func restart(with grid: TileGrid) {
        missing = grid.full
        blurred = TileSet(of: grid)
    }

    /// A message with these tiles is about to go.
    mutating func willSend(_ sequence: UInt32, tiles: TileSet, exact: Bool) {
        inFlight.append(sequence)
        lastSent = sequence
        missing.subtract(tiles)
        if exact { blurred.subtract(tiles) } else { blurred.formUnion(tiles) }
        hasNews = false
    }

    /// The viewer has a message, and all that went before.
    mutating func acknowledge(_ sequence: UInt32) throws(ProtocolViolation) {
        guard let index = inFlight.firstIndex(of: sequence) else {
            throw ProtocolViolation("A picture is acknowledged that is not on its way.")
        }
        inFlight.removeFirst(index + 1)
    }
}
