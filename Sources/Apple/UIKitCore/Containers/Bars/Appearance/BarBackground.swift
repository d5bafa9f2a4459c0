import QuartzCore

/// What is seen of a bar's background.
@MainActor
package struct BarBackdrop {
    package var effect: UIBlurEffect?
    package var color: UIColor?
    package var image: UIImage?
    package var contentMode = UIView.ContentMode.scaleToFill
    package var shadowColor: UIColor?
    package var shadowImage: UIImage?

    /// No background and no line.
    static var none: BarBackdrop { BarBackdrop() }

    /// Whether a bar with this one looks as with the other.
    func isSame(as other: BarBackdrop) -> Bool {
        effect?.style == other.effect?.style && color == other.color && image === other.image
            && contentMode == other.contentMode && shadowColor == other.shadowColor && shadowImage === other.shadowImage
    }
}

/// A bar's background: a blur, a color, a picture, and the line at the content's side.
///
/// Changed within an animation, blur and colors fade; a picture that comes or goes fades too.
@MainActor
package final class BarBackground: UIView {
    /// The side at which the line is.
    enum LineEdge {
        case top
        case bottom
    }

    private let edge: LineEdge
    private let plate = UIView()
    private let line = UIImageView()
    private var blur: BackdropView?
    private var picture: UIImageView?
    package private(set) var backdrop = BarBackdrop.none

    init(line edge: LineEdge) {
        self.edge = edge
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(plate)
        addSubview(line)
    }

    package required init?(coder: NSCoder) { nil }

    func show(_ new: BarBackdrop) {
        guard !new.isSame(as: backdrop) else { return }
        backdrop = new
        showMaterial(new.effect)
        fill(plate, with: new.color)
        showPicture(new)
        line.image = new.shadowImage
        line.tintColor = new.shadowColor
        fill(line, with: new.shadowImage == nil ? new.shadowColor : nil)
        setNeedsLayout()
    }

    /// Shows another background: it fades where the bar is on the screen, as content comes below the bar or goes.
    func fade(to new: BarBackdrop) {
        guard window != nil else { return show(new) }
        UIView.animate(
            withDuration: TimeInterval(SystemMetrics.barDuration), delay: 0,
            options: [.allowUserInteraction, .overrideInheritedDuration]
        ) { self.show(new) }
    }

    private func showMaterial(_ effect: UIBlurEffect?) {
        guard blur != nil || effect != nil else { return }
        let shown = blur ?? make(BackdropView(), below: plate)
        blur = shown
        if (shown.effect as? UIBlurEffect)?.style != effect?.style { shown.show(effect) }
    }

    private func showPicture(_ new: BarBackdrop) {
        guard let image = new.image else {
            picture?.alpha = 0
            return
        }
        let shown = picture ?? make(UIImageView(), below: line)
        if picture == nil { UIView.performWithoutAnimation { shown.alpha = 0 } }
        picture = shown
        shown.image = image
        shown.contentMode = new.contentMode
        shown.clipsToBounds = true
        shown.alpha = 1
    }

    private func make<View: UIView>(_ view: View, below sibling: UIView) -> View {
        UIView.performWithoutAnimation {
            view.frame = bounds
            view.isUserInteractionEnabled = false
            insertSubview(view, belowSubview: sibling)
        }
        return view
    }

    /// A color goes by way of its own hue: what was clear before takes it without alpha first.
    private func fill(_ view: UIView, with color: UIColor?) {
        if let color, (view.backgroundColor ?? .clear) == .clear {
            UIView.performWithoutAnimation { view.backgroundColor = color.withAlphaComponent(0) }
        }
        view.backgroundColor = color ?? view.backgroundColor?.withAlphaComponent(0)
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        for view in [blur, plate, picture] { view?.frame = bounds }
        let height = line.image?.size.height ?? traitCollection.hairline
        let y = edge == .top ? -height : bounds.height
        line.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    }
}
