import Gallery
import TestStages
import Testing
import UIKit

/// On what the gallery has to be laid out well.
struct Setting: Sendable, CustomTestStringConvertible {
    var device = Device.iPhone15
    var orientation = UIInterfaceOrientation.portrait
    var style = UIUserInterfaceStyle.light
    var direction = UITraitEnvironmentLayoutDirection.leftToRight
    var textSize = UIContentSizeCategory.large

    var testDescription: String {
        "\(device.name), \(orientation.isLandscape ? "landscape" : "portrait"), \(style == .dark ? "dark" : "light"), "
            + "\(direction == .rightToLeft ? "right to left" : "left to right"), \(textSize.rawValue)"
    }

    /// Four devices of different shapes, both orientations, light and dark, both directions.
    static let all: [Setting] = [Device.iPhone15, .iPhone15ProMax, .iPhoneSE, .iPad10].flatMap { device in
        [UIInterfaceOrientation.portrait, .landscapeRight].flatMap { orientation in
            [
                Setting(device: device, orientation: orientation),
                Setting(device: device, orientation: orientation, style: .dark, direction: .rightToLeft),
            ]
        }
    }

    /// Small and very large text, on the narrowest screen.
    static let textSizes: [Setting] = [
        UIContentSizeCategory.extraSmall, .extraExtraExtraLarge, .accessibilityLarge,
    ].map { Setting(device: .iPhoneSE, textSize: $0) }
}

@MainActor
@Suite struct `Layout` {
    @MainActor private func launch(_ setting: Setting) -> GalleryRun {
        GalleryRun(
            device: setting.device, orientation: setting.orientation, style: setting.style,
            direction: setting.direction, textSize: setting.textSize)
    }

    @Test(arguments: Setting.all + Setting.textSizes)
    func `no text of the list is cut or lies on another`(_ setting: Setting) {
        let run = launch(setting)
        let table = run.list.tableView!
        for section in 0..<table.numberOfSections {
            let last = IndexPath(row: table.numberOfRows(inSection: section) - 1, section: section)
            table.scrollToRow(at: last, at: .middle, animated: false)
            run.settle()
            #expect(Labels.findings(in: table) == [])
        }
    }

    @Test(arguments: Setting.all + Setting.textSizes)
    func `no text of a showcase's page is cut, and all of it can be reached`(_ setting: Setting) throws {
        let run = launch(setting)
        for index in [0, 5] {
            let page = run.open(ShowcaseGroup.all[1].showcases[index])
            #expect(Labels.findings(in: page.view) == [])
            let scroll = try #require(page.view.subviews.compactMap { $0 as? UIScrollView }.first)
            let last = try #require(page.buttons.last)
            #expect(scroll.contentSize.height >= last.convert(last.bounds, to: scroll).maxY)
            #expect(page.pictureView.frame.width > 100)
            run.navigation.popViewController(animated: false)
            run.settle()
        }
    }

    @Test(arguments: Setting.all + Setting.textSizes)
    func `no text of a place's page is cut`(_ setting: Setting) throws {
        let run = launch(setting)
        let page = run.open(ShowcaseGroup.all[0].showcases[0])
        page.buttons[0].sendActions(for: .primaryActionTriggered)
        run.settle()
        let place = try #require(run.front as? PlaceViewController)
        #expect(Labels.findings(in: place.view) == [])
        #expect(place.view.bounds.contains(place.actionButton.frame))
    }

    @Test(arguments: Setting.all + Setting.textSizes)
    func `no text of the settings is cut or lies on another`(_ setting: Setting) throws {
        let run = launch(setting)
        let navigation = UINavigationController(rootViewController: SettingsViewController())
        run.list.present(navigation, animated: false)
        run.settle()
        let settings = try #require(navigation.topViewController as? SettingsViewController)
        #expect(Labels.findings(in: settings.tableView) == [])
    }

    @Test func `from right to left the symbols stand at the right`() throws {
        let run = launch(Setting(direction: .rightToLeft))
        let cell = try #require(run.list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        let image = try #require(images(in: cell.contentView).first)
        let frame = image.convert(image.bounds, to: cell)
        #expect(frame.midX > cell.bounds.midX)
    }

    private func images(in view: UIView) -> [UIImageView] {
        view.subviews.flatMap { [$0 as? UIImageView].compactMap(\.self) + images(in: $0) }
    }
}
