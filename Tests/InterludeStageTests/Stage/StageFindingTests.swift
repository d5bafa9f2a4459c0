import InterludeStage
import Testing
import UIKit

@MainActor @Suite struct StageFindingTests {
    /// A screen with buttons below each other, which count their taps.
    private final class Shop: UIViewController {
        var taps: [Int] = []

        func addButton(_ title: String, at y: CGFloat, identifier: String? = nil) {
            let number = view.subviews.count
            let button = UIButton(type: .system, primaryAction: UIAction { [weak self] _ in self?.taps.append(number) })
            button.setTitle(title, for: .normal)
            button.accessibilityIdentifier = identifier
            button.frame = CGRect(x: 20, y: y, width: 120, height: 44)
            view.addSubview(button)
        }
    }

    private func shop() -> (Shop, Stage) {
        let shop = Shop()
        let stage = Stage(rootViewController: shop)
        shop.addButton("Buy", at: 300)
        shop.addButton("Buy", at: 200, identifier: "first")
        return (shop, stage)
    }

    @Test func `two views of one text are an error that lists both in reading order`() throws {
        let (shop, stage) = shop()
        let error = #expect(throws: StageError.self) { try stage.tap("Buy") }
        let text = try #require(error).description
        #expect(text.contains("matches 2 views"))
        #expect(text.contains("at: 0  UIButton (first) at (20, 200), 120 × 44 pt"))
        #expect(text.contains("at: 1  UIButton at (20, 300), 120 × 44 pt"))
        #expect(shop.taps.isEmpty)
    }

    @Test func `a number or an identifier chooses one`() throws {
        let (shop, stage) = shop()
        try stage.tap("Buy", at: 0)
        #expect(shop.taps == [1])
        try stage.tap("Buy", at: 1)
        try stage.tap("first")
        #expect(shop.taps == [1, 0, 1])
        #expect(throws: StageError.self) { try stage.tap("Buy", at: 2) }
    }

    @Test func `a view that another one covers does not count`() throws {
        let (shop, stage) = shop()
        let cover = UIView(frame: CGRect(x: 0, y: 280, width: 393, height: 400))
        cover.backgroundColor = .white
        shop.view.addSubview(cover)
        try stage.tap("Buy")
        #expect(shop.taps == [1])
    }

    @Test func `a button counts once, with the label in it`() throws {
        let (shop, stage) = shop()
        shop.addButton("Sell", at: 400)
        try stage.tap("Sell")
        #expect(shop.taps == [2])
    }

    @Test func `the closure of a film can throw`() throws {
        let (shop, stage) = shop()
        let film = try stage.record { try stage.tap("first") }
        #expect(film.frames.count > 1)
        #expect(shop.taps == [1])
        #expect(throws: StageError.self) { try stage.record { try stage.tap("Nothing") } }
        #expect(throws: StageError.self) { try stage.record(for: 0.1) { try stage.tap("Nothing") } }
        #expect(throws: StageError.self) { try stage.countFrames { try stage.tap("Nothing") } }
    }
}
