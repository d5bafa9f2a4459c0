import QuartzCore
import UIKit

extension HostileCase {
    /// Every number of animations, and values of another class than the property's.
    @MainActor static let motion: [HostileCase] = join(animationValues, animationTiming, springs, blocks, wrongClasses)

    private static var animationValues: [HostileCase] {
        let pointKeys = ["position", "anchorPoint"]
        let numberKeys = [
            "position.x", "opacity", "cornerRadius", "zPosition", "transform.rotation.z", "transform.scale",
            "bounds.size.width", "shadowRadius", "borderWidth",
        ]
        return join(
            numberKeys.flatMap { key in
                each("animated \(key)") { scene, x in
                    let animation = CABasicAnimation(keyPath: key)
                    (animation.fromValue, animation.toValue) = (0.5, x)
                    animation.isAdditive = x < 0
                    scene.layer.add(animation, forKey: nil)
                }
            },
            pointKeys.flatMap { key in
                each("animated \(key)") { scene, x in
                    let animation = CABasicAnimation(keyPath: key)
                    animation.byValue = CGPoint(x: x, y: 1)
                    animation.isCumulative = true
                    animation.repeatCount = 3
                    animation.duration = 0.02
                    scene.layer.add(animation, forKey: nil)
                }
            },
            each("animated bounds") { scene, x in
                let animation = CABasicAnimation(keyPath: "bounds")
                animation.toValue = CGRect(x: 0, y: x, width: x, height: 30)
                scene.layer.add(animation, forKey: nil)
            },
            each("animated transform") { scene, x in
                let animation = CABasicAnimation(keyPath: "transform")
                animation.toValue = CATransform3DMakeRotation(1, 0, 1, 0)
                var from = CATransform3DIdentity
                (from.m34, from.m11) = (x, x)
                animation.fromValue = from
                scene.layer.add(animation, forKey: nil)
            },
            each("key frames' times") { scene, x in
                let animation = CAKeyframeAnimation(keyPath: "position.x")
                animation.values = [0, 100, 50]
                animation.keyTimes = [0, NSNumber(value: x), 1]
                scene.layer.add(animation, forKey: nil)
            },
            each("key frames' values") { scene, x in
                let animation = CAKeyframeAnimation(keyPath: "position")
                animation.values = [CGPoint.zero, CGPoint(x: x, y: 4), CGPoint(x: 10, y: 10)]
                animation.calculationMode = .cubicPaced
                scene.layer.add(animation, forKey: nil)
            },
            each("key frames' tension") { scene, x in
                let animation = CAKeyframeAnimation(keyPath: "position")
                animation.values = [CGPoint.zero, CGPoint(x: 30, y: 4), CGPoint(x: 10, y: 10)]
                animation.calculationMode = .cubic
                animation.tensionValues = [NSNumber(value: x), 0, 0]
                scene.layer.add(animation, forKey: nil)
            },
            each("key frames' path") { scene, x in
                let animation = CAKeyframeAnimation(keyPath: "position")
                animation.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: x, height: 20), transform: nil)
                animation.rotationMode = .rotateAuto
                animation.calculationMode = .paced
                scene.layer.add(animation, forKey: nil)
            })
    }

    private static var animationTiming: [HostileCase] {
        @MainActor func added(_ scene: HostileScene, _ change: (CABasicAnimation) -> Void) {
            let animation = CABasicAnimation(keyPath: "opacity")
            (animation.fromValue, animation.toValue) = (0, 1)
            change(animation)
            scene.layer.add(animation, forKey: nil)
        }
        return join(
            each("duration") { scene, x in added(scene) { $0.duration = x } },
            each("beginTime") { scene, x in added(scene) { $0.beginTime = x } },
            each("speed") { scene, x in added(scene) { $0.speed = Float(x) } },
            each("timeOffset") { scene, x in added(scene) { $0.timeOffset = x } },
            each("repeatCount") { scene, x in added(scene) { $0.repeatCount = Float(x) } },
            each("repeatDuration") { scene, x in added(scene) { $0.repeatDuration = x } },
            each("duration there and back") { scene, x in
                added(scene) {
                    $0.duration = x
                    $0.autoreverses = true
                    $0.isCumulative = true
                    $0.repeatCount = .infinity
                }
            },
            each("short duration, many cycles") { scene, x in
                added(scene) {
                    $0.duration = 1e-9
                    $0.isCumulative = true
                    $0.repeatCount = Float(x)
                    $0.fillMode = .both
                }
            },
            each("control points") { scene, x in
                added(scene) { $0.timingFunction = CAMediaTimingFunction(controlPoints: Float(x), Float(x), 0.5, 1) }
            },
            each("transaction's duration") { scene, x in
                CATransaction.begin()
                CATransaction.setAnimationDuration(x)
                scene.add(CALayer()).opacity = 0.4
                CATransaction.commit()
            },
            each("group's duration") { scene, x in
                let group = CAAnimationGroup()
                let inner = CABasicAnimation(keyPath: "opacity")
                inner.toValue = 0
                inner.duration = x
                group.animations = [inner]
                group.duration = x
                scene.layer.add(group, forKey: nil)
            },
            each("a transition's progress") { scene, x in
                let transition = CATransition()
                (transition.startProgress, transition.endProgress) = (Float(x), Float(x))
                scene.layer.add(transition, forKey: nil)
                scene.view.backgroundColor = .green
            })
    }

    private static var springs: [HostileCase] {
        @MainActor func added(_ scene: HostileScene, _ change: (CASpringAnimation) -> Void) {
            let animation = CASpringAnimation(keyPath: "position.x")
            animation.toValue = 50
            change(animation)
            animation.duration = animation.settlingDuration
            scene.layer.add(animation, forKey: nil)
        }
        return join(
            each("mass") { scene, x in added(scene) { $0.mass = x } },
            each("stiffness") { scene, x in added(scene) { $0.stiffness = x } },
            each("damping") { scene, x in added(scene) { $0.damping = x } },
            each("initialVelocity") { scene, x in added(scene) { $0.initialVelocity = x } },
            each("overdamping") { scene, x in
                added(scene) {
                    $0.allowsOverdamping = true
                    $0.damping = x
                }
            },
            each("perceptualDuration") { scene, x in
                scene.layer.add(CASpringAnimation(perceptualDuration: x, bounce: 0.2), forKey: nil)
            },
            each("bounce") { scene, x in
                scene.layer.add(CASpringAnimation(perceptualDuration: 0.5, bounce: x), forKey: nil)
            })
    }

    private static var blocks: [HostileCase] {
        return join(
            each("animate, duration") { scene, x in UIView.animate(withDuration: x) { scene.view.alpha = 0 } },
            each("animate, delay") { scene, x in
                UIView.animate(withDuration: 0.1, delay: x, options: []) { scene.view.alpha = 0 }
            },
            each("animate, damping") { scene, x in
                UIView.animate(withDuration: 0.1, delay: 0, usingSpringWithDamping: x, initialSpringVelocity: 0) {
                    scene.view.center.x = 90
                }
            },
            each("animate, velocity") { scene, x in
                UIView.animate(withDuration: 0.1, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: x) {
                    scene.view.center.x = 90
                }
            },
            each("animate, spring duration") { scene, x in
                UIView.animate(withDuration: x, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 1) {
                    scene.view.center.x = 90
                }
            },
            each("animate, bounce") { scene, x in
                UIView.animate(springDuration: 0.4, bounce: x, initialSpringVelocity: x, delay: 0) {
                    scene.view.center.x = 90
                }
            },
            each("animate, springDuration") { scene, x in
                UIView.animate(springDuration: x, bounce: 0.1, initialSpringVelocity: 0, delay: 0) {
                    scene.view.center.x = 90
                }
            },
            each("animated centre", except: nan) { scene, x in
                UIView.animate(withDuration: 0.1) { scene.view.center.x = x }
                scene.host.step()
                UIView.animate(withDuration: 0.1) { scene.view.center.x = 40 }
            },
            each("animated bounds of a view", except: nan) { scene, x in
                UIView.animate(withDuration: 0.1) { scene.view.bounds.size.width = x }
                scene.host.step()
                UIView.animate(withDuration: 0.1) { scene.view.bounds.size.width = 40 }
            },
            each("animated transform of a view") { scene, x in
                UIView.animate(withDuration: 0.1) { scene.view.transform = CGAffineTransform(rotationAngle: x) }
            },
            each("key frames, start") { scene, x in
                UIView.animateKeyframes(withDuration: 0.1, delay: 0) {
                    UIView.addKeyframe(withRelativeStartTime: x, relativeDuration: 0.5) { scene.view.alpha = 0 }
                }
            },
            each("key frames, duration") { scene, x in
                UIView.animateKeyframes(withDuration: 0.1, delay: 0) {
                    UIView.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: x) { scene.view.alpha = 0 }
                }
            },
            each("animator, duration") { scene, x in
                UIViewPropertyAnimator(duration: x, curve: .easeOut) { scene.view.alpha = 0 }.startAnimation()
            },
            each("animator, fraction") { scene, x in
                let animator = UIViewPropertyAnimator(duration: 1, curve: .easeOut) { scene.view.center.x = 80 }
                animator.pauseAnimation()
                animator.fractionComplete = x
                animator.continueAnimation(withTimingParameters: nil, durationFactor: x)
            },
            each("animator, damping") { scene, x in
                UIViewPropertyAnimator(duration: 1, dampingRatio: x) { scene.view.alpha = 0 }.startAnimation()
            },
            each("animator, control points") { scene, x in
                let point = CGPoint(x: x, y: x)
                UIViewPropertyAnimator(duration: 1, controlPoint1: point, controlPoint2: point) {
                    scene.view.center.x = 80
                }.startAnimation()
            },
            each("animator, delay") { scene, x in
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.alpha = 0 }
                animator.startAnimation(afterDelay: x)
            },
            each("spring parameters") { scene, x in
                let timing = UISpringTimingParameters(
                    mass: x, stiffness: 100, damping: x, initialVelocity: CGVector(dx: x, dy: 0))
                let other = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
                other.addAnimations { scene.view.center.x = 90 }
                other.startAnimation()
            })
    }

    // MARK: Values of another class

    @MainActor private static var wrongClasses: [HostileCase] {
        let values: [(String, Any)] = [
            ("string", "text"), ("number", NSNumber(value: 3)), ("array", [1, 2]), ("null", NSNull()),
            ("colour", CGColor.black), ("rectangle", NSValue(cgRect: .zero)), ("point", NSValue(cgPoint: .zero)),
            ("size", NSValue(cgSize: .zero)), ("transform", NSValue(caTransform3D: CATransform3DIdentity)),
            ("view", UIBezierPath()), ("dictionary", ["a": 1]), ("path", CGMutablePath()), ("double", 1.5),
        ]
        let keys = [
            "position", "bounds", "opacity", "transform", "backgroundColor", "contents", "cornerRadius", "hidden",
            "bounds.size", "position.x", "transform.rotation", "shadowPath", "colors", "locations", "path",
            "lineDashPattern", "no.such.path", "", "contentsRect",
        ]
        var cases: [HostileCase] = []
        for (name, value) in values {
            for key in keys { cases += animations(of: key, to: value, name) }
            cases += uses(of: value, name)
        }
        return cases
    }

    /// Added to layers of several kinds.
    @MainActor private static func animations(of key: String, to value: Any, _ name: String) -> [HostileCase] {
        @MainActor func add(_ animation: CAAnimation, _ scene: HostileScene) {
            for layer in [scene.layer, scene.add(CAGradientLayer()), scene.add(CAShapeLayer())] {
                layer.add(animation, forKey: nil)
            }
        }
        let from = HostileCase(name: "\(name) from, for \(key)") { scene in
            let animation = CABasicAnimation(keyPath: key)
            animation.fromValue = value
            add(animation, scene)
        }
        let among = HostileCase(name: "\(name) among values for \(key)") { scene in
            let animation = CAKeyframeAnimation(keyPath: key)
            animation.values = [value, value]
            add(animation, scene)
        }
        return [from, among]
    }

    @MainActor private static func uses(of value: Any, _ name: String) -> [HostileCase] {
        let contents = HostileCase(name: "\(name) as contents") { $0.layer.contents = value }
        let colors = HostileCase(name: "\(name) among colours") { $0.add(CAGradientLayer()).colors = [value, value] }
        let attribute = HostileCase(name: "\(name) as an attribute") { scene in
            let keys: [NSAttributedString.Key] = [
                .font, .foregroundColor, .paragraphStyle, .shadow, .kern, .underlineStyle, .baselineOffset,
                .strokeWidth, .backgroundColor,
            ]
            let attributes = Dictionary(uniqueKeysWithValues: keys.map { ($0, value) })
            scene.add(UILabel()).attributedText = NSAttributedString(string: "text", attributes: attributes)
        }
        return [contents, colors, attribute]
    }
}
