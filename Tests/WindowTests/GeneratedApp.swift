import Foundation
import TestPrograms

/// An app of many files, to measure how long an edit takes: screens that push each other, each in a file of its own.
struct GeneratedApp {
    let folder: TestFolder
    private let count: Int

    /// - Parameter files: How many Swift files it has.
    init(files: Int) throws {
        folder = try TestFolder()
        count = files - 1
        try folder.write(GeneratedApp.delegate, to: "Shop/AppDelegate.swift")
        for number in 1...count { try write(number, text: "1") }
    }

    var path: String { folder.url.appendingPathComponent("Shop").path }

    /// Writes a screen's file, with a text in one of its methods.
    func write(_ number: Int, text: String) throws {
        try folder.write(screen(number, text), to: "Shop/Screen\(number).swift")
    }

    private static let delegate = """
        import UIKit

        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = UINavigationController(rootViewController: Screen1())
                window?.makeKeyAndVisible()
                return true
            }
        }

        """

    /// A screen as apps have them: some views, constraints, a table, a transition of its own.
    private func screen(_ number: Int, _ text: String) -> String {
        """
        import UIKit

        final class Screen\(number): UIViewController, UITableViewDataSource {
            private let label = UILabel()
            private let table = UITableView()
            @IBOutlet private var button: UIButton!
            private var items = (0..<\(number)).map { "item \\($0)" }

            override func viewDidLoad() {
                super.viewDidLoad()
                title = "Screen \(number)"
                view.backgroundColor = .white
                label.text = "\(text)"
                button = UIButton(type: .system)
                button.setTitle("Next", for: .normal)
                button.addTarget(self, action: #selector(next(_:)), for: .touchUpInside)
                table.dataSource = self
                for view in [label, button, table] as [UIView] {
                    view.translatesAutoresizingMaskIntoConstraints = false
                    self.view.addSubview(view)
                }
                NSLayoutConstraint.activate([
                    label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
                    label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                    button.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 20),
                    button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                    table.topAnchor.constraint(equalTo: button.bottomAnchor, constant: 20),
                    table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                    table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                ])
            }

            @objc private func next(_ sender: UIButton) {
                UIView.animate(withDuration: 0.2, animations: { self.label.alpha = 0.5 }) { _ in self.label.alpha = 1 }
                navigationController?.pushViewController(Screen\(number % count + 1)(), animated: true)
            }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
                cell.textLabel?.text = items[indexPath.row]
                cell.detailTextLabel?.text = items.filter { $0 < items[indexPath.row] }.joined(separator: ", ")
                return cell
            }
        }

        """
    }
}
