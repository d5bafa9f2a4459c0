import Testing
import UIKit

/// Views that are copied by writing them to an archive and reading it.
@MainActor @Suite(.statesOutcome) struct ViewArchiveTests {
    private func copy<Object>(_ object: Object) throws -> Object {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        return try #require(reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Object)
    }

    @Test func `a view keeps its place and its look, and its layer's look is the app's affair`() throws {
        let view = UIView(frame: CGRect(x: 3, y: 4, width: 50, height: 60))
        view.backgroundColor = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
        view.alpha = 0.5
        view.tag = 7
        view.clipsToBounds = true
        view.contentMode = .center
        view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        view.setContentHuggingPriority(.init(333), for: .vertical)
        view.layer.cornerRadius = 9
        let other = try copy(view)
        #expect(other !== view && other.frame == view.frame && other.backgroundColor == view.backgroundColor)
        #expect(other.alpha == 0.5 && other.tag == 7 && other.clipsToBounds && other.contentMode == .center)
        #expect(other.autoresizingMask == view.autoresizingMask)
        #expect(other.contentHuggingPriority(for: .vertical) == .init(333))
        #expect(other.layer.cornerRadius == 0)
    }

    @Test func `subviews come along, with what they show`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
        label.text = "Lamp"
        label.textColor = .red
        label.font = .boldSystemFont(ofSize: 19)
        label.textAlignment = .center
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        let image = UIImageView(image: picture)
        let button = UIButton(type: .custom)
        button.setTitle("Buy", for: .normal)
        button.setTitleColor(.blue, for: .highlighted)
        for part in [label, image, button] { view.addSubview(part) }
        let other = try copy(view)
        #expect(other.subviews.count == 3)
        let text = try #require(other.subviews[0] as? UILabel)
        #expect(
            text.text == "Lamp" && text.textColor == .red && text.font.fontName == label.font.fontName
                && text.font.pointSize == 19 && text.textAlignment == .center)
        #expect(text.frame == label.frame && !text.isUserInteractionEnabled)
        let shown = try #require((other.subviews[1] as? UIImageView)?.image)
        #expect(shown.size == picture.size && shown.scale == picture.scale)
        let pressed = try #require(other.subviews[2] as? UIButton)
        #expect(pressed.title(for: .normal) == "Buy" && pressed.titleColor(for: .highlighted) == .blue)
    }

    @Test func `rules hold between the copies`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        let height = inner.heightAnchor.constraint(equalToConstant: 30)
        height.identifier = "height"
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20), height,
            inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            inner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 5),
        ])
        let other = try copy(view)
        other.layoutIfNeeded()
        #expect(other.subviews[0].frame == CGRect(x: 20, y: 5, width: 180, height: 30))
        let rule = try #require(other.subviews[0].constraints.first)
        #expect(rule !== height && rule.identifier == "height" && rule.firstItem === other.subviews[0])
        rule.constant = 40
        other.layoutIfNeeded()
        #expect(other.subviews[0].frame.height == 40)
    }

    @Test func `a cell is copied with its content and the outlets that it writes`() throws {
        let cell = ArchivedTestCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let card = UIView()
        card.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(card)
        let top = card.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 12)
        NSLayoutConstraint.activate([
            top, card.leftAnchor.constraint(equalTo: cell.contentView.leftAnchor),
            card.widthAnchor.constraint(equalToConstant: 40), card.heightAnchor.constraint(equalToConstant: 50),
        ])
        (cell.card, cell.top) = (card, top)
        let other = try copy(cell)
        #expect(other.subviews.count == 1 && other.contentView.subviews.count == 1)
        #expect(other.card === other.contentView.subviews[0] && other.top?.isActive == true)
        other.layoutIfNeeded()
        #expect(other.card?.frame == CGRect(x: 0, y: 12, width: 40, height: 50))
        other.top?.constant = 20
        other.layoutIfNeeded()
        #expect(other.card?.frame.minY == 20 && card.frame.minY != 20)
    }
}

/// As public apps copy their cells: with outlets that they write themselves.
final class ArchivedTestCell: UICollectionViewCell {
    var card: UIView?
    var top: NSLayoutConstraint?

    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        card = coder.decodeObject(forKey: "card") as? UIView
        top = coder.decodeObject(forKey: "top") as? NSLayoutConstraint
    }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(card, forKey: "card")
        coder.encode(top, forKey: "top")
    }
}
