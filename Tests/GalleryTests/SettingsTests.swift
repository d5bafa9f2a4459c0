import Gallery
import Testing
import UIKit

@MainActor
@Suite struct `Settings` {
    /// Counts how often it is reloaded; shows nothing.
    private final class CountingTable: UITableView {
        var reloads = 0
        override func reloadData() { reloads += 1 }
    }

    @Test func `a change is followed once, also after a dismissal that was cancelled`() {
        let run = GalleryRun()
        let settings = SettingsViewController()
        run.list.present(UINavigationController(rootViewController: settings), animated: false)
        run.settle()
        let table = CountingTable(frame: settings.view.frame, style: .plain)
        settings.tableView = table
        settings.beginAppearanceTransition(false, animated: false)
        settings.beginAppearanceTransition(true, animated: false)
        settings.endAppearanceTransition()
        let before = table.reloads
        NotificationCenter.default.post(
            name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
        #expect(table.reloads == before + 1)
    }
}
