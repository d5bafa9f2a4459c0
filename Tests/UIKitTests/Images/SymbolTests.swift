import CoreGraphics
import Testing
import UIKit

@MainActor struct SymbolTests {
    private func coverage(_ name: String, _ weight: UIImage.SymbolWeight = .regular) throws -> Double {
        let configuration = UIImage.SymbolConfiguration(pointSize: 40, weight: weight)
        let image = try #require(UIImage(systemName: name, withConfiguration: configuration))
        let picture = try #require(
            UIGraphicsImageRenderer(size: image.size).image { _ in image.draw(at: .zero) }.cgImage)
        let buffer = picture.buffer
        var sum = 0
        for y in 0..<buffer.height {
            for x in 0..<buffer.width { sum += Int(buffer.pixels[y * buffer.stride + x] >> 24) }
        }
        return Double(sum) / 255 / Double(buffer.width * buffer.height)
    }

    @Test func `symbols that point where one reads turn about from right to left, others do not`() {
        func flips(_ name: String) -> Bool? { UIImage(systemName: name)?.flipsForRightToLeftLayoutDirection }
        #expect(flips("chevron.forward") == true && flips("chevron.backward") == true)
        #expect(flips("chevron.right") == false && flips("backward.fill") == false && flips("forward.fill") == false)
    }

    @Test func `every line of the table draws something, and not everything`() throws {
        #expect(Symbols.allNames.count >= 400)
        for name in Symbols.allNames {
            let share = try coverage(name)
            #expect(share > 0.02 && share < 0.95, "\(name): \(share)")
        }
    }

    @Test(arguments: [
        "plus.circle.fill", "exclamationmark.triangle.fill", "bell.slash", "bell.badge.fill", "person.badge.plus",
        "person.crop.circle.badge.checkmark", "checkmark.seal.fill", "xmark.octagon", "arrow.up.circle",
        "envelope.fill",
        "line.3.horizontal.decrease.circle", "folder.badge.plus", "doc.on.doc.fill", "number.square.fill",
    ])
    func `names are put together`(_ name: String) throws { #expect(try coverage(name) > 0.03) }

    @Test func `filled is more than the outline, bold more than light`() throws {
        for name in ["folder", "bell", "heart.circle", "person"] {
            #expect(try coverage(name + ".fill") > coverage(name))
            #expect(try coverage(name, .bold) > coverage(name, .light))
        }
    }

    @Test func `a name without a drawing is told once`() {
        _ = HeadlessHost(device: .iPhone15)
        var told: [String] = []
        SystemLog.listener = { told.append($0) }
        SystemLog.writesToStandardError = false
        defer {
            SystemLog.listener = nil
            SystemLog.writesToStandardError = true
        }
        #expect(UIImage(systemName: "no.such.thing") == nil)
        #expect(UIImage(systemName: "no.such.thing") == nil)
        #expect(told == ["No symbol named 'no.such.thing' found in system symbol set"])
    }
}
