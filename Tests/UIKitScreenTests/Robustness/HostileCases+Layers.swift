import QuartzCore
import UIKit

extension HostileCase {
    /// Every number of every kind of layer.
    static let layers: [HostileCase] =
        join(geometry, look, contents, gradients, shapes, others, keyPaths)

    private static var geometry: [HostileCase] {
        return join(
            each("position.x", except: nan) { $0.layer.position.x = $1 },
            each("position.y", except: nan) { $0.layer.position.y = $1 },
            each("bounds.origin", except: nan) { $0.layer.bounds.origin = CGPoint(x: $1, y: 3) },
            each("bounds.width", except: nan) { $0.layer.bounds.size.width = $1 },
            each("bounds.size", except: nan) { $0.layer.bounds.size = CGSize(width: $1, height: $1) },
            each("layer.frame.height", except: nan) { $0.layer.frame.size.height = $1 },
            each("zPosition") { $0.child.layer.zPosition = $1 },
            each("anchorPointZ") { $0.child.layer.anchorPointZ = $1 },
            each("anchorPoint") { $0.child.layer.anchorPoint = CGPoint(x: $1, y: 0.5) },
            each("transform.m11") { $0.layer.transform.m11 = $1 },
            each("transform.m12") { $0.layer.transform.m12 = $1 },
            each("transform.m14") { $0.layer.transform.m14 = $1 },
            each("transform.m33") { $0.layer.transform.m33 = $1 },
            each("transform.m34") { $0.layer.transform.m34 = $1 },
            each("transform.m41") { $0.layer.transform.m41 = $1 },
            each("transform.m44") { $0.layer.transform.m44 = $1 },
            each("rotation") { $0.layer.transform = CATransform3DMakeRotation($1, 0, 1, 0) },
            each("rotation axis") { $0.layer.transform = CATransform3DMakeRotation(1, $1, 1, 0) },
            each("scale") { $0.layer.transform = CATransform3DMakeScale($1, $1, $1) },
            each("turned in perspective") {
                $0.layer.sublayerTransform.m34 = $1
                $0.child.layer.transform = CATransform3DMakeRotation(1, 0, 1, 0)
            },
            each("sublayerTransform.m11") { $0.layer.sublayerTransform.m11 = $1 },
            each("affine transform") {
                $0.layer.setAffineTransform(CGAffineTransform(a: $1, b: 1, c: -1, d: $1, tx: 0, ty: $1))
            },
            each("frame in a turned layer", except: nan) {
                $0.layer.transform = CATransform3DMakeRotation(1, 0, 0, 1)
                $0.layer.frame = CGRect(x: $1, y: 0, width: 50, height: 40)
            },
            each("convert") {
                $0.layer.transform = CATransform3DMakeScale($1, 1, 1)
                _ = $0.child.layer.convert(CGPoint(x: $1, y: $1), to: nil)
                _ = $0.window.layer.hitTest(CGPoint(x: $1, y: 30))
            })
    }

    private static var look: [HostileCase] {
        return join(
            each("cornerRadius") { $0.layer.cornerRadius = $1 },
            each("cornerRadius that cuts off") {
                $0.layer.cornerRadius = $1
                $0.layer.masksToBounds = true
            },
            each("borderWidth") {
                $0.layer.borderWidth = $1
                $0.layer.borderColor = CGColor(gray: 0, alpha: 1)
            },
            each("round border") {
                $0.layer.cornerRadius = 10
                $0.layer.borderWidth = $1
            },
            each("opacity") { $0.layer.opacity = Float($1) },
            each("shadowOpacity") { $0.layer.shadowOpacity = Float($1) },
            each("shadowRadius") { scene, x in
                scene.layer.shadowOpacity = 1
                scene.layer.shadowRadius = x
            },
            each("shadowOffset") { scene, x in
                scene.layer.shadowOpacity = 1
                scene.layer.shadowOffset = CGSize(width: x, height: x)
            },
            each("shadow of what is inside") { scene, x in
                scene.view.backgroundColor = nil
                scene.layer.shadowOpacity = 1
                scene.layer.shadowOffset = CGSize(width: x, height: 3)
                scene.layer.shadowRadius = x
            },
            each("shadowPath") { scene, x in
                scene.layer.shadowOpacity = 1
                scene.layer.shadowPath = CGPath(ellipseIn: CGRect(x: 0, y: x, width: 40, height: 30), transform: nil)
            },
            each("shadow of a huge layer", except: nan) { scene, x in
                scene.layer.shadowOpacity = 1
                scene.layer.cornerRadius = x
                scene.layer.bounds.size = CGSize(width: x, height: x)
            },
            each("mask", except: nan) { scene, x in
                let mask = CALayer()
                mask.backgroundColor = CGColor(gray: 0, alpha: 0.5)
                mask.frame = CGRect(x: 0, y: 0, width: x, height: 40)
                scene.layer.mask = mask
            },
            each("colour") { $0.layer.backgroundColor = CGColor(red: $1, green: 0, blue: 0, alpha: $1) },
            each("backdrop blur") { $0.layer.backdropBlurRadius = $1 },
            each("backdrop saturation") {
                $0.layer.backdropBlurRadius = 4
                $0.layer.backdropSaturation = $1
            },
            each("blurred edge") { scene, x in
                scene.layer.allowsEdgeAntialiasing = true
                scene.layer.transform.m11 = x
                scene.layer.borderWidth = 2
            },
            each("glass in a huge layer", except: nan) { scene, x in
                scene.layer.backdropBlurRadius = 10
                scene.layer.bounds.size.width = x
            })
    }

    private static var contents: [HostileCase] {
        @MainActor func image(_ scene: HostileScene, isSmall: Bool = false) {
            let size = isSmall ? CGSize(width: 3, height: 3) : CGSize(width: 300, height: 200)
            scene.layer.contents =
                UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }.cgImage
        }
        return join(
            each("contentsScale") {
                image($0)
                $0.layer.contentsGravity = .center
                $0.layer.contentsScale = $1
            },
            each("contentsRect") {
                image($0)
                $0.layer.contentsRect = CGRect(x: $1, y: 0, width: 0.5, height: 0.5)
            },
            each("contentsRect.width") {
                image($0)
                $0.layer.contentsRect.size.width = $1
            },
            each("contentsCenter") {
                image($0)
                $0.layer.contentsCenter = CGRect(x: 0.2, y: $1, width: 0.3, height: 0.3)
            },
            each("contentsCenter.width") {
                image($0)
                $0.layer.contentsCenter = CGRect(x: 0.05, y: 0.05, width: $1, height: 0.9)
            },
            each("nine parts in a narrow layer", except: nan) {
                image($0)
                $0.layer.contentsCenter = CGRect(x: 0.05, y: 0.05, width: 0.9, height: 0.9)
                $0.layer.frame = CGRect(x: 0.3, y: 0.3, width: 3.5, height: $1)
            },
            each("contents, turned") {
                image($0)
                $0.layer.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
                $0.layer.transform.m34 = $1
            },
            each("contents of few pixels, enlarged", except: nan) {
                image($0, isSmall: true)
                $0.layer.bounds.size.width = $1
            },
            each("minificationFilterBias") { $0.layer.minificationFilterBias = Float($1) },
            each("rasterizationScale") {
                $0.layer.shouldRasterize = true
                $0.layer.rasterizationScale = $1
            },
            each("drawn contents", except: nan) {
                let drawn = $0.add(DrawingLayer())
                drawn.contentsScale = 1
                drawn.bounds.size.height = $1
                drawn.setNeedsDisplay()
            },
            each("drawn contents at a scale") {
                let drawn = $0.add(DrawingLayer())
                drawn.contentsScale = $1
                drawn.setNeedsDisplay()
            })
    }

    private static var gradients: [HostileCase] {
        join(gradients(.axial), gradients(.radial), gradients(.conic))
    }

    private static func gradients(_ type: CAGradientLayerType) -> [HostileCase] {
        @MainActor func gradient(_ scene: HostileScene) -> CAGradientLayer {
            let layer = scene.add(CAGradientLayer())
            layer.type = type
            layer.colors = [CGColor.black, CGColor.white, CGColor.clear]
            return layer
        }
        let name = type.rawValue
        return join(
            each("\(name) endPoint.x") { gradient($0).endPoint.x = $1 },
            each("\(name) endPoint.y") { gradient($0).endPoint.y = $1 },
            each("\(name) startPoint") { gradient($0).startPoint = CGPoint(x: $1, y: $1) },
            each("\(name) both points") {
                let layer = gradient($0)
                (layer.startPoint, layer.endPoint) = (CGPoint(x: -$1, y: 0), CGPoint(x: $1, y: 1))
            },
            each("\(name) locations") { gradient($0).locations = [0, NSNumber(value: $1), 1] },
            each("\(name) turned") { gradient($0).transform.m14 = $1 })
    }

    private static var shapes: [HostileCase] {
        @MainActor func shape(_ scene: HostileScene) -> CAShapeLayer {
            let layer = scene.add(CAShapeLayer())
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 2, y: 2))
            path.addCurve(
                to: CGPoint(x: 80, y: 40), control1: CGPoint(x: 60, y: -20), control2: CGPoint(x: 10, y: 90))
            path.addLine(to: CGPoint(x: 20, y: 50))
            layer.path = path
            layer.strokeColor = .black
            layer.lineWidth = 3
            return layer
        }
        return join(
            each("lineWidth") { shape($0).lineWidth = $1 },
            each("miterLimit") { shape($0).miterLimit = $1 },
            each("strokeStart") { shape($0).strokeStart = $1 },
            each("strokeEnd") { shape($0).strokeEnd = $1 },
            each("lineDashPhase") {
                let layer = shape($0)
                layer.lineDashPattern = [4, 2]
                layer.lineDashPhase = $1
            },
            each("lineDashPattern") { shape($0).lineDashPattern = [NSNumber(value: $1), 2] },
            each("fine lineDashPattern") { shape($0).lineDashPattern = [NSNumber(value: $1), NSNumber(value: $1)] },
            each("path") { scene, x in
                let path = CGMutablePath()
                path.addLines(between: [.zero, CGPoint(x: x, y: 10), CGPoint(x: 20, y: x), CGPoint(x: 1, y: 40)])
                shape(scene).path = path
            },
            each("round path") { scene, x in
                shape(scene).path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: x, height: 50), transform: nil)
            },
            each("dashed path") { scene, x in
                let layer = shape(scene)
                layer.lineDashPattern = [2, 1]
                layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: x, height: 50), transform: nil)
            },
            each("shape in perspective") { shape($0).transform.m14 = $1 },
            each("shape scaled") { shape($0).transform = CATransform3DMakeScale($1, $1, 1) })
    }

    private static var others: [HostileCase] {
        @MainActor func replicator(_ scene: HostileScene) -> CAReplicatorLayer {
            let layer = scene.add(CAReplicatorLayer())
            let dot = CALayer()
            dot.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
            dot.backgroundColor = .black
            layer.addSublayer(dot)
            layer.instanceCount = 3
            return layer
        }
        return join(
            each("instanceDelay") { replicator($0).instanceDelay = $1 },
            each("instanceTransform") { replicator($0).instanceTransform.m41 = $1 },
            each("instanceAlphaOffset") { replicator($0).instanceAlphaOffset = Float($1) },
            each("instanceRedOffset") { replicator($0).instanceRedOffset = Float($1) },
            each("instanceCount") { replicator($0).setValue($1, forKey: "instanceCount") },
            each("scroll to a point", except: nan) { $0.add(CAScrollLayer()).scroll(to: CGPoint(x: $1, y: 0)) },
            each("scroll to a rectangle", except: nan) {
                $0.add(CAScrollLayer()).scroll(to: CGRect(x: $1, y: 0, width: 10, height: 10))
            },
            each("a layer's speed") { $0.layer.speed = Float($1) },
            each("a layer's timeOffset") { $0.layer.timeOffset = $1 },
            each("a layer's beginTime") { $0.layer.beginTime = $1 },
            each("render(in:)", except: nan) { scene, x in
                scene.layer.bounds.size.width = x
                _ = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
                    scene.layer.render(in: $0.cgContext)
                }
            })
    }

    private static var keyPaths: [HostileCase] {
        [
            "transform.rotation.z", "transform.scale", "transform.scale.x", "transform.translation.y", "zPosition",
            "cornerRadius", "opacity", "shadowRadius", "borderWidth",
        ].flatMap { keyPath in each("setValue \(keyPath)") { $0.layer.setValue($1, forKeyPath: keyPath) } }
    }
}

/// Draws something.
private final class DrawingLayer: CALayer {
    override func draw(in ctx: CGContext) { ctx.fill(bounds) }
}
