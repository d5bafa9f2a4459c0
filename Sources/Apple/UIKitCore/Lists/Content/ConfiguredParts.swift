import QuartzCore

/// What a cell, header or footer shows by configurations, and the views for that.
@MainActor final class ConfiguredParts {
    var content: (any UIContentConfiguration)?
    private(set) var contentView: (any UIView & UIContentView)?
    var background: UIBackgroundConfiguration?
    private(set) var backgroundView: ConfiguredBackground?

    /// Shows the content in a view as it should be in a state; without a state as it is.
    ///
    /// - Returns: Whether there is another view than before.
    @discardableResult
    func showContent(in container: UIView, for state: (any UIConfigurationState)?) -> Bool {
        guard let content else {
            contentView?.removeFromSuperview()
            defer { contentView = nil }
            return contentView != nil
        }
        let updated = state.map { content.updated(for: $0) } ?? content
        if let view = contentView, view.supports(updated) {
            view.configuration = updated
            return false
        }
        contentView?.removeFromSuperview()
        let view = updated.makeContentView()
        contentView = view
        UIView.performWithoutAnimation { container.insertSubview(view, at: 0) }
        return true
    }

    /// The height that the content needs in a width; `nil` where there is none.
    func contentHeight(width: CGFloat) -> CGFloat? {
        guard let contentView else { return nil }
        return contentView is UIListContentView
            ? contentView.sizeThatFits(CGSize(width: width, height: CGFloat.greatestFiniteMagnitude)).height
            : contentView.heightByRules(width: width)
    }

    /// Shows the background behind all else in a view; without a configuration of its own `standard`, or nothing.
    func showBackground(
        in view: UIView, standard: UIBackgroundConfiguration?, for state: (any UIConfigurationState)?,
        corners: (mask: CACornerMask, radius: CGFloat) = ([], 0)
    ) {
        guard let configuration = background ?? standard else {
            backgroundView?.removeFromSuperview()
            backgroundView = nil
            return
        }
        let shown = backgroundView ?? ConfiguredBackground(frame: view.bounds)
        shown.configuration = state.map { configuration.updated(for: $0) } ?? configuration
        shown.corners = corners
        guard backgroundView == nil else { return }
        backgroundView = shown
        shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        UIView.performWithoutAnimation { view.insertSubview(shown, at: 0) }
    }
}

/// Shows a background configuration.
final class ConfiguredBackground: UIView {
    var configuration = UIBackgroundConfiguration.clear() { didSet { show() } }
    private let plate = UIView()
    /// The stroke, where it does not run on the plate's edge.
    private var ring: UIView?
    private var material: UIVisualEffectView?
    private var picture: UIImageView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        addSubview(plate)
    }

    required init?(coder: NSCoder) { fatalError("Made by its cell") }

    /// Which corners are round that the list rounds.
    var corners: (mask: CACornerMask, radius: CGFloat) = ([], 0) { didSet { show() } }

    private func show() {
        plate.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
        let isListed = !corners.mask.isEmpty
        plate.layer.cornerRadius = isListed ? corners.radius : configuration.cornerRadius
        plate.layer.maskedCorners =
            isListed
            ? corners.mask
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        showStroke()
        showMaterial()
        showPicture()
        if let custom = configuration.customView, custom.superview !== plate {
            plate.addSubview(custom)
        }
        setNeedsLayout()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    private func showMaterial() {
        guard configuration.visualEffect != nil || material != nil else { return }
        let material = material ?? UIVisualEffectView()
        if material.superview == nil { insertSubview(material, at: 0) }
        material.effect = configuration.visualEffect
        material.clipsToBounds = true
        material.layer.cornerRadius = plate.layer.cornerRadius
        material.layer.maskedCorners = plate.layer.maskedCorners
        self.material = material
    }

    private func showPicture() {
        guard configuration.image != nil || picture != nil else { return }
        let picture = picture ?? UIImageView()
        if picture.superview == nil { plate.insertSubview(picture, at: 0) }
        picture.image = configuration.image
        picture.contentMode = configuration.imageContentMode
        picture.clipsToBounds = true
        picture.layer.cornerRadius = plate.layer.cornerRadius
        picture.layer.maskedCorners = plate.layer.maskedCorners
        self.picture = picture
    }

    /// The background's insets, with the margins of the cell where they are to be added.
    private var insets: NSDirectionalEdgeInsets {
        var insets = configuration.backgroundInsets
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        guard !edges.isEmpty, let margins = superview?.directionalLayoutMargins else { return insets }
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.leading) { insets.leading += margins.leading }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.trailing) { insets.trailing += margins.trailing }
        return insets
    }

    private func showStroke() {
        let ink = configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
        let outset = configuration.strokeOutset
        plate.layer.borderWidth = outset == 0 ? configuration.strokeWidth : 0
        plate.layer.borderColor = ink
        guard outset != 0 || ring != nil else { return }
        let ring = ring ?? UIView()
        if ring.superview == nil { addSubview(ring) }
        ring.isHidden = outset == 0
        ring.layer.borderWidth = configuration.strokeWidth
        ring.layer.borderColor = ink
        ring.layer.cornerRadius = max(0, plate.layer.cornerRadius + outset)
        ring.layer.maskedCorners = plate.layer.maskedCorners
        self.ring = ring
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frame = bounds.inset(by: insets)
        plate.frame = isMirrored ? frame.mirrored(in: bounds.width) : frame
        configuration.customView?.frame = plate.bounds
        picture?.frame = plate.bounds
        material?.frame = plate.frame
        ring?.frame = plate.frame.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
    }
}
