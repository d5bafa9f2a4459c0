import UIKit

/// Special layers: a text, copies of one dot, fire with additive light, and rockets that burst; for a few seconds,
/// each time it is started.
final class LayersViewController: UIViewController {
    private let word = CATextLayer()
    private let dots = CAReplicatorLayer()
    private let dot = CALayer()
    private let fire = CAEmitterLayer()
    private let sky = CAEmitterLayer()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Layers"
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = .black
        // Over black the bar needs a background of its own.
        let look = UINavigationBarAppearance()
        look.configureWithDefaultBackground()
        navigationItem.scrollEdgeAppearance = look
        setUpWord()
        setUpDots()
        setUpFire()
        setUpSky()
        for layer in [sky, fire, dots, word] { view.layer.addSublayer(layer) }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Again", primaryAction: UIAction(title: "Again") { [weak self] _ in self?.begin() })
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        begin()
    }

    /// How long particles come, in seconds.
    private static let duration: TimeInterval = 4

    private func begin() {
        for layer in [fire, sky] { layer.beginTime = CACurrentMediaTime() }
        let pulse = CABasicAnimation(keyPath: "transform.scale")
        pulse.fromValue = 1
        pulse.toValue = 0.2
        pulse.duration = 1
        pulse.repeatCount = Float(Self.duration)
        dot.add(pulse, forKey: "pulse")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        word.frame = CGRect(x: room.minX + 20, y: room.minY + 20, width: room.width - 40, height: 60)
        dots.frame = CGRect(x: room.midX - 40, y: room.minY + 90, width: 80, height: 80)
        fire.frame = view.bounds
        sky.frame = view.bounds
        fire.emitterPosition = CGPoint(x: room.minX + room.width / 4, y: room.maxY - 40)
        sky.emitterPosition = CGPoint(x: room.minX + room.width * 3 / 4, y: room.maxY - 40)
        CATransaction.commit()
    }

    private func setUpWord() {
        word.string = "Layers"
        word.fontSize = 44
        word.alignmentMode = .center
        word.foregroundColor = UIColor.white.cgColor
        word.contentsScale = UIScreen.main.scale
    }

    /// One dot, twelve times in a circle, each copy with another color and a small delay.
    private func setUpDots() {
        dot.frame = CGRect(x: 35, y: 0, width: 10, height: 10)
        dot.cornerRadius = 5
        dot.backgroundColor = UIColor.white.cgColor
        dots.addSublayer(dot)
        dots.instanceCount = 12
        dots.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
        dots.instanceDelay = 1.0 / 12
        dots.instanceColor = UIColor(red: 1, green: 0.9, blue: 0.2, alpha: 1).cgColor
        dots.instanceGreenOffset = -0.07
        dots.instanceBlueOffset = 0.07
    }

    private func setUpFire() {
        fire.renderMode = .additive
        fire.emitterShape = .line
        fire.emitterSize = CGSize(width: 60, height: 0)
        let flame = spark(UIColor(red: 0.8, green: 0.3, blue: 0.1, alpha: 0.6), side: 24)
        flame.birthRate = 70
        flame.lifetime = 1
        flame.lifetimeRange = 0.4
        flame.velocity = 90
        flame.velocityRange = 50
        flame.emissionRange = 0.5
        flame.scaleSpeed = -0.5
        flame.alphaSpeed = -0.5
        flame.duration = Self.duration
        fire.emitterCells = [flame]
    }

    /// Each rocket emits its stars in a tenth of a second, shortly before it ends.
    private func setUpSky() {
        sky.renderMode = .additive
        let rocket = spark(.white, side: 4)
        rocket.birthRate = 0.8
        rocket.lifetime = 1.5
        rocket.duration = Self.duration
        rocket.velocity = 420
        rocket.velocityRange = 60
        rocket.yAcceleration = 120
        rocket.emissionLongitude = -.pi / 2
        rocket.emissionRange = 0.5
        let star = spark(UIColor(red: 0.6, green: 0.8, blue: 1, alpha: 1), side: 6)
        star.beginTime = 1.4
        star.duration = 0.1
        star.birthRate = 900
        star.lifetime = 1.2
        star.velocity = 120
        star.velocityRange = 60
        star.emissionRange = 2 * .pi
        star.yAcceleration = 60
        star.alphaSpeed = -0.8
        star.redRange = 0.6
        star.greenRange = 0.6
        star.blueRange = 0.6
        rocket.emitterCells = [star]
        sky.emitterCells = [rocket]
    }

    /// A disc that fades towards its edge.
    private func spark(_ color: UIColor, side: CGFloat) -> CAEmitterCell {
        let cell = CAEmitterCell()
        let bounds = CGRect(x: 0, y: 0, width: side, height: side)
        cell.contents =
            UIGraphicsImageRenderer(size: bounds.size).image { context in
                for step in stride(from: 0.0, to: 0.5, by: 0.1) {
                    UIColor.white.withAlphaComponent(0.3).setFill()
                    context.cgContext.fillEllipse(in: bounds.insetBy(dx: side * step, dy: side * step))
                }
            }.cgImage
        cell.contentsScale = UIScreen.main.scale
        cell.color = color.cgColor
        return cell
    }
}
