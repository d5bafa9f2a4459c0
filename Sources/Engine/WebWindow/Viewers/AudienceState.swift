import CoreGraphics

/// What `Audience` keeps under its lock.
struct AudienceState {
    struct Viewer {
        let id: ViewerID
        let connection: any ViewerConnection
        /// `nil` until there is a picture.
        var flow: ViewerFlow?
        /// Whether anybody sees the page; a hidden one is sent nothing.
        var isVisible = true
        /// The newest of its inputs that the picture answers.
        var answer: UInt32 = 0
        /// Whether somebody looks after a while whether it has answered.
        var isWaitedFor = false

        var isDue: Bool { isVisible && flow?.isDue == true }
        var isReadyToSharpen: Bool { isVisible && flow?.isReadyToSharpen == true }
    }

    /// In the order in which they came.
    private(set) var viewers: [Viewer] = []
    var title = ""
    /// Where in the picture the device is; `nil` until somebody tells.
    var deviceFrame: CGRect?
    /// Where the device takes text; `nil` if it takes none.
    var typingArea: CGRect?
    /// Counts the changes of the picture.
    private(set) var changeCount = 0
    private var canvas: Canvas?
    /// Whether the canvas is the newest picture: it falls behind while nobody watches.
    private var isCurrent = false
    private var time = 0.0
    private var isResting = true
    private var isPacking = false
    private var lastSequence: UInt32 = 0
    private var lastNumber = 0
    /// What is being packed; as big as the canvas.
    private var packed: PixelBuffer?

    /// Parts of moving pictures with more pixels than this are packed quickly and not exactly. Decided: about as much as
    /// fast PNG packs in 3 ms.
    static let exactPixels = 250_000
    /// How many tiles are made exact at a time, lest a new picture has to wait.
    static let sharpenedTiles = 96

    var connections: [any ViewerConnection] { viewers.map(\.connection) }
    var isWatched: Bool { viewers.contains(where: \.isVisible) }
    var lacksPicture: Bool { isWatched && !isCurrent }

    // MARK: Viewers

    mutating func join(_ connection: any ViewerConnection) -> ViewerID? {
        guard viewers.count < Audience.mostViewers else { return nil }
        lastNumber += 1
        let id = ViewerID(lastNumber)
        viewers.append(
            Viewer(id: id, connection: connection, flow: canvas.map { ViewerFlow(grid: $0.grid) }))
        if let deviceFrame { connection.send(text: ViewerNews(deviceFrame: deviceFrame).json) }
        connection.send(text: ViewerNews(title: title).json)
        if let typingArea { connection.send(text: ViewerNews(typingIn: typingArea).json) }
        tellAll()
        return id
    }

    mutating func leave(_ id: ViewerID) {
        viewers.removeAll { $0.id == id }
        tellAll()
    }

    /// How many viewers there are is news for each of them.
    private mutating func tellAll() {
        for index in viewers.indices { viewers[index].flow?.hasNews = true }
    }

    mutating func change(_ id: ViewerID, _ body: (inout Viewer) -> Void) {
        if let index = viewers.firstIndex(where: { $0.id == id }) { body(&viewers[index]) }
    }

    mutating func acknowledge(_ sequence: UInt32, by id: ViewerID) throws(ProtocolViolation) {
        guard let index = viewers.firstIndex(where: { $0.id == id }) else { return }
        guard viewers[index].flow != nil else { throw ProtocolViolation("There was no picture yet.") }
        try viewers[index].flow?.acknowledge(sequence)
    }

    /// What became of waiting for a viewer's answer.
    enum WaitOutcome {
        /// Nothing is on its way to it any more, or it has gone.
        case answered
        /// That was answered; this is now what it has had for longest.
        case newer(UInt32)
        case silent(any ViewerConnection)
    }

    /// The picture whose answer is to be waited for; `nil` where there is none, or where somebody waits already.
    mutating func beginWaiting(for id: ViewerID) -> UInt32? {
        guard let index = viewers.firstIndex(where: { $0.id == id }), !viewers[index].isWaitedFor,
            let oldest = viewers[index].flow?.inFlight.first
        else { return nil }
        viewers[index].isWaitedFor = true
        return oldest
    }

    mutating func endWaiting(for sequence: UInt32, from id: ViewerID) -> WaitOutcome {
        guard let index = viewers.firstIndex(where: { $0.id == id }) else { return .answered }
        switch viewers[index].flow?.inFlight.first {
        case sequence: return .silent(viewers[index].connection)
        case let newer?: return .newer(newer)
        case nil:
            viewers[index].isWaitedFor = false
            return .answered
        }
    }

    // MARK: The picture

    /// Takes a picture over. Tells whether the picture has rested until now, so that somebody has to wait for its next rest.
    mutating func show(
        _ frame: PixelBuffer, _ changed: [PixelRect], _ scale: Double, _ time: Double, _ answers: [ViewerID: UInt32]
    ) -> Bool {
        guard isWatched else {
            isCurrent = false
            return false
        }
        self.time = time
        for index in viewers.indices {
            let known = viewers[index].answer
            viewers[index].answer = answers[viewers[index].id] ?? known
        }
        let grid = TileGrid(width: frame.width, height: frame.height)
        let isAnew = canvas?.grid != grid || canvas?.scale != scale
        if isAnew { restart(with: grid, scale) }
        let tiles = canvas?.update(from: frame, changed: isCurrent && !isAnew ? changed : [grid.bounds])
        isCurrent = true
        guard let tiles, !tiles.isEmpty else { return false }
        for index in viewers.indices { viewers[index].flow?.note(changed: tiles) }
        changeCount += 1
        defer { isResting = false }
        return isResting
    }

    private mutating func restart(with grid: TileGrid, _ scale: Double) {
        canvas = Canvas(grid: grid, scale: scale)
        for index in viewers.indices {
            if viewers[index].flow?.restart(with: grid) == nil { viewers[index].flow = ViewerFlow(grid: grid) }
        }
    }

    /// Whether nothing has changed since the picture with that count; then it rests from now on.
    mutating func rests(since count: Int) -> Bool {
        if count == changeCount { isResting = true }
        return isResting
    }

    // MARK: Packing

    /// A part of the picture that some viewers are to get.
    struct Job {
        let rects: [PixelRect]
        /// Holds the picture in these rectangles. Nobody writes to it until the next job is asked for.
        let pixels: PixelBuffer
        let isExact: Bool
        let scale: Double
        let time: Double
        let sequence: UInt32
        let receivers: [ViewerID]
    }

    /// Whether there is work that nobody does yet; the caller is to do it.
    mutating func beginPacking() -> Bool {
        guard !isPacking, nextReceivers() != nil else { return false }
        isPacking = true
        return true
    }

    /// The next work; `nil` ends it.
    mutating func nextJob() -> Job? {
        guard let canvas, let (receivers, tiles, sharpens) = nextReceivers() else {
            isPacking = false
            return nil
        }
        let isExact = sharpens || isResting || tiles.count * TileGrid.side * TileGrid.side <= AudienceState.exactPixels
        lastSequence &+= 1
        let sequence = lastSequence
        for id in receivers { change(id) { $0.flow?.willSend(sequence, tiles: tiles, exact: isExact) } }
        let rects = canvas.grid.rectangles(of: tiles)
        let pixels = pixelsToPack(of: canvas.grid)
        canvas.copy(rects, to: pixels)
        return Job(
            rects: rects, pixels: pixels, isExact: isExact, scale: canvas.scale, time: time, sequence: lastSequence,
            receivers: receivers)
    }

    /// Who is next, and what they are to get: those who lack the same as the one that was served longest ago.
    private func nextReceivers() -> (receivers: [ViewerID], tiles: TileSet, sharpens: Bool)? {
        guard isCurrent else { return nil }
        if let tiles = longestWaiting(where: \.isDue)?.missing {
            return (viewers.filter { $0.isDue && $0.flow?.missing == tiles }.map(\.id), tiles, false)
        }
        guard isResting, let blurred = longestWaiting(where: \.isReadyToSharpen)?.blurred else { return nil }
        let alike = viewers.filter { $0.isReadyToSharpen && $0.flow?.blurred == blurred }
        return (alike.map(\.id), blurred.prefix(AudienceState.sharpenedTiles), true)
    }

    private func longestWaiting(where condition: (Viewer) -> Bool) -> ViewerFlow? {
        viewers.filter(condition).compactMap(\.flow).min { $0.lastSent < $1.lastSent }
    }

    private mutating func pixelsToPack(of grid: TileGrid) -> PixelBuffer {
        if let packed, packed.width == grid.width, packed.height == grid.height { return packed }
        let pixels = PixelBuffer(width: grid.width, height: grid.height, isOpaque: true)
        packed = pixels
        return pixels
    }

    /// What goes to whom when a job is done.
    func messages(
        for job: Job, with patches: [PictureMessage.Patch]
    ) -> [(any ViewerConnection, PictureMessage)] {
        var message = PictureMessage(
            sequence: job.sequence, time: job.time, width: job.pixels.width, height: job.pixels.height,
            scale: job.scale,
            patches: patches)
        message.viewers = viewers.count
        return viewers.filter { job.receivers.contains($0.id) }.map { viewer in
            message.answer = viewer.answer
            message.isBlurred = viewer.flow?.blurred.isEmpty == false
            return (viewer.connection, message)
        }
    }
}
