import Compositor
import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// A scene of two screens of labels and pictures, which are those that `Benchmarks/Peers/Chromium/page.html` lays out: what an app
/// shows. A frame is made as an app's is, from the properties of its views to the pixels.
final class ViewFilm: SceneFilm {
    let frame: PixelBuffer
    private let scene: BenchmarkScene
    private let renderer: FrameRenderer
    private let host = HeadlessHost(device: .iPhone15)
    private let window: UIWindow
    private let stage = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    private let from: UIView
    private let dimming = UIView()
    private let to: UIView
    private let circle = CAShapeLayer()

    init(_ scene: BenchmarkScene, _ renderer: FrameRenderer) throws {
        self.scene = scene
        self.renderer = renderer
        let pictures = BenchmarkPictures(folder: try Pages.folder())
        from = try .benchmarkList(pictures)
        to = try .benchmarkPhotograph(pictures)
        window = UIWindow(frame: stage.bounds)
        frame = host.renderFrame()
        let root = UIViewController()
        root.view.addSubview(stage)
        for view in [from, dimming, to] {
            view.frame = stage.bounds
            stage.addSubview(view)
        }
        dimming.backgroundColor = .black
        dimming.alpha = 0
        window.rootViewController = root
        window.makeKeyAndVisible()
        prepare()
    }

    func draw(_ number: Int) {
        show(number)
        host.step()
        renderer.render(host.displayList(), into: frame)
    }

    private func prepare() {
        to.layer.anchorPoint = scene == .zoom ? .zero : CGPoint(x: 0.5, y: 0.5)
        to.frame = stage.bounds
        switch scene {
        case .circle: to.layer.mask = circle
        case .zoom: to.clipsToBounds = true
        case .flip:
            stage.backgroundColor = .black
            stage.layer.sublayerTransform.m34 = -1 / 500
            for view in [from, to] { view.layer.isDoubleSided = false }
        case .slide, .dissolve, .slideUp: break
        }
    }

    /// The properties that the other systems animate, at the same moments (`Peers/Common/work.h`).
    private func show(_ number: Int) {
        let moment = BenchmarkMoment(frame: number)
        let p = moment.progress
        switch scene {
        case .slide:
            from.transform = CGAffineTransform(translationX: -117.9 * p, y: 0)
            to.transform = CGAffineTransform(translationX: 393 * (1 - p), y: 0)
            dimming.alpha = 0.1 * p
        case .dissolve: to.alpha = p
        case .zoom:
            let scale = 0.3 + 0.7 * p
            to.transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 16 * (1 - p), ty: 200 * (1 - p))
            to.layer.cornerRadius = 40 * (1 - p)
        case .circle:
            let radius = 28 + (hypot(196.5, 552) - 28) * p
            circle.path = CGPath(
                ellipseIn: CGRect(x: 196.5 - radius, y: 300 - radius, width: 2 * radius, height: 2 * radius),
                transform: nil)
        case .flip:
            from.layer.transform = CATransform3DMakeRotation(.pi * p, 0, 1, 0)
            to.layer.transform = CATransform3DMakeRotation(.pi * (p - 1), 0, 1, 0)
        case .slideUp:
            to.transform = CGAffineTransform(translationX: 0, y: 852 * moment.springRest)
        }
    }
}

/// The pictures that the benchmark package has drawn.
struct BenchmarkPictures {
    let folder: String

    func image(_ name: String) throws -> UIImage {
        let path = "\(folder)/\(name).png"
        guard let data = FileManager.default.contents(atPath: path), let image = UIImage(data: data, scale: 3) else {
            throw BenchmarkError("\(path) cannot be read; script/bench draws it")
        }
        return image
    }
}

extension UIView {
    /// A list with pictures.
    static func benchmarkList(_ pictures: BenchmarkPictures) throws -> UIView {
        let page = UIView()
        page.backgroundColor = .white
        page.addText("Library", x: 16, y: 58, size: 28, isBold: true, white: 0.05)
        for row in 0..<12 {
            let y = 110 + CGFloat(row) * 62
            page.addPicture(try pictures.image("thumb\(row)"), CGRect(x: 16, y: y + 3, width: 56, height: 56))
            page.addText("Album number \(row + 1)", x: 84, y: y + 10, size: 17, isBold: true, white: 0.1)
            page.addText("Artist \(row * 7 + 3) - a subtitle of some length", x: 84, y: y + 34, size: 13, white: 0.45)
            let line = UIView(frame: CGRect(x: 84, y: y + 62 - 1 / 3, width: 309, height: 1 / 3))
            line.backgroundColor = UIColor(white: 0.8, alpha: 1)
            page.addSubview(line)
        }
        return page
    }

    /// A large photograph with text.
    static func benchmarkPhotograph(_ pictures: BenchmarkPictures) throws -> UIView {
        let page = UIView()
        page.backgroundColor = UIColor(white: 0.98, alpha: 1)
        page.addPicture(try pictures.image("photo"), CGRect(x: 0, y: 0, width: 393, height: 393))
        page.addText("A very large photograph", x: 16, y: 404, size: 24, isBold: true, white: 0.05)
        for line in 0..<12 {
            page.addText(
                "The quick brown fox jumps over the lazy dog, twice", x: 16, y: 450 + CGFloat(line) * 22, size: 15,
                white: 0.25)
        }
        let button = UILabel(frame: CGRect(x: 16, y: 760, width: 361, height: 50))
        button.text = "Continue"
        button.font = .benchmark(17, isBold: true)
        button.textColor = .white
        button.textAlignment = .center
        button.backgroundColor = UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
        button.layer.cornerRadius = 12
        button.clipsToBounds = true
        page.addSubview(button)
        return page
    }

    private func addPicture(_ image: UIImage, _ frame: CGRect) {
        let view = UIImageView(image: image)
        view.frame = frame
        addSubview(view)
    }

    private func addText(
        _ text: String, x: CGFloat, y: CGFloat, size: CGFloat, isBold: Bool = false, white: CGFloat
    ) {
        let label = UILabel()
        label.text = text
        label.font = .benchmark(size, isBold: isBold)
        label.textColor = UIColor(white: white, alpha: 1)
        label.sizeToFit()
        label.frame.origin = CGPoint(x: x, y: y)
        addSubview(label)
    }
}

extension UIFont {
    /// The font of the other systems' pages.
    fileprivate static func benchmark(_ size: CGFloat, isBold: Bool) -> UIFont {
        UIFont(name: isBold ? "DejaVu Sans Bold" : "DejaVu Sans", size: size)
            ?? .systemFont(ofSize: size, weight: isBold ? .bold : .regular)
    }
}
