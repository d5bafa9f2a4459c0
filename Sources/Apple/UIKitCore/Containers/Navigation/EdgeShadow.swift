/// The shadow at the edge of a screen that slides over another one: a strip outside the edge that gets lighter.
@MainActor
final class EdgeShadow: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    /// How much of the shadow is left at even steps from the edge outwards: what a straight edge's Gaussian shadow has at 0,
    /// ½, 1, 1½ and 2 times its radius, so that it looks as a layer's shadow does.
    private static let shares: [CGFloat] = [0.5, 0.309, 0.159, 0.067, 0]

    /// Lies at the leading edge of a screen; at the trailing one in mirrored layouts, where screens come from the left.
    init(beside screen: CGRect, isMirrored: Bool) {
        let width = 2 * SystemMetrics.navigationShadowRadius
        let x = isMirrored ? screen.maxX : screen.minX - width
        super.init(frame: CGRect(x: x, y: screen.minY, width: width, height: screen.height))
        isUserInteractionEnabled = false
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.startPoint = CGPoint(x: isMirrored ? 0 : 1, y: 0.5)
        gradient.endPoint = CGPoint(x: isMirrored ? 1 : 0, y: 0.5)
        gradient.colors = Self.shares.map {
            CGColor(gray: 0, alpha: $0 * CGFloat(SystemMetrics.navigationShadowOpacity))
        }
    }

    required init?(coder: NSCoder) { nil }
}
