import Inspector
import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct TimelineTests {
    /// Animates three properties of three layers.
    private static func animate(_ context: any UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to) else { return }
        let badge = CALayer()
        badge.name = "badge"
        to.layer.addSublayer(badge)
        let rotation = CABasicAnimation(keyPath: "transform.rotation.z")
        (rotation.fromValue, rotation.toValue) = (0, 3)
        rotation.duration = 0.2
        rotation.timingFunction = CAMediaTimingFunction(name: .easeIn)
        badge.add(rotation, forKey: nil)
        to.alpha = 0
        UIView.animate(withDuration: 0.25, delay: 0.25, options: .curveLinear, animations: { to.alpha = 1 })
        to.center.x += 200
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
            animations: { to.center.x -= 200 }, completion: { _ in context.completeTransition(true) })
    }

    private final class DetailController: UIViewController {}

    private func pushed(_ stage: InspectorStage) throws -> [TimelineRow] {
        stage.navigation.navigationBar.isHidden = true
        stage.push(PushAnimator(duration: 0.5, animate: Self.animate), DetailController())
        stage.turn(2)
        return try #require(stage.model.record).rows
    }

    @Test func `it has a row for each animated property and no other`() throws {
        let stage = InspectorStage()
        let rows = try pushed(stage)
        #expect(rows.map(\.keyPath) == ["transform.rotation.z", "opacity", "position"])
        #expect(
            rows.map(\.owner) == ["DetailController.view · badge", "DetailController.view", "DetailController.view"])
        #expect(rows.map { $0.bars.map(\.pace) } == [["ease in"], ["linear"], ["spring 0.70"]])
        for (row, expected) in zip(rows, [(0, 0.2), (0.25, 0.25), (0, 0.5)] as [(Double, Double)]) {
            #expect(row.bars.count == 1)
            #expect(abs((row.bars.first?.begin ?? -1) - expected.0) < 1e-6)
            #expect(abs((row.bars.first?.length ?? -1) - expected.1) < 1e-6)
        }
        #expect(stage.model.record?.total == 0.5)
    }

    @Test func `rows stay when the transition has ended and make way for the next one's`() throws {
        let stage = InspectorStage()
        let rows = try pushed(stage)
        stage.turn(60)
        #expect(stage.model.record?.didComplete == true)
        #expect(stage.model.record?.rows == rows)
        stage.navigation.delegate = nil
        stage.navigation.popViewController(animated: true)
        stage.turn(2)
        #expect(stage.model.record?.operation == .pop)
        #expect(stage.model.record?.rows != rows && stage.model.record?.rows.isEmpty == false)
    }

    @Test func `UIKit's parts, labels, and layers with a name are called by what they are`() throws {
        let stage = InspectorStage()
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let named = UIView(frame: plain.frame)
        named.layer.name = "shade"
        for view in [plain, named] { stage.navigation.viewControllers[0].view.addSubview(view) }
        stage.push()
        for view in [plain, named] { UIView.animate(withDuration: 0.2) { view.alpha = 0 } }
        stage.turn(2)
        let owners = try #require(stage.model.record).rows.map(\.owner)
        for name in ["shade", "UIView in UIViewController", "UILabel “First”", "NavigationBarContent.titleContainer"] {
            #expect(owners.contains(name), "\(name) is not among \(owners)")
        }
    }

    @Test func `the app's own layers come first, and UIKit's are folded below them`() throws {
        let stage = InspectorStage()
        stage.push(nil, DetailController())
        stage.turn(2)
        let rows = try #require(stage.model.record).rows
        #expect(rows.first { $0.owner == "DetailController.view" }?.isApps == true)
        #expect(rows.first { $0.owner == "NavigationBarContent.titleContainer" }?.isApps == false)
        let system = rows.filter { !$0.isApps }
        let content = TimelineContent(rows)
        #expect(content.items.last == .system(count: system.count, isOpen: false))
        #expect(content.items.dropLast() == rows.filter(\.isApps).map(TimelineContent.Item.row)[...])
        let open = TimelineContent(rows, showsSystem: true)
        #expect(open.items.count + open.hidden == rows.count + 1)
        #expect(TimelineContent(system).items.first == .system(count: system.count, isOpen: true))
    }

    @Test func `the filter leaves the rows of one kind`() throws {
        let stage = InspectorStage()
        stage.push(nil, DetailController())
        stage.turn(2)
        let rows = try #require(stage.model.record).rows
        for kind in TimelineRow.Kind.allCases {
            let shown = TimelineContent(rows, filter: kind, showsSystem: true).items.compactMap { item in
                if case .row(let row) = item { row.keyPath } else { nil }
            }
            #expect(shown.count == min(rows.filter { $0.kind == kind }.count, TimelineContent.mostRows - 1))
            #expect(shown.allSatisfy { TimelineRow.Kind($0) == kind })
        }
        #expect(TimelineRow.Kind("transform.rotation.z") == .motion && TimelineRow.Kind("opacity") == .look)
    }

    @Test func `a row that is muted has no effect, and so in the next run`() throws {
        let stage = InspectorStage()
        stage.push(ProbeAnimator(.block))
        stage.turn(8)
        stage.press("Space")
        let picture = stage.picture()
        func row() throws -> TimelineRow {
            try #require(stage.model.record?.rows.first { $0.isApps && $0.keyPath == "transform" })
        }
        stage.model.toggleMute(try row())
        #expect(try row().isMuted && stage.picture() != picture)
        stage.model.toggleMute(try row())
        #expect(try !row().isMuted && stage.picture() == picture)
        stage.model.toggleMute(try row())
        stage.press("Space")
        stage.turn(60)
        #expect(stage.model.record?.didComplete == true)
        stage.navigation.popViewController(animated: false)
        stage.turn(2)
        stage.push(ProbeAnimator(.block))
        stage.turn(2)
        #expect(try row().isMuted)
    }

    @Test func `a property animator's rows have its duration and its pace`() throws {
        let stage = InspectorStage()
        stage.push(ProbeAnimator(.propertyAnimator))
        stage.turn(2)
        let row = try #require(stage.model.record?.rows.first { $0.keyPath == "transform" })
        #expect(row.bars.first?.length == 0.35 && row.bars.first?.pace == "animator")
        #expect((row.bars.first?.graph.values[6] ?? 1) < 0.2, "it eases in")
    }

    @Test func `an animation without an end does not stretch the time line`() throws {
        let stage = InspectorStage()
        stage.push(ProbeAnimator(.block))
        let spinner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.navigation.view.addSubview(spinner)
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat], animations: { spinner.alpha = 0 })
        stage.turn(2)
        #expect(stage.model.record?.rows.contains { $0.end.isInfinite } == true)
        #expect(stage.model.record?.total == 0.35)
    }
}
