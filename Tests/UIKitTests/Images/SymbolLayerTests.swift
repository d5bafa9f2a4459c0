import InterludeTesting
import Testing
import TestStages
import UIKit

/// Symbols in several colours.
///
/// The reference: Apple's pages of `UIImage.SymbolConfiguration(paletteColors:)` and `(hierarchicalColor:)`.
@MainActor
@Suite(.serialized)
struct SymbolLayerTests {
    /// What is seen of a symbol in a view of 100 points, at a place from 0 to 1.
    private func color(_ name: String, _ look: UIImage.SymbolConfiguration, _ x: CGFloat, _ y: CGFloat) throws -> UInt32
    {
        let size = UIImage.SymbolConfiguration(pointSize: 80)
        let image = try #require(UIImage(systemName: name, withConfiguration: size.applying(look)))
        let view = UIImageView(image: image)
        view.tintColor = .black
        let root = UIView()
        root.backgroundColor = .white
        view.frame = CGRect(origin: CGPoint(x: 100, y: 100), size: image.size)
        root.addSubview(view)
        let stage = ViewStage(root)
        stage.host.advance(by: 0.1)
        let place = CGPoint(x: 100 + image.size.width * x, y: 100 + image.size.height * y)
        return Snapshot(of: root, scale: 1)?.pixel(at: place) ?? 0
    }

    @Test func `a mark in a filled frame has the first colour, and the frame the second`() throws {
        let look = UIImage.SymbolConfiguration(paletteColors: [.white, .red])
        #expect(try color("xmark.circle.fill", look, 0.5, 0.5) == 0xFFFF_FFFF)
        #expect(try color("xmark.circle.fill", look, 0.5, 0.15) == 0xFFFF_0000)
        let outline = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
        #expect(try color("plus.circle", outline, 0.5, 0.5) == 0xFFFF_0000)
    }

    @Test func `one colour of a palette is that of all`() throws {
        let look = UIImage.SymbolConfiguration(paletteColors: [.red])
        #expect(try color("xmark.circle.fill", look, 0.5, 0.15) == 0xFFFF_0000)
        #expect(try color("xmark.circle.fill", look, 0.5, 0.5) == 0xFFFF_FFFF)
    }

    @Test func `a hierarchical colour is fainter behind`() throws {
        let look = UIImage.SymbolConfiguration(hierarchicalColor: .red)
        #expect(try color("xmark.circle.fill", look, 0.5, 0.5) == 0xFFFF_0000)
        let behind = try color("xmark.circle.fill", look, 0.5, 0.15)
        #expect(behind >> 16 & 0xFF == 0xFF && behind & 0xFF > 0x80 && behind & 0xFF < 0xF0)
    }

    @Test func `the sign for closing is grey whatever the tint`() throws {
        let button = UIButton(type: .close)
        button.tintColor = .red
        #expect(button.currentImage?.renderingMode == .alwaysOriginal)
        let item = UIBarButtonItem(systemItem: .close)
        #expect(item.image?.renderingMode == .alwaysOriginal)
        #expect((28...32).contains(button.currentImage?.size.height ?? 0))
    }
}
