import CoreGraphics
import Foundation
import UIKit

/// A screen of sixty labels and twenty pictures from image files: the texts are others each time, the files are read again.
final class MixedScreen: UIViewController {
    private let round: Int

    init(round: Int) {
        self.round = round
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("A mixed screen is made in code: use init(round:)") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for row in 0..<20 { addRow(row) }
    }

    /// A picture with three lines beside it.
    private func addRow(_ row: Int) {
        let corner = CGPoint(x: row % 2 == 0 ? 12 : 200, y: 104 + CGFloat(row / 2) * 72)
        let picture = UIImageView(image: UIImage(data: Self.files[row], scale: 3))
        picture.frame = CGRect(origin: corner, size: CGSize(width: 64, height: 64))
        picture.layer.cornerRadius = 8
        picture.clipsToBounds = true
        view.addSubview(picture)
        let lines: [(UIFont.TextStyle, UIColor)] = [
            (.headline, .label), (.subheadline, .secondaryLabel), (.caption1, .tertiaryLabel),
        ]
        for (line, style) in lines.enumerated() {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: style.0)
            label.textColor = style.1
            label.text = Self.text(round * 60 + row * 3 + line)
            label.frame = CGRect(x: corner.x + 72, y: corner.y + CGFloat(line) * 22, width: 108, height: 20)
            view.addSubview(label)
        }
    }

    private static func text(_ number: Int) -> String {
        let first = ["Northern", "Quiet", "Golden", "Early", "Hidden", "Windy", "Bright", "Distant"]
        let second = ["harbour", "meadow", "valley", "forest", "island", "bridge", "village"]
        return "\(first[number % first.count]) \(second[number % second.count]) \(number)"
    }

    /// Pictures as cameras and designers make them, 64 points at scale 3: every other one is a JPEG file, the rest PNG.
    private static let files: [Data] = (0..<20).map { index in
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let size = CGSize(width: 64, height: 64)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            for step in 0..<64 {
                UIColor(
                    hue: CGFloat((index * 13 + step * 3) % 100) / 100, saturation: 0.6, brightness: 0.9, alpha: 1
                ).setFill()
                context.fill(CGRect(x: CGFloat(step * 7 % 64), y: CGFloat(step), width: 40, height: 1.5))
            }
        }
        return (index % 2 == 0 ? image.pngData() : image.jpegData(compressionQuality: 0.8)) ?? Data()
    }
}
