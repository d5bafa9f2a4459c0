import InterludeFoundation
import Testing
import TestStages
import UIKit

@MainActor struct AccessibilityTests {
    private let scene = LazyScene()
    private var root: UIView { scene.shown.root }
    private var stage: ViewStage { scene.shown.stage }

    private func add<View: UIView>(_ view: View, _ frame: CGRect) -> View {
        view.frame = frame
        root.addSubview(view)
        return view
    }

    @Test func `feedback is recorded in order`() {
        let stage = stage
        UIImpactFeedbackGenerator(style: .heavy).impactOccurred(intensity: 0.5)
        UISelectionFeedbackGenerator().selectionChanged()
        UINotificationFeedbackGenerator().notificationOccurred(.warning)
        #expect(
            stage.host.signsGiven.feedback.map(\.feedback)
                == [.impact(.heavy, intensity: 0.5), .selection, .notification(.warning)])
    }

    @Test func `system sounds are recorded in order`() async {
        let stage = stage
        AudioServicesPlaySystemSound(1104)
        AudioServicesPlayAlertSound(kSystemSoundID_Vibrate)
        #expect(stage.host.signsGiven.sounds.map(\.sound) == [1104, 0x0FFF])
        stage.host.advance(by: 0.1)
        AudioServicesPlaySystemSoundWithCompletion(1057, nil)
        #expect(stage.host.signsGiven.sounds.last?.sound == 1057)
    }

    @Test func `actions of a view's own and a picture's name are kept`() {
        let view = UIView()
        #expect(view.accessibilityCustomActions == nil)
        view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Delete") { _ in true }]
        #expect(view.accessibilityCustomActions?.map(\.name) == ["Delete"])
        let image = UIImage()
        image.accessibilityIdentifier = "trash"
        #expect(
            image.accessibilityIdentifier == "trash"
                && image.withRenderingMode(.alwaysTemplate).accessibilityIdentifier == nil)
    }

    @Test func `announcements are recorded`() {
        let stage = stage
        stage.host.advance(by: 0.5)
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        let told = stage.host.signsGiven.announcements
        #expect(told.count == 1 && told.first?.notification == .announcement)
        #expect(told.first?.argument as? String == "Saved")
    }

    @Test
    func `any object may say what it is, and who asks an object of an unknown class hears the class's own answer`() {
        final class Record: NSObject {}
        final class Named: NSObject { var accessibilityLabel: String? = "own" }
        let record = Record()
        #expect(
            record.accessibilityLabel == nil && !record.isAccessibilityElement && record.accessibilityFrame == .zero)
        record.accessibilityLabel = "row"
        record.accessibilityTraits = .button
        record.isAccessibilityElement = true
        #expect(
            record.accessibilityLabel == "row" && record.accessibilityTraits == .button && record.isAccessibilityElement
        )
        #expect(Record().accessibilityLabel == nil && Named().accessibilityLabel == "own")
        let (label, item) = (UILabel(), UIBarButtonItem())
        for object in [label, item] as [any NSObjectProtocol] {
            object.accessibilityLabel = "told"
            object.accessibilityTraits = .header
        }
        #expect(label.accessibilityLabel == "told" && label.accessibilityTraits == .header)
        #expect(item.accessibilityLabel == "told" && item.accessibilityTraits == .header)
        #expect((label as any NSObjectProtocol).isAccessibilityElement)
    }

    @Test func `controls and labels are elements by themselves`() {
        let label = add(UILabel(), CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "Title"
        let button = add(UIButton(type: .system), CGRect(x: 0, y: 30, width: 100, height: 20))
        button.setTitle("Buy", for: .normal)
        button.isEnabled = false
        let slider = add(UISlider(), CGRect(x: 0, y: 60, width: 100, height: 34))
        slider.value = 0.25
        #expect(
            label.isAccessibilityElement && label.accessibilityLabel == "Title"
                && label.accessibilityTraits == .staticText)
        #expect(button.accessibilityLabel == "Buy" && button.accessibilityTraits == [.button, .notEnabled])
        #expect(slider.accessibilityValue == "25%" && slider.accessibilityTraits.contains(.adjustable))
        #expect(!root.isAccessibilityElement)
        label.accessibilityLabel = "Other"
        #expect(label.accessibilityLabel == "Other")
    }

    @Test func `a navigation bar is read before its screen, toolbar and tab bar after it`() throws {
        let screen = UIViewController()
        screen.title = "Title"
        screen.view.frame = UIScreen.main.bounds
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Edit", style: .plain, target: nil, action: nil)
        screen.toolbarItems = [UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)]
        let label = UILabel(frame: CGRect(x: 20, y: 300, width: 100, height: 20))
        label.text = "Content"
        screen.view.addSubview(label)
        let navigation = UINavigationController(rootViewController: screen)
        navigation.isToolbarHidden = false
        navigation.tabBarItem.title = "Home"
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let host = HeadlessHost(device: .iPhone15)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        host.advance(by: 0.1)
        let labels = AccessibilityTree(of: window).nodes.compactMap(\.label)
        #expect(labels == ["Title", "Edit", "Content", "Share", "Home"])
    }

    @Test func `items of bars are found by what they say of themselves`() throws {
        let screen = UIViewController()
        let add = UIBarButtonItem(systemItem: .add)
        add.accessibilityIdentifier = "add"
        add.accessibilityHint = "Makes a new one"
        let sort = UIBarButtonItem(
            image: UIImage(systemName: "arrow.up.arrow.down"), style: .plain, target: nil, action: nil)
        sort.accessibilityLabel = "Sort"
        sort.isEnabled = false
        screen.navigationItem.rightBarButtonItems = [add, sort]
        let (first, navigation) = (UIViewController(), UINavigationController())
        first.title = "All"
        navigation.viewControllers = [first, screen]
        navigation.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
        navigation.tabBarItem.badgeValue = "3"
        navigation.tabBarItem.accessibilityIdentifier = "home"
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let host = HeadlessHost(device: .iPhone15)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        host.advance(by: 0.1)
        func node(_ label: String) throws -> AccessibilityTree.Node {
            try #require(AccessibilityTree(of: window).nodes.first { $0.label == label })
        }
        #expect(try node("All").traits == .button)
        #expect(try node("Add").identifier == "add" && node("Add").hint == "Makes a new one")
        #expect(try node("Sort").traits == [.button, .notEnabled])
        #expect(try node("Home").traits == [.button, .selected])
        #expect(try node("Home").value == "3" && node("Home").identifier == "home")
        add.accessibilityLabel = "New"
        add.accessibilityIdentifier = "new"
        host.advance(by: 0.1)
        #expect(try node("New").identifier == "new")
    }

    @Test func `fields say what is typed, segments that they are buttons`() {
        let field = add(UITextField(), CGRect(x: 0, y: 0, width: 100, height: 30))
        field.placeholder = "Name"
        #expect(field.isAccessibilityElement && field.accessibilityValue == "Name")
        field.text = "Ada"
        #expect(field.accessibilityValue == "Ada")
        field.isSecureTextEntry = true
        #expect(field.accessibilityValue == "•••")
        let notes = add(UITextView(), CGRect(x: 0, y: 40, width: 100, height: 30))
        notes.text = "Notes"
        let segments = add(UISegmentedControl(items: ["Day", "Week"]), CGRect(x: 0, y: 80, width: 200, height: 30))
        segments.selectedSegmentIndex = 1
        let bar = add(UIProgressView(), CGRect(x: 0, y: 120, width: 200, height: 4))
        bar.progress = 0.5
        stage.host.step()
        let nodes = AccessibilityTree(of: root).nodes
        #expect(nodes.map(\.value) == ["•••", "Notes", nil, nil, "50%"])
        #expect(nodes.map(\.label) == [nil, nil, "Day", "Week", "Progress"])
        #expect(nodes[2].traits == .button && nodes[3].traits == [.button, .selected])
    }

    @Test func `an element's outline or frame of its own takes the place of its bounds`() {
        let label = add(UILabel(), CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "Round"
        label.accessibilityFrame = CGRect(x: 5, y: 5, width: 10, height: 10)
        #expect(AccessibilityTree(of: root).nodes.first?.frame == CGRect(x: 5, y: 5, width: 10, height: 10))
        label.accessibilityPath = UIBezierPath(ovalIn: CGRect(x: 50, y: 60, width: 20, height: 30))
        #expect(label.accessibilityFrame == CGRect(x: 50, y: 60, width: 20, height: 30))
        #expect(AccessibilityTree(of: root).nodes.first?.frame == label.accessibilityFrame)
    }

    @Test func `elements are read from above to below, hidden ones not`() {
        for (text, x, y) in [("d", 0, 100), ("b", 200, 0), ("a", 0, 0), ("c", 0, 50)] {
            add(UILabel(), CGRect(x: x, y: y, width: 100, height: 20)).text = text
        }
        let hidden = add(UILabel(), CGRect(x: 0, y: 200, width: 100, height: 20))
        hidden.text = "e"
        hidden.isHidden = true
        #expect(AccessibilityTree(of: root).nodes.map(\.label) == ["a", "b", "c", "d"])
        root.accessibilityElementsHidden = true
        #expect(AccessibilityTree(of: root).nodes.isEmpty)
    }

    @Test func `a modal view is read alone`() {
        add(UILabel(), CGRect(x: 0, y: 0, width: 100, height: 20)).text = "behind"
        let alert = add(UIView(), CGRect(x: 0, y: 100, width: 200, height: 100))
        alert.accessibilityViewIsModal = true
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "alert"
        alert.addSubview(label)
        #expect(AccessibilityTree(of: root).nodes.map(\.label) == ["alert"])
    }

    @Test func `elements of a view's own move with it`() {
        let chart = add(UIView(), CGRect(x: 50, y: 100, width: 200, height: 100))
        let bar = UIAccessibilityElement(accessibilityContainer: chart)
        bar.accessibilityLabel = "March"
        bar.accessibilityIdentifier = "bar-3"
        bar.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 0, width: 20, height: 100)
        chart.accessibilityElements = [bar]
        #expect(bar.accessibilityFrame == CGRect(x: 60, y: 100, width: 20, height: 100))
        chart.frame.origin.y = 200
        let node = AccessibilityTree(of: root).nodes.first
        #expect(node?.label == "March" && node?.identifier == "bar-3")
        #expect(node?.frame == CGRect(x: 60, y: 200, width: 20, height: 100))
    }
}
