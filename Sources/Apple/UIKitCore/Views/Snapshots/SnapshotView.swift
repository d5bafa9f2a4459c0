/// Shows a picture of another view.
final class SnapshotView: UIView {
    /// - Parameters:
    ///   - image: `nil` shows nothing, as the snapshot of a view that was never on the screen does.
    ///   - capInsets: In points; the parts of the picture that keep their size when the view is resized.
    init(image: CGImage?, size: CGSize, scale: CGFloat, capInsets: UIEdgeInsets) {
        super.init(frame: CGRect(origin: .zero, size: size))
        layer.contents = image
        layer.contentsScale = scale
        if capInsets != .zero, size.width > 0, size.height > 0 {
            layer.contentsCenter = CGRect(
                x: capInsets.left / size.width, y: capInsets.top / size.height,
                width: max(0, size.width - capInsets.left - capInsets.right) / size.width,
                height: max(0, size.height - capInsets.top - capInsets.bottom) / size.height)
        }
    }

    required init?(coder: NSCoder) { fatalError("Snapshots cannot be decoded") }

    // The picture has its pixels already, whatever window it comes into.
    override var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set {}
    }
}
