import InterludeTesting
import Testing
import UIKit

/// The films of alerts and action sheets. Their titles are blank, so that no font decides.
@MainActor
@Suite("The film of an alert")
struct AlertFilmTests {
    @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
    func `comes and goes`(_ style: UIAlertController.Style) throws {
        let list = Screen.wordless(.systemTeal)
        let stage = try Stage.forFilms(list)
        defer { stage.close() }
        let alert = alert(style)
        let name = style == .alert ? "alert" : "action-sheet"
        let arrival = try stage.film { list.present(alert, animated: true) }
        expectFilm(arrival, matches: "\(name)-present", moments: .spread(5))
        let leave = try stage.film { list.dismiss(animated: true) }
        #expect(list.presentedViewController == nil)
        expectFilm(leave, matches: "\(name)-dismiss", moments: .spread(5))
    }

    @Test func `with a field it comes where the keyboard leaves room, and goes with it`() throws {
        let list = Screen.wordless(.systemTeal)
        let stage = try Stage.forFilms(list)
        defer { stage.close() }
        let alert = alert(.alert)
        let keyboard = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 250))
        keyboard.backgroundColor = .systemGray
        alert.addTextField {
            $0.inputView = keyboard
            $0.tintColor = .clear
        }
        let arrival = try stage.film { list.present(alert, animated: true) }
        expectFilm(arrival, matches: "alert-field-present", moments: .spread(6))
        let leave = try stage.film { list.dismiss(animated: true) }
        expectFilm(leave, matches: "alert-field-dismiss", moments: .spread(6))
    }

    @Test func `on a tablet an action sheet points at its source`() throws {
        let list = Screen.wordless(.systemTeal)
        let stage = try Stage.forFilms(list, .iPad10)
        defer { stage.close() }
        let sheet = alert(.actionSheet)
        sheet.popoverPresentationController?.sourceView = list.square
        let film = try stage.film { list.present(sheet, animated: true) }
        expectFilm(film, matches: "action-sheet-pad-present", moments: .spread(4))
    }

    private func alert(_ style: UIAlertController.Style) -> UIAlertController {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: style)
        for style in [UIAlertAction.Style.default, .destructive, .cancel] {
            alert.addAction(UIAlertAction(title: " ", style: style))
        }
        return alert
    }
}
