import Compositor
import CoreGraphics
import Synchronization

extension RenderServer {
    /// Goes up with every frame that is made.
    static var pass: Int { passes.load(ordering: .relaxed) }

    private static let passes = Atomic(0)

    /// A flattener for the next frame.
    private func beginPass(_ width: Int, _ height: Int, scale: CGFloat) -> LayerFlattener {
        lastScale = scale
        // What is animated looks different at every moment.
        for entry in running { entry.layer?.forgetPictures() }
        RenderServer.passes.wrappingAdd(1, ordering: .relaxed)
        return LayerFlattener(
            scale: scale, frame: CGRect(x: 0, y: 0, width: width, height: height), time: now,
            keepsPictures: true, canvas: PixelRect(width: width, height: height))
    }

    /// Everything that a root layer shows now, for a frame of that many pixels.
    ///
    /// - Parameters:
    ///   - root: A layer whose superlayer's coordinates are the screen's points.
    ///   - scale: Pixels in a point.
    ///   - background: What is seen where no layer is.
    package func displayList(
        for root: CALayer, pixelWidth: Int, pixelHeight: Int, scale: CGFloat, background: PixelColor = .black
    ) -> DisplayList {
        displayList(
            for: [root], pixelWidth: pixelWidth, pixelHeight: pixelHeight, scale: scale, background: background)
    }

    /// Everything that several root layers show now, the last on top, for a frame of that many pixels.
    package func displayList(
        for roots: [CALayer], pixelWidth: Int, pixelHeight: Int, scale: CGFloat, background: PixelColor = .black
    ) -> DisplayList {
        let flattener = beginPass(pixelWidth, pixelHeight, scale: scale)
        let space = CATransform3DMakeScale(scale, scale, 1)
        var items: [DisplayItem] = []
        // One frame has about as many as the next.
        items.reserveCapacity(lastItemCount)
        for root in roots { flattener.append(root, in: space, to: &items) }
        lastItemCount = items.count
        return DisplayList(width: pixelWidth, height: pixelHeight, background: background, items: items)
    }

    /// Some root layers with a place in a frame that others share; black where no layer is.
    package struct Plate {
        /// In points of the frame; what reaches over its edges is cut off.
        package var frame: CGRect
        /// The last on top. Their superlayer's coordinates begin at the plate's corner.
        package var roots: [CALayer]

        package init(frame: CGRect, roots: [CALayer]) {
            self.frame = frame
            self.roots = roots
        }
    }

    /// Everything that several plates show now, the last on top, for a frame of that many pixels.
    package func displayList(
        for plates: [Plate], pixelWidth: Int, pixelHeight: Int, scale: CGFloat, background: PixelColor = .black
    ) -> DisplayList {
        var flattener = beginPass(pixelWidth, pixelHeight, scale: scale)
        let groups = plates.map { plate -> DisplayItem in
            let frame = plate.frame.applying(CGAffineTransform(scaleX: scale, y: scale))
            flattener.frame = frame
            let space = CATransform3DConcat(
                CATransform3DMakeScale(scale, scale, 1), CATransform3DMakeTranslation(frame.minX, frame.minY, 0))
            let clip = CGRect(origin: .zero, size: plate.frame.size)
            let bottom = FillItem(shape: .rounded(RoundedRect(clip)), color: .black, transform: space.matrix)
            var items: [DisplayItem] = [.fill(bottom)]
            for root in plate.roots { flattener.append(root, in: space, to: &items) }
            return .group(
                GroupItem(children: items, clip: RoundedRect(clip), bounds: clip, transform: space.matrix))
        }
        return DisplayList(
            width: pixelWidth, height: pixelHeight, background: background, items: groups, blursBackground: false)
    }

    /// A picture of a part of a layer and all below it, without what is around it.
    ///
    /// The layer's own position, transform, and hidden flag do not matter; its opacity does.
    ///
    /// - Parameters:
    ///   - rect: In the layer's own coordinates.
    ///   - scale: Pixels in a point.
    ///   - usesModel: Whether animations are left out.
    package func image(of layer: CALayer, rect: CGRect, scale: CGFloat, usesModel: Bool) -> CGImage? {
        let (width, height) = (
            PixelBuffer.pixels(rect.width, scale: scale), PixelBuffer.pixels(rect.height, scale: scale)
        )
        guard PixelBuffer.canHold(width: width, height: height) else { return nil }
        let frame = CGRect(x: 0, y: 0, width: width, height: height)
        var flattener = LayerFlattener(scale: scale, frame: frame, time: now)
        flattener.usesModel = usesModel
        var values = flattener.shown(layer)
        values.isHidden = false
        // Undoes the layer's own place, so that its coordinates are the picture's.
        guard let back = values.toSuperlayer.inverse ?? values.unplaced() else { return nil }
        let space = CATransform3DConcat(
            CATransform3DConcat(back, CATransform3DMakeTranslation(-rect.minX, -rect.minY, 0)),
            CATransform3DMakeScale(scale, scale, 1))
        var items: [DisplayItem] = []
        flattener.append(layer, values, in: space, to: &items)
        let list = DisplayList(width: width, height: height, background: .clear, items: items)
        let buffer = PixelBuffer(width: width, height: height)
        RenderServer.pictureRenderer.render(list, into: buffer)
        return CGImage(buffer: buffer)
    }

    nonisolated(unsafe) private static let pictureRenderer = FrameRenderer(isForMoments: true)
}

extension LayerValues {
    /// Takes away a transform that cannot be undone; gives the matrix that undoes the rest.
    fileprivate mutating func unplaced() -> CATransform3D? {
        transform = CATransform3DIdentity
        return toSuperlayer.inverse
    }
}
