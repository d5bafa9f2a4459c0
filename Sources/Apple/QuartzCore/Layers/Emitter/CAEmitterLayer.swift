import CoreGraphics

/// A layer that emits particles, such as snow, sparks or confetti.
///
/// The position of a particle depends only on the seed, the particle's number and the layer's time.
/// Therefore a run looks the same every time, at any frame rate. The layer is never idle while it
/// emits particles or while particles exist.
open class CAEmitterLayer: CALayer {
    private let system = ParticleSystem()

    public override init() {
        super.init()
        values.emitter = system
        CAEmitterLayer.emitters.removeAll { $0.layer == nil }
        CAEmitterLayer.emitters.append(Entry(layer: self))
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CAEmitterLayer else { return }
        system.copy(layer.system)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The kinds of particles that the layer sends out. The default is `nil`.
    open var emitterCells: [CAEmitterCell]? {
        get { system.cells }
        set { set { $0.cells = newValue } }
    }
    /// Multiplies the cells' birth rates; 0 sends nothing out. The default is 1.
    open var birthRate: Float {
        get { system.birthRate }
        set { set { $0.birthRate = newValue } }
    }
    /// Multiplies the cells' lifetimes. The default is 1.
    open var lifetime: Float {
        get { system.lifetime }
        set { set { $0.lifetime = newValue } }
    }
    /// The center of the shape, in the layer's coordinates.
    open var emitterPosition: CGPoint {
        get { system.position }
        set { set { $0.position = newValue } }
    }
    /// The z position of the shape. Has no effect here: particles remain in the layer's plane.
    open var emitterZPosition: CGFloat {
        get { system.zPosition }
        set { set { $0.zPosition = newValue } }
    }
    /// The size of the shape, in points: of a circle the width is the radius. The default is zero.
    open var emitterSize: CGSize {
        get { system.size }
        set { set { $0.size = newValue } }
    }
    /// The depth of the shape. Has no effect here.
    open var emitterDepth: CGFloat {
        get { system.depth }
        set { set { $0.depth = newValue } }
    }
    /// The default is a point.
    open var emitterShape: CAEmitterLayerEmitterShape {
        get { system.shape }
        set { set { $0.shape = newValue } }
    }
    /// The default is all of the shape.
    open var emitterMode: CAEmitterLayerEmitterMode {
        get { system.mode }
        set { set { $0.mode = newValue } }
    }
    /// The order in which particles are drawn. The default is unordered.
    open var renderMode: CAEmitterLayerRenderMode {
        get { system.renderMode }
        set { set { $0.renderMode = newValue } }
    }
    /// Whether particles are placed in three dimensions. Has no effect here.
    open var preservesDepth: Bool {
        get { system.preservesDepth }
        set { set { $0.preservesDepth = newValue } }
    }
    /// Multiplies the particles' velocities. The default is 1.
    open var velocity: Float {
        get { system.velocity }
        set { set { $0.velocity = newValue } }
    }
    /// Multiplies the particles' scales. The default is 1.
    open var scale: Float {
        get { system.scale }
        set { set { $0.scale = newValue } }
    }
    /// Multiplies the particles' spins. The default is 1.
    open var spin: Float {
        get { system.spin }
        set { set { $0.spin = newValue } }
    }
    /// The seed of the random numbers. The default is 0.
    open var seed: UInt32 {
        get { system.seed }
        set { set { $0.seed = newValue } }
    }

    private func set(_ change: (ParticleSystem) -> Void) {
        change(system)
        noteChange()
    }

    // MARK: Key-value coding

    /// Sets a property. Key paths of the form `emitterCells.NAME.NUMBER` change one cell while the
    /// layer runs.
    open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let (cell, name) = cell(at: keyPath) else { return super.setValue(value, forKeyPath: keyPath) }
        if let number = AnimationValue.number(value), cell.setNumber(number, name) { return noteChange() }
        fatalError("An emitter cell has no number for the key \(name)")
    }

    open override func value(forKeyPath keyPath: String) -> Any? {
        guard let (cell, name) = cell(at: keyPath) else { return super.value(forKeyPath: keyPath) }
        return cell.number(name).map { NSNumber(value: $0) }
    }

    private func cell(at keyPath: String) -> (CAEmitterCell, String)? {
        let names = keyPath.split(separator: ".").map(String.init)
        guard names.count == 3, names[0] == "emitterCells" else { return nil }
        return emitterCells?.first { $0.name == names[1] }.map { ($0, names[2]) }
    }

    // MARK: Time

    /// Whether particles go on coming.
    package final var emits: Bool { system.emits }

    /// Goes on to a server's present. Says whether it moves.
    fileprivate func advance(on server: RenderServer) -> Bool {
        guard server.isShowing(self), system.advance(to: localTime(atMediaTime: server.now)) else { return false }
        noteChange()
        return true
    }
}

extension CAEmitterLayer {
    /// An emitter, for as long as somebody else keeps it.
    struct Entry { weak var layer: CAEmitterLayer? }

    /// All that there are: each server asks those that it shows.
    nonisolated(unsafe) fileprivate static var emitters: [Entry] = []
}

extension RenderServer {
    /// The layers whose particles moved when they were last looked at.
    package var movingEmitters: [CAEmitterLayer] { moving.compactMap(\.layer) }

    /// Brings all particles to the present.
    func advanceEmitters() {
        guard !CAEmitterLayer.emitters.isEmpty else { return }
        moving = CAEmitterLayer.emitters.filter { $0.layer?.advance(on: self) == true }
    }
}
