import QuartzCore

/// The status bar on the screen: in which color its signs are, and whether it is seen. What changes in an animation
/// block is animated.
@MainActor final class StatusBar: UIView {
    struct Look: Equatable {
        var isHidden: Bool
        /// White symbols instead of black ones.
        var isLight: Bool
    }

    /// What is shown, or will be at the end of an animation; `nil` before the first turn. It is read off the views: a transition that is called
    /// off gives them the values from before.
    var look: Look? { hasBegun ? Look(isHidden: alpha == 0 || !transform.isIdentity, isLight: light.alpha > 0) : nil }
    private var hasBegun = false
    /// How long it takes where an app asks for it itself, seconds. Not established; decided as a push.
    static let ownDuration: TimeInterval = 0.35

    private let dark = StatusBarSigns(isLight: false)
    private let light = StatusBarSigns(isLight: true)

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(dark)
        addSubview(light)
    }

    required init?(coder: NSCoder) { fatalError("the status bar is in no archive") }

    /// Lies along the upper edge of the screen.
    func lie(_ size: CGSize) {
        guard bounds.size != size else { return }
        bounds.size = size
        center = CGPoint(x: size.width / 2, y: size.height / 2)
        for signs in [dark, light] { signs.frame = bounds }
    }

    /// Whether anything of it is on the screen.
    var isSeen: Bool {
        guard look?.isHidden == true else { return true }
        let now = layer.presentation() ?? layer
        return now.opacity > 0 && now.frame.maxY > 0
    }

    /// Draws the symbols that are seen, if they have changed.
    func display(_ device: DeviceProfile, scale: CGFloat) {
        for signs in [dark, light] where (signs.layer.presentation() ?? signs.layer).opacity > 0 {
            signs.display(device, scale: scale)
        }
    }

    /// Shows it so.
    ///
    /// - Parameter animation: How it comes or goes in an animation block. Signs always fade into those of the other
    ///   color.
    func show(_ new: Look, by animation: UIStatusBarAnimation) {
        guard new != look else { return }
        let old = look ?? new
        hasBegun = true
        let comesOrGoes = old.isHidden != new.isHidden
        // Nobody sees how a bar changes that is hidden before and afterwards.
        guard comesOrGoes ? animation != .none : !new.isHidden else {
            return UIView.performWithoutAnimation { set(new, by: .fade) }
        }
        if comesOrGoes, old.isHidden {
            UIView.performWithoutAnimation {
                showSigns(new)
                leave(by: animation)
            }
        }
        set(new, by: animation)
    }

    private func set(_ new: Look, by animation: UIStatusBarAnimation) {
        showSigns(new)
        if new.isHidden { leave(by: animation) } else { come() }
    }

    private func showSigns(_ look: Look) {
        dark.alpha = look.isLight ? 0 : 1
        light.alpha = look.isLight ? 1 : 0
    }

    private func come() {
        alpha = 1
        transform = .identity
    }

    private func leave(by animation: UIStatusBarAnimation) {
        let slides = animation == .slide
        alpha = slides ? 1 : 0
        transform = slides ? CGAffineTransform(translationX: 0, y: -bounds.height) : .identity
    }
}

/// The place of the symbols in one color, which are made when a frame shows them first: most screens in tests are never
/// drawn.
@MainActor private final class StatusBarSigns: UIView {
    private let isLight: Bool
    private lazy var drawing = makeDrawing()

    init(isLight: Bool) {
        self.isLight = isLight
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError("the status bar is in no archive") }

    func display(_ device: DeviceProfile, scale: CGFloat) {
        if drawing.frame != bounds { drawing.frame = bounds }
        drawing.device = device
        if drawing.layer.contentsScale != scale { drawing.layer.contentsScale = scale }
        drawing.layer.displayIfNeeded()
    }

    private func makeDrawing() -> StatusBarView {
        let made = StatusBarView(isLight: isLight)
        addSubview(made)
        return made
    }
}
