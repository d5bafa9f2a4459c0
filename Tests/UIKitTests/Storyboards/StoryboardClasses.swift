import InterludeFoundation
import TestStages
import UIKit

// The classes that the files of the tests name, with the tables that porting would make of `@IBOutlet` and `@IBAction`.

/// What is called in the scenes, in order.
@MainActor let storyboardLog = CallLog()

/// A screen that writes its life down.
@MainActor class StoryboardScreen: UIViewController {
    var name: String { title ?? "Screen" }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        storyboardLog.add("\(name).init")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        storyboardLog.add("\(name).awake")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        storyboardLog.add("\(name).viewDidLoad")
    }
}

@MainActor final class StoryboardShopController: StoryboardScreen, UIGestureRecognizerDelegate {
    nonisolated enum Table: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Table.put(place) }, 0, 0
        )
        static var owner: AnyClass { StoryboardShopController.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            typealias Shop = StoryboardShopController
            return [
                .init("headline", \Shop.headline, .outlet), .init("badge", \Shop.badge, .outlet),
                .init("badgeWidth", \Shop.badgeWidth, .outlet), .init("moreItem", \Shop.moreItem, .outlet),
                .init("container", \Shop.container, .outlet), .init("helper", \Shop.helper, .outlet),
                .init("buttons", \Shop.buttons, .outlet),
            ]
        }
        @MainActor static var methods: [ObjectiveCMethod] {
            typealias Shop = StoryboardShopController
            return [
                .init("buttonTapped:", isAction: true) { ($0 as! Shop).buttonTapped($1[0]) },
                .init("moreTapped", isAction: true) { shop, _ in (shop as! Shop).moreTapped() },
                .init("badgeTapped:", isAction: true) { ($0 as! Shop).badgeTapped($1[0]) },
                .init("backToShop:", isAction: true) { ($0 as! Shop).backToShop($1[0]) },
                .init("makeProduct:sender:segueIdentifier:", isAction: true) {
                    ($0 as! Shop).makeProduct($1[0], sender: $1[1], segueIdentifier: $1[2])
                },
            ]
        }
    }

    weak var headline: UILabel!
    var badge: StoryboardBadge!
    var badgeWidth: NSLayoutConstraint?
    var moreItem: UIBarButtonItem!
    var container: UIView!
    var helper: StoryboardHelper?
    var buttons: [UIButton]!
    var mayGo = true
    var onPrepare: ((UIStoryboardSegue) -> Void)?

    func buttonTapped(_ sender: UIButton) { storyboardLog.add("tapped(\(sender.tag))") }
    func moreTapped() { storyboardLog.add("more") }
    func badgeTapped(_ recognizer: UITapGestureRecognizer) { storyboardLog.add("badge") }
    func backToShop(_ segue: UIStoryboardSegue) {
        storyboardLog.add("back(\(segue.identifier ?? ""),\(segue.destination === self))")
    }
    func makeProduct(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> StoryboardProductController? {
        StoryboardProductController(coder: coder, product: "\(sender ?? "nil")/\(segueIdentifier ?? "nil")")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        storyboardLog.add("should(\(identifier))")
        return mayGo
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        storyboardLog.add("prepare(\(segue.identifier ?? ""),loaded:\(segue.destination.isViewLoaded))")
        onPrepare?(segue)
    }
}

/// Cannot be made without a product.
@MainActor final class StoryboardProductController: UIViewController {
    let product: String

    init?(coder: NSCoder, product: String) {
        self.product = product
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { fatalError("A product is needed") }
}

@MainActor final class StoryboardBadge: UIView {
    nonisolated enum Table: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Table.put(place) }, 0, 0
        )
        static var owner: AnyClass { StoryboardBadge.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            typealias Badge = StoryboardBadge
            return [
                .init("count", \Badge.count, .inspectable), .init("ratio", \Badge.ratio, .inspectable),
                .init("isRound", \Badge.isRound, .inspectable), .init("caption", \Badge.caption, .inspectable),
                .init("ink", \Badge.ink, .inspectable), .init("gap", \Badge.gap, .inspectable),
                .init("spot", \Badge.spot, .inspectable), .init("area", \Badge.area, .inspectable),
                .init("part", \Badge.part, .inspectable), .init("nothing", \Badge.nothing, .inspectable),
                .init("picture", \Badge.picture, .inspectable),
            ]
        }
    }

    var count = 0
    var ratio: CGFloat = 0
    var isRound = false
    var caption: String?
    var ink: UIColor?
    var gap = CGSize.zero
    var spot = CGPoint.zero
    var area = CGRect.zero
    var part = NSRange(location: 0, length: 0)
    var nothing: String? = "something"
    var picture: UIImage?
    /// What is known in `awakeFromNib`.
    var wakingCount = -1

    override func awakeFromNib() {
        super.awakeFromNib()
        wakingCount = count
    }
}

@MainActor final class StoryboardHelper: NSObject {
    nonisolated enum Table: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Table.put(place) }, 0, 0
        )
        static var owner: AnyClass { StoryboardHelper.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [.init("owner", \StoryboardHelper.owner, .outlet)]
        }
        @MainActor static var methods: [ObjectiveCMethod] {
            [.init("awakeFromNib") { helper, _ in (helper as! StoryboardHelper).wokenUp += 1 }]
        }
    }

    weak var owner: UIViewController?
    var wokenUp = 0
}

/// Shows its destination in its own way.
@MainActor final class StoryboardSwapSegue: UIStoryboardSegue {
    override func perform() {
        storyboardLog.add("swap")
        source.navigationController?.setViewControllers([destination], animated: false)
    }
}

@MainActor final class StoryboardSettings: UITableViewController {
    nonisolated enum Table: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Table.put(place) }, 0, 0
        )
        static var owner: AnyClass { StoryboardSettings.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [.init("toggle", \StoryboardSettings.toggle, .outlet)]
        }
        @MainActor static var methods: [ObjectiveCMethod] {
            [.init("switchChanged:", isAction: true) { ($0 as! StoryboardSettings).switchChanged($1[0]) }]
        }
    }

    var toggle: UISwitch!

    func switchChanged(_ sender: UISwitch) { storyboardLog.add("switch(\(sender.isOn))") }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let path = tableView.indexPathForSelectedRow
        storyboardLog.add("prepare(\(segue.identifier ?? ""),\(path.map { "\($0.section)/\($0.row)" } ?? "-"))")
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let isGone = tabBarController?.presentedViewController != nil
        storyboardLog.add("didSelect(\(indexPath.section)/\(indexPath.row)\(isGone ? ",gone" : ""))")
    }
}

@MainActor final class StoryboardRows: UITableViewController {
    nonisolated enum Table: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Table.put(place) }, 0, 0
        )
        static var owner: AnyClass { StoryboardRows.self }
        @MainActor static var methods: [ObjectiveCMethod] {
            [
                .init("addTapped:", isAction: true) { ($0 as! StoryboardRows).addTapped($1[0]) },
                .init("filterChanged:event:", isAction: true) {
                    ($0 as! StoryboardRows).filterChanged($1[0], event: $1[1])
                },
            ]
        }
    }

    func addTapped(_ sender: UIButton) { storyboardLog.add("add") }
    func filterChanged(_ sender: UISegmentedControl, event: UIEvent?) {
        storyboardLog.add("filter(\(sender.selectedSegmentIndex))")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let isPlain = indexPath.row % 2 == 1
        let cell = tableView.dequeueReusableCell(withIdentifier: isPlain ? "Plain" : "Row", for: indexPath)
        if let row = cell as? StoryboardRowCell { row.caption?.text = "Row \(indexPath.row)" }
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        storyboardLog.add("prepare(\(segue.identifier ?? ""),\(sender is StoryboardRowCell))")
    }
}

@MainActor final class StoryboardRowCell: UITableViewCell {
    nonisolated enum Table: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Table.put(place) }, 0, 0
        )
        static var owner: AnyClass { StoryboardRowCell.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [.init("caption", \StoryboardRowCell.caption, .outlet)]
        }
    }

    weak var caption: UILabel?
}

@MainActor final class StoryboardItems: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
    }
}

@MainActor final class StoryboardItemCell: UICollectionViewCell {
    nonisolated enum Table: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Table.put(place) }, 0, 0
        )
        static var owner: AnyClass { StoryboardItemCell.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [.init("picture", \StoryboardItemCell.picture, .outlet)]
        }
    }

    weak var picture: UIImageView!
}

@MainActor final class StoryboardOwner: NSObject {
    nonisolated enum Table: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Table.put(place) }, 0, 0
        )
        static var owner: AnyClass { StoryboardOwner.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            typealias Owner = StoryboardOwner
            return [
                .init("panel", \Owner.panel, .outlet), .init("slider", \Owner.slider, .outlet),
                .init("guest", \Owner.guest, .outlet),
            ]
        }
        @MainActor static var methods: [ObjectiveCMethod] {
            [.init("slid:", isAction: true) { ($0 as! StoryboardOwner).slid($1[0]) }]
        }
    }

    var panel: UIView?
    var slider: UISlider?
    var guest: StoryboardHelper?

    func slid(_ sender: UISlider) { storyboardLog.add("slid(\(sender.value))") }
}

@MainActor final class StoryboardNibController: UIViewController {
    nonisolated enum Table: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Table.put(place) }, 0, 0
        )
        static var owner: AnyClass { StoryboardNibController.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [.init("caption", \StoryboardNibController.caption, .outlet)]
        }
    }

    var caption: UILabel?
}
