import InterludeFoundation
import TestStages
import Testing
import UIKit

/// A list of an app whose sources were made over from iOS: what it implements of its protocols is known by the table that was made.
@MainActor private final class PortedList: UITableViewController {
    nonisolated enum Table: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Table.put(place) }, 0, 0
        )
        static var owner: AnyClass { PortedList.self }
        @MainActor static var methods: [ObjectiveCMethod] {
            [
                .init("tableView:commit:forRowAt:") {
                    ($0 as! PortedList).tableView($1[0], commit: $1[1], forRowAt: $1[2])
                },
                .init("tableView:moveRowAt:to:") { ($0 as! PortedList).tableView($1[0], moveRowAt: $1[1], to: $1[2]) },
            ]
        }
    }

    var rows = (0..<5).map { "\($0)" }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { rows.remove(at: indexPath.row) }
    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
}

@MainActor @Suite struct PortedListTests {
    @Test func `rows of a list with moveRowAt have the sign by which they are moved`() {
        let list = PortedList()
        let host = HeadlessHost()
        let window = UIWindow()
        window.rootViewController = list
        window.makeKeyAndVisible()
        list.setEditing(true, animated: false)
        host.step()
        #expect(list.tableView.visibleCells.count == 5)
        #expect(list.tableView.visibleCells.allSatisfy { $0.showsReorderControl })
        _ = window
    }

    @Test func `what lists ask for is named as porting names it`() {
        let list = PortedList()
        #expect(OptionalMethod.commitEditing.isImplemented(by: list))
        #expect(OptionalMethod.moveRow.isImplemented(by: list))
        #expect(!OptionalMethod.commitEditing.isImplemented(by: UITableViewController()))
    }
}
