/// A guide that keeps a shape: as large as fits, in the middle of its room.
@preconcurrency @MainActor
public protocol UILayoutGuideAspectFitting: NSObjectProtocol {
    /// The width divided by the height. The default is 1.
    var aspectRatio: CGFloat { get set }
}

/// The largest rectangle of a shape in the middle of a window's safe area.
@MainActor
final class AspectFitGuide: UILayoutGuide, UILayoutGuideAspectFitting {
    var aspectRatio: CGFloat = 1 {
        didSet { if aspectRatio != oldValue { owningView?.constraintsChanged() } }
    }

    override var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        let room = view.bounds.inset(by: view.safeAreaInsets)
        guard aspectRatio > 0, aspectRatio.isFinite, room.width > 0, room.height > 0 else { return room }
        let width = min(room.width, room.height * aspectRatio)
        let height = min(room.height, room.width / aspectRatio)
        return CGRect(x: room.midX - width / 2, y: room.midY - height / 2, width: width, height: height)
    }
}
