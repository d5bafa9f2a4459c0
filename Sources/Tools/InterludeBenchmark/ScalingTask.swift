import InterludeStage
import QuartzCore
import UIKit

/// A task with a number of elements, of which UIKit's time grows in proportion to the number.
@MainActor
struct ScalingTask {
    /// The elements, and what is done with them.
    let elements: String
    /// Sets up a screen for a number of elements. Only the returned work is measured.
    let prepare: @MainActor (Int) throws -> @MainActor () throws -> Void

    static let all = [
        views, constraints, layers, cells, animations, gestures, controllers, transitions,
    ]

    // MARK: Content

    private static let views = ScalingTask(elements: "views: added, laid out, in a display list") { count in
        let (stage, root) = try screen()
        return {
            for index in 0..<count { root.addSubview(square(index)) }
            showFrame(of: stage)
        }
    }

    /// Four for each view, which is below the one before it.
    private static let constraints = ScalingTask(elements: "constraints: activated, solved") { count in
        let (_, root) = try screen()
        return {
            var above = root.topAnchor
            for _ in 0..<max(1, count / 4) {
                let view = UIView()
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
                NSLayoutConstraint.activate([
                    view.topAnchor.constraint(equalTo: above, constant: 1),
                    view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                    view.widthAnchor.constraint(equalToConstant: 20),
                    view.heightAnchor.constraint(equalToConstant: 3),
                ])
                above = view.bottomAnchor
            }
            root.layoutIfNeeded()
        }
    }

    private static let layers = ScalingTask(elements: "layers: added, in a display list") { count in
        let (stage, root) = try screen()
        return {
            for index in 0..<count {
                let layer = CALayer()
                layer.frame = place(index)
                layer.backgroundColor = UIColor.red.cgColor
                root.layer.addSublayer(layer)
            }
            showFrame(of: stage)
        }
    }

    private static let cells = ScalingTask(elements: "cells: loaded, scrolled to the last one") { count in
        let (stage, root) = try screen()
        let rows = ScalingRows(count)
        let table = UITableView(frame: root.bounds)
        root.addSubview(table)
        return {
            (table.dataSource, table.delegate) = (rows, rows)
            table.reloadData()
            table.layoutIfNeeded()
            table.scrollToRow(at: IndexPath(row: count - 1, section: 0), at: .bottom, animated: false)
            showFrame(of: stage)
            // The table does not retain them.
            withExtendedLifetime(rows) {}
        }
    }

    // MARK: Movement and touches

    private static let animations = ScalingTask(elements: "animations: begun, ten frames of them") { count in
        let (stage, root) = try screen()
        let views = (0..<count).map(square)
        for view in views { root.addSubview(view) }
        showFrame(of: stage)
        return {
            UIView.animate(withDuration: 1) { for view in views { view.center.x += 100 } }
            for _ in 0..<10 { showFrame(of: stage) }
        }
    }

    private static let gestures = ScalingTask(elements: "gestures: one of each view, a tap") { count in
        let (stage, root) = try screen()
        let views = (0..<count).map(square)
        for view in views {
            root.addSubview(view)
            view.addGestureRecognizer(UITapGestureRecognizer())
        }
        showFrame(of: stage)
        return {
            stage.tap(at: CGPoint(x: 1.5, y: 1.5))
            try stage.settle()
        }
    }

    // MARK: Screens

    private static let controllers = ScalingTask(elements: "controllers: set as a stack, a push and a pop") { count in
        let (stage, navigation) = try stack()
        return {
            navigation.setViewControllers((0..<count).map { _ in UIViewController() }, animated: false)
            try stage.settle()
            try pushAndPop(in: navigation, on: stage)
        }
    }

    private static let transitions = ScalingTask(elements: "transitions: pushes and pops in turn") { count in
        let (stage, navigation) = try stack()
        return { for _ in 0..<count / 2 { try pushAndPop(in: navigation, on: stage) } }
    }
}

extension ScalingTask {
    private static func screen() throws -> (Stage, UIView) {
        let root = UIViewController()
        let stage = Stage(rootViewController: root, scale: 1)
        try stage.settle()
        return (stage, root.view)
    }

    private static func stack() throws -> (Stage, UINavigationController) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = Stage(rootViewController: navigation, scale: 1)
        try stage.settle()
        return (stage, navigation)
    }

    private static func pushAndPop(in navigation: UINavigationController, on stage: Stage) throws {
        navigation.pushViewController(UIViewController(), animated: true)
        try stage.settle()
        navigation.popViewController(animated: true)
        try stage.settle()
    }

    /// Everything up to the display list. Pixels grow with the area that is drawn.
    private static func showFrame(of stage: Stage) {
        stage.host.step()
        _ = stage.host.displayList()
    }

    private static func place(_ index: Int) -> CGRect {
        CGRect(x: Double(index % 56) * 7, y: Double(index / 56 % 168) * 5, width: 3, height: 3)
    }

    private static func square(_ index: Int) -> UIView {
        let view = UIView(frame: place(index))
        view.backgroundColor = .red
        return view
    }
}

/// Rows of two heights, which the table asks for.
@MainActor
private final class ScalingRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    private let count: Int

    init(_ count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(
                style: .default, reuseIdentifier: "row")
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row.isMultiple(of: 2) ? 44 : 60
    }
}
