import Testing
import UIKit

/// What a list shows stands where the list says, whatever it says of its autoresizing mask: published collection views'
/// headers, cells and section headers give the mask up for the sake of their own constraints, and are shown in their places on iOS.
@MainActor
@Suite(.statesOutcome)
struct PlacedByListTests {
    /// A title at a distance from the leading edge, by constraints, in a view that gives up its mask.
    private static func fill(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        let label = UILabel()
        label.text = "Title"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 15),
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
            label.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -15),
        ])
    }

    private final class Header: UICollectionReusableView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            PlacedByListTests.fill(self)
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Grid: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            if cell.subviews.count < 2 { PlacedByListTests.fill(cell) }
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }
    }

    @Test func `headers and cells of a collection without their mask stand where the layout says`() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 60)
        layout.headerReferenceSize = CGSize(width: 0, height: 84)
        let grid = Grid()
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 393, height: 852), collectionViewLayout: layout)
        list.contentInsetAdjustmentBehavior = .never
        list.contentInset.top = 434
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.register(
            Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        list.dataSource = grid
        let stage = CompatibilityStage(showing: list)
        stage.advance(by: 0.1)
        let path = IndexPath(item: 0, section: 0)
        let header = list.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path)
        #expect(header?.frame == CGRect(x: 0, y: 0, width: 393, height: 84))
        let origin = try #require(header?.subviews.first?.frame.origin)
        #expect(abs(origin.x - 15) < 0.001 && abs(origin.y - 10) < 0.001)
        #expect(list.cellForItem(at: path)?.frame == layout.layoutAttributesForItem(at: path)?.frame)
        #expect(list.cellForItem(at: path)?.frame.size == CGSize(width: 100, height: 60))
    }

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            PlacedByListTests.fill(cell)
            return cell
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let view = UIView()
            PlacedByListTests.fill(view)
            return view
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
    }

    @Test func `rows and section headers of a table without their mask stand where the table says`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        table.contentInsetAdjustmentBehavior = .never
        table.sectionHeaderTopPadding = 0
        let rows = Rows()
        (table.dataSource, table.delegate) = (rows, rows)
        let stage = CompatibilityStage(showing: table)
        stage.advance(by: 0.1)
        #expect(
            table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame == CGRect(x: 0, y: 80, width: 393, height: 50))
        let header = table.subviews.first { $0.bounds.height == 30 && !($0 is UITableViewCell) }
        #expect(header?.frame == CGRect(x: 0, y: 0, width: 393, height: 30))
    }

    private final class Ground: UICollectionViewFlowLayout {
        static let kind = "ground"
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let all = super.layoutAttributesForElements(in: rect) ?? []
            return all
                + [layoutAttributesForDecorationView(ofKind: Self.kind, at: IndexPath(item: 0, section: 0))].compactMap(
                    \.self)
        }
        override func layoutAttributesForDecorationView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let ground = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
            ground.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
            return ground
        }
    }

    @Test func `a decoration is made of a nib`() {
        let nib = UINib(
            data: Data(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                <collectionReusableView id="a"><rect key="frame" x="0" y="0" width="9" height="9"/>
                <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                </collectionReusableView></objects></document>
                """.utf8), bundle: nil)
        let layout = Ground()
        layout.register(nib, forDecorationViewOfKind: Ground.kind)
        let grid = Grid()
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 393, height: 852), collectionViewLayout: layout)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = grid
        let stage = CompatibilityStage(showing: list)
        stage.advance(by: 0.1)
        let ground = list.subviews.first { $0.frame.size == CGSize(width: 50, height: 40) }
        #expect(ground?.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }
}
