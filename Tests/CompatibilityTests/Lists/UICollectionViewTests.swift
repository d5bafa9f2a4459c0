import Testing
import UIKit

@MainActor @Suite(.statesOutcome) struct UICollectionViewTests {
    final class Cell: UICollectionViewCell {
        static var made = 0
        let sizeAtStart: CGSize
        override init(frame: CGRect) {
            sizeAtStart = frame.size
            super.init(frame: frame)
            Cell.made += 1
        }
        required init?(coder: NSCoder) { fatalError("not decoded") }
    }

    final class Listener: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var items = [90]
        func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            items[section]
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    /// Moves what it is given, both ways of asking, and knows nothing of the first item.
    private final class Mover: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            super.layoutAttributesForElements(in: rect)?.map(moved)
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            indexPath.item == 0 ? nil : super.layoutAttributesForItem(at: indexPath).map(moved)
        }
        private func moved(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
            attributes.frame.origin.x += 7
            return attributes
        }
    }

    /// Notes what is seen when a cell has gone.
    private final class Leaving: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var headers: [Int] = []
        var cells: [Bool] = []
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 90 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) {
            let kind = UICollectionView.elementKindSectionHeader
            headers.append(collectionView.visibleSupplementaryViews(ofKind: kind).count)
            cells.append(collectionView.visibleCells.contains(cell))
        }
    }

    @Test func `what has gone is not among what is seen when the delegate hears of it`() {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 393, height: 400)
        let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let kind = UICollectionView.elementKindSectionHeader
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        let leaving = Leaving()
        list.dataSource = leaving
        list.delegate = leaving
        let stage = ListStage(list, leaving)
        list.contentOffset.y = 1500
        stage.step()
        #expect(!leaving.headers.isEmpty && leaving.headers.allSatisfy { $0 == 0 })
        #expect(leaving.cells.allSatisfy { !$0 })
    }

    @Test func `what a flow layout tells of a rectangle is its own, and not what a subclass says of each item`() {
        let layout = Mover()
        layout.itemSize = CGSize(width: 100, height: 100)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let listener = Listener()
        listener.items = [3]
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = listener
        _ = ListStage(view, listener)
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 7)
        let second = view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minX
        #expect(second == layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minX)
    }

    private func make(items: [Int] = [90]) -> (ListStage, UICollectionView, Listener) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 120, height: 100)
        layout.minimumInteritemSpacing = 5
        layout.sectionInset = UIEdgeInsets(top: 10, left: 4, bottom: 10, right: 4)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let listener = Listener()
        listener.items = items
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = listener
        view.delegate = listener
        Cell.made = 0
        return (ListStage(view, listener), view, listener)
    }

    private func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect? {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    @Test func `flow layout spreads full lines and keeps the spacing in the last`() {
        let (_, view, _) = make(items: [5])
        // 385 points for three items of 120: 12.5 between them.
        #expect(frame(view, 0) == CGRect(x: 4, y: 10, width: 120, height: 100))
        #expect(frame(view, 2)?.maxX == 389)
        #expect(frame(view, 3)?.origin == CGPoint(x: 4, y: 120))
        #expect(frame(view, 4)?.minX == frame(view, 1)?.minX)
        #expect(view.contentSize == CGSize(width: 393, height: 230))
    }

    @Test func `cells are made for the items in sight, in their size, and used again`() {
        let (stage, view, _) = make()
        #expect(view.visibleCells.count == 24)
        #expect((view.visibleCells.first as? Cell)?.sizeAtStart == CGSize(width: 120, height: 100))
        for step in 1...50 {
            view.contentOffset.y = CGFloat(step) * 40
            stage.step()
        }
        #expect(Cell.made <= 30)
        #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 125)) == IndexPath(item: 3, section: 0))
    }

    @Test func `items come and go with their cells`() {
        let (stage, view, listener) = make(items: [6])
        let second = view.cellForItem(at: IndexPath(item: 1, section: 0))
        listener.items = [6]
        view.performBatchUpdates {
            view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            view.insertItems(at: [IndexPath(item: 5, section: 0)])
        }
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === second)
        stage.settle()
        #expect(second?.frame.minX == 4)
        #expect(view.visibleCells.count == 6)
    }

    @Test func `attributes copy themselves in their own class`() {
        final class Own: UICollectionViewLayoutAttributes {
            var ratio: CGFloat = 0
            override func copy(with zone: NSZone? = nil) -> Any {
                let copy = super.copy(with: zone)
                (copy as? Own)?.ratio = ratio
                return copy
            }
        }
        let own = Own(forCellWith: IndexPath(item: 2, section: 1))
        own.ratio = 0.5
        own.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        let copy = own.copy() as? Own
        #expect(copy?.ratio == 0.5)
        #expect(copy?.frame == own.frame)
        #expect(copy?.indexPath == own.indexPath)
    }

    @Test func `another layout takes over`() {
        let (stage, view, _) = make(items: [6])
        let other = UICollectionViewFlowLayout()
        other.itemSize = CGSize(width: 393, height: 50)
        other.minimumLineSpacing = 0
        view.setCollectionViewLayout(other, animated: true)
        stage.settle()
        #expect(view.contentSize.height == 300)
        #expect(
            view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame == CGRect(x: 0, y: 50, width: 393, height: 50))
    }

    @Test func `a layout may be exchanged before cells are registered`() {
        let listener = Listener()
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        let view: UICollectionView = controller.collectionView
        view.dataSource = listener
        var isDone = false
        let other = UICollectionViewFlowLayout()
        view.setCollectionViewLayout(other, animated: false) { isDone = $0 }
        #expect(isDone && view.collectionViewLayout === other)
        #expect(view.visibleCells.isEmpty, "no cell is asked for yet")
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        let stage = CompatibilityStage(root: controller)
        stage.settle()
        #expect(!view.visibleCells.isEmpty)
    }

    @Test
    func `a layout may set its sizes while it is prepared, and one that never agrees with itself comes to an end`() {
        final class Columns: UICollectionViewFlowLayout {
            var prepared = 0
            var restless = false
            override func prepare() {
                super.prepare()
                prepared += 1
                let width = ((collectionView?.bounds.width ?? 0) / 3).rounded(.down)
                itemSize = CGSize(width: restless ? CGFloat(prepared) : width, height: 40)
                minimumInteritemSpacing = 0
            }
        }
        let columns = Columns()
        let listener = Listener()
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: columns)
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = listener
        let stage = CompatibilityStage(showing: view)
        view.layoutIfNeeded()
        #expect(
            view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == (view.bounds.width / 3).rounded(.down))
        #expect(columns.prepared <= 4)
        columns.restless = true
        columns.invalidateLayout()
        stage.settle()
        #expect(columns.prepared < 20)
    }

    @Test func `the end of a batch outside of a window comes after the call that asks for it`() {
        final class Pages: UICollectionViewController {
            var count = 0
            var ends: [Bool] = []
            override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
            override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
                -> UICollectionViewCell
            {
                view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            }
        }
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 300, height: 600)
        flow.scrollDirection = .horizontal
        let pages = Pages(collectionViewLayout: flow)
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = CompatibilityStage(root: navigation)
        pages.collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
        pages.collectionView.performBatchUpdates({ pages.collectionView.reloadData() }) { finished in
            pages.ends.append(finished)
            pages.collectionView.scrollToItem(at: IndexPath(item: 3, section: 0), at: .left, animated: false)
        }
        #expect(pages.ends.isEmpty)
        pages.count = 8
        navigation.pushViewController(pages, animated: true)
        stage.settle()
        #expect(pages.ends == [true])
        #expect(pages.collectionView.contentOffset.x > 600)
    }
}
