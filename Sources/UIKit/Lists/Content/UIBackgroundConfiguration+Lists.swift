/// How a background's colour follows from the state of its cell.
enum BackgroundRole {
    /// Not at all.
    case own
    case plainCell
    case groupedCell
    case sidebarCell
}

extension UIBackgroundConfiguration {
    /// Behind the rows of plain lists.
    public static func listPlainCell() -> UIBackgroundConfiguration { list(.systemBackground, .plainCell) }
    /// Behind the rows of grouped lists.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        list(.secondarySystemGroupedBackground, .groupedCell)
    }
    /// Behind the rows of sidebars.
    public static func listSidebarCell() -> UIBackgroundConfiguration { list(nil, .sidebarCell) }
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { list(nil, .sidebarCell) }
    /// Behind rows.
    public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
    public static func listHeader() -> UIBackgroundConfiguration { clear() }
    public static func listFooter() -> UIBackgroundConfiguration { clear() }
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { list(.systemBackground, .own) }
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
    public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

    private static func list(_ color: UIColor?, _ role: BackgroundRole) -> UIBackgroundConfiguration {
        var background = clear()
        background.backgroundColor = color
        background.role = role
        return background
    }

    /// The configuration as it should be in a state: lists' rows are grey while they are selected or touched.
    @MainActor public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard role != .own, let state = state as? UICellConfigurationState, state.isSelected || state.isHighlighted
        else {
            return self
        }
        var result = self
        result.backgroundColor = .systemGray4
        return result
    }

    /// The colour that is shown where the view has a tint.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor { backgroundColor ?? .clear }
    /// The line's colour where the view has a tint.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { strokeColor ?? tintColor }
}

/// What a collection view's cell shows by configurations.
@MainActor struct CellConfigurations {
    var content: (any UIContentConfiguration)?
    var contentView: (any UIView & UIContentView)?
    var background: UIBackgroundConfiguration?
    var backgroundView: ConfiguredBackground?
}

/// Shows a background configuration.
final class ConfiguredBackground: UIView {
    var configuration = UIBackgroundConfiguration.clear() { didSet { show() } }
    private let plate = UIView()

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
        plate.layer.borderWidth = configuration.strokeWidth
        plate.layer.borderColor =
            configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
        if let custom = configuration.customView, custom.superview !== plate {
            plate.addSubview(custom)
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let insets = configuration.backgroundInsets
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frame = bounds.inset(by: insets)
        plate.frame = isMirrored ? frame.mirrored(in: bounds.width) : frame
        configuration.customView?.frame = plate.bounds
    }
}

extension UICollectionViewCell {
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

    /// What the cell shows; its view fills `contentView`.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { configured.content }
        set {
            configured.content = newValue
            showConfigurations()
        }
    }

    /// What lies behind the content.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configured.background }
        set {
            configured.background = newValue
            showConfigurations()
        }
    }

    /// The background that fits the cell's place.
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        (self as? UICollectionViewListCell)?.placeBackground ?? .clear()
    }

    final func showConfigurations() {
        showContent()
        showBackground()
    }

    private func showContent() {
        guard let configuration = configured.content else {
            configured.contentView?.removeFromSuperview()
            configured.contentView = nil
            return
        }
        let updated =
            automaticallyUpdatesContentConfiguration
            ? configuration.updated(for: configurationState) : configuration
        if let view = configured.contentView, view.supports(updated) {
            view.configuration = updated
        } else {
            configured.contentView?.removeFromSuperview()
            let view = updated.makeContentView()
            configured.contentView = view
            UIView.performWithoutAnimation {
                view.frame = contentView.bounds
                view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                contentView.insertSubview(view, at: 0)
            }
        }
        setNeedsLayout()
    }

    private func showBackground() {
        let isListed = self is UICollectionViewListCell
        guard let configuration = configured.background ?? (isListed ? defaultBackgroundConfiguration() : nil) else {
            configured.backgroundView?.removeFromSuperview()
            configured.backgroundView = nil
            return
        }
        let view = configured.backgroundView ?? ConfiguredBackground(frame: bounds)
        view.configuration =
            automaticallyUpdatesBackgroundConfiguration
            ? configuration.updated(for: configurationState) : configuration
        view.corners = (self as? UICollectionViewListCell)?.corners ?? ([], 0)
        guard configured.backgroundView == nil else { return }
        configured.backgroundView = view
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        UIView.performWithoutAnimation { insertSubview(view, at: 0) }
    }
}
