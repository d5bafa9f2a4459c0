import Dispatch
import Foundation
import Synchronization
import Testing
import UIKit

/// What UIKit documents as usable from any thread, from several at once: the results are those of one thread alone.
struct ConcurrentUseTests {
    private static let rounds = 400

    /// Runs `work` for small numbers on this thread, then for the same ones on many, and compares.
    ///
    /// Threads without traits of their own have the screen's, and tests on the main thread change the screen meanwhile (a symbol
    /// has as many pixels as the screen's points have). So each call has traits of its own.
    private func compare<Result: Equatable & Sendable>(_ result: @Sendable (Int) -> Result) {
        @Sendable func work(_ i: Int) -> Result? {
            var value: Result?
            UITraitCollection(displayScale: 2).performAsCurrent { value = result(i) }
            return value
        }
        let kinds = 7
        let alone = (0..<kinds).map(work)
        let wrong = Mutex(0)
        DispatchQueue.concurrentPerform(iterations: Self.rounds) { i in
            if work(i % kinds) != alone[i % kinds] { wrong.withLock { $0 += 1 } }
        }
        #expect(wrong.withLock { $0 } == 0)
    }

    private static func pixels(_ image: UIImage) -> Data { image.pngData() ?? Data() }

    private static func drawn(_ side: Int = 12, _ actions: (CGContext) -> Void) -> Data {
        let format = UIGraphicsImageRendererFormat.default()
        format.scale = 2
        return pixels(
            UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image {
                actions($0.cgContext)
            })
    }

    // MARK: Traits

    @Test func `every thread has current traits of its own`() {
        compare { i in
            let style: UIUserInterfaceStyle = i % 2 == 0 ? .dark : .light
            var seen: [UIUserInterfaceStyle] = []
            UITraitCollection(userInterfaceStyle: style).performAsCurrent {
                for _ in 0..<20 { seen.append(UITraitCollection.current.userInterfaceStyle) }
            }
            return seen.allSatisfy { $0 == style }
        }
    }

    @Test func `colours are resolved with the traits of the thread that asks`() {
        compare { i in
            var components: [CGFloat] = []
            let traits = UITraitCollection(userInterfaceStyle: i % 2 == 0 ? .dark : .light)
            traits.performAsCurrent { components = UIColor.label.cgColor.components ?? [] }
            return components == UIColor.label.resolvedColor(with: traits).cgColor.components
        }
    }

    @Test @MainActor func `traits set on one thread are not seen on another, which has the screen's`() {
        let host = HeadlessHost(device: .iPhone15)
        let wanted = host.screen.traitCollection
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            let seen = Mutex<[UITraitCollection]>([])
            let here = pthread_self()
            DispatchQueue.concurrentPerform(iterations: 8) { _ in
                let current = UITraitCollection.current
                if pthread_equal(pthread_self(), here) == 0 { seen.withLock { $0.append(current) } }
            }
            #expect(seen.withLock { $0 }.allSatisfy { $0 == wanted })
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        }
    }

    @Test @MainActor
    func `a thread that had traits of its own for a while has the screen's again, whichever that is then`() {
        let first = HeadlessHost(device: .iPhone15)
        let (goOn, isDone) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let seen = Mutex<UITraitCollection?>(nil)
        let thread = Thread {
            UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {}
            isDone.signal()
            goOn.wait()
            seen.withLock { $0 = UITraitCollection.current }
            isDone.signal()
        }
        thread.start()
        isDone.wait()
        let second = HeadlessHost(device: .iPhoneSE)
        goOn.signal()
        isDone.wait()
        #expect(first.screen.traitCollection != second.screen.traitCollection)
        #expect(seen.withLock { $0 } == second.screen.traitCollection)
    }

    // MARK: Fonts and text

    @Test func `fonts and their measures`() {
        compare { i in
            let font = UIFont.systemFont(ofSize: CGFloat(9 + i), weight: i % 2 == 0 ? .bold : .regular)
            let named = UIFont(name: i % 2 == 0 ? "Helvetica-Bold" : "Courier", size: 12)
            return [font.lineHeight, font.capHeight, named?.ascender ?? 0, CGFloat(UIFont.familyNames.count)]
        }
    }

    @Test func `strings are measured`() {
        compare { i in
            let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: CGFloat(10 + i))]
            let text = "Hello \(i), 你好 🙂"
            let box = (text as NSString).boundingRect(
                with: CGSize(width: 60, height: 200), options: .usesLineFragmentOrigin, attributes: attributes,
                context: nil)
            return [(text as NSString).size(withAttributes: attributes), box.size]
        }
    }

    @Test func `strings are drawn`() {
        compare { i in
            Self.drawn(30) { _ in
                ("Hello \(i)" as NSString).draw(
                    at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.blue])
            }
        }
    }

    // MARK: Images

    @Test func `images are drawn with a renderer`() {
        compare { i in
            Self.drawn {
                $0.setFillColor(UIColor.systemRed.cgColor)
                $0.fill(CGRect(x: 0, y: 0, width: 1 + i, height: 3))
            }
        }
    }

    @Test func `images are drawn in a context of the thread's own`() {
        compare { i in
            UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 1)
            UIColor.green.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 1 + i, height: 3))
            let image = UIGraphicsGetImageFromCurrentImageContext()
            UIGraphicsEndImageContext()
            return image.map(Self.pixels)
        }
    }

    @Test func `images are read, shrunk, tinted and packed`() {
        let file = Self.drawn(40) { $0.fillEllipse(in: CGRect(x: 2, y: 3, width: 30, height: 20)) }
        compare { i -> [Data] in
            guard let image = UIImage(data: file) else { return [] }
            let images = [
                image.preparingForDisplay(), image.preparingThumbnail(of: CGSize(width: 5 + i, height: 5)),
                image.withTintColor(.red), UIImage(systemName: i % 2 == 0 ? "star" : "heart"),
            ]
            return images.map { $0.map(Self.pixels) ?? Data() }
        }
    }

    @Test func `one image is used on many threads`() {
        let image = UIImage(systemName: "star")?.withTintColor(.red)
        compare { i in
            Self.drawn { _ in image?.draw(in: CGRect(x: 0, y: 0, width: 4 + i, height: 9)) }
        }
    }

    // MARK: Paths, colours, layers

    @Test func `paths`() {
        compare { i in
            let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 30 + i, height: 30), cornerRadius: 4)
            path.append(UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 9, height: 9)))
            let inside = path.contains(CGPoint(x: 3, y: 3)) && path.cgPath.contains(CGPoint(x: 9, y: 9))
            return [path.bounds, path.cgPath.boundingBoxOfPath, CGRect(x: inside ? 1 : 0, y: 0, width: 0, height: 0)]
        }
    }

    @Test func `colours`() {
        compare { i in
            UIColor(red: 1, green: 0, blue: CGFloat(i) / 10, alpha: 1).withAlphaComponent(0.3).cgColor.components
        }
    }

    @Test func `a tree of layers that is not shown is put together`() {
        compare { i in
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: 0, width: 3 + i, height: 3)
            layer.backgroundColor = UIColor.red.cgColor
            let child = CAShapeLayer()
            child.path = CGPath(rect: layer.bounds, transform: nil)
            child.setValue(2, forKeyPath: "transform.scale")
            layer.addSublayer(child)
            layer.addSublayer(CALayer())
            child.removeFromSuperlayer()
            return [layer.frame.width, CGFloat(layer.sublayers?.count ?? 0)]
        }
    }
}
