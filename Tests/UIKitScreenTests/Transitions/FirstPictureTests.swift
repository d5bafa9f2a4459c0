import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// What the first picture of a screen has to wait for: nothing that was done before, and nothing that another thread can do.
@MainActor @Suite struct FirstPictureTests {
    /// A screen of sixty labels, three beside each of twenty pictures from files.
    private final class Album: UIViewController {
        static let files: [Data] = (0..<20).map { index in
            let buffer = PixelBuffer(width: 60, height: 60, isOpaque: true)
            for y in 0..<60 {
                for x in 0..<60 { buffer[x, y] = 0xFF00_0000 | UInt32((x * 7919 + y * 104_729 + index) % 0xFF_FFFF) }
            }
            let image = UIImage(cgImage: CGImage(buffer: buffer))
            return (index % 2 == 0 ? image.pngData() : image.jpegData(compressionQuality: 0.9)) ?? Data()
        }

        var pictures: [UIImageView] = []
        var labels: [UILabel] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            for (row, file) in Self.files.enumerated() {
                let picture = UIImageView(image: UIImage(data: file, scale: 3))
                picture.frame.origin = CGPoint(x: 8, y: CGFloat(row) * 30)
                pictures.append(picture)
                view.addSubview(picture)
                for line in 0..<3 {
                    let label = UILabel()
                    label.text = "Row \(row), line \(line)"
                    label.sizeToFit()
                    label.frame.origin = CGPoint(x: 40 + CGFloat(line) * 100, y: CGFloat(row) * 30)
                    label.frame.size.width = 140
                    labels.append(label)
                    view.addSubview(label)
                }
            }
        }
    }

    private func layout(_ label: UILabel) -> TextLayout {
        label.fittedText(in: label.bounds.size, numberOfLines: 1).layout
    }

    @Test func `a screen that comes again is set in the layouts and pictures that there are`() {
        let host = HeadlessHost(device: .iPhone15)
        let window = UIWindow(frame: host.screen.bounds)
        let navigation = UINavigationController(rootViewController: UIViewController())
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        let (first, second) = (Album(), Album())
        navigation.pushViewController(first, animated: true)
        host.step()
        // The pictures' pixels come from another thread, and nothing but the picture of the screen waits for them.
        #expect(first.pictures.allSatisfy { $0.image?.cgImage?.comesLater == true })
        let frame = host.renderFrame()
        navigation.pushViewController(second, animated: true)
        host.step()
        #expect(first.labels.count == 60 && first.labels.allSatisfy { $0.layer.contents != nil })
        for (old, new) in zip(first.labels, second.labels) { #expect(layout(old) === layout(new)) }
        #expect(frame.width > 0)
    }

    @Test func `a label that was measured is broken into lines once`() {
        let album = Album()
        album.loadViewIfNeeded()
        for label in album.labels {
            let measured = label.fittedText(
                in: CGSize(width: CGFloat.infinity, height: .greatestFiniteMagnitude), numberOfLines: 1
            ).layout
            #expect(layout(label).sharesLines(with: measured))
        }
    }
}
