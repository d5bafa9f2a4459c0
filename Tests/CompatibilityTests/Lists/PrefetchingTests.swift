import Testing
import UIKit

@MainActor @Suite(.statesOutcome) struct PrefetchingTests {
    @MainActor
    final class Announcements: NSObject, UITableViewDataSourcePrefetching,
        UICollectionViewDataSourcePrefetching
    {
        var announced: [[Int]] = []
        var dropped: [[Int]] = []

        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            announced.append(indexPaths.map(\.row))
        }
        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            dropped.append(indexPaths.map(\.row))
        }
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            announced.append(indexPaths.map(\.item))
        }
        func collectionView(
            _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
        ) {
            dropped.append(indexPaths.map(\.item))
        }
    }

    @MainActor final class Items: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
    }

    private func table() -> (UITableView, Announcements, ListStage) {
        let (table, source, listener) = (UITableView(), Announcements(), TableListener())
        listener.heightOfRow = 50
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = listener
        table.delegate = listener
        table.prefetchDataSource = source
        return (table, source, ListStage(table, listener))
    }

    @Test func `the rows of the next screenful are announced, each once`() {
        let (table, source, stage) = table()
        // 852 points hold rows 0 to 17; the next 852 begin in row 17, which is seen.
        #expect(source.announced == [Array(18...34)])
        table.contentOffset.y = 100
        stage.step()
        #expect(source.announced.count == 2 && source.announced[1] == [35, 36])
        #expect(source.dropped.isEmpty)
    }

    @Test func `when the direction turns, what is not needed is called off`() {
        let (table, source, stage) = table()
        table.contentOffset.y = 2000
        stage.step()
        source.announced = []
        source.dropped = []
        table.contentOffset.y = 1950
        stage.step()
        // From the one nearest to what is seen.
        #expect(source.announced == [Array((21...38).reversed())])
        #expect(source.dropped.count == 1 && source.dropped[0].contains(60))
    }

    @Test func `nothing is announced where prefetching is switched off`() {
        let (table, source, stage) = table()
        source.announced = []
        table.isPrefetchingEnabled = false
        table.contentOffset.y = 500
        stage.step()
        #expect(source.announced.isEmpty)
    }

    @Test func `a collection announces items`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 393, height: 100)
        layout.minimumLineSpacing = 0
        let (items, source) = (Items(), Announcements())
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = items
        collection.prefetchDataSource = source
        let stage = ListStage(collection, items)
        #expect(source.announced == [Array(9...17)])
        collection.contentOffset.y = 300
        stage.step()
        #expect(source.announced.last == [18, 19, 20])
    }
}
