import CoreGraphics

/// What older code sets at bar button items in place of appearances.
struct BarButtonLegacy {
    struct Place: Hashable {
        let state: UInt
        let style: UIBarButtonItem.Style?
        let metrics: UIBarMetrics
    }

    var backgrounds: [Place: UIImage] = [:]
    var backBackgrounds: [Place: UIImage] = [:]
    var backgroundOffsets: [UIBarMetrics: CGFloat] = [:]
    var titleOffsets: [UIBarMetrics: UIOffset] = [:]
    var backTitleOffsets: [UIBarMetrics: UIOffset] = [:]

    var isEmpty: Bool { backgrounds.isEmpty && backgroundOffsets.isEmpty && titleOffsets.isEmpty }

    private func value<Value>(_ values: [UIBarMetrics: Value], _ isCompact: Bool) -> Value? {
        (isCompact ? values[.compact] : nil) ?? values[.default]
    }

    /// The picture for a state, of the button's style or of all, in the bar's metrics or in all; that at rest serves others.
    private func image(
        _ images: [Place: UIImage], _ state: UIControl.State, _ style: UIBarButtonItem.Style?, _ isCompact: Bool
    ) -> UIImage? {
        for state in [state.rawValue, UIControl.State.normal.rawValue] {
            for style in [style, nil] {
                for metrics in isCompact ? [UIBarMetrics.compact, .default] : [.default] {
                    if let found = images[Place(state: state, style: style, metrics: metrics)] { return found }
                }
            }
        }
        return nil
    }

    func apply(
        to look: inout BarButtonLook, state: UIControl.State, style: UIBarButtonItem.Style, isCompact: Bool
    ) {
        guard !isEmpty else { return }
        if let found = image(backgrounds, state, style, isCompact) { look.background = found }
        if let found = value(titleOffsets, isCompact) { look.titleOffset = found }
        if let found = value(backgroundOffsets, isCompact) { look.backgroundOffset.vertical = found }
    }

    func backTitleOffset(isCompact: Bool) -> UIOffset? { value(backTitleOffsets, isCompact) }

    func backBackground(isCompact: Bool) -> UIImage? { image(backBackgrounds, .normal, nil, isCompact) }
}
