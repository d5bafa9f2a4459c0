import QuartzCore

/// What a scroll view knows of its zooming.
@MainActor struct ZoomState {
    var scale: CGFloat = 1
    var pinch: UIPinchGestureRecognizer?
    /// The scale at the beginning of the pinch that is under way.
    var pinchStart: CGFloat?
    var isAnimating = false
    var isBouncing = false
}

extension UIScrollView {
    /// The content can be zoomed if there are two different limits.
    final func updatePinch() {
        let zooms = minimumZoomScale < maximumZoomScale
        if zooms, zoom.pinch == nil {
            let pinch = UIPinchGestureRecognizer(target: self, action: Selector(UIScrollView.handlePinch(_:)))
            addGestureRecognizer(pinch)
            isMultipleTouchEnabled = true
            zoom.pinch = pinch
        } else if !zooms, let pinch = zoom.pinch {
            removeGestureRecognizer(pinch)
            zoom.pinch = nil
        }
        zoom.pinch?.isEnabled = isScrollEnabled
    }

    private var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

    private func allowed(_ scale: CGFloat) -> CGFloat { min(max(scale, minimumZoomScale), maximumZoomScale) }

    final func handlePinch(_ pinch: UIPinchGestureRecognizer) {
        guard let view = zoomedView else { return }
        switch pinch.state {
        case .began:
            zoom.pinchStart = zoomScale
            delegate?.scrollViewWillBeginZooming(self, with: view)
            follow(pinch)
        case .changed: follow(pinch)
        case .ended, .cancelled:
            guard zoom.pinchStart != nil else { return }
            zoom.pinchStart = nil
            settleZoom(of: view, around: pinch.location(in: self))
        case .possible, .failed: break
        }
    }

    private func follow(_ pinch: UIPinchGestureRecognizer) {
        guard let start = zoom.pinchStart else { return }
        let wished = start * pinch.scale
        let edge = allowed(wished)
        // Beyond its limits the content follows with the rubber band's constant, on a logarithmic scale. Decided.
        let scale = !bouncesZoom || edge == wished ? edge : edge * pow(wished / edge, ScrollMetrics.rubberBand / 2)
        applyZoom(scale, around: pinch.location(in: self))
    }

    private func settleZoom(of view: UIView, around point: CGPoint) {
        let rest = allowed(zoomScale)
        guard rest != zoomScale else {
            delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
            return scrollRangeDidChange()
        }
        zoom.isBouncing = true
        animateZoom(of: view) {
            self.applyZoom(rest, around: point)
            self.contentOffset = self.clamped(self.contentOffset)
        }
    }

    private func animateZoom(of view: UIView, _ changes: @escaping () -> Void) {
        zoom.isAnimating = true
        UIView.animate(withDuration: ScrollMetrics.offsetAnimation) {
            changes()
            self.layoutIfNeeded()
        } completion: { [weak self] _ in
            guard let self else { return }
            zoom.isAnimating = false
            zoom.isBouncing = false
            delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
        }
    }

    /// Ends an animated zoom where it is seen. The delegate is told of the end as of every other.
    final func endZoom() {
        guard zoom.isAnimating, let view = zoomedView, let seen = view.layer.presentation(),
            let seenSelf = layer.presentation()
        else { return }
        let (transform, position, offset) = (seen.affineTransform(), seen.position, seenSelf.bounds.origin)
        let ratio = transform.a / zoomScale
        UIView.performWithoutAnimation {
            for layer in [layer, view.layer] { layer.removeAnimations(of: ["transform", "position", "bounds"]) }
            zoom.scale = transform.a
            view.transform = transform
            view.center = position
            contentSize = CGSize(width: contentSize.width * ratio, height: contentSize.height * ratio)
            contentOffset = offset
        }
        delegate?.scrollViewDidZoom(self)
    }

    final func changeZoom(to scale: CGFloat, animated: Bool) {
        guard let view = zoomedView else {
            zoom.scale = allowed(scale)
            return
        }
        let new = allowed(scale)
        guard new != zoomScale else { return }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let change = {
            self.applyZoom(new, around: middle)
            self.contentOffset = self.clamped(self.contentOffset)
        }
        guard animated, window != nil else { return change() }
        delegate?.scrollViewWillBeginZooming(self, with: view)
        animateZoom(of: view, change)
    }

    final func showZoomed(_ rect: CGRect, animated: Bool) {
        guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
        let scale = allowed(min(bounds.width / rect.width, bounds.height / rect.height))
        let change = {
            self.applyZoom(scale, around: self.contentOffset)
            let middle = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: self)
            self.contentOffset = self.clamped(
                CGPoint(x: middle.x - self.bounds.width / 2, y: middle.y - self.bounds.height / 2))
        }
        guard animated, window != nil else { return change() }
        delegate?.scrollViewWillBeginZooming(self, with: view)
        animateZoom(of: view, change)
    }

    /// Zooms so that what is shown at a point stays there. The point is in the scroll view's coordinates.
    private func applyZoom(_ scale: CGFloat, around point: CGPoint) {
        guard let view = zoomedView, scale > 0 else { return }
        let ratio = scale / zoomScale
        guard ratio != 1 else { return }
        zoom.scale = scale
        let origin = view.frame.origin
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        var frame = view.frame
        frame.origin = CGPoint(x: origin.x * ratio, y: origin.y * ratio)
        view.center.x += frame.minX - view.frame.minX
        view.center.y += frame.minY - view.frame.minY
        let shown = CGPoint(x: point.x - contentOffset.x, y: point.y - contentOffset.y)
        contentSize = CGSize(width: contentSize.width * ratio, height: contentSize.height * ratio)
        contentOffset = CGPoint(x: point.x * ratio - shown.x, y: point.y * ratio - shown.y)
        // Constraints on the view's edges mean those that are seen: a published pattern of photo viewers centers the picture so.
        if view.isPlacedByRules { view.constraintsChanged() }
        delegate?.scrollViewDidZoom(self)
    }
}

extension CALayer {
    /// Takes away what animates some properties, or parts of them; all else goes on.
    fileprivate func removeAnimations(of names: Set<String>) {
        for key in animationKeys() ?? [] {
            let path = (animation(forKey: key) as? CAPropertyAnimation)?.keyPath ?? ""
            if let name = path.split(separator: ".").first, names.contains(String(name)) {
                removeAnimation(forKey: key)
            }
        }
    }
}
