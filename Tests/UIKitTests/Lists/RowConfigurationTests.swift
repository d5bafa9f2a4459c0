import Testing
import UIKit

/// Backgrounds of rows and contents of headers by configurations.
@MainActor @Suite struct RowConfigurationTests {
    private let host = HeadlessHost()

    @Test
    func `a background configuration takes the place of a cell's backgrounds, and a view that of the configuration`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.backgroundView = UIView()
        cell.backgroundColor = .red
        var background = cell.defaultBackgroundConfiguration()
        #expect(background.backgroundColor == .systemBackground)
        background.backgroundColor = .yellow
        background.cornerRadius = 7
        cell.backgroundConfiguration = background
        #expect(cell.backgroundView == nil && cell.backgroundColor != .red)
        #expect(cell.backgroundConfiguration?.backgroundColor == .yellow)
        let shown = cell.subviews.first?.subviews.first
        #expect(shown?.backgroundColor == .yellow && shown?.layer.cornerRadius == 7)
        cell.isHighlighted = true
        // Documented: what the app has customized stays in every state.
        #expect(shown?.backgroundColor == .yellow && cell.selectedBackgroundView == nil)
        cell.isHighlighted = false
        #expect(shown?.backgroundColor == .yellow)
        cell.backgroundView = UIView()
        #expect(cell.backgroundConfiguration == nil)
    }

    @Test func `a background that is not updated by itself stays`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.automaticallyUpdatesBackgroundConfiguration = false
        var background = cell.defaultBackgroundConfiguration()
        background.backgroundColor = .yellow
        cell.backgroundConfiguration = background
        cell.isHighlighted = true
        #expect(cell.subviews.first?.subviews.first?.backgroundColor == .yellow)
    }

    @Test func `a header shows content and background by configurations, and is as high as they need`() throws {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
        var content = header.defaultContentConfiguration()
        content.text = "Section"
        header.contentConfiguration = content
        var states = 0
        header.configurationUpdateHandler = { header, state in
            states += 1
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = state.isDisabled ? .gray : .yellow
            header.backgroundConfiguration = background
        }
        header.layoutIfNeeded()
        #expect(states == 1 && header.subviews.first?.subviews.first?.backgroundColor == .yellow)
        let shown = try #require(header.contentView.subviews.first)
        #expect(shown.frame == header.contentView.bounds)
        content.text = String(repeating: "A long title of a section. ", count: 8)
        let low = header.sizeThatFits(CGSize(width: 320, height: 0)).height
        header.contentConfiguration = content
        #expect(header.sizeThatFits(CGSize(width: 320, height: 0)).height > low)
        #expect(header.contentView.subviews.first === shown)
    }
}
