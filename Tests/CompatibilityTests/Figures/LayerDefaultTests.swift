import Testing
import UIKit

/// The values that a new layer, view and scroll view have, from Apple's documentation.
@MainActor
@Suite(.statesOutcome) struct LayerDefaultTests {
    @Test func `a layer stands on its middle`() {
        let layer = CALayer()
        expect("anchor x", Double(layer.anchorPoint.x), is: 0.5)
        expect("anchor y", Double(layer.anchorPoint.y), is: 0.5)
        expect("anchor z", Double(layer.anchorPointZ), is: 0)
        expect("z", Double(layer.zPosition), is: 0)
    }

    @Test func `a layer's shadow goes up, and cannot be seen`() {
        let layer = CALayer()
        expect("opacity", Double(layer.shadowOpacity), is: 0)
        expect("offset x", Double(layer.shadowOffset.width), is: 0, unit: "pt")
        expect("offset y", Double(layer.shadowOffset.height), is: -3, unit: "pt")
        expect("radius", Double(layer.shadowRadius), is: 3, unit: "pt")
    }

    @Test func `a layer has no border and no corner radius`() {
        let layer = CALayer()
        expect("border", Double(layer.borderWidth), is: 0, unit: "pt")
        expect("radius", Double(layer.cornerRadius), is: 0, unit: "pt")
        expect("corners", Double(layer.maskedCorners.rawValue), is: 15)
        state("corner curve", layer.cornerCurve.rawValue)
        #expect(layer.cornerCurve == .circular)
    }

    @Test func `a layer is opaque to none, and visible`() {
        let layer = CALayer()
        expect("opacity", Double(layer.opacity), is: 1)
        state("opaque", layer.isOpaque)
        state("double-sided", layer.isDoubleSided)
        #expect(!layer.isOpaque && !layer.isHidden && layer.isDoubleSided && !layer.masksToBounds)
    }

    @Test func `a layer's contents are stretched`() {
        let layer = CALayer()
        state("gravity", layer.contentsGravity.rawValue)
        expect("scale", Double(layer.contentsScale), is: 1)
        #expect(layer.contentsGravity == .resize && layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    @Test func `a layer's time runs at speed 1`() {
        let layer = CALayer()
        expect("speed", Double(layer.speed), is: 1)
        expect("offset", layer.timeOffset, is: 0, unit: "s")
        expect("begin", layer.beginTime, is: 0, unit: "s")
    }

    @Test func `a view has margins of eight points`() {
        let margins = UIView().layoutMargins
        expect("top", Double(margins.top), is: 8, unit: "pt")
        expect("left", Double(margins.left), is: 8, unit: "pt")
        expect("bottom", Double(margins.bottom), is: 8, unit: "pt")
        expect("right", Double(margins.right), is: 8, unit: "pt")
    }

    @Test func `a view is opaque, takes touches and does not clip`() {
        let view = UIView()
        expect("alpha", Double(view.alpha), is: 1)
        state("opaque", view.isOpaque)
        state("clips", view.clipsToBounds)
        #expect(view.isOpaque && view.isUserInteractionEnabled && !view.clipsToBounds && !view.isMultipleTouchEnabled)
    }

    @Test func `a view resizes its subviews and is redrawn by stretching`() {
        let view = UIView()
        state("resizes", view.autoresizesSubviews)
        expect("mask", Double(view.autoresizingMask.rawValue), is: 0)
        expect("mode", view.contentMode, is: 0)
        #expect(view.autoresizesSubviews && view.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func `a view resists compression more than it hugs`() {
        let view = UIView()
        expect("hugging", Double(view.contentHuggingPriority(for: .horizontal).rawValue), is: 250)
        expect("resistance", Double(view.contentCompressionResistancePriority(for: .horizontal).rawValue), is: 750)
    }

    @Test func `a view has no size of its own`() {
        let size = UIView().intrinsicContentSize
        expect("width", Double(size.width), is: -1, unit: "pt")
        expect("height", Double(size.height), is: -1, unit: "pt")
    }

    @Test func `a scroll view scrolls, bounces and clips`() {
        let scroll = UIScrollView()
        state("scrolls", scroll.isScrollEnabled)
        state("bounces", scroll.bounces)
        state("bounces always", scroll.alwaysBounceVertical)
        state("clips", scroll.clipsToBounds)
        #expect(scroll.isScrollEnabled && scroll.bounces && !scroll.alwaysBounceVertical && scroll.clipsToBounds)
    }

    @Test func `a scroll view does not zoom`() {
        let scroll = UIScrollView()
        expect("smallest", Double(scroll.minimumZoomScale), is: 1)
        expect("largest", Double(scroll.maximumZoomScale), is: 1)
        expect("scale", Double(scroll.zoomScale), is: 1)
    }

    @Test func `a scroll view delays touches and can cancel them`() {
        let scroll = UIScrollView()
        state("delays", scroll.delaysContentTouches)
        state("cancels", scroll.canCancelContentTouches)
        #expect(scroll.delaysContentTouches && scroll.canCancelContentTouches && !scroll.isPagingEnabled)
    }

    @Test func `a scroll view slows down at the normal rate`() {
        expect("rate", Double(UIScrollView().decelerationRate.rawValue), is: 0.998, tolerance: 1e-9)
    }

    @Test func `a stack view is horizontal, fills and has no spacing`() {
        let stack = UIStackView()
        expect("axis", stack.axis, is: 0)
        expect("distribution", stack.distribution, is: 0)
        expect("alignment", stack.alignment, is: 0)
        expect("spacing", Double(stack.spacing), is: 0, unit: "pt")
    }

    @Test func `a gradient goes from top to bottom`() {
        let gradient = CAGradientLayer()
        expect("start x", Double(gradient.startPoint.x), is: 0.5)
        expect("start y", Double(gradient.startPoint.y), is: 0)
        expect("end x", Double(gradient.endPoint.x), is: 0.5)
        expect("end y", Double(gradient.endPoint.y), is: 1)
    }

    @Test func `a shape is filled black, with a line of one point to no color`() {
        let shape = CAShapeLayer()
        expect("width", Double(shape.lineWidth), is: 1, unit: "pt")
        expect("miter limit", Double(shape.miterLimit), is: 10)
        expect("stroke start", Double(shape.strokeStart), is: 0)
        expect("stroke end", Double(shape.strokeEnd), is: 1)
        #expect(shape.fillColor != nil && shape.strokeColor == nil)
    }

    @Test func `a replicator makes one copy`() {
        let replicator = CAReplicatorLayer()
        expect("copies", Double(replicator.instanceCount), is: 1)
        expect("delay", replicator.instanceDelay, is: 0, unit: "s")
    }

    @Test func `an animation is removed at its end and fills nothing`() {
        let animation = CABasicAnimation(keyPath: "opacity")
        state("is removed", animation.isRemovedOnCompletion)
        state("fill mode", animation.fillMode.rawValue)
        expect("duration", animation.duration, is: 0, unit: "s")
        expect("speed", Double(animation.speed), is: 1)
        #expect(animation.isRemovedOnCompletion && animation.fillMode == .removed && !animation.autoreverses)
    }
}
