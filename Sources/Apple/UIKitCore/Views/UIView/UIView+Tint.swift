extension UIView {
    /// The color and its adjustment, as the view shows them.
    struct Tint: Equatable {
        var color: UIColor
        var isDimmed: Bool
    }

    /// The tint that the view or the nearest view above it has set; the system's blue if none has.
    private var ownOrInheritedTint: UIColor {
        viewState.tintColor ?? parent?.ownOrInheritedTint ?? .systemBlue
    }

    final var effectiveTintAdjustmentMode: TintAdjustmentMode {
        if viewState.tintAdjustmentMode != .automatic { return viewState.tintAdjustmentMode }
        if viewState.tintDimmers > 0 { return .dimmed }
        return parent?.tintAdjustmentMode ?? .normal
    }

    /// Whether a tint was set at the view itself.
    final var hasOwnTint: Bool { viewState.tintColor != nil }

    final var effectiveTintColor: UIColor {
        let color = ownOrInheritedTint
        return tintAdjustmentMode == .dimmed ? color.dimmedTint(in: traitCollection) : color
    }

    final func setTintColor(_ color: UIColor?) {
        noteTintChange(to: color)
        viewState.tintColor = color
        updateTint()
    }

    /// No layer holds a tint, though views follow it with colors that blocks animate.
    private func noteTintChange(to new: UIColor?) {
        let old = viewState.tintColor
        UIView.noteInTrace {
            self.viewState.tintColor == new
        } takeBack: {
            self.setTintColor(old)
        }
    }

    final func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
        viewState.tintAdjustmentMode = mode
        updateTint()
    }

    /// A presentation over this view dims the tint, or does so no more. What the app says about the view counts more.
    final func changeTintDimmers(by step: Int) {
        viewState.tintDimmers += step
        updateTint()
    }

    /// Tells this view and those in it about a new tint, if it is new.
    final func updateTint() {
        let new = Tint(color: ownOrInheritedTint, isDimmed: tintAdjustmentMode == .dimmed)
        guard viewState.announcedTint != new else { return }
        let isFirst = viewState.announcedTint == nil
        viewState.announcedTint = new
        // Nothing to announce to a view that nobody has given a tint yet and that has the system's.
        if !isFirst || viewState.tintColor != nil || new.isDimmed || parent?.ownOrInheritedTint != .systemBlue {
            tintColorDidChange()
        }
        for child in children { child.updateTint() }
    }
}

extension UIColor {
    /// The color without its hue, as tinted parts look behind an alert: a gray of the same lightness.
    func dimmedTint(in traits: UITraitCollection) -> UIColor {
        let parts = resolvedColor(with: traits).components
        // Rec. 601 luma. Decided: Apple does not document its dimming.
        return UIColor(
            white: 0.299 * parts.red + 0.587 * parts.green + 0.114 * parts.blue, alpha: parts.alpha * 0.8)
    }
}
