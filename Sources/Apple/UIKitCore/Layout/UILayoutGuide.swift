/// A rectangle inside a view that layout can refer to, without a view of its own.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// The view that owns the guide.
    open weak var owningView: UIView?
    /// A name that identifies the guide in debug output. Empty by default.
    open var identifier = ""
    /// What the guide stands for; `nil` for one that an application made.
    let system: UIView.SystemGuide?
    /// Where constraints have put a guide that an application made.
    var solvedFrame = CGRect.zero

    public override init() {
        system = nil
        super.init()
    }

    @usableFromInline init(system: UIView.SystemGuide, of view: UIView) {
        self.system = system
        super.init()
        owningView = view
    }

    /// Returns the active constraints on this guide along one axis.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        var holder = owningView
        while let view = holder {
            result += view.constraints.filter { rule in
                (rule.firstItem === self || rule.secondItem === self) && rule.firstAttribute.axis == axis
            }
            holder = view.superview
        }
        return result
    }

    /// Whether several layouts satisfy the constraints. Always `false` here: the solver is
    /// deterministic.
    open var hasAmbiguousLayout: Bool { false }

    /// The guide's rectangle in the owning view's coordinates.
    open var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        switch system {
        case .safeArea: return view.bounds.inset(by: view.safeAreaInsets)
        case .margins: return view.bounds.inset(by: view.layoutMargins)
        case .readable: return view.readableFrame
        case .keyboard, .aspectFit, nil: return solvedFrame
        }
    }

    // MARK: Anchors

    /// The leading edge, where reading begins.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The trailing edge, where reading ends.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The left edge in every reading direction.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge in every reading direction.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The width, in points.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height, in points.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    /// The horizontal center.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The vertical center.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

extension UILayoutGuide {
    /// How far one of the system's guides lies inside its view.
    var insetsFromOwner: UIEdgeInsets {
        guard let view = owningView else { return .zero }
        let frame = layoutFrame
        let bounds = view.bounds
        return UIEdgeInsets(
            top: frame.minY - bounds.minY, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY,
            right: bounds.maxX - frame.maxX)
    }
}

extension UIView {
    /// The guides that every view has.
    @usableFromInline enum SystemGuide: Hashable {
        case safeArea
        case margins
        case readable
        case keyboard
        case aspectFit
    }

    /// The widest column of text that reads well, in points. Measured on iOS at the default text size by others.
    static let readableWidth: CGFloat = 672

    /// The part of the margins' rectangle that is not too wide for text.
    final var readableFrame: CGRect {
        let frame = bounds.inset(by: layoutMargins)
        let excess = max(0, frame.width - UIView.readableWidth)
        return frame.insetBy(dx: excess / 2, dy: 0)
    }

    final func systemGuide(_ kind: SystemGuide) -> UILayoutGuide {
        if let guide = viewState.systemGuides[kind] { return guide }
        let guide = UILayoutGuide(system: kind, of: self)
        viewState.systemGuides[kind] = guide
        return guide
    }

    /// Adds a guide; it leaves the view that it has been at.
    final func attach(_ guide: UILayoutGuide) {
        guard guide.owningView !== self else { return }
        guide.owningView?.removeLayoutGuide(guide)
        viewState.layoutGuides.append(guide)
        guide.owningView = self
    }

    /// Takes one of the view's guides away.
    final func detach(_ guide: UILayoutGuide) {
        guard let index = viewState.layoutGuides.firstIndex(where: { $0 === guide }) else { return }
        viewState.layoutGuides.remove(at: index)
        guide.owningView = nil
    }
}
