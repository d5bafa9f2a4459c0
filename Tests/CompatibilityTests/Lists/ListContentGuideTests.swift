import Testing
import UIKit

/// What an app places beside the parts of a list's content, and what its own backgrounds look like.
///
/// The reference: Apple's documentation of `UIListContentView` and `UIBackgroundConfiguration`, and its sample of cells of one's own.
@MainActor @Suite(.statesOutcome, .serialized) struct ListContentGuideTests {
    @Test func `guides stand where the parts are, and follow them`() throws {
        let root = UIView()
        let stage = CompatibilityStage(showing: root)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Text"
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 10, y: 100, width: 300, height: 60)
        root.addSubview(view)
        let line = UIView()
        line.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(line)
        stage.step()
        let guide = try #require(view.textLayoutGuide)
        #expect(view.secondaryTextLayoutGuide == nil && view.imageLayoutGuide == nil)
        NSLayoutConstraint.activate([
            line.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            line.widthAnchor.constraint(equalToConstant: 5),
            line.topAnchor.constraint(equalTo: guide.bottomAnchor), line.heightAnchor.constraint(equalToConstant: 5),
        ])
        stage.step()
        let start = line.frame
        #expect(start.minX == guide.layoutFrame.minX + 10 && abs(start.minY - guide.layoutFrame.maxY - 100) < 0.5)
        content.image = UIImage(systemName: "star")
        content.secondaryText = "More"
        view.configuration = content
        stage.advance(by: 0.1)
        #expect(line.frame.minX > start.minX)
        #expect(view.secondaryTextLayoutGuide != nil && view.imageLayoutGuide != nil)
    }

    @Test func `a cell's background shows glass, a picture and its colour, inside of the margins if it is to`() throws {
        let stage = CompatibilityStage(showing: UIView())
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
        stage.window.addSubview(cell)
        cell.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 20)
        cell.insetsLayoutMarginsFromSafeArea = false
        var background = UIBackgroundConfiguration.clear()
        background.visualEffect = UIBlurEffect(style: .light)
        background.image = UIImage(systemName: "star")
        background.imageContentMode = .center
        background.edgesAddingLayoutMarginsToBackgroundInsets = .leading
        cell.backgroundConfiguration = background
        stage.step()
        func all(_ view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + all($0) } }
        let glass = try #require(all(cell).compactMap { $0 as? UIVisualEffectView }.first)
        let picture = try #require(all(cell).compactMap { $0 as? UIImageView }.first)
        #expect(glass.effect === background.visualEffect && picture.contentMode == .center)
        #expect(glass.frame == CGRect(x: 10, y: 0, width: 190, height: 80) && picture.frame.size == glass.frame.size)
    }
}
