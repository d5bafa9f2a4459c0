import Foundation
import Interlude
import InterludeTesting
import Testing
import UIKit

/// The contact sheets of the documentation: eight moments of every ready-made transition, a sheet for each family.
///
/// They are made anew with `INTERLUDE_CONTACT_SHEETS=Documentation/images/transitions swift test --filter ContactSheets`, and
/// are to be looked at.
@MainActor
@Suite(.enabled(if: ProcessInfo.processInfo.environment["INTERLUDE_CONTACT_SHEETS"] != nil))
struct ContactSheets {
    private static let moments = 8
    private static let cell = CGSize(width: 75, height: 133)
    private static let gap: CGFloat = 4
    private static let title: CGFloat = 16

    @Test(arguments: Sample.Family.allCases) func `a sheet for each family`(_ family: Sample.Family) throws {
        let folder = try #require(ProcessInfo.processInfo.environment["INTERLUDE_CONTACT_SHEETS"])
        let samples = Sample.all.filter { $0.family == family }
        let rows = try samples.map { ($0.name, try frames(of: $0)) }
        let place = URL(fileURLWithPath: folder).appendingPathComponent("\(family.rawValue).png")
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try sheet(rows).pngData()?.write(to: place)
    }

    private func frames(of sample: Sample) throws -> [Snapshot] {
        let list = SheetScreen(.systemTeal, rows: true)
        let page = SheetScreen(.systemIndigo, rows: false)
        let navigation = UINavigationController(rootViewController: list)
        navigation.isNavigationBarHidden = true
        let stage = Stage(rootViewController: navigation, device: .iPhoneSE, scale: 0.2)
        defer { stage.close() }
        try stage.settle()
        let ends = TransitionEnds(from: list.parts[2]) { [weak page] in page?.parts[3] }
        let film = try stage.record(framesPerSecond: 60) {
            if sample.name == "overlay" {
                list.present(page, using: sample.make(ends))
            } else {
                navigation.pushViewController(page, using: sample.make(ends))
            }
        }
        return (1...Self.moments).map { moment in
            film.frames[min(film.frames.count * moment / (Self.moments + 1), film.frames.count - 1)].picture
        }
    }

    private func sheet(_ rows: [(name: String, frames: [Snapshot])]) -> UIImage {
        let (cell, gap) = (Self.cell, Self.gap)
        let rowHeight = cell.height + Self.title + gap
        let size = CGSize(
            width: CGFloat(Self.moments) * (cell.width + gap) + gap, height: CGFloat(rows.count) * rowHeight + gap)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            for (index, row) in rows.enumerated() {
                let y = CGFloat(index) * rowHeight + gap
                NSAttributedString(string: row.name, attributes: [.font: UIFont.systemFont(ofSize: 11)])
                    .draw(at: CGPoint(x: gap, y: y))
                for (column, picture) in row.frames.enumerated() {
                    let x = gap + CGFloat(column) * (cell.width + gap)
                    UIImage(data: picture.pngData())?
                        .draw(in: CGRect(x: x, y: y + Self.title, width: cell.width, height: cell.height))
                }
            }
        }
    }
}

/// A screen with parts that can be told apart in a small picture: rows of a list, or the fields of a page.
private final class SheetScreen: UIViewController {
    private(set) var parts: [UIView] = []
    private let color: UIColor
    private let hasRows: Bool

    init(_ color: UIColor, rows: Bool) {
        self.color = color
        hasRows = rows
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var prefersStatusBarHidden: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        let colors: [UIColor] = [.systemYellow, .systemRed, .white, .systemGreen, .systemOrange, .systemPink]
        for index in 0..<6 {
            let frame =
                hasRows
                ? CGRect(x: 20, y: 30 + index * 105, width: 90, height: 85)
                : CGRect(x: 20 + index % 2 * 170, y: 30 + index / 2 * 210, width: 165, height: 195)
            let part = UIView(frame: frame)
            part.backgroundColor = colors[(index + (hasRows ? 0 : 5)) % 6]
            part.layer.cornerRadius = 12
            view.addSubview(part)
            parts.append(part)
            guard hasRows else { continue }
            let line = UIView(frame: CGRect(x: 130, y: frame.midY - 10, width: 150, height: 20))
            line.backgroundColor = .black
            view.addSubview(line)
        }
    }
}
