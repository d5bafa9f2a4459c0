import UIKit

/// A text in two columns that flows round a disc, which a finger moves, with marked words in boxes of their own.
final class ColumnsOfTextViewController: UIViewController {
    let disc = UIImageView()
    let columns: [UITextView]
    private let storage = NSTextStorage()
    private let manager = BoxedMarks()

    init() {
        storage.addLayoutManager(manager)
        columns = (0..<2).map { [manager] _ in
            let container = NSTextContainer(size: .zero)
            manager.addTextContainer(container)
            let view = UITextView(frame: .zero, textContainer: container)
            view.isScrollEnabled = false
            view.isEditable = false
            view.backgroundColor = .clear
            return view
        }
        super.init(nibName: nil, bundle: nil)
        title = "Columns"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        storage.setAttributedString(Self.text)
        for column in columns { view.addSubview(column) }
        disc.backgroundColor = .systemTeal
        disc.isUserInteractionEnabled = true
        disc.accessibilityIdentifier = "disc"
        disc.bounds.size = CGSize(width: 130, height: 130)
        disc.layer.cornerRadius = 65
        #if canImport(ObjectiveC)
        let action = #selector(moveDisc(_:))
        #else
        let action = Selector(ColumnsOfTextViewController.moveDisc(_:))
        #endif
        disc.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: action))
        view.addSubview(disc)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 12, dy: 8)
        let width = (room.width - 8) / 2
        for (number, column) in columns.enumerated() {
            let frame = CGRect(
                x: room.minX + CGFloat(number) * (width + 8), y: room.minY, width: width, height: room.height)
            guard column.frame != frame else { continue }
            column.frame = frame
            column.textContainer.size = frame.inset(by: column.textContainerInset).size
        }
        if disc.center == .zero { disc.center = CGPoint(x: room.midX, y: room.minY + room.height * 0.3) }
        flowAround()
    }

    #if canImport(ObjectiveC)
    @objc
    #endif
    func moveDisc(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: view)
        pan.setTranslation(.zero, in: view)
        disc.center.x += way.x
        disc.center.y += way.y
        flowAround()
    }

    /// Keeps the disc clear in both columns.
    private func flowAround() {
        for column in columns {
            let inset = column.textContainerInset
            let place = column.convert(disc.frame.insetBy(dx: -6, dy: -6), from: view)
            column.textContainer.exclusionPaths = [
                UIBezierPath(ovalIn: place.offsetBy(dx: -inset.left, dy: -inset.top))
            ]
        }
    }

    private static var text: NSAttributedString {
        let text = NSMutableAttributedString()
        for (number, place) in Place.all.enumerated() {
            let marked: [NSAttributedString.Key: Any] = [
                .font: UIFont.preferredFont(forTextStyle: .headline), .foregroundColor: UIColor.white,
                .backgroundColor: number % 2 == 0 ? UIColor.systemIndigo : .systemOrange,
            ]
            let plain: [NSAttributedString.Key: Any] = [
                .font: UIFont.preferredFont(forTextStyle: .footnote), .foregroundColor: UIColor.label,
            ]
            text.append(NSAttributedString(string: " \(place.name) ", attributes: marked))
            text.append(
                NSAttributedString(string: "\n" + place.story.joined(separator: "\n") + "\n", attributes: plain))
        }
        return text
    }
}

/// Draws background colors with round corners.
private final class BoxedMarks: NSLayoutManager {
    override func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
        color.setFill()
        for index in 0..<rectCount {
            UIBezierPath(roundedRect: rectArray[index].insetBy(dx: 0, dy: 1), cornerRadius: 5).fill()
        }
    }
}
