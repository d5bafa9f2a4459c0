import CoreGraphics
import UIKit

extension HostileCase {
    /// Every number of paths, contexts, images, colours, fonts and text.
    static let drawing: [HostileCase] = join(paths, contexts, bitmaps, colors, text)

    private static var paths: [HostileCase] {
        @MainActor func use(_ path: CGPath) {
            _ = (path.boundingBox, path.boundingBoxOfPath, path.contains(CGPoint(x: 1, y: 1)))
            _ = path.copy(strokingWithWidth: 3, lineCap: .round, lineJoin: .miter, miterLimit: 4)
            _ = path.copy(dashingWithPhase: 1, lengths: [3, 2])
            _ = path.normalized()
            _ = path.union(CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil))
            _ = path.flattened(threshold: 0.5)
            _ = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image {
                $0.cgContext.addPath(path)
                $0.cgContext.drawPath(using: .eoFillStroke)
            }
        }
        return join(
            each("rectangle") { use(UIBezierPath(rect: CGRect(x: $1, y: 0, width: 10, height: 10)).cgPath) },
            each("wide rectangle") { use(UIBezierPath(rect: CGRect(x: 0, y: 0, width: $1, height: 10)).cgPath) },
            each("oval") { use(UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: $1, height: 10)).cgPath) },
            each("corner radius") {
                use(UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadius: $1).cgPath)
            },
            each("rounded rectangle") {
                use(UIBezierPath(roundedRect: CGRect(x: 0, y: $1, width: 9, height: abs($1)), cornerRadius: 4).cgPath)
            },
            each("corner radii") {
                let (rect, radii) = (CGRect(x: 0, y: 0, width: 20, height: 20), CGSize(width: $1, height: $1))
                use(UIBezierPath(roundedRect: rect, byRoundingCorners: [.topLeft], cornerRadii: radii).cgPath)
                use(UIBezierPath(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: radii).cgPath)
            },
            each("arc's radius") {
                use(
                    UIBezierPath(arcCenter: .zero, radius: $1, startAngle: 0, endAngle: 4, clockwise: true).cgPath)
            },
            each("arc's angle") {
                use(UIBezierPath(arcCenter: .zero, radius: 9, startAngle: 0, endAngle: $1, clockwise: true).cgPath)
                use(UIBezierPath(arcCenter: .zero, radius: 9, startAngle: $1, endAngle: 1, clockwise: false).cgPath)
            },
            each("relative arc") {
                let path = CGMutablePath()
                path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: $1)
                use(path)
            },
            each("arc between tangents") {
                let path = CGMutablePath()
                path.move(to: .zero)
                path.addArc(tangent1End: CGPoint(x: $1, y: 0), tangent2End: CGPoint(x: 5, y: 5), radius: 3)
                path.addArc(tangent1End: CGPoint(x: 8, y: 0), tangent2End: CGPoint(x: 5, y: 5), radius: $1)
                use(path)
            },
            each("curve") {
                let path = CGMutablePath()
                path.move(to: .zero)
                path.addCurve(
                    to: CGPoint(x: 20, y: 20), control1: CGPoint(x: $1, y: 0), control2: CGPoint(x: 0, y: $1))
                path.addQuadCurve(to: CGPoint(x: 1, y: $1), control: CGPoint(x: $1, y: 4))
                use(path)
            },
            each("transformed path") {
                let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 10))
                path.apply(CGAffineTransform(a: $1, b: 0, c: $1, d: 1, tx: $1, ty: 0))
                use(path.cgPath)
            },
            each("stroked path") {
                let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil)
                use(path.copy(strokingWithWidth: $1, lineCap: .square, lineJoin: .round, miterLimit: $1))
                use(path.copy(dashingWithPhase: $1, lengths: [3, 2]))
                use(path.copy(dashingWithPhase: 0, lengths: [$1, 2]))
                use(path.copy(dashingWithPhase: 0, lengths: [$1, $1, 1e-12]))
                use(path.flattened(threshold: $1))
            },
            each("dash of a path") {
                let path = UIBezierPath(rect: CGRect(x: 1, y: 1, width: 20, height: 20))
                path.setLineDash([$1, 3], count: 2, phase: $1)
                path.lineWidth = $1
                path.miterLimit = $1
                path.flatness = $1
                _ = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in path.stroke() }
            })
    }

    private static var contexts: [HostileCase] {
        @MainActor func draw(_ actions: (CGContext) -> Void) {
            _ = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image {
                actions($0.cgContext)
                $0.cgContext.fillEllipse(in: CGRect(x: 2, y: 2, width: 20, height: 20))
            }
        }
        return join(
            each("translate") { _, x in draw { $0.translateBy(x: x, y: 0) } },
            each("scale a context") { _, x in draw { $0.scaleBy(x: x, y: 1) } },
            each("rotate") { _, x in draw { $0.rotate(by: x) } },
            each("concatenate") { _, x in
                draw { $0.concatenate(CGAffineTransform(a: 1, b: x, c: x, d: 1, tx: x, ty: 1)) }
            },
            each("fill") { _, x in draw { $0.fill(CGRect(x: 0, y: x, width: 10, height: x)) } },
            each("stroke") { _, x in
                draw {
                    $0.setLineWidth(x)
                    $0.setMiterLimit(x)
                    $0.setLineDash(phase: x, lengths: [x, 1])
                    $0.stroke(CGRect(x: 0, y: 0, width: 10, height: 10))
                }
            },
            each("alpha of a context") { _, x in draw { $0.setAlpha(x) } },
            each("clip") { _, x in draw { $0.clip(to: CGRect(x: 0, y: 0, width: x, height: 9)) } },
            each("shadow of a context") { _, x in
                draw { $0.setShadow(offset: CGSize(width: x, height: 1), blur: 3, color: .black) }
            },
            each("blur of a context") { _, x in
                draw { $0.setShadow(offset: .zero, blur: x, color: .black) }
            },
            each("transparency layer") { _, x in
                draw {
                    $0.setAlpha(0.5)
                    $0.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: x, height: 20), auxiliaryInfo: nil)
                    $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
                    $0.endTransparencyLayer()
                }
            },
            each("linear gradient") { _, x in
                draw { context in
                    let colors = [CGColor.black, CGColor.white] as CFArray
                    let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [0, x])
                    gradient.map {
                        context.drawLinearGradient(
                            $0, start: CGPoint(x: x, y: 0), end: CGPoint(x: 10, y: x), options: [])
                    }
                }
            },
            each("radial gradient") { _, x in
                draw { context in
                    let colors = [CGColor.black, CGColor.white] as CFArray
                    CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1]).map {
                        context.drawRadialGradient(
                            $0, startCenter: CGPoint(x: x, y: 0), startRadius: x, endCenter: .zero, endRadius: x,
                            options: .drawsAfterEndLocation)
                    }
                }
            },
            each("image in a rectangle") { _, x in
                let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image { _ in }
                draw { context in
                    image.draw(in: CGRect(x: 0, y: 0, width: x, height: 10))
                    image.draw(at: CGPoint(x: x, y: 0), blendMode: .multiply, alpha: x)
                    image.drawAsPattern(in: CGRect(x: x, y: 0, width: 40, height: abs(x)))
                    image.cgImage.map {
                        context.draw($0, in: CGRect(x: 0, y: 0, width: x, height: x), byTiling: true)
                        context.clip(to: CGRect(x: 0, y: 0, width: x, height: x), mask: $0)
                    }
                }
            },
            each("UIRectFill") { _, x in draw { _ in UIRectFill(CGRect(x: 0, y: 0, width: x, height: 3)) } })
    }

    private static var bitmaps: [HostileCase] {
        return join(
            each("renderer's size") { _, x in
                let image = UIGraphicsImageRenderer(size: CGSize(width: x, height: 10)).image {
                    $0.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
                }
                _ = image.pngData()
            },
            each("renderer's bounds") { _, x in
                _ = UIGraphicsImageRenderer(bounds: CGRect(x: x, y: x, width: 10, height: 10)).image {
                    $0.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
                }
            },
            each("renderer's scale") { _, x in
                let format = UIGraphicsImageRendererFormat()
                format.scale = x
                _ = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { _ in }
            },
            each("renderer's area") { _, x in
                _ = UIGraphicsImageRenderer(size: CGSize(width: x, height: x)).jpegData(
                    withCompressionQuality: x, actions: { _ in })
            },
            each("image context") { _, x in
                UIGraphicsBeginImageContextWithOptions(CGSize(width: x, height: 4), true, x)
                UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 3))
                _ = UIGraphicsGetImageFromCurrentImageContext()
                UIGraphicsEndImageContext()
            },
            each("thumbnail") { _, x in
                let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
                _ = image.preparingThumbnail(of: CGSize(width: x, height: 4))
                _ = image.withAlignmentRectInsets(UIEdgeInsets(top: x, left: 0, bottom: 0, right: x)).size
                _ = image.withBaselineOffset(fromBottom: x)
                _ = image.cgImage?.cropping(to: CGRect(x: x, y: 0, width: 4, height: abs(x)))
                _ = image.jpegData(compressionQuality: x)
            },
            each("symbol's size") { scene, x in
                let configuration = UIImage.SymbolConfiguration(pointSize: x, weight: .bold)
                scene.add(UIImageView()).image = UIImage(systemName: "star", withConfiguration: configuration)
            },
            each("animated image") { scene, x in
                let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
                scene.add(UIImageView()).image = UIImage.animatedImage(with: [image, image], duration: x)
            },
            HostileCase.numbers.map { number in
                HostileCase(name: "bitmap context \(number)") { _ in
                    let side = Int(number.limited(to: -9e18...9e18))
                    _ = CGContext(
                        data: nil, width: side, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
                        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
                    _ = CGContext(
                        data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: side,
                        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
                }
            })
    }

    private static var colors: [HostileCase] {
        return join(
            each("red") { scene, x in
                scene.view.backgroundColor = UIColor(red: x, green: 0, blue: 0, alpha: 1)
                scene.view.tintColor = UIColor(displayP3Red: x, green: 0, blue: 0, alpha: 1)
                scene.child.backgroundColor = UIColor(hue: x, saturation: 0.5, brightness: x, alpha: 1)
            },
            each("alpha of a colour") { scene, x in
                let color = UIColor.green.withAlphaComponent(x)
                scene.view.backgroundColor = color
                var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
                _ = color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
                _ = UIColor(white: x, alpha: x).cgColor.converted(
                    to: CGColorSpace(name: CGColorSpace.displayP3) ?? CGColorSpaceCreateDeviceRGB(),
                    intent: .defaultIntent, options: nil)
                UIView.animate(withDuration: 0.1) { scene.child.backgroundColor = UIColor(white: x, alpha: x) }
            })
    }

    private static var text: [HostileCase] {
        @MainActor func draw(
            _ attributes: [NSAttributedString.Key: Any], in rect: CGRect = CGRect(x: 0, y: 0, width: 30, height: 30)
        ) {
            let text = NSAttributedString(string: "Some text\nand more", attributes: attributes)
            _ = text.size()
            _ = text.boundingRect(with: rect.size, options: .usesLineFragmentOrigin, context: nil)
            _ = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in text.draw(in: rect) }
        }
        @MainActor func style(_ change: (NSMutableParagraphStyle) -> Void) -> [NSAttributedString.Key: Any] {
            let style = NSMutableParagraphStyle()
            change(style)
            return [.paragraphStyle: style]
        }
        return join(
            each("font's size") { _, x in
                draw([.font: UIFont.systemFont(ofSize: x)])
                _ = UIFont(name: "Inter", size: x)?.lineHeight
                _ = UIFont.systemFont(ofSize: 12).withSize(x).fontDescriptor.withSize(x)
                _ = UIFontMetrics.default.scaledValue(for: x)
                _ = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 12), maximumPointSize: x)
            },
            each("font's weight") { _, x in
                draw([.font: UIFont.systemFont(ofSize: 12, weight: UIFont.Weight(x), width: UIFont.Width(x))])
            },
            each("kern") { _, x in draw([.kern: x, .baselineOffset: x, .strokeWidth: x]) },
            each("expansion") { _, x in draw([.kern: NSNumber(value: x), .underlineStyle: NSNumber(value: x)]) },
            each("text's rectangle") { _, x in draw([:], in: CGRect(x: 0, y: 0, width: x, height: x)) },
            each("text's place") { _, x in draw([:], in: CGRect(x: x, y: x, width: 40, height: 40)) },
            each("line height") { _, x in
                draw(style { ($0.minimumLineHeight, $0.maximumLineHeight, $0.lineHeightMultiple) = (x, x, x) })
            },
            each("indents") { _, x in
                draw(style { ($0.headIndent, $0.tailIndent, $0.firstLineHeadIndent) = (x, x, x) })
            },
            each("spacing") { _, x in
                draw(style { ($0.lineSpacing, $0.paragraphSpacing, $0.paragraphSpacingBefore) = (x, x, x) })
            },
            each("tab stop") { _, x in
                draw(style { $0.tabStops = [NSTextTab(textAlignment: .left, location: x)] })
            },
            each("text's shadow") { _, x in
                let shadow = NSShadow()
                shadow.shadowOffset = CGSize(width: x, height: x)
                shadow.shadowBlurRadius = x
                draw([.shadow: shadow])
            })
    }
}
