import Testing
import UIKit

/// The changes between two snapshots of a diffable data source, as the layout receives them.
@MainActor
@Suite(.statesOutcome, .serialized)
struct SnapshotMoveTests {
    /// A layout that notes the updates it is prepared for.
    private final class Layout: UICollectionViewFlowLayout {
        var updates: [String] = []

        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            super.prepare(forCollectionViewUpdates: updateItems)
            updates += updateItems.map {
                let places = [$0.indexPathBeforeUpdate, $0.indexPathAfterUpdate].map { $0.map { "\($0.item)" } ?? "–" }
                return "\($0.updateAction.rawValue) \(places.joined(separator: " "))"
            }
        }
    }

    /// The updates from one order of items to another.
    private func updates(from old: [Int], to new: [Int]) -> [String] {
        let layout = Layout()
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 393, height: 852), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        let stage = CompatibilityStage(showing: view)
        for order in [old, new] {
            layout.updates = []
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["a"])
            snapshot.appendItems(order)
            source.apply(snapshot, animatingDifferences: order == new)
            stage.advance(by: 1)
        }
        return layout.updates
    }

    @Test func `the last item that becomes the first one is the only one that moves`() {
        let updates = updates(from: [1, 2, 3, 4, 5], to: [5, 1, 2, 3, 4])
        state("updates", updates.joined(separator: ", "))
        #expect(updates == ["3 4 0"])
    }

    @Test func `of a reversed order all but one move`() {
        let updates = updates(from: [1, 2, 3, 4], to: [4, 3, 2, 1])
        state("count", Double(updates.count))
        #expect(updates.count == 3 && updates.allSatisfy { $0.hasPrefix("3 ") })
    }
}
